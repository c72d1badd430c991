import Keyframes
import Scrolling
import Stage

/// Where time is, and who moves it: one playhead, several drivers, any of which takes over from any
/// other without a jump.
struct Playhead: Equatable {
  enum Driver: Equatable { case rest, clock, drag, fling, scrubBar, fingers, gamepad }

  private(set) var timeline: Timeline
  var driver = Driver.rest
  var clock: ClockDriver
  /// What a game controller asks for, also while another driver has time.
  var pad = PadRates()
  /// Where time was when two fingers took hold of it.
  var heldTime = 0.0
  var scroller: Scroller
  /// How free timelines are thrown and wheeled; pages turn in a way of their own.
  var physics = Physics.iOS {
    didSet { if !isPaged { scroller.physics = physics } }
  }

  private(set) var handling: Handling
  /// What a hand that drags has hold of.
  var grip: Grip?
  private var resumesAfterScrub = false

  static let speeds = [0.05, 0.1, 0.25, 0.5, 1, 2, 4]

  init(_ timeline: Timeline, _ handling: Handling, time: Double? = nil) {
    self.timeline = timeline
    self.handling = handling
    let time = timeline.clamp(time ?? timeline.range.lowerBound)
    clock = ClockDriver(timeline.range, rate: timeline.rate, time: time)
    scroller = Scroller(handling.extent(timeline))
    scroller.jump(to: position(of: time))
  }

  /// In the timeline's unit; beyond its ends only while a rubber band is stretched.
  var time: Double { driver == .clock ? clock.time : time(of: scroller.position) }

  /// Where time will come to rest if nobody touches it.
  private var restingTime: Double {
    driver == .clock ? clock.time : time(of: scroller.destination)
  }

  /// Whether the next frame will differ without any input.
  var isMoving: Bool { driver == .clock || scroller.isMoving || isShuttling }
  var isPlaying: Bool { driver == .clock || resumesAfterScrub }
  var isDragging: Bool { scroller.isDragging }
  /// Whether a hand has hold of time and nothing else moves it.
  var isHeld: Bool { driver == .drag || driver == .scrubBar || driver == .fingers }
  /// Whether time lies beyond an end, from where only the rubber band brings it back without a
  /// jump.
  var isStretched: Bool {
    driver != .clock && !scroller.extent.range.contains(scroller.position)
  }
  /// Where somebody would want to find it again: time, but never between two pages that a hand or a
  /// throw is just turning.
  var keptTime: Double {
    let isTurning = isPaged && (driver == .drag || driver == .fling)
    return timeline.clamp(isTurning ? pageOrPlace(restingTime) : time)
  }

  /// A page, unless it is at rest between two, which it may be where pages only attract it.
  private func pageOrPlace(_ time: Double) -> Double {
    if case .proximity = handling.snapping { time } else { time.rounded() }
  }

  /// The page it is on its way to, or on.
  var targetPage: Int { Int(restingTime.rounded()) }
  /// The page on which it rests; nil while it moves, is held, or lies between two.
  var restingPage: Int? {
    guard isPaged, !isMoving, driver == .rest, abs(time - time.rounded()) < 1e-6 else { return nil }
    return Int(time.rounded())
  }
  /// Whether hands turn pages here.
  var isPaged: Bool { timeline.unit == .pages }

  /// Times the clock's usual rate.
  var speed: Double {
    get { clock.speed }
    set { clock.speed = newValue }
  }

  /// How far the clock moves time in one second at 1×.
  var rate: Double { timeline.rate }

  /// What a frame is to the arrow keys: a 60th of a second of the clock at 1×.
  var frame: Double { rate / 60 }

  // MARK: Time passes

  mutating func advance(by dt: Double) {
    guard driver == .clock else {
      scroller.advance(by: dt)
      if driver == .gamepad { shuttle(for: dt) }
      if driver == .fling, !scroller.isMoving {
        driver = .rest
        followPad()
      }
      return
    }
    if clock.advance(by: dt) { pause(at: clock.time) }
  }

