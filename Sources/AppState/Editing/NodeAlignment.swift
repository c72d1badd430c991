import Editing
import Keyframes
package import Stage
import Words

/// An edge or a middle on which nodes are lined up.
package enum NodeAlignment: CaseIterable, Sendable {
  case left, centre, right
  case top, middle, bottom

  /// How far a box has to move to lie at that edge, or in the middle, of another.
  func distance(of box: Rect, to target: Rect) -> Point {
    switch self {
    case .left: Point(x: target.minX - box.minX, y: 0)
    case .centre: Point(x: target.centre.x - box.centre.x, y: 0)
    case .right: Point(x: target.maxX - box.maxX, y: 0)
    case .top: Point(x: 0, y: target.minY - box.minY)
    case .middle: Point(x: 0, y: target.centre.y - box.centre.y)
    case .bottom: Point(x: 0, y: target.maxY - box.maxY)
    }
  }

  package var words: String {
    switch self {
    case .left: localized("Align left edges")
    case .centre: localized("Align horizontal centres")
    case .right: localized("Align right edges")
    case .top: localized("Align top edges")
    case .middle: localized("Align vertical centres")
    case .bottom: localized("Align bottom edges")
    }
  }
}

/// A direction in which nodes are spaced evenly.
package enum NodeDistribution: CaseIterable, Sendable {
  case horizontally, vertically

  /// How far boxes have to move so that all gaps between neighbours are the same; the outermost two stay.
  func distances(of boxes: [Rect]) -> [Point] {
    let spans = boxes.map { box in
      switch self {
      case .horizontally: (start: box.minX, length: box.width)
      case .vertically: (start: box.minY, length: box.height)
      }
    }
    let order = spans.indices.sorted {
      (spans[$0].start + spans[$0].length / 2, $0) < (spans[$1].start + spans[$1].length / 2, $1)
    }
    var distances = boxes.map { _ in Point.zero }
    guard let first = order.first, let last = order.last, order.count > 2 else { return distances }
    let room = spans[last].start + spans[last].length - spans[first].start
    let gap = (room - spans.map(\.length).reduce(0, +)) / Double(order.count - 1)
    var next = spans[first].start
    for index in order {
      let way = next - spans[index].start
      distances[index] = self == .horizontally ? Point(x: way, y: 0) : Point(x: 0, y: way)
      next += spans[index].length + gap
    }
    return distances
  }

  package var words: String {
    switch self {
    case .horizontally: localized("Distribute horizontally")
    case .vertically: localized("Distribute vertically")
    }
  }
}

extension Workspace {
  /// Lines the selected nodes up with one another, or a single one with the stage. `measure` gives the
  /// width of texts.
  package mutating func align(_ alignment: NodeAlignment, _ measure: TextMeasure) {
    arrange(measure, least: 1) { boxes, stage in
      let target = boxes.count > 1 ? boxes.dropFirst().reduce(boxes[0]) { $0.union($1) } : stage
      return boxes.map { alignment.distance(of: $0, to: target) }
    }
  }

  /// Spaces the selected nodes evenly.
  package mutating func distribute(_ distribution: NodeDistribution, _ measure: TextMeasure) {
    arrange(measure, least: 3) { boxes, _ in distribution.distances(of: boxes) }
  }

  /// Moves each of the selected nodes by its own distance, as one step. Nodes in selected groups go along.
  private mutating func arrange(
    _ measure: TextMeasure, least: Int, _ distances: ([Rect], Rect) -> [Point]
  ) {
    let (all, chosen) = (stageNodes(measure), Set(selectedNodes))
    let selected = all.filter { chosen.contains($0.name) && $0.box != .zero }.outermost
    guard selected.count >= least else {
      return say(
        localized(least > 1 ? "Select three nodes or more." : "No node is selected."))
    }
    let stage = Rect(origin: .zero, size: player.scene.size)
    let ways = distances(selected.map(\.bounds), stage)
    let names = selected.map(\.name)
    var edit = NumberEdit(&self)
    let byName = Dictionary(zip(names, ways)) { first, _ in first }
    guard let move = NodeMove(names, from: .zero, all, edit, stage: stage.size) else {
      return say(
        localized("This node can't be changed here: it or a group around it is scaled to 0."))
    }
    let before = selection
    edit.show(move.result { byName[$0] ?? .zero }.values, &self)
    selection = before
  }
}
