public import Editing
public import Keyframes
public import Stage

/// A named scene, and how it reacts to input on the stage. A demo is a value: its stored properties are
/// its state, and the scene is a pure function of them and of time.
///
/// What only some demos have are protocols of their own: ``AdjustableDemo``, ``PagedDemo``,
/// ``ButtonedDemo`` and ``PhysicsDemo``.
public protocol Demo: Sendable {
  /// Its name on the command line: lower case, words joined by hyphens. By default that of the title.
  static var name: String { get }
  static var title: String { get }
  /// One line that says what to look at.
  static var caption: String { get }
  /// The time at which its picture in the gallery is taken; 0 by default.
  static var posterTime: Double { get }
  /// What it says in simplified Chinese: title, caption, labels of knobs and texts on the stage; none by
  /// default.
  static var chinese: DemoWords { get }
  /// Whether small type stays small in talks; false by default, where what is smaller than 1/40 of the
  /// stage's height is enlarged.
  static var keepsSmallType: Bool { get }

  /// Its name among the demos in the gallery; by default that of its type.
  var name: String { get }
  var title: String { get }
  var caption: String { get }
  var posterTime: Double { get }
  var keepsSmallType: Bool { get }
  /// The demo in its initial state; by default a new one of its type.
  var fresh: any Demo { get }

  init()

  /// What time means, and its range in the demo's current state.
  var timeline: Timeline { get }
  var scene: Scene { get }
  /// Reacts to an input; by default ignores all.
  mutating func receive(_ input: DemoInput, at time: Double) -> Reply

  /// Itself, or the demo that it stands for: that which may have knobs, buttons, pages and physics.
  var parts: any Demo { get set }
}

/// What happens to a demo.
public enum DemoInput: Equatable, Sendable {
  /// The button of that title was pressed; see ``ButtonedDemo``.
  case button(String)
  /// A tap on the stage, in stage points.
  case tap(Point)
  /// Pointer input on the stage. The reply to `pressed` decides who gets the rest of the gesture: with
  /// `.hold` or `.turn` the demo does, until the release; with `.ignored` buttons, taps and time do;
  /// with any other reply nobody does. A wheel event that is `.ignored` moves time.
  case hand(HandEvent)
  /// That many seconds pass, more than 0, before time moves on: for motion that does not depend on time.
  /// If the reply is not `.ignored`, another frame follows.
  case seconds(Double)
  /// Time has passed a cue of the scene, forwards or backwards; once for each passing.
  case cue(CueTracker.Crossing)
  /// The playhead has come to rest on another page than before.
  case settled(page: Int)
  /// This profile of ``Physics/profiles`` has been chosen for the free timelines of all demos. The demo
  /// has changed unless the reply is `.ignored`.
  case adopted(profile: String)
}

/// What a demo asks for in reply to input.
public enum Reply: Equatable, Sendable {
  case nothing
  /// Play from the playhead.
  case play
  /// Play from the start of the timeline.
  case playFromStart
  case pause
  /// The demo takes the pointer until it is released.
  case hold
  /// Choose this profile of ``Physics/profiles`` for the free timelines of all demos. An unknown name
  /// changes nothing.
  case adopt(String)
  /// Set one of the demo's knobs to the nearest possible value. In reply to a press it also takes the
  /// pointer, and all changes until the release are one undo step. A value that fits no knob changes
  /// nothing.
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
