import Keyframes

/// A node's history: what happened to it live, take after take. Each take begins where the one
/// before it was, so the whole can be scrubbed back through.
public struct Takes: Equatable, Sendable {
  struct Take: Equatable, Sendable {
    var start: Double
    var node: Node
    /// Until then it is busy, with motions or with waiting.
    var end: Double
    /// Whether it is the one before it, standing still until it goes on.
    var isPause = false
  }

  var takes: [Take]

  /// A node to which nothing has happened live; its own tracks are the first take.
  public init(_ node: Node) {
    takes = [Take(start: -.infinity, node: node, end: node.lastMotion ?? -.infinity)]
  }

  /// Begins a new take at `time`; takes that would have come later are forgotten. `action` turns
  /// the node, standing still as it is at `time`, into what it does next. It is busy until its last
  /// keyframe.
  public mutating func cut(at time: Double, _ action: (Node) -> Node) {
    let node = action(forgettingLater(than: time).node.frozen(at: time))
    takes.append(Take(start: time, node: node, end: max(time, node.lastMotion ?? time)))
  }

  /// Forgets the takes that begin after `time`; the one that is on then goes on to its end.
  public mutating func forget(after time: Double) {
    takes.removeAll { $0.start > time }
  }

  /// The take that is on at `time`.
  public func node(at time: Double) -> Node { takes[index(at: time)].node }

  /// One node for each take, shown only while it is on, and with only those cues that came to pass
  /// before the next one cut in.
  public var nodes: [Node] {
    takes.indices.map { index in
      let (start, end) = (takes[index].start, end(ofTake: index))
      var node = takes[index].node.limited(from: start, until: end)
      node.limitCues(from: start, until: end)
      return node
    }
  }

  /// When all that has begun or waits in the queue is over; minus infinity for a node that has
  /// never moved, infinite for what goes on for ever.
  public var end: Double { takes[takes.count - 1].end }

  /// Whether something is on or paused at `time` that is not over.
  public func isBusy(at time: Double) -> Bool {
    let take = takes[index(at: time)]
    return take.isPause || time < take.end
  }

  func index(at time: Double) -> Int { takes.lastIndex { $0.start <= time } ?? 0 }

  private func end(ofTake index: Int) -> Double {
    index + 1 < takes.count ? takes[index + 1].start : .infinity
  }

  /// Makes room for a take at `time`, which replaces one that begins just then.
  ///
  /// - Returns: the take that it cuts into.
  @discardableResult
  mutating func forgettingLater(than time: Double) -> Take {
    takes.removeAll { $0.start >= time && $0.start > -.infinity }
    return takes[takes.count - 1]
  }
}

extension Node {
  fileprivate mutating func limitCues(from start: Double, until end: Double) {
    cues.removeAll { $0.time < start || $0.time >= end }
    for index in children.indices { children[index].limitCues(from: start, until: end) }
  }

  /// The node hidden before `start` and from `end` on; in between it comes and goes as before.
  fileprivate func limited(from start: Double, until end: Double) -> Node {
    guard hidden != false else { return shown(from: start, until: end) }
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
