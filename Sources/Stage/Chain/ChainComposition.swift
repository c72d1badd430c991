// Words about links that are closed already.
extension Chain {
  /// Names this moment, between two links, for whatever shall happen then.
  ///
  /// - Precondition: the link before it is closed.
  public func cue(_ name: String) -> Chain { perform(.cue(name)) }

  /// Several chains at once, beside each other; the next link begins when the longest is over. Two
  /// of them may move one property, but not at one time.
  ///
  /// ```swift
  /// .concurrent({ $0.move(dx: 90).over(1).move(dy: 90).over(1) }, {
  /// $0.wait(0.5).opacity(0).over(1) })
  /// ```
  public func concurrent(_ chains: ((Chain) -> Chain)...) -> Chain {
    perform(.parallel(chains.map { Animation.chain($0) }))
  }

  /// The whole chain so far, `times` times, each time from where the time before ended.
  ///
  /// - Precondition: `times` is at least 1.
  public func repeated(times: Int) -> Chain {
    precondition(times >= 1, "A chain cannot run \(times) times.")
    return wrapped("repeated") { .repeated($0, times: times) }
  }

  /// The whole chain so far, round after round without end; nothing can come after it. See
  /// `Animation.forever` for what a round must be like.
  public func repeatedForever() -> Chain { wrapped("repeatedForever") { .forever($0) } }

  /// The whole chain so far, and then backwards to where it began.
  public func autoreversed() -> Chain { wrapped("autoreversed") { .pingPong($0) } }

  /// The whole chain so far backwards: it begins with a jump to where it would have ended.
  public func reversed() -> Chain { wrapped("reversed") { .reversed($0) } }

  /// The whole chain so far, so many times as fast.
  ///
  /// - Precondition: `factor` is above 0.
  public func speed(_ factor: Double) -> Chain {
    precondition(factor > 0 && factor.isFinite, "A chain cannot run \(factor) times as fast.")
    return wrapped("speed") { .speed($0, factor) }
  }
}
