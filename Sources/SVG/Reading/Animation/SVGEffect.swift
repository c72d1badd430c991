import Keyframes

/// An animation whose values have been read.
struct SVGEffect<Value: Interpolatable> {
  /// From 0 to 1.
  var round: Track<Value>
  var timing: SVGTiming
  var rank = 0
  /// The indices of keyframes that have the value below, whatever it is.
  var open: [Int] = []
  /// The value that adds nothing, if each round begins where the one before ended.
  var zero: Value?
}

/// The state of an animation at a time.
struct SVGMoment {
  let interval: Int
  /// Nil while it runs; else the time within the interval at which it stands.
  let stands: Double?
}

extension SVGTiming {
  /// Nil if nothing is seen of it.
  func moment(at time: Double) -> SVGMoment? {
    guard let next = intervals.lastIndex(where: { $0.begin <= time }) else {
      return fillsBefore && !intervals.isEmpty ? SVGMoment(interval: 0, stands: 0) : nil
    }
    if time < intervals[next].end { return SVGMoment(interval: next, stands: nil) }
    guard freezes else { return nil }
    return SVGMoment(interval: next, stands: intervals[next].end - intervals[next].begin)
  }
}

extension SVGEffect {
  /// More rounds than these are too short to be seen.
  static var mostRounds: Double { 10_000 }

  /// Writes down what is seen between two times, between which no interval begins or ends.
  func run(
    from start: Double, to end: Double, _ moment: SVGMoment, into strip: inout SVGStrip<Value>
  ) {
    let begin = timing.intervals[moment.interval].begin
    guard timing.duration.isFinite, timing.paused == nil, moment.stands == nil else {
      return strip.hold(value(at: start, moment), from: start, to: end)
    }
    var number = ((start - begin) / timing.duration).rounded(.down)
    var rest = Self.mostRounds
    while begin + number * timing.duration < end - 1e-9, rest > 0 {
      let offset = begin + number * timing.duration
      let frames = directed(number).retimed(scale: timing.duration, offset: offset)
      strip.add(frames, from: max(start, offset), to: min(end, offset + timing.duration))
      number += 1
      rest -= 1
    }
  }

  func value(at time: Double, _ moment: SVGMoment) -> Value {
    if let paused = timing.paused { return value(paused) }
    guard timing.duration.isFinite else { return round.value(at: 0) }
    if let elapsed = moment.stands {
      return value(elapsed / timing.duration, isEnd: elapsed > 0)
    }
    return value((time - timing.intervals[moment.interval].begin) / timing.duration)
  }

  private func directed(_ number: Double) -> Track<Value> {
    let isOdd = number.truncatingRemainder(dividingBy: 2) != 0
    let isBack = timing.isReversed != (timing.alternates && isOdd)
    let own = isBack ? round.mirrored(over: 0...1) : round
    guard let zero, number > 0, let last = round.keyframes.last else { return own }
    return own.map { $0.moved(by: number, from: zero, to: last.value) }
  }

  /// The value after a number of rounds; at an end, a whole number is the end of the round before.
  private func value(_ rounds: Double, isEnd: Bool = false) -> Value {
    var number = rounds.rounded(.down)
    var part = rounds - number
    if isEnd, part < 1e-9, number > 0 { (number, part) = (number - 1, 1) }
    return directed(number).value(at: part)
  }
}
