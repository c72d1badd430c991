import Stage

/// The driver that moves time by itself: how fast, which way, and in what loop.
struct ClockDriver: Equatable {
  private(set) var playback: Playback
  /// Times the timeline's usual rate.
  var speed = 1.0 { didSet { applyRate() } }
  /// Like the speed of a tape: −8…8, never 0; below 0 time runs backwards.
  private(set) var shuttle = 1.0 { didSet { applyRate() } }
  /// Whether somebody holds it back for as long as they want to see what happens.
  var isSlow = false { didSet { applyRate() } }

  private let usualRate: Double

  static let slowness = 0.2

  /// A clock that stands at `time`, and moves it by `rate` in a second at 1×.
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

  /// Runs on from `time` at normal shuttle; from the end it runs towards it begins again. A time
  /// outside of the range is where it comes from.
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

  /// One press of a shuttle key: `way` is 1 or −1. Against the present way it turns around, along it
  /// it doubles the pace up to 8×.
  mutating func shuttle(_ way: Double, from time: Double) {
    let isSameWay = isRunning && (shuttle > 0) == (way > 0)
    shuttle = isSameWay ? way * min(abs(shuttle) * 2, 8) : way
    run(from: time)
  }

  mutating func pause() { playback.pause() }

  /// Puts time somewhere without running.
  mutating func stop(at time: Double) {
    playback.pause()
    playback.seek(to: time)
    if playback.state == .running { playback.pause() }
  }

  /// - Returns: whether it has come to its end.
  mutating func advance(by seconds: Double) -> Bool {
    playback.advance(by: seconds).contains(.completed)
  }

  /// The same clock over another range; loops that lie outside of it are dropped.
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

  /// The part that is looped in; nil is all of it.
  var loopRange: ClosedRange<Double>? { playback.loopRange }

  /// Moves one end of the loop; the other gives way. A clock that would stop at the end loops from then
  /// on.
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
