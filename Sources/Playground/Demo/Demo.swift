public import Keyframes
public import Scrolling
public import Stage

/// A scene with a name, and what can be done to it on the stage. A demo is a value: its stored
/// properties are its state, and the scene is a pure function of them and of time.
public protocol Demo: Sendable {
  /// What the command line calls it: lower case, words joined by hyphens.
  static var name: String { get }
  static var title: String { get }
  /// One line that says what to look at.
  static var caption: String { get }
  /// The time at which its picture in the gallery is taken.
  static var posterTime: Double { get }

  /// What can be turned while it runs, in the order of the panel.
  static var knobs: [Knob] { get }

  init()

  /// What its knobs are turned to. A demo with knobs stores it: `var values = KnobValues(knobs)`.
  var values: KnobValues { get set }

  /// What time means, and how far it goes as the demo stands.
  var timeline: Timeline { get }
  var scene: Scene { get }
  /// How far a page follows the hand: 1 is 1:1, less is a damped pan.
  var follow: Double { get }
  /// Which page a drag comes to rest at, where time is in pages.
  var snapping: Snapping { get }
  /// Its own constants for a profile of physics, of ``Physics/profiles``; nil leaves the usual ones.
  /// Free timelines of all demos are thrown by them while the profile is chosen.
  func physics(of profile: String) -> Physics?
  /// Whether a knob is of use as the demo stands; the panel leaves out what is not.
  func shows(_ knob: Knob) -> Bool

  /// What can be pressed on the stage at `time`, while the clock runs or not.
  func buttons(at time: Double, isPlaying: Bool) -> [StageButton]
  mutating func press(_ button: String, at time: Double) -> Reply
  /// A tap on the stage, in stage points.
  mutating func tap(_ place: Point, at time: Double) -> Reply
  /// What a hand does on the stage. The answer to `pressed` decides: `.hold` gives the demo all that
  /// the hand does until it lets go, `.ignored` leaves the hand to buttons, taps and time, and
  /// anything else but a turned knob says that the press was all. A wheel that is `.ignored` moves
  /// time as well.
  mutating func hand(_ event: HandEvent, at time: Double) -> Reply
  /// So many seconds pass, more than 0, before time moves on from `time`: for what moves by itself,
  /// and does not hang on time.
  ///
  /// - Returns: whether it has changed, and so wants to be seen and to be told again.
  mutating func advance(by seconds: Double, at time: Double) -> Bool
  /// Time has passed a cue of the scene, forwards or backwards; each passing is told once.
  mutating func passed(_ crossing: CueTracker.Crossing, at time: Double) -> Reply
  /// The playhead has come to rest on another page than before.
  mutating func settled(on page: Int) -> Reply
  /// From now on free timelines of all demos are thrown by this profile of ``Physics/profiles``.
  ///
  /// - Returns: whether the demo has changed.
  mutating func adopted(_ profile: String) -> Bool
}

/// What a demo wants done after it was touched.
public enum Reply: Equatable, Sendable {
  case nothing
  /// Run the clock from where the playhead is.
  case play
  /// Run the clock from the timeline's start.
  case playFromStart
  case pause
  /// The demo takes the hand that has pressed, until it lets go.
  case hold
  /// Free timelines are thrown and wheeled by this profile of ``Physics/profiles`` from now on, in
  /// all demos. A name that none has changes nothing.
  case adopt(String)
  /// Turn one of the demo's knobs, as near to the value as it can be. Of a press it holds the hand as
  /// well, and all that is turned until it lets go is one step back. What fits no knob turns nothing.
  case turn(String, to: KnobValue)
  /// The demo has no use for this touch.
  case ignored
}

/// A button that belongs to a demo and lies on the stage.
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

  /// The demo as it was before anybody touched it.
  public var fresh: any Demo { Self() }
}
