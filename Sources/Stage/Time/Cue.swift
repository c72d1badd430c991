/// A named moment of a scene: a trigger, the beginning or the end of a chain's link.
///
/// A cue is *passed* from its own time on: at `time` it is, just before it is not.
public struct Cue: Hashable, Sendable {
  /// In the driver's unit. A cue whose time is not a number is never passed.
  public var time: Double
  /// What is told when it is passed; need not be unlike the others.
  public var name: String

  /// A moment called `name`, which others may be called as well.
  public init(_ name: String, at time: Double) {
    self.time = time
    self.name = name
  }
}

/// Tells which cues time passes, whoever moves it: forwards, backwards, or a long way in one jump.
///
/// ```swift
/// var tracker = CueTracker(at: 0)
/// let cues = [Cue("pop", at: 1), Cue("boom", at: 2)]
/// tracker.move(to: 5, over: cues)    // pop forwards, boom forwards
/// tracker.move(to: 1.5, over: cues)  // boom backwards
/// tracker.move(to: 1, over: cues)    // nothing: at its own time a cue is passed
/// ```
///
/// The tracker remembers only where time was, so the list may change from one move to the next: a
/// cue that is added behind time has been passed and does not fire.
public struct CueTracker: Equatable, Sendable {
  /// Which way time went.
  public enum Direction: Hashable, Sendable, CaseIterable {
    /// To a later time, or to an earlier one.
    case forwards, backwards
  }

  /// One cue passed once.
  public struct Crossing: Hashable, Sendable {
    /// What was passed.
    public var cue: Cue
    /// Which way.
    public var direction: Direction

    /// A cue and the way in which it was passed.
    public init(_ cue: Cue, _ direction: Direction) {
      self.cue = cue
      self.direction = direction
    }
  }

  /// Where time was last; never not a number.
  public private(set) var time: Double

  /// A tracker for which the cues up to and at `time` have been passed; by default none. A time
  /// that is not a number is as good as none.
  public init(at time: Double = -.infinity) {
    self.time = time.isNaN ? -.infinity : time
  }

  /// Moves time and returns what it crossed, in the order in which it did: forwards each cue with
  /// old < cue ≤ new, backwards each with new < cue ≤ old. Cues at one time keep their written
  /// order forwards and have the reverse order backwards.
  ///
  /// A time that is not a number is ignored. To put time somewhere without firing, make a new
  /// tracker.
  ///
  /// - Complexity: O(*n*) in the number of cues and O(*k* log *k*) in the number of those crossed.
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
