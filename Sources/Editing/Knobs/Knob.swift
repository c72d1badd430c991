import Keyframes

/// A parameter of a demo that can be changed while it runs.
///
/// ```swift
/// static let knobs: [Knob] = [
///   .number("response", 0.1...2, step: 0.05, unit: "s", default: 0.9),
///   .choice("easing", ["bounce", "back"], default: "bounce"),
///   .toggle("labels", default: true),
/// ]
/// var values = KnobValues(knobs)
/// ```
public struct Knob: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    /// A number in `range`; keys and drags change it by `step`, which is above 0.
    case number(range: ClosedRange<Double>, step: Double, unit: String)
    /// One of these words, of which there is at least one.
    case choice([String])
    case toggle
  }

  /// The name on the command line and in saved files: letters, digits and hyphens.
  public let name: String
  /// The name in the panel.
  public let label: String
  public let kind: Kind
  public let defaultValue: KnobValue

  private init(_ name: String, _ label: String?, _ kind: Kind, _ value: KnobValue) {
    let isWord = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    require(isWord, "The knob's name \"\(name)\" is not made of letters, digits and hyphens.")
    let words = name.split(separator: "-").joined(separator: " ")
    self.name = name
    self.label = label ?? words.prefix(1).uppercased() + words.dropFirst()
    self.kind = kind
    defaultValue = value
    require(fitted(value) == value, "The default of \(name) is \(value), which it cannot be.")
  }

  /// A number. Traps unless `range` is finite, `step` is above 0, and the default is in the range.
  public static func number(
    _ name: String, _ range: ClosedRange<Double>, step: Double, unit: String = "",
    default value: Double, label: String? = nil
  ) -> Knob {
    require(
      range.lowerBound.isFinite && range.upperBound.isFinite && step > 0 && step.isFinite,
      "\(name) has the range \(range) and the step \(step): they must be finite, the step above 0.")
    return Knob(name, label, .number(range: range, step: step, unit: unit), .number(value))
  }

  /// One of several words. Traps if the default is not one of them.
  public static func choice(
    _ name: String, _ choices: [String], default value: String, label: String? = nil
  ) -> Knob {
    Knob(name, label, .choice(choices), .choice(value))
  }

  public static func toggle(_ name: String, default value: Bool, label: String? = nil) -> Knob {
    Knob(name, label, .toggle, .toggle(value))
  }

  /// The possible value nearest to `value`; nil if `value` is of another kind, NaN, or a word that
  /// is not among the choices.
  public func fitted(_ value: KnobValue) -> KnobValue? {
    switch (kind, value) {
    case (.number(let range, _, _), .number(let number)) where !number.isNaN:
      .number(min(max(number, range.lowerBound), range.upperBound))
    case (.choice(let choices), .choice(let word)): choices.contains(word) ? value : nil
    case (.toggle, .toggle): value
    case (.number, _), (.choice, _), (.toggle, _): nil
    }
  }
}

/// A value of a knob.
public enum KnobValue: Hashable, Sendable {
  case number(Double)
  case choice(String)
  case toggle(Bool)
}