  /// Where time will come to rest after a throw or a turn of the wheel; under a hand that drags,
  /// where it would if the hand let go now, at `clock`. Nil where neither is on.
  func landing(ifThrownAt clock: Double) -> Double? {
    switch driver {
    case .fling: time(of: scroller.destination)
    case .drag: time(of: scroller.destination(ifThrownAt: clock))
    case .rest, .clock, .scrubBar, .fingers, .gamepad: nil
    }
  }

  // MARK: Drivers

  /// Runs the clock from where time is; at rest at the end it begins again.
  mutating func play() {
    guard timeline.length > 0 else { return }
    let start = time
    if scroller.isDragging, start > timeline.range.upperBound {
      // There is nothing left to play: the rubber band springs back.
      scroller.settle(to: scroller.extent.range.upperBound)
      driver = .fling
      return
    }
    clock.play(from: start)
    // Whatever held or moved the scroller lets go.
    scroller.jump(to: scroller.position)
    driver = .clock
    resumesAfterScrub = false
  }

  mutating func pause() {
    resumesAfterScrub = false
    if driver == .clock || driver == .gamepad { pause(at: time) }
  }

  /// One press of a shuttle key: 1 forwards, −1 backwards, 0 stops.
  mutating func shuttle(_ way: Double) {
    guard way != 0 else { return pause() }
    guard timeline.length > 0 else { return }
    let start = timeline.clamp(time)
    scroller.jump(to: scroller.position)
    clock.shuttle(way, from: start)
    driver = .clock
    resumesAfterScrub = false
  }

  /// Puts the playhead at a time and stops there; times outside the range are clamped.
  mutating func jump(to time: Double) {
    pause(at: timeline.clamp(time))
  }

  mutating func beginScrub() {
    resumesAfterScrub = driver == .clock
    pause(at: timeline.clamp(time), keepingResume: true)
    driver = .scrubBar
  }

  mutating func scrub(to time: Double) {
    guard driver == .scrubBar else { return }
    scroller.jump(to: position(of: timeline.clamp(time)))
  }

  mutating func endScrub() {
    guard driver == .scrubBar else { return }
    driver = .rest
    if resumesAfterScrub, time < timeline.range.upperBound { play() } else { followPad() }
    resumesAfterScrub = false
  }

  /// Moves by the axis on which the wheel was turned further.
  mutating func wheel(_ event: WheelEvent) {
    guard !isHeld else { return }
    pause()
    scroller.wheel(event, along: event.mainAxis)
    driver = scroller.isMoving ? .fling : .rest
  }

  mutating func turnPage(by count: Int) {
    pause()
    if scroller.isDragging { scroller.jump(to: scroller.position) }
    scroller.turnPage(by: count)
    driver = scroller.isMoving ? .fling : .rest
  }

  /// The timeline has grown or shrunk, or lies another way; time stays where it is.
  mutating func change(to timeline: Timeline, _ handling: Handling) {
    guard timeline != self.timeline || handling.way != self.handling.way else {
      self.handling = handling
      return scroller.resize(to: handling.extent(timeline))
    }
    let time = time
    self.timeline = timeline
    self.handling = handling
    scroller = Scroller(handling.extent(timeline), physics: isPaged ? .iOS : physics)
    clock.change(to: timeline.range)
    if driver == .clock {
      scroller.jump(to: position(of: clock.time))
    } else {
      clock.stop(at: time)
      scroller.jump(to: position(of: timeline.clamp(time)))
      driver = .rest
      followPad()
    }
  }

  mutating func pause(at time: Double, keepingResume: Bool = false) {
    clock.stop(at: time)
    scroller.jump(to: position(of: time))
    driver = .rest
    if !keepingResume { resumesAfterScrub = false }
  }

  // MARK: Points and time

  func position(of time: Double) -> Double {
    (time - timeline.range.lowerBound) * handling.way.pointsPerUnit
  }

  private func time(of position: Double) -> Double {
    timeline.range.lowerBound + position / handling.way.pointsPerUnit
  }
}

extension Timeline {
  /// How far the clock moves time in one second at 1×.
  var rate: Double {
    switch unit {
    case .pages: 0.5
    case .points: 320
    case .seconds: 1
    }
  }
}
