public import Editing
public import Keyframes
public import Scrolling
public import Stage

/// A demo with parameters that can be changed while it runs.
public protocol AdjustableDemo: Demo {
  /// The parameters, in the order of the panel.
  static var knobs: [Knob] { get }
  /// The parameters of this value of the demo; by default those of its type.
  var ownKnobs: [Knob] { get }
  /// The values of the knobs: `var values = KnobValues(knobs)`.
  var values: KnobValues { get set }
  /// Whether a knob has an effect in the demo's current state; the panel hides knobs without one.
  /// By default all have an effect.
  func shows(_ knob: Knob) -> Bool
}

/// A demo of pages that customises how they follow a drag. In other demos pages follow 1:1, and
/// come to rest at the nearest page.
public protocol PagedDemo: Demo {
  /// How far a page follows a drag: 1 is 1:1, less is a damped pan.
  var follow: Double { get }
  /// The rule for the page at which a drag comes to rest.
  var snapping: Snapping { get }
}

/// A demo with buttons on the stage; a press is a ``DemoInput/button(_:)``.
public protocol ButtonedDemo: Demo {
  /// The buttons at `time`.
  func buttons(at time: Double, isPlaying: Bool) -> [StageButton]
}

/// A demo with its own scroll physics.
public protocol PhysicsDemo: Demo {
  /// The demo's constants for a profile of ``Physics/profiles``; nil for the usual constants. They
  /// apply to the free timelines of all demos while the profile is chosen.
  func physics(of profile: String) -> Physics?
}

/// A demo with a scene of its own for people who asked for reduced motion. In other demos moves become fades,
/// by `Scene.reducingMotion(on:)`.
public protocol ReducedMotionDemo: Demo {
  /// The scene in the demo's current state, without large or fast motion.
  var reducedMotionScene: Scene { get }
}

/// A button of a demo, on the stage.
public struct StageButton: Equatable, Sendable {
  /// The title, which also identifies the button in ``DemoInput/button(_:)``.
  public var title: String
  /// The rectangle in stage points.
  public var rect: Rect
  public var isEnabled: Bool

  public init(_ title: String, _ rect: Rect, isEnabled: Bool = true) {
    self.title = title
    self.rect = rect
    self.isEnabled = isEnabled
  }

  /// Returns buttons side by side: `first` is the first one's rectangle; `step` leads to the next.
  public static func row(
    _ titles: [String], _ first: Rect, every step: Double, isEnabled: (_ title: String) -> Bool
  ) -> [StageButton] {
    titles.enumerated().map { index, title in
      StageButton(
        title, first.offset(x: step * Double(index)), isEnabled: isEnabled(title))
    }
  }
}

extension AdjustableDemo {
  public var ownKnobs: [Knob] { Self.knobs }
  public func shows(_ knob: Knob) -> Bool { true }
}

extension PagedDemo {
  public var follow: Double { 1 }
  public var snapping: Snapping { .mandatory }
}

// Features of a demo, with defaults for demos that lack them.
extension Demo {
  /// The demo's knobs; empty if it is not adjustable.
  public var knobs: [Knob] { (parts as? any AdjustableDemo)?.ownKnobs ?? [] }

  /// The values of the demo's knobs; setting them has no effect if it is not adjustable.
  public var knobValues: KnobValues {
    get { (parts as? any AdjustableDemo)?.values ?? KnobValues() }
    set {
      guard var demo = parts as? any AdjustableDemo else { return }
      demo.values = newValue
      parts = demo
    }
  }

  /// The knobs of a scene without code, at their defaults; nil for demos with code.
  public var sceneKnobs: [SceneKnob]? { (parts as? SceneDemo)?.currentKnobs }

  /// The knobs that a scene without code was given, before edits; nil for demos with code.
  public var madeKnobs: [SceneKnob]? { (parts as? SceneDemo)?.givenKnobs }

  /// The demo's own `scene` with edits. To a scene without code they are applied before its knobs, since a knob of a
  /// node's duration stretches all tracks of the node, the edited ones too.
  public func edited(
    _ scene: @autoclosure () -> Scene, by edits: DemoEdits, fresh: [Node]
  ) -> Scene {
    ((parts as? SceneDemo)?.made ?? scene()).edited(by: edits, fresh: fresh)
  }

  /// Takes over the knobs of edits, if it is a scene without code, and their values.
  public mutating func takeKnobs(of edits: DemoEdits) {
    if var scene = parts as? SceneDemo {
      scene.currentKnobs = edits.knobs ?? scene.givenKnobs
      parts = scene
    }
    knobValues = KnobValues(knobs, changed: edits.values)
  }

  /// Whether a knob has an effect in the demo's current state.
  public func isShowing(_ knob: Knob) -> Bool {
    (parts as? any AdjustableDemo)?.shows(knob) ?? false
  }

  /// The demo's buttons at `time`.
  public func stageButtons(at time: Double, isPlaying: Bool) -> [StageButton] {
    (parts as? any ButtonedDemo)?.buttons(at: time, isPlaying: isPlaying) ?? []
  }

  /// The demo's constants for a profile of ``Physics/profiles``, if it has any.
  public func ownPhysics(of profile: String) -> Physics? {
    (parts as? any PhysicsDemo)?.physics(of: profile)
  }
}
