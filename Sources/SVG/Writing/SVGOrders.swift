import Keyframes
import Stage
import Syntax

// The orders in which nodes are painted. Nodes that do not touch each other may keep theirs.
extension SVGWriter {
  /// The nodes in sets that are painted one after the other, each with the orders of its nodes in turn.
  func paintingOrders(of nodes: [Node]) -> [[(start: Double, order: [Int])]] {
    let all = Array(nodes.indices)
    guard nodes.contains(where: { $0.numbers[.depth] != nil }) else { return [[(0, all)]] }
    func order(at time: Double) -> [Int] {
      let depths = nodes.map { ($0[.depth].value(at: time) * 1e6).rounded() }
      return all.sorted { (depths[$0], $0) < (depths[$1], $1) }
    }
    let tracks = nodes.map { $0[.depth] }
    guard !isWaiting, tracks.contains(where: { $0.moves }) else {
      return [[(clock.range.lowerBound, order(at: time(clock.range.lowerBound)))]]
    }
    var samples: [(start: Double, time: Double, order: [Int])] = []
    let times = clock.bounded(tracks.flatMap { $0.breaks(in: clock.range) })
    for (start, end) in zip(times, times.dropFirst()) {
      let count = clock.frames(from: start, to: end, perSecond: 120)
      for index in 0..<count {
        let time = start + (end - start) * (Double(index) + 0.5) / Double(count)
        samples.append(
          (start + (end - start) * Double(index) / Double(count), time, order(at: time)))
      }
    }
    let end = clock.range.upperBound
    samples.append((end, end, order(at: end)))
    return sets(of: nodes, samples).map { set in
      var orders: [(start: Double, order: [Int])] = []
      for sample in samples {
        let order = sample.order.filter(set.contains)
        if orders.last?.order != order { orders.append((sample.start, order)) }
      }
      return orders
    }
  }

  /// The most nodes of which each is compared with each.
  private static let mostCompared = 40

  /// Sets of nodes that touch each other while they change their order, the lowest first; all in one set
  /// if these cannot be painted one after the other.
  private func sets(
    of nodes: [Node], _ samples: [(start: Double, time: Double, order: [Int])]
  ) -> [[Int]] {
    let all = Array(nodes.indices)
    guard baking == nil, nodes.count <= Self.mostCompared,
      !nodes.contains(where: { $0.blend != .normal })
    else { return [all] }
    var isBelow = Set<[Int]>()
    for sample in samples {
      let boxes = nodes.map { $0.reach(at: sample.time) }
      for (place, lower) in sample.order.enumerated() {
        for upper in sample.order[(place + 1)...] where boxes[lower].meets(boxes[upper]) {
          isBelow.insert([lower, upper])
        }
      }
    }
    var owner = all
    for pair in isBelow where isBelow.contains([pair[1], pair[0]]) {
      let (old, new) = (owner[pair[0]], owner[pair[1]])
      owner = owner.map { $0 == old ? new : $0 }
    }
    var sets: [[Int]] = []
    var rest = Set(owner)
    while !rest.isEmpty {
      let lowest = rest.sorted().first { one in
        !isBelow.contains {
          owner[$0[1]] == one && owner[$0[0]] != one && rest.contains(owner[$0[0]])
        }
      }
      guard let lowest else { return [all] }
      rest.remove(lowest)
      sets.append(all.filter { owner[$0] == lowest })
    }
    return sets
  }
}

/// Boxes around what a node paints sharply, and around its shadows.
private struct SVGReach {
  var sharp: Rect?
  var soft: Rect?

  /// Whether an order of both can be seen: shadows over shadows look the same either way.
  func meets(_ other: SVGReach) -> Bool {
    [(sharp, other.sharp), (sharp, other.soft), (soft, other.sharp)].contains { one, two in
      guard let one, let two else { return false }
      return one.intersects(two)
    }
  }
}

extension Node {
  /// In its parent's coordinates.
  fileprivate func reach(at time: Double) -> SVGReach {
    var reach = SVGReach()
    let scene = Scene(ground: .clear) { self }
    for sprite in scene.frame(at: time).dropFirst() {
      let box = sprite.reach
      if sprite.blur > 0 {
        reach.soft = reach.soft.map { $0.union(box) } ?? box
      } else {
        reach.sharp = reach.sharp.map { $0.union(box) } ?? box
      }
    }
    return reach
  }
}

extension Sprite {
  /// A box around its outline, line and blur; a generous one around a text.
  fileprivate var reach: Rect {
    let outline =
      if case .text(let text) = shape { text.reach } else {
        shape.outline ?? Path()
      }
    let box = outline.transformed(by: transform).bounds
    let line = stroke.map { $0.width * max($0.miterLimit, 1) * transform.scale } ?? 0
    let edge = line + blur
    return Rect(
      x: box.minX - edge, y: box.minY - edge, width: box.width + 2 * edge,
      height: box.height + 2 * edge)
  }
}

extension Text {
  /// No letter is wider than its font size.
  fileprivate var reach: Path {
    let lines = string.split(separator: "\n", omittingEmptySubsequences: false)
    let letters = Double(lines.map(\.count).max() ?? 0)
    let width = letters * style.size * (1 + max(style.letterSpacing, 0))
    let height = Double(lines.count) * style.size * max(style.lineHeight, 1.5)
    let middle = width * (0.5 - style.alignment.shareBefore)
    let box = Shape.rectangle(Size(width: width, height: height), cornerRadius: 0).outline
    return (box ?? Path()).transformed(by: .translation(x: middle, y: 0))
  }
}
