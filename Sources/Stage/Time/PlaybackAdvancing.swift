extension Playback {
  /// Lets `seconds` pass and says what happened meanwhile, in order: loops first, together.
  ///
  /// One long step gives what many short ones give (but for rounding), and costs as little: passes
  /// are folded by their remainder. At the end of a pass that is followed by another, time is at
  /// that one's beginning; at the end of the last one it is at its end. A pass over nothing
  /// completes at once. Nothing happens unless it runs, nor for 0 seconds, fewer, or what is not a
  /// number.
  @discardableResult
  public mutating func advance(by seconds: Double) -> [Event] {
    guard state == .running, seconds > 0, rate != 0 else { return [] }
    // A remainder of infinitely far would not be a number.
    let travel = min(seconds * abs(rate), .greatestFiniteMagnitude)
    let loop = loop
    guard ending.mode != .stop, !isBeyond(loop) else { return run(travel) }
    let length = loop.upperBound - loop.lowerBound
    let way = travel + (isForwards ? time - loop.lowerBound : loop.upperBound - time)
    guard way >= length else {
      move(by: travel)
      return []
    }
    guard length > 0 else { return complete(at: loop.lowerBound) }
    return fold(way, into: loop)
  }

  private var isForwards: Bool { (rate > 0) != isTurned }

  private func isBeyond(_ loop: ClosedRange<Double>) -> Bool {
    isForwards ? time > loop.upperBound : time < loop.lowerBound
  }

  /// Without a loop: to the end of the range that it runs towards.
  private mutating func run(_ travel: Double) -> [Event] {
    let end = isForwards ? range.upperBound : range.lowerBound
    guard abs(end - time) > travel else { return complete(at: end) }
    move(by: travel)
    return []
  }

  private mutating func move(by travel: Double) {
    time = Self.clamp(isForwards ? time + travel : time - travel, to: range)
  }

  /// `way` is what has been gone since the beginning of the present pass: one pass or more.
  private mutating func fold(_ way: Double, into loop: ClosedRange<Double>) -> [Event] {
    let length = loop.upperBound - loop.lowerBound
    let rest = way.truncatingRemainder(dividingBy: length)
    let ended = Int(exactly: ((way - rest) / length).rounded()) ?? .max
    if let wanted = ending.passes, ended >= wanted - passes {
      // Where fewer are wanted than have been made, this one is the last.
      let last = max(wanted - passes, 1)
      if ending.mode == .pingPong, last.isMultiple(of: 2) { isTurned.toggle() }
      let end = complete(at: isForwards ? loop.upperBound : loop.lowerBound, passes: last)
      return last > 1 ? [.looped(last - 1)] + end : end
    }
    count(ended)
    // Both remainders are exact, also where there are more passes than can be counted.
    let isBack = way.truncatingRemainder(dividingBy: 2 * length) >= length
    if ending.mode == .pingPong, isBack { isTurned.toggle() }
    time = Self.clamp(isForwards ? loop.lowerBound + rest : loop.upperBound - rest, to: loop)
    return [.looped(ended)]
  }

  private mutating func complete(at end: Double, passes ended: Int = 1) -> [Event] {
    count(ended)
    time = end
    state = .completed
    return [.completed]
  }

  private mutating func count(_ ended: Int) {
    let (sum, isTooMany) = passes.addingReportingOverflow(ended)
    passes = isTooMany ? .max : sum
  }
}
