extension Playback {
  /// Lets `seconds` pass and returns the events in order: all loops as one event, then completion.
  ///
  /// One long step has the same result as many short ones (up to rounding), in O(1). At the end of
  /// a pass that is followed by another, time is at the beginning of the next pass; at the end of
  /// the last pass it is at the end of that pass. A pass over an empty range completes at once.
  /// Does nothing unless running, and for 0, negative values and NaN.
  @discardableResult
  public mutating func advance(by seconds: Double) -> [Event] {
    guard state == .running, seconds > 0, rate != 0 else { return [] }
    // The remainder of an infinite distance would be NaN.
    let travel = min(seconds * abs(rate), .greatestFiniteMagnitude)
    let loop = loop
    guard ending.mode != .stop, !isBeyond(loop) else { return run(travel) }
    let length = loop.upperBound - loop.lowerBound
    let distance = travel + (isForwards ? time - loop.lowerBound : loop.upperBound - time)
    guard distance >= length else {
      move(by: travel)
      return []
    }
    guard length > 0 else { return complete(at: loop.lowerBound) }
    return fold(distance, into: loop)
  }

  private var isForwards: Bool { (rate > 0) != isTurned }

  private func isBeyond(_ loop: ClosedRange<Double>) -> Bool {
    isForwards ? time > loop.upperBound : time < loop.lowerBound
  }

  /// Without a loop: runs to the end of the range.
  private mutating func run(_ travel: Double) -> [Event] {
    let end = isForwards ? range.upperBound : range.lowerBound
    guard abs(end - time) > travel else { return complete(at: end) }
    move(by: travel)
    return []
  }

  private mutating func move(by travel: Double) {
    time = Self.clamp(isForwards ? time + travel : time - travel, to: range)
  }

  /// Ends passes; `distance` is the distance since the beginning of the present pass, at least one
  /// pass.
  private mutating func fold(_ distance: Double, into loop: ClosedRange<Double>) -> [Event] {
    let length = loop.upperBound - loop.lowerBound
    let rest = distance.truncatingRemainder(dividingBy: length)
    let ended = Int(exactly: ((distance - rest) / length).rounded()) ?? .max
    if let wanted = ending.passes, ended >= wanted - passes {
      // If fewer passes are wanted than have been made, this one is the last.
      let last = max(wanted - passes, 1)
      if ending.mode == .pingPong, last.isMultiple(of: 2) { isTurned.toggle() }
      let end = complete(at: isForwards ? loop.upperBound : loop.lowerBound, passes: last)
      return last > 1 ? [.looped(last - 1)] + end : end
    }
    count(ended)
    // Both remainders are exact, even if there are more passes than can be counted.
    let isBack = distance.truncatingRemainder(dividingBy: 2 * length) >= length
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
