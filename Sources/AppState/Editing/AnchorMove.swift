import Editing
package import Keyframes
import Stage

/// A drag of a node's anchor; the node stays where it is.
package struct AnchorMove {
  private let name: String
  private let start: Point
  private let box: Rect
  private let anchor: Point
  private let own, inverse, outer: Transform
  private let x, y: Double

  /// Nil for groups and texts, which have no box to measure it in, and where something is flat.
  package init?(_ node: StageNode, from start: Point, _ edit: NumberEdit) {
    guard node.hasMovableAnchor, let outer = node.placement.outer.inverse,
      let inverse = node.placement.map.then(outer).inverse,
      let x = edit.value(TrackPath(node: node.name, property: "x")),
      let y = edit.value(TrackPath(node: node.name, property: "y"))
    else { return nil }
    (name, self.start, box, anchor) = (node.name, start, node.box, node.placement.anchor)
    own = node.placement.map.then(outer)
    (self.inverse, self.outer, self.x, self.y) = (inverse, outer, x, y)
  }

  /// Snaps to the middle, the corners and the edges of the box within `reach`, in own points.
  package func result(at position: Point, reach: Double) -> EditorResult {
    var goal = anchor + inverse.direction(outer.direction(position - start))
    goal.x = Self.snapped(goal.x, to: [box.minX, box.centre.x, box.maxX], reach)
    goal.y = Self.snapped(goal.y, to: [box.minY, box.centre.y, box.maxY], reach)
    func share(_ value: Double) -> Double { EditorResult.tidy(value, decimals: 3) }
    let unit = Point(
      x: share((goal.x - box.minX) / box.width), y: share((goal.y - box.minY) / box.height))
    let kept = Point(x: box.minX + unit.x * box.width, y: box.minY + unit.y * box.height)
    let moved = own.direction(kept - anchor)
    var result = EditorResult()
    result.set(.anchorX, of: name, to: unit.x)
    result.set(.anchorY, of: name, to: unit.y)
    result.set(.x, of: name, to: EditorResult.tidy(x + moved.x, decimals: 2))
    result.set(.y, of: name, to: EditorResult.tidy(y + moved.y, decimals: 2))
    result.words = "\(unit.x.fixed(2))  \(unit.y.fixed(2))"
    return result
  }

  private static func snapped(_ value: Double, to lines: [Double], _ reach: Double) -> Double {
    lines.first { abs($0 - value) <= reach } ?? value
  }
}

extension StageNode {
  /// Whether it has a box that its anchor is measured in.
  package var hasMovableAnchor: Bool {
    switch placement.shape {
    case .rectangle, .ellipse, .path, .picture: !box.isEmpty
    case .text, nil: false
    }
  }
}
