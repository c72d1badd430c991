package import Stage

/// The driver that plays: its speed, its direction and its loop.
package struct ClockDriver: Equatable {
  package private(set) var playback: Playback
  /// A multiple of the timeline's usual rate.
  package var speed = 1.0 { didSet { applyRate() } }
  /// Multiplies the speed, −8…8, never 0; below 0 time runs backwards.
  package private(set) var shuttle = 1.0 { didSet { applyRate() } }
  /// Whether the key for slow motion is held.
  package var isSlow = false { didSet { applyRate() } }

  private let usualRate: Double
  /// The loop as it was set; the range may have become shorter since.
  private var wantedLoop: ClosedRange<Double>? { didSet { applyLoop() } }

  /// The factor of slow motion.
  package static let slowness = 0.1

  /// A clock that is paused at `time`, and runs at `rate` units per second at 1×.
  package init(_ range: ClosedRange<Double>, rate: Double, time: Double) {
    usualRate = rate
    playback = Playback(range, rate: rate)
    playback.seek(to: time)
  }

  package var time: Double { playback.time }
  package var isRunning: Bool { playback.state == .running }
  /// Units of time per second, signed.
  package var velocity: Double { playback.velocity }

  /// The multiple of the usual rate at which it runs when it does; below 0 backwards.
  package var pace: Double { speed * shuttle * (isSlow ? Self.slowness : 1) }

  private mutating func applyRate() { playback.rate = usualRate * pace }

  /// Runs forwards from `time`, or from the start if `time` is at the end; of a loop too. A time outside the
  /// range is allowed: the clock runs in from there.
  package mutating func play(from time: Double) {
    shuttle = 1
    run(from: time)
  }

  private mutating func run(from time: Double) {
    let (first, last) = (playback.range.lowerBound, playback.range.upperBound)
    let isLooping = playback.ending.mode != .stop
    let loop = isLooping ? playback.loopRange : nil
    // Beyond the end of a loop it would run on to the end of the timeline.
    let isAtEnd =
      shuttle > 0
      ? time >= min(last, loop?.upperBound ?? last) : time <= max(first, loop?.lowerBound ?? first)
    let loopEnd = playback.loopRange.map { shuttle > 0 ? $0.lowerBound : $0.upperBound }
    let begin = (isLooping ? loopEnd : nil) ?? (shuttle > 0 ? first : last)
    playback.start(from: isAtEnd ? begin : time)
  }

  /// One press of a shuttle key, forwards (1) or backwards (−1): the same direction again doubles the
  /// speed, up to 8×; the other one turns around.
  package mutating func shuttle(_ direction: Double, from time: Double) {
    let isSame = isRunning && (shuttle > 0) == (direction > 0)
    shuttle = isSame ? direction * min(abs(shuttle) * 2, 8) : direction
    run(from: time)
  }

  /// Pauses at a time.
  package mutating func stop(at time: Double) {
    playback.pause()
    playback.seek(to: time)
    if playback.state == .running { playback.pause() }
  }

  /// - Returns: whether it has reached the end and stopped.
  package mutating func advance(by seconds: Double) -> Bool {
    playback.advance(by: seconds).contains(.completed)
  }

  /// Changes the range; only the part of the loop within it counts.
  package mutating func change(to range: ClosedRange<Double>) {
    playback.range = range
    applyLoop()
  }

  // MARK: Loops

  /// The behaviour at the end: stop, begin again, or turn around.
  package var ending: Playback.Ending {
    get { playback.ending }
    set { playback.ending = newValue }
  }

  /// The part that is looped, at least a frame long; nil is the whole range.
  package var loopRange: ClosedRange<Double>? { playback.loopRange }

  /// The length of the shortest loop: a frame.
  package var shortestLoop: Double { min(usualRate / 60, playback.range.length) }

  private mutating func applyLoop() {
    let loop = wantedLoop?.clamped(to: playback.range)
    playback.loopRange = loop.flatMap { $0.length >= shortestLoop - 1e-9 ? $0 : nil }
  }

  /// Sets one end of the loop. If the other end does not lie beyond it, that goes to the end of the
  /// range. A clock that would stop at the end loops from now on.
  /// - Returns: false where no frame is left between `time` and the end of the range; then nothing
  ///   happens.
  package mutating func setLoop(_ bound: Playback.Bound, to time: Double) -> Bool {
    let range = playback.range
    let time = min(max(time, range.lowerBound), range.upperBound)
    let old = loopRange ?? range
    let isBeyond =
      bound == .start
      ? old.upperBound - time < shortestLoop - 1e-9 : time - old.lowerBound < shortestLoop - 1e-9
    let other = bound == .start ? max(range.upperBound, time) : min(range.lowerBound, time)
    guard !isBeyond || abs(other - time) >= shortestLoop - 1e-9, range.length > 0 else {
      return false
    }
    switch bound {
    case .start: setLoop(to: time...(isBeyond ? other : old.upperBound))
    case .end: setLoop(to: (isBeyond ? other : old.lowerBound)...time)
    }
    return true
  }

  /// Drags one end of the loop, as far as a frame before the other.
  package mutating func dragLoop(_ bound: Playback.Bound, to time: Double) {
    let old = loopRange ?? playback.range
    switch bound {
    case .start: setLoop(to: min(time, old.upperBound - shortestLoop)...old.upperBound)
    case .end: setLoop(to: old.lowerBound...max(time, old.lowerBound + shortestLoop))
    }
  }

  /// Sets both ends of the loop at once, clamped to the range. One that is shorter than a frame is
  /// lengthened.
  package mutating func setLoop(to loop: ClosedRange<Double>) {
    let range = playback.range
    let seen = loop.clamped(to: range)
    let length = min(max(seen.length, shortestLoop), range.length)
    let start = max(min(seen.lowerBound, range.upperBound - length), range.lowerBound)
    let isLong = start == seen.lowerBound && length == seen.length
    wantedLoop = isLong ? seen : start...min(start + length, range.upperBound)
    if ending == .stop { ending = .loop }
  }

  /// Restores the loop and the behaviour at the end of the clock as it was earlier.
  package mutating func restoreLoop(of earlier: ClockDriver) {
    wantedLoop = earlier.wantedLoop
    ending = earlier.ending
  }

  package mutating func clearLoop() {
    wantedLoop = nil
    ending = .stop
  }

  package mutating func cycleEnding() {
    ending =
      switch ending.mode {
      case .stop: .loop
      case .loop: .pingPong
      case .pingPong: .stop
      }
  }
}
