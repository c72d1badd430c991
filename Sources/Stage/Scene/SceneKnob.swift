public import Keyframes

/// A parameter of a scene that was made by hand: it sets constants, easings and durations of nodes.
///
/// ```swift
/// scene.knobs = [
///   SceneKnob(
///     "size", .number(range: 20...90, step: 1, unit: "pt"), .number(40),
///     sets: [.init("ball", .value("width")), .init("ball", .value("height"))])
/// ]
/// let larger = scene.turned(to: ["size": .number(60)])
/// ```
public struct SceneKnob: Equatable, Sendable {
  /// The possible values.
  public enum Kind: Equatable, Sendable {
    /// A number in `range`; keys and drags change it by `step`.
    case number(range: ClosedRange<Double>, step: Double, unit: String)
    /// One of several words, each with its setting.
    case choice([Choice])
    /// Sets 1 or 0.
    case toggle
  }

  /// A word of a choice.
  public struct Choice: Equatable, Sendable {
    /// The word that people choose.
    public var word: String
    /// The result of choosing it.
    public var setting: Setting

    /// Creates a choice.
    public init(_ word: String, _ setting: Setting) { (self.word, self.setting) = (word, setting) }
  }

  /// The current value.
  public enum Value: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// A word of a choice.
    case choice(String)
    /// On or off.
    case toggle(Bool)
  }

  /// The setting that a target gets.
  public enum Setting: Equatable, Sendable {
    /// A constant, or a duration in seconds.
    case number(Double)
    /// A constant colour.
    case color(Color)
    /// The easing of segments.
    case easing(Easing)
  }

  /// A part of a node that the knob sets.
  public struct Target: Hashable, Sendable {
    /// A value, an easing or a duration.
    public enum Part: Hashable, Sendable {
      /// The property of that name becomes a constant.
      case value(String)
      /// The easing of all segments of a property's track; without a name, of all tracks of the node.
      case easing(String?)
      /// The seconds from the first keyframe of a property to the last; without a name, of the node.
      case duration(String?)
    }

    /// The node, by its name in ``Scene/allNodes``.
    public var node: String
    /// The part that is set.
    public var part: Part

    /// Creates a target.
    public init(_ node: String, _ part: Part) { (self.node, self.part) = (node, part) }
  }

  /// The name in files and in talks: letters, digits and hyphens.
  public var name: String
  /// The name in the panel; empty for one made of the name.
  public var label: String
  /// The possible values.
  public var kind: Kind
  /// The current value.
  public var value: Value
  /// The parts that it sets.
  public var sets: [Target]

  /// Creates a knob.
  public init(
    _ name: String, _ kind: Kind, _ value: Value, sets: [Target], label: String = ""
  ) {
    (self.name, self.label, self.kind) = (name, label, kind)
    (self.value, self.sets) = (value, sets)
  }

  /// The most knobs of a scene.
  public static let most = 24

  /// The setting of a value; nil if the knob can't have it.
  public func setting(of value: Value) -> Setting? {
    switch (kind, value) {
    case (.number(let range, _, _), .number(let number)):
      range.contains(number) ? .number(number) : nil
    case (.choice(let choices), .choice(let word)):
      choices.first { $0.word == word }?.setting
    case (.toggle, .toggle(let isOn)): .number(isOn ? 1 : 0)
    case (.number, _), (.choice, _), (.toggle, _): nil
    }
  }
}
