public import Editing
public import Keyframes
public import Stage

/// A named scene, and how it reacts to input on the stage. A demo is a value: its stored properties
/// are its state, and the scene is a pure function of them and of time.
///
/// Features that only some demos have are protocols of their own: ``AdjustableDemo``,
/// ``PagedDemo``, ``ButtonedDemo`` and ``PhysicsDemo``.
public protocol Demo: Sendable {
  /// The name on the command line: lower case, with hyphens; by default from the title.
  static var name: String { get }
  static var title: String { get }
  /// One line that tells people what to look at.
  static var caption: String { get }
  /// The time of the picture in the gallery; 0 by default.
  static var posterTime: Double { get }
  /// Whether small type stays small in talks; false by default: text smaller than 1/40 of the
  /// stage's height is enlarged.
  static var keepsSmallType: Bool { get }

  /// The name in the gallery; by default the name of the type.
  var name: String { get }
  var title: String { get }
  var caption: String { get }
  var posterTime: Double { get }
  var keepsSmallType: Bool { get }
  /// The demo in its initial state; by default a new value of its type.
  var fresh: any Demo { get }

  init()

  /// The unit of time, and its range in the demo's current state.
  var timeline: Timeline { get }
  var scene: Scene { get }
  /// Reacts to an input; by default ignores every input.
  mutating func receive(_ input: DemoInput, at time: Double) -> Reply

  /// The demo itself, or the one that it wraps, which may have knobs, buttons, pages and physics.
  var parts: any Demo { get set }
}

/// An input of a demo.
public enum DemoInput: Equatable, Sendable {
  /// The button with this title was pressed; see ``ButtonedDemo``.
  case button(String)
  /// A tap on the stage, in stage points.
  case tap(Point)
  /// Pointer input on the stage. The reply to `pressed` decides who gets the rest of the gesture,
  /// until the release: with `.hold` or `.turn` the demo; with `.ignored` buttons, taps and
  /// dragging time; with any other reply nobody. A wheel event that is `.ignored` moves time.
  case pointer(PointerEvent)
  /// This number of seconds passes, above 0, before the playhead moves: for motion that does not
  /// depend on the timeline. If the reply is not `.ignored`, another frame follows.
  case seconds(Double)
  /// The playhead has passed a cue of the scene, forwards or backwards; once for each passing.
  case cue(CueTracker.Crossing)
  /// The playhead has come to rest on another page than before.
  case settled(page: Int)
  /// A profile of ``Physics/profiles`` was chosen for the free timelines of all demos. Reply
  /// `.ignored` if the demo does not change.
  case adopted(profile: String)
}

/// A demo's reply to an input: a request to the app.
public enum Reply: Equatable, Sendable {
  case nothing
  /// Plays from the playhead.
  case play
  /// Plays from the start of the timeline.
  case playFromStart
  case pause
  /// Captures the pointer for the demo, until it is released.
  case hold
  /// Chooses a profile of ``Physics/profiles`` for all free timelines; ignores unknown names.
  case adopt(String)
  /// Sets one of the demo's knobs to the nearest possible value. In reply to a press it also
  /// captures the pointer, and all changes until the release are one undo step. A value that fits
  /// no knob changes nothing.
  case turn(String, to: KnobValue)
  /// The demo does not use this input.
  case ignored
}

extension Demo {
  /// The title in lower case, its words joined by hyphens.
  public static var name: String { String(title.lowercased().map { $0 == " " ? "-" : $0 }) }
  public static var posterTime: Double { 0 }
  public static var keepsSmallType: Bool { false }
  public mutating func receive(_ input: DemoInput, at time: Double) -> Reply { .ignored }

  public var parts: any Demo {
    get { self }
    set { if let demo = newValue as? Self { self = demo } }
  }

  public var name: String { Self.name }
  public var title: String { Self.title }
  public var caption: String { Self.caption }
  public var posterTime: Double { Self.posterTime }
  public var keepsSmallType: Bool { Self.keepsSmallType }

  public var fresh: any Demo { Self() }
}
