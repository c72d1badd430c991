import Stage

/// The driver that plays: its speed, its direction and its loop.
struct ClockDriver: Equatable {
  private(set) var playback: Playback
  /// A multiple of the timeline's usual rate.
  var speed = 1.0 { didSet { applyRate() } }
  /// Multiplies the speed, −8…8, never 0; below 0 time runs backwards.
  private(set) var shuttle = 1.0 { didSet { applyRate() } }
  /// Whether the key for slow motion is held.
  var isSlow = false { didSet { applyRate() } }

  private let usualRate: Double

  /// The factor of slow motion.
  static let slowness = 0.2

  /// A clock that is paused at `time`, and runs at `rate` units per second at 1×.
  init(_ range: ClosedRange<Double>, rate: Double, time: Double) {
    usualRate = rate
    playback = Playback(range, rate: rate)
    playback.seek(to: time)
  }

  var time: Double { playback.time }
  var isRunning: Bool { playback.state == .running }
  /// Units of time per second, signed.
  var velocity: Double { playback.velocity }

  private mutating func applyRate() {
    playback.rate = usualRate * speed * shuttle * (isSlow ? Self.slowness : 1)
  }

  /// Runs forwards from `time`, or from the start if `time` is at the end. A time outside the range is
  /// allowed: the clock runs in from there.
  mutating func play(from time: Double) {
    shuttle = 1
    run(from: time)
  }

  private mutating func run(from time: Double) {
    let (first, last) = (playback.range.lowerBound, playback.range.upperBound)
    let isAtEnd = shuttle > 0 ? time >= last : time <= first
    let isLooping = playback.ending.mode != .stop
    let loopEnd = playback.loopRange.map { shuttle > 0 ? $0.lowerBound : $0.upperBound }
    let begin = (isLooping ? loopEnd : nil) ?? (shuttle > 0 ? first : last)
    playback.start(from: isAtEnd ? begin : time)
  }

  /// One press of a shuttle key, forwards (1) or backwards (−1): the same direction again doubles the
  /// speed, up to 8×; the other one turns around.
  mutating func shuttle(_ direction: Double, from time: Double) {
    let isSame = isRunning && (shuttle > 0) == (direction > 0)
    shuttle = isSame ? direction * min(abs(shuttle) * 2, 8) : direction
    run(from: time)
  }

  mutating func pause() { playback.pause() }

  /// Pauses at a time.
  mutating func stop(at time: Double) {
    playback.pause()
    playback.seek(to: time)
    if playback.state == .running { playback.pause() }
  }

  /// - Returns: whether it has reached the end and stopped.
  mutating func advance(by seconds: Double) -> Bool {
    playback.advance(by: seconds).contains(.completed)
  }

  /// Changes the range; a loop outside it is dropped.
  mutating func change(to range: ClosedRange<Double>) {
    playback.range = range
    if let loop = playback.loopRange, !loop.overlaps(range) { playback.loopRange = nil }
  }

  // MARK: Loops

  /// What happens at the end: it stops, begins again, or turns around.
  var ending: Playback.Ending {
    get { playback.ending }
    set { playback.ending = newValue }
  }

  /// The part that is looped; nil is the whole range.
  var loopRange: ClosedRange<Double>? { playback.loopRange }

  /// Sets one end of the loop; if it passes the other end, that moves along. A clock that would stop at
  /// the end loops from now on.
  mutating func setLoop(_ bound: Playback.Bound, to time: Double) {
    let range = playback.range
    let time = min(max(time, range.lowerBound), range.upperBound)
    let old = playback.loopRange ?? range
    playback.loopRange =
      switch bound {
      case .start: time...max(time, old.upperBound)
      case .end: min(time, old.lowerBound)...time
      }
    if ending == .stop { ending = .loop }
  }

  mutating func clearLoop() {
    playback.loopRange = nil
    ending = .stop
  }

  mutating func cycleEnding() {
    ending =
      switch ending.mode {
      case .stop: .loop
      case .loop: .pingPong
      case .pingPong: .stop
      }
  }
}
