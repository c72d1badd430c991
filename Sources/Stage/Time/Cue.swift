/// A named moment of a scene, such as the beginning or end of a link in a chain.
///
/// A cue is *passed* from its own time on, including `time` itself.
public struct Cue: Hashable, Sendable {
  /// The time in the driver's unit. A cue with time NaN is never passed.
  public var time: Double
  /// The name; need not be unique.
  public var name: String

  /// Creates a cue.
  public init(_ name: String, at time: Double) {
    self.time = time
    self.name = name
  }
}

/// Reports which cues are passed when time moves: forwards, backwards, or in one long jump.
///
/// ```swift
/// var tracker = CueTracker(at: 0)
/// let cues = [Cue("pop", at: 1), Cue("boom", at: 2)]
/// tracker.move(to: 5, over: cues)    // pop forwards, boom forwards
/// tracker.move(to: 1.5, over: cues)  // boom backwards
/// tracker.move(to: 1, over: cues)    // nothing: a cue at this time is still passed
/// ```
///
/// The tracker stores only the last time, so the list may change between moves: a cue added at an
/// earlier time counts as passed and is not reported.
public struct CueTracker: Equatable, Sendable {
  /// The direction of time.
  public enum Direction: Hashable, Sendable, CaseIterable {
    /// Forwards or backwards.
    case forwards, backwards
  }

  /// One crossing of a cue.
  public struct Crossing: Hashable, Sendable {
    /// The cue.
    public var cue: Cue
    /// The direction.
    public var direction: Direction

    /// Creates a crossing.
    public init(_ cue: Cue, _ direction: Direction) {
      self.cue = cue
      self.direction = direction
    }
  }

  /// The last time; never NaN.
  public private(set) var time: Double

  /// Creates a tracker for which the cues up to and including `time` have been passed; by default
  /// no cue. NaN counts as minus infinity.
  public init(at time: Double = -.infinity) {
    self.time = time.isNaN ? -.infinity : time
  }

  /// Moves time and returns the crossed cues in order: forwards the cues with old < cue ≤ new,
  /// backwards the cues with new < cue ≤ old. Cues at the same time keep the order of the list
  /// forwards, and have the reverse order backwards.
  ///
  /// NaN is ignored. To set the time without crossings, create a new tracker.
  ///
  /// - Complexity: O(*n*) in the number of cues and O(*k* log *k*) in the number of crossed cues.
  public mutating func move(to time: Double, over cues: [Cue]) -> [Crossing] {
    guard !time.isNaN else { return [] }
    let (low, high) = (min(self.time, time), max(self.time, time))
    let isForwards = time >= self.time
    self.time = time
    let crossed = cues.indices.filter { low < cues[$0].time && cues[$0].time <= high }
      .sorted { (cues[$0].time, $0) < (cues[$1].time, $1) }
    if isForwards { return crossed.map { Crossing(cues[$0], .forwards) } }
    return crossed.reversed().map { Crossing(cues[$0], .backwards) }
  }
}
