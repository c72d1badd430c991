/// A clock over a range, as a value: it can be started, paused in the middle of a link, turned
/// around, looped and scrubbed, and its time is a closed form of what has elapsed.
///
/// ```swift
/// var playback = Playback(0...2, ending: .loop(3))
/// playback.start()
/// playback.advance(by: 5)  // [.looped(2)]
/// playback.time            // 1
/// playback.advance(by: 9)  // [.completed]
/// ```
///
/// A call that means nothing in the present state does nothing and leaves nothing behind: a
/// `pause()` or `stop()` while nothing runs does not swallow the next `start()`.
public struct Playback: Equatable, Sendable {
  /// Where time runs, in its own unit. When it changes, time is clamped to it.
  ///
  /// - Precondition: finite, and so is its length.
  public var range: ClosedRange<Double> {
    didSet {
      Self.check(range)
      time = Self.clamp(time, to: range)
    }
  }

  /// The part of `range` that is looped in; all of it where this is nil or has nothing of it.
  ///
  /// It counts for `.loop` and `.pingPong`. Time that comes to it from before it runs into it and
  /// stays; time beyond it, seen the way it runs, goes on to the end of `range` and completes
  /// there. When it changes while time runs in the loop, time is taken along, so that an end can be
  /// dragged.
  public var loopRange: ClosedRange<Double>? {
    didSet {
      guard state == .running, ending.mode != .stop else { return }
      if Self.loop(oldValue, in: range).contains(time) { time = Self.clamp(time, to: loop) }
    }
  }

  /// How far time moves in a second: 1 is normal, below 0 runs backwards, 0 stands.
  ///
  /// - Precondition: finite.
  public var rate: Double {
    didSet { Self.check(rate) }
  }

  /// What happens at the end of a pass. Where fewer passes are asked for than have been made, the
  /// present one is the last.
  public var ending: Ending

  /// Always in `range`.
  public internal(set) var time: Double
  /// What it is doing.
  public internal(set) var state = State.stopped
  /// How many passes of this run are over.
  public internal(set) var passes = 0
  /// Whether time runs against the sign of `rate`: on the way back of a ping-pong, or after
  /// `reverse()`.
  var isTurned = false

  /// A playback that stands where it will begin.
  ///
  /// - Precondition: `range`, its length and `rate` are finite.
  public init(
    _ range: ClosedRange<Double>, rate: Double = 1, ending: Ending = .stop,
    loopRange: ClosedRange<Double>? = nil
  ) {
    Self.check(range)
    Self.check(rate)
    self.range = range
    self.rate = rate
    self.ending = ending
    self.loopRange = loopRange
    time = rate < 0 ? range.upperBound : range.lowerBound
  }

  /// Units of time per second at this moment, with its sign; 0 unless it runs.
  public var velocity: Double {
    guard state == .running else { return 0 }
    return isTurned ? -rate : rate
  }

  // MARK: Commands

  /// Runs from the beginning, in any state: the start of `range`, or its end where `rate` is below
  /// 0.
  public mutating func start() {
    stop()
    state = .running
  }

  /// Runs from `time`, clamped, as a new run. A time that is not a number is the beginning.
  public mutating func start(from time: Double) {
    start()
    if !time.isNaN { self.time = Self.clamp(time, to: range) }
  }

  /// Holds time where it is, also in the middle of a link. Does nothing unless it runs.
  public mutating func pause() {
    if state == .running { state = .paused }
  }

  /// Goes on from where time is. Does nothing unless it is paused.
  public mutating func resume() {
    if state == .paused { state = .running }
  }

  /// Goes back to the beginning without completing.
  public mutating func stop() {
    time = rate < 0 ? range.upperBound : range.lowerBound
    state = .stopped
    forgetRun()
  }

  /// Puts time somewhere, clamped. What runs goes on from there; anything else is paused there. A
  /// time that is not a number is ignored.
  public mutating func seek(to time: Double) {
    guard !time.isNaN else { return }
    self.time = Self.clamp(time, to: range)
    switch state {
    case .running, .paused: return
    case .stopped, .completed: forgetRun()
    }
    state = .paused
  }

  /// Runs the other way from where time is, in any state. `start()` and `stop()` undo it.
  public mutating func reverse() {
    if state == .completed { passes = 0 }
    isTurned.toggle()
    state = .running
  }

  /// Jumps to an end of `range` and completes.
  ///
  /// - Returns: `[.completed]`, or nothing where it had been completed before.
  @discardableResult
  public mutating func finish(at bound: Bound = .end) -> [Event] {
    let events: [Event] = state == .completed ? [] : [.completed]
    time = bound == .start ? range.lowerBound : range.upperBound
    state = .completed
    return events
  }

  private mutating func forgetRun() {
    passes = 0
    isTurned = false
  }

  // MARK: Ranges

  /// What passes are made over.
  var loop: ClosedRange<Double> { Self.loop(loopRange, in: range) }

  private static func loop(
    _ loopRange: ClosedRange<Double>?, in range: ClosedRange<Double>
  ) -> ClosedRange<Double> {
    guard let loopRange, loopRange.overlaps(range) else { return range }
    return loopRange.clamped(to: range)
  }

  static func clamp(_ time: Double, to range: ClosedRange<Double>) -> Double {
    min(max(time, range.lowerBound), range.upperBound)
  }

  private static func check(_ range: ClosedRange<Double>) {
    precondition(
      (range.upperBound - range.lowerBound).isFinite,
      "A playback cannot run over \(range): its range and its length must be finite.")
  }

  private static func check(_ rate: Double) {
    precondition(rate.isFinite, "A playback's rate is \(rate): it must be a finite number.")
  }
}
