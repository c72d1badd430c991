public import Keyframes

/// Links in turn, each of motions together, that compile to the tracks of a node.
///
/// Each motion names its own easing, so none can be dropped; `over(_:)` closes a link. The values
/// that a link sets out from are those at its start, so relative motions add up.
///
/// ```swift
/// Node(.circle(radius: 32), fill: .coral).at(x: 200, y: 120)
///   .chain
///   .move(dy: 300, .easeOut(.bounce)).over(1)
///   .wait(0.2)
///   .move(dx: 560).rotate(by: 720).over(0.8)
/// ```
public struct Chain: Sendable {
  /// When the links so far are over, in seconds.
  public private(set) var end: Double

  private var moved: Node
  private var pending: [Motion] = []
  private var pendingAnchor: Point?

  init(_ node: Node, from start: Double) {
    moved = node
    end = start
  }

  /// The node with the whole chain in its tracks.
  ///
  /// - Precondition: the last link is closed by `over(_:)`.
  public var node: Node {
    precondition(
      pending.isEmpty && pendingAnchor == nil,
      "The chain's last link has no duration: close it with .over(seconds).")
    return moved
  }

  /// Closes the link: its motions take `duration` seconds, together. `times` repeats it, each time
  /// from where the time before ended.
  ///
  /// - Precondition: `times` is at least 1: no link is dropped in silence.
  public func over(_ duration: Double, times: Int = 1) -> Chain {
    precondition(times >= 1, "A link cannot run \(times) times.")
    var copy = self
    copy.pending = []
    copy.pendingAnchor = nil
    for _ in 0..<times {
      if let pendingAnchor { copy.moved.moveAnchor(to: pendingAnchor, at: copy.end) }
      copy.end = copy.moved.perform(.motions(pending, duration: duration), at: copy.end)
    }
    return copy
  }

  /// Nothing moves for `duration` seconds.
  ///
  /// - Precondition: the link before it is closed.
  public func wait(_ duration: Double) -> Chain {
    precondition(
      pending.isEmpty && pendingAnchor == nil,
      "Close the link with .over(seconds) before .wait(\(duration)).")
    var copy = self
    copy.end = copy.moved.perform(.wait(duration), at: copy.end)
    return copy
  }

  private func adding(_ changes: Motion.Change?..., easing: Easing) -> Chain {
    var copy = self
    for change in changes.compactMap({ $0 }) {
      precondition(
        !pending.contains { $0.change.property == change.property },
        "One link changes \(change.property) twice.")
      copy.pending.append(Motion(change, easing))
    }
    return copy
  }
}

extension Chain {
  public func move(dx: Double? = nil, dy: Double? = nil, _ easing: Easing = .linear) -> Chain {
    adding(dx.map { .by(.x, $0) }, dy.map { .by(.y, $0) }, easing: easing)
  }

  public func move(x: Double? = nil, y: Double? = nil, _ easing: Easing = .linear) -> Chain {
    adding(x.map { .to(.x, $0) }, y.map { .to(.y, $0) }, easing: easing)
  }

  /// By so many points; the anchor stays where it is.
  public func grow(
    width: Double? = nil, height: Double? = nil, _ easing: Easing = .linear
  ) -> Chain {
    adding(width.map { .by(.width, $0) }, height.map { .by(.height, $0) }, easing: easing)
  }

  public func size(
    width: Double? = nil, height: Double? = nil, _ easing: Easing = .linear
  ) -> Chain {
    adding(width.map { .to(.width, $0) }, height.map { .to(.height, $0) }, easing: easing)
  }

  /// Degrees, positive is clockwise.
  public func rotate(by degrees: Double, _ easing: Easing = .linear) -> Chain {
    adding(.by(.rotation, degrees), easing: easing)
  }

  public func rotate(to degrees: Double, _ easing: Easing = .linear) -> Chain {
    adding(.to(.rotation, degrees), easing: easing)
  }

  public func scale(to factor: Double, _ easing: Easing = .linear) -> Chain {
    adding(.to(.scaleX, factor), .to(.scaleY, factor), easing: easing)
  }

  public func scale(x: Double? = nil, y: Double? = nil, _ easing: Easing = .linear) -> Chain {
    adding(x.map { .to(.scaleX, $0) }, y.map { .to(.scaleY, $0) }, easing: easing)
  }

  public func opacity(_ value: Double, _ easing: Easing = .linear) -> Chain {
    adding(.to(.opacity, value), easing: easing)
  }

  public func cornerRadius(_ value: Double, _ easing: Easing = .linear) -> Chain {
    adding(.to(.cornerRadius, value), easing: easing)
  }

  public func fill(_ color: Color, _ easing: Easing = .linear) -> Chain {
    adding(.color(.fill, color), easing: easing)
  }

  /// From the link's start on the node turns and grows about this point; nothing on screen moves
  /// by it.
  public func anchor(_ anchor: Anchor) -> Chain {
    var copy = self
    copy.pendingAnchor = anchor.unit
    return copy
  }
}

extension Motion.Change {
  fileprivate var property: String {
    switch self {
    case .to(let property, _), .by(let property, _), .times(let property, _): property.name
    case .color(let property, _): property.name
    }
  }
}

extension Node {
  /// Words that move this node, link by link, from time 0.
  public var chain: Chain { chain(from: 0) }

  public func chain(from start: Double) -> Chain { Chain(self, from: start) }

  /// Changes the anchor at `time`, and the place along with it so that the picture stays.
  fileprivate mutating func moveAnchor(to unit: Point, at time: Double) {
    let old = anchorPoint(at: time)
    let from = unitPoint(old, at: time)
    guard from != unit || numbers[.anchorX] == nil || numbers[.anchorY] == nil else { return }
    for (property, start, end) in [
      (Property.anchorX, from.x, unit.x), (.anchorY, from.y, unit.y),
    ] {
      if numbers[property] == nil { self[property] = Track(start) }
      self[property].add(start, at: time)
      self[property].add(end, at: time)
    }
    let shift = turnAndScale(at: time).apply(to: anchorPoint(at: time) - old)
    self[.x].step(by: shift.x, at: time)
    self[.y].step(by: shift.y, at: time)
  }
}

extension Track where Value == Double {
  fileprivate mutating func step(by amount: Double, at time: Double) {
    guard amount != 0 else { return }
    let value = value(at: time)
    add(value, at: time)
    add(value + amount, at: time)
  }
}
