public import Editing
public import Keyframes
public import Scrolling
public import Stage

/// A named scene, and how it reacts to input on the stage. A demo is a value: its stored properties are
/// its state, and the scene is a pure function of them and of time.
public protocol Demo: Sendable {
  /// Its name on the command line: lower case, words joined by hyphens.
  static var name: String { get }
  static var title: String { get }
  /// One line that says what to look at.
  static var caption: String { get }
  /// The time at which its picture in the gallery is taken.
  static var posterTime: Double { get }

  /// Its parameters, in the order of the panel.
  static var knobs: [Knob] { get }

  init()

  /// The values of its knobs. A demo with knobs stores them: `var values = KnobValues(knobs)`.
  var values: KnobValues { get set }

  /// What time means, and its range in the demo's current state.
  var timeline: Timeline { get }
  var scene: Scene { get }
  /// How far a page follows a drag: 1 is 1:1, less is a damped pan.
  var follow: Double { get }
  /// Which page a drag comes to rest at, where time is in pages.
  var snapping: Snapping { get }
  /// Its own constants for a profile of ``Physics/profiles``; nil leaves the usual ones. They apply to
  /// the free timelines of all demos while the profile is chosen.
  func physics(of profile: String) -> Physics?
  /// Whether a knob has an effect in the demo's current state; the panel hides those that have none.
  func shows(_ knob: Knob) -> Bool

  /// The buttons on the stage at `time`.
  func buttons(at time: Double, isPlaying: Bool) -> [StageButton]
  mutating func press(_ button: String, at time: Double) -> Reply
  /// A tap on the stage, in stage points.
  mutating func tap(_ place: Point, at time: Double) -> Reply
  /// Pointer input on the stage. The reply to `pressed` decides who gets the rest of the gesture: with
  /// `.hold` or `.turn` the demo does, until the release; with `.ignored` buttons, taps and time do;
  /// with any other reply nobody does. A wheel event that is `.ignored` moves time.
  mutating func hand(_ event: HandEvent, at time: Double) -> Reply
  /// Lets `seconds` pass, more than 0, before time moves on from `time`: for motion that does not
  /// depend on time.
  ///
  /// - Returns: whether the demo has changed; if so, another frame follows.
  mutating func advance(by seconds: Double, at time: Double) -> Bool
  /// Time has passed a cue of the scene, forwards or backwards; called once for each passing.
  mutating func passed(_ crossing: CueTracker.Crossing, at time: Double) -> Reply
  /// The playhead has come to rest on another page than before.
  mutating func settled(on page: Int) -> Reply
  /// This profile of ``Physics/profiles`` has been chosen for the free timelines of all demos.
  ///
  /// - Returns: whether the demo has changed.
  mutating func adopted(_ profile: String) -> Bool
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

/// A button of a demo, on the stage.
public struct StageButton: Equatable, Sendable {
  /// Also its name for `Demo.press`.
  public var title: String
  /// In stage points.
  public var rect: Rect
  public var isEnabled: Bool

  public init(_ title: String, _ rect: Rect, isEnabled: Bool = true) {
    self.title = title
    self.rect = rect
    self.isEnabled = isEnabled
  }
}

extension Demo {
  public var follow: Double { 1 }
  public var snapping: Snapping { .mandatory }
  public func physics(of profile: String) -> Physics? { nil }
  public func shows(_ knob: Knob) -> Bool { true }
  public static var posterTime: Double { 0 }
  public static var knobs: [Knob] { [] }
  public var values: KnobValues {
    get { KnobValues() }
    set {}
  }

  public func buttons(at time: Double, isPlaying: Bool) -> [StageButton] { [] }
  public mutating func press(_ button: String, at time: Double) -> Reply { .ignored }
  public mutating func tap(_ place: Point, at time: Double) -> Reply { .ignored }

  public mutating func hand(_ event: HandEvent, at time: Double) -> Reply { .ignored }
  public mutating func advance(by seconds: Double, at time: Double) -> Bool { false }

  public mutating func adopted(_ profile: String) -> Bool { false }
  public mutating func settled(on page: Int) -> Reply { .ignored }
  public mutating func passed(_ crossing: CueTracker.Crossing, at time: Double) -> Reply {
    .ignored
  }

  public var name: String { Self.name }
  public var title: String { Self.title }
  public var caption: String { Self.caption }
  public var posterTime: Double { Self.posterTime }
  public var knobs: [Knob] { Self.knobs }

  /// The demo in its initial state.
  public var fresh: any Demo { Self() }
}
