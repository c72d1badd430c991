import Keyframes

/// A node's history: what happened to it live, take after take. Each take begins where the one
/// before it was, so the whole can be scrubbed back through.
public struct Takes: Equatable, Sendable {
  private var takes: [(start: Double, node: Node)]

  public init(_ node: Node) {
    takes = [(-.infinity, node)]
  }

  /// Begins a new take at `time`; takes that would have come later are forgotten. `action` turns the
  /// node, standing still as it is at `time`, into what it does next.
  public mutating func cut(at time: Double, _ action: (Node) -> Node) {
    takes.removeAll { $0.start >= time && $0.start > -.infinity }
    takes.append((time, action(node(at: time).frozen(at: time))))
  }

  /// Forgets the takes that begin after `time`; the one that is on then goes on to its end.
  public mutating func forget(after time: Double) {
    takes.removeAll { $0.start > time }
  }

  /// The take that is on at `time`.
  public func node(at time: Double) -> Node {
    (takes.last { $0.start <= time } ?? takes[0]).node
  }

  /// One node for each take, shown only while it is on.
  public var nodes: [Node] {
    takes.indices.map { index in
      let end = index + 1 < takes.count ? takes[index + 1].start : .infinity
      return takes[index].node.limited(from: takes[index].start, until: end)
    }
  }

  public static func == (a: Takes, b: Takes) -> Bool {
    a.takes.map(\.start) == b.takes.map(\.start) && a.takes.map(\.node) == b.takes.map(\.node)
  }
}

extension Node {
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
