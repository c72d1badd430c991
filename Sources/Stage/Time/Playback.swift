import Keyframes

/// A clock over a range: it can be started, paused, reversed, looped and scrubbed. Its time is a
/// closed-form function of the elapsed time.
///
/// ```swift
/// var playback = Playback(0...2, ending: .loop(3))
/// playback.start()
/// playback.advance(by: 5)  // [.looped(2)]
/// playback.time            // 1
/// playback.advance(by: 9)  // [.completed]
/// ```
///
/// Calls that do not apply to the present state do nothing: a `pause()` or `stop()` while nothing
/// runs does not affect the next `start()`.
public struct Playback: Equatable, Sendable {
  /// The range of time, in its own unit. When it changes, time is clamped to it.
  ///
  /// - Precondition: finite, and so is its length.
  public var range: ClosedRange<Double> {
    didSet {
      Self.check(range)
      time = Self.clamp(time, to: range)
    }
  }

  /// The part of `range` that is looped; all of it if this is nil or does not overlap it.
  ///
  /// It applies to `.loop` and `.pingPong`. If time is before the loop, it runs into the loop and
  /// stays there; if it is after the loop, in the direction of travel, it runs to the end of
  /// `range` and completes there. If the loop changes while time runs in it, time is kept within,
  /// so that an end can be dragged.
  public var loopRange: ClosedRange<Double>? {
    didSet {
      guard state == .running, ending.mode != .stop else { return }
      if Self.loop(oldValue, in: range).contains(time) { time = Self.clamp(time, to: loop) }
    }
  }

  /// The speed of time: 1 is normal, below 0 runs backwards, 0 stands still.
  ///
  /// - Precondition: finite.
  public var rate: Double {
    didSet { Self.check(rate) }
  }

  /// The behaviour at the end of a pass. If it has fewer passes than have been made, the present
  /// pass is the last.
  public var ending: Ending

  /// The present time; always in `range`.
  public internal(set) var time: Double
  /// The state.
  public internal(set) var state = State.stopped
  /// The number of completed passes of this run.
  public internal(set) var passes = 0
  /// Whether time runs against the sign of `rate`: on the way back in a ping-pong, or after
  /// `reverse()`.
  var isTurned = false

  /// Creates a stopped playback at its beginning.
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

  /// The present velocity in units of time per second, with sign; 0 unless running.
  public var velocity: Double {
    guard state == .running else { return 0 }
    return isTurned ? -rate : rate
  }

  // MARK: Commands

  /// Runs from the beginning, in any state: the start of `range`, or its end if `rate` is below 0.
  public mutating func start() {
    stop()
    state = .running
  }

  /// Starts a new run from `time`, clamped. NaN means the beginning.
  public mutating func start(from time: Double) {
    start()
    if !time.isNaN { self.time = Self.clamp(time, to: range) }
  }

  /// Pauses at the present time. Does nothing unless running.
  public mutating func pause() {
    if state == .running { state = .paused }
  }

  /// Continues from the present time. Does nothing unless paused.
  public mutating func resume() {
    if state == .paused { state = .running }
  }

  /// Returns to the beginning without completing.
  public mutating func stop() {
    time = rate < 0 ? range.upperBound : range.lowerBound
    state = .stopped
    forgetRun()
  }

  /// Sets the time, clamped. If running, continues from there; otherwise pauses there. NaN is
  /// ignored.
  public mutating func seek(to time: Double) {
    guard !time.isNaN else { return }
    self.time = Self.clamp(time, to: range)
    switch state {
    case .running, .paused: return
    case .stopped, .completed: forgetRun()
    }
    state = .paused
  }

  /// Runs in the other direction from the present time, in any state. `start()` and `stop()` reset
  /// the direction.
  public mutating func reverse() {
    if state == .completed { passes = 0 }
    isTurned.toggle()
    state = .running
  }

  /// Jumps to an end of `range` and completes.
  ///
  /// - Returns: `[.completed]`, or nothing if it was already completed.
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

  /// The range of a pass.
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
    require(
      (range.upperBound - range.lowerBound).isFinite,
      "The range of a playback is \(range); it and its length must be finite.")
  }

  private static func check(_ rate: Double) {
    require(rate.isFinite, "The rate of a playback is \(rate); it must be finite.")
  }
}
