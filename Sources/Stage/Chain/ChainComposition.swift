import Keyframes

// Modifiers of links that are already closed.
extension Chain {
  /// Adds a cue between two links.
  ///
  /// - Precondition: the link before it is closed.
  public func cue(_ name: String) -> Chain { perform(.cue(name)) }

  /// Runs several chains at once; the next link begins when the longest ends. Two of the chains may
  /// move the same property, but not at the same time.
  ///
  /// ```swift
  /// .concurrent({ $0.move(dx: 90).over(1).move(dy: 90).over(1) }, {
  /// $0.wait(0.5).opacity(0).over(1) })
  /// ```
  public func concurrent(_ chains: ((Chain) -> Chain)...) -> Chain {
    perform(.parallel(chains.map { Animation.chain($0) }))
  }

  /// Repeats the chain so far, each time from where the previous time ended.
  ///
  /// - Precondition: `times` is at least 1.
  public func repeated(times: Int) -> Chain {
    require(times >= 1, "A chain repeats \(times) times; it must be at least 1.")
    return wrapped("repeated") { .repeated($0, times: times) }
  }

  /// Repeats the chain so far endlessly; nothing can follow. See `Animation.forever` for the
  /// requirements on a round.
  public func repeatedForever() -> Chain { wrapped("repeatedForever") { .forever($0) } }

  /// Runs the chain so far, then the same in reverse.
  public func autoreversed() -> Chain { wrapped("autoreversed") { .pingPong($0) } }

  /// Reverses the chain so far: it begins with a jump to where it would have ended.
  public func reversed() -> Chain { wrapped("reversed") { .reversed($0) } }

  /// Speeds up the chain so far by `factor`.
  ///
  /// - Precondition: `factor` is above 0.
  public func speed(_ factor: Double) -> Chain {
    require(
      factor > 0 && factor.isFinite,
      "The speed of a chain is \(factor); it must be finite and above 0.")
    return wrapped("speed") { .speed($0, factor) }
  }
}
