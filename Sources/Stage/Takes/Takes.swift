import Keyframes

/// The history of a node's interactive animations, take by take. Each take begins in the state of
/// the previous one, so that everything can be scrubbed.
public struct Takes: Equatable, Sendable {
  struct Take: Equatable, Sendable {
    var start: Double
    var node: Node
    /// The beginning of the take's motions, which is before `start` if they were under way; minus
    /// infinity for a node that has never moved, and for endless animations that run backwards.
    var origin: Double
    /// The end of the take's animation, including a wait at its end.
    var end: Double
    var kind = Kind.running

    enum Kind: Equatable, Sendable {
      case running
      /// The previous take, paused.
      case paused
      /// The previous take, stopped at an end of its motions. It lasts no time, but a take that
      /// begins at the same time does not replace it.
      case finished
    }
  }

  var takes: [Take]

  /// Creates a history whose first take is the node itself.
  public init(_ node: Node) {
    takes = [
      Take(
        start: -.infinity, node: node, origin: node.firstMotion ?? -.infinity,
        end: node.lastMotion ?? -.infinity)
    ]
  }

  /// Begins a new take at `time`; later takes are dropped. `action` receives the node without
  /// motion, in its state at `time`, and returns it with its next motions. The take ends with its
  /// last keyframe.
  public mutating func cut(at time: Double, _ action: (Node) -> Node) {
    let node = action(forgettingLater(than: time).node.frozen(at: time))
    takes.append(
      Take(start: time, node: node, origin: time, end: max(time, node.lastMotion ?? time)))
  }

  /// Drops the takes that begin after `time`; the take at that time then runs to its end.
  public mutating func forget(after time: Double) {
    takes.removeAll { $0.start > time }
  }

  /// Returns the node of the take at `time`.
  public func node(at time: Double) -> Node { takes[index(at: time)].node }

  /// One node for each take, shown only during the take, and with only those cues that lie within
  /// it.
  public var nodes: [Node] {
    takes.indices.map { index in
      let (start, end) = (takes[index].start, end(ofTake: index))
      var node = takes[index].node.limited(from: start, until: end)
      node.limitCues(from: start, until: end)
      return node
    }
  }

  /// The end of all takes, including queued ones; minus infinity for a node that has never moved,
  /// infinite for endless animations.
  public var end: Double { takes[takes.count - 1].end }

  /// Whether something is running or paused at `time`.
  public func isBusy(at time: Double) -> Bool {
    let take = takes[index(at: time)]
    return take.kind == .paused || time < take.end
  }

  func index(at time: Double) -> Int { takes.lastIndex { $0.start <= time } ?? 0 }

  private func end(ofTake index: Int) -> Double {
    index + 1 < takes.count ? takes[index + 1].start : .infinity
  }

  /// Makes room for a take at `time`: later takes are dropped, and so is one that begins at exactly
  /// that time, unless it is the result of `finish(at:)`.
  ///
  /// - Returns: the take that the new one interrupts.
  @discardableResult
  mutating func forgettingLater(than time: Double) -> Take {
    require(!time.isNaN, "A take cannot begin at a time that is not a number.")
    takes.removeAll {
      $0.start > time || $0.start == time && $0.start > -.infinity && $0.kind != .finished
    }
    return takes[takes.count - 1]
  }
}

extension Node {
  fileprivate mutating func limitCues(from start: Double, until end: Double) {
    cues.removeAll { $0.time < start || $0.time >= end }
    for index in children.indices { children[index].limitCues(from: start, until: end) }
  }

  /// Returns the node hidden before `start` and from `end` on, unchanged in between.
  fileprivate func limited(from start: Double, until end: Double) -> Node {
    guard hidden != Node.neverHidden else { return shown(from: start, until: end) }
    guard start.isFinite || end.isFinite else { return self }
    var keyframes = hidden.isConstant ? [] : hidden.keyframes
    keyframes.removeAll { $0.time <= start || $0.time >= end }
    if start.isFinite {
      keyframes.insert(Keyframe(time: start, value: true), at: 0)
      keyframes.insert(Keyframe(time: start, value: hidden.value(at: start)), at: 1)
    }
    if end.isFinite {
      keyframes.append(Keyframe(time: end, value: hidden.value(at: end.nextDown)))
      keyframes.append(Keyframe(time: end, value: true))
    }
    return with { $0.hidden = Track(keyframes) }
  }
}
