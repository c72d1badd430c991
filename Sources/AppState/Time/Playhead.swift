import Keyframes
package import Scrolling
package import Stage

/// The current time and its drivers: one playhead with several drivers, each of which can take over
/// from any other without a jump.
package struct Playhead: Equatable {
  package enum Driver: Equatable { case rest, clock, drag, fling, scrubBar, fingers, gamepad }

  package private(set) var timeline: Timeline
  package var driver = Driver.rest
  package var clock: ClockDriver
  /// The game controller's rates, also while another driver moves time.
  package var pad = PadRates()
  /// The time at which a gesture of two fingers was recognised.
  package var heldTime = 0.0
  package var scroller: Scroller
  /// The scroll physics of free timelines; pages have their own.
  package var physics = Physics.iOS {
    didSet { if !isPaged { scroller.physics = physics } }
  }

  package private(set) var handling: Handling
  /// The state of a drag; nil without one.
  package var grip: Grip?
  private var resumesAfterScrub = false

  package static let speeds = [0.05, 0.1, 0.25, 0.5, 1, 2, 4]

  package init(_ timeline: Timeline, _ handling: Handling, time: Double? = nil) {
    self.timeline = timeline
    self.handling = handling
    let time = timeline.clamp(time ?? timeline.range.lowerBound)
    clock = ClockDriver(timeline.range, rate: timeline.rate, time: time)
    scroller = Scroller(handling.extent(timeline))
    scroller.jump(to: position(of: time))
  }

  /// In the timeline's unit; beyond its ends only while a rubber band is stretched.
  package var time: Double { driver == .clock ? clock.time : time(of: scroller.position) }

  /// Where time will come to rest without further input.
  private var restingTime: Double {
    driver == .clock ? clock.time : time(of: scroller.destination)
  }

  /// Whether the next frame will differ without any input.
  package var isMoving: Bool { driver == .clock || scroller.isMoving || isShuttling }
  package var isPlaying: Bool { driver == .clock || resumesAfterScrub }
  package var isDragging: Bool { scroller.isDragging }
  /// Whether time is being dragged, scrubbed or moved by two fingers.
  package var isHeld: Bool { driver == .drag || driver == .scrubBar || driver == .fingers }
  /// Whether time is beyond an end, from where only the rubber band can bring it back without a jump.
  package var isStretched: Bool {
    driver != .clock && !scroller.extent.range.contains(scroller.position)
  }
  /// The time to save and restore: the current one, or, while a page is being turned, the page where it
  /// will come to rest.
  package var keptTime: Double {
    let isTurning = isPaged && (driver == .drag || driver == .fling)
    return timeline.clamp(isTurning ? pageOrPosition(restingTime) : time)
  }

  /// The nearest page, unless the snapping lets time rest between two.
  private func pageOrPosition(_ time: Double) -> Double {
    if case .proximity = handling.snapping { time } else { time.rounded() }
  }

  /// The current page, or the one to which time is moving; limited to ±10⁶.
  package var targetPage: Int { Int(min(max(restingTime.rounded(), -1e6), 1e6)) }
  /// Whether time is in pages, and nothing moves or holds it.
  package var isResting: Bool { isPaged && !isMoving && driver == .rest }
  /// Whether time is in pages.
  package var isPaged: Bool { timeline.unit == .pages }

  /// A multiple of the clock's usual rate.
  package var speed: Double {
    get { clock.speed }
    set { clock.speed = newValue }
  }

  /// How far the clock moves time in one second at 1×, in the timeline's unit.
  package var rate: Double { timeline.rate }

  /// The step of the arrow keys: how far the clock moves time in a frame at 1×, of which there are 60 a second
  /// unless the timeline says otherwise.
  package var frame: Double { rate / (timeline.frameRate ?? 60) }

  // MARK: Time passes

  package mutating func advance(by dt: Double) {
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

  /// Where time will come to rest after a fling or a turn of the wheel, or, during a drag, if it were
  /// released at `clock`. Nil for other drivers.
  package func landing(ifReleasedAt clock: Double) -> Double? {
    switch driver {
    case .fling: time(of: scroller.destination)
    case .drag: time(of: scroller.destination(ifReleasedAt: clock))
    case .rest, .clock, .scrubBar, .fingers, .gamepad: nil
    }
  }

  // MARK: Drivers

  /// Plays from the current time; from the start if that is the end.
  package mutating func play() {
    guard timeline.length > 0 else { return }
    let start = time
    if scroller.isDragging, start > timeline.range.upperBound {
      // There is nothing left to play: the rubber band springs back.
      scroller.settle(to: scroller.extent.range.upperBound)
      driver = .fling
      return
    }
    clock.play(from: start)
    // Ends a drag or a motion of the scroller.
    scroller.jump(to: scroller.position)
    driver = .clock
    resumesAfterScrub = false
  }

  package mutating func pause() {
    resumesAfterScrub = false
    if driver == .clock || driver == .gamepad { pause(at: time) }
  }

  /// One press of a shuttle key: 1 forwards, −1 backwards.
  package mutating func shuttle(_ direction: Double) {
    guard timeline.length > 0 else { return }
    let start = timeline.clamp(time)
    scroller.jump(to: scroller.position)
    clock.shuttle(direction, from: start)
    driver = .clock
    resumesAfterScrub = false
  }

  /// Moves the playhead to a time and stops there; times outside the range are clamped.
  package mutating func jump(to time: Double) {
    pause(at: timeline.clamp(time))
  }

  package mutating func beginScrub() {
    resumesAfterScrub = driver == .clock
    pause(at: timeline.clamp(time), keepingResume: true)
    driver = .scrubBar
  }

  package mutating func scrub(to time: Double) {
    guard driver == .scrubBar else { return }
    scroller.jump(to: position(of: timeline.clamp(time)))
  }

  package mutating func endScrub() {
    guard driver == .scrubBar else { return }
    driver = .rest
    if resumesAfterScrub, time < timeline.range.upperBound { play() } else { followPad() }
    resumesAfterScrub = false
  }

  /// Scrolls along the axis on which the wheel was turned further.
  package mutating func wheel(_ event: WheelEvent) {
    guard !isHeld else { return }
    pause()
    scroller.wheel(event, along: event.mainAxis)
    driver = scroller.isMoving ? .fling : .rest
  }

  package mutating func turnPage(by count: Int) {
    pause()
    if scroller.isDragging { scroller.jump(to: scroller.position) }
    scroller.turnPage(by: count)
    driver = scroller.isMoving ? .fling : .rest
  }

  /// Changes the timeline or its handling; time stays where it is.
  package mutating func change(to timeline: Timeline, _ handling: Handling) {
    guard timeline != self.timeline || handling.path != self.handling.path else {
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

  package mutating func pause(at time: Double, keepingResume: Bool = false) {
    clock.stop(at: time)
    scroller.jump(to: position(of: time))
    driver = .rest
    if !keepingResume { resumesAfterScrub = false }
  }

  // MARK: Points and time

  package func position(of time: Double) -> Double {
    (time - timeline.range.lowerBound) * handling.path.pointsPerUnit
  }

  private func time(of position: Double) -> Double {
    timeline.range.lowerBound + position / handling.path.pointsPerUnit
  }
}
