import Editing
package import Keyframes
import Stage

/// A drag that rotates several nodes together, about the middle of their common box.
package struct SelectionTurning {
  private struct Item {
    let name: String
    let x, y, rotation: Double
    /// The anchor, on the stage.
    let anchor: Point
    /// From the stage to the node's parent.
    let outer: Transform
    /// Whether the parent is mirrored, so that the node turns in the other direction there.
    let isMirrored: Bool

    init?(_ node: StageNode, _ edit: NumberEdit) {
      func value(_ property: Property) -> Double? {
        edit.value(TrackPath(node: node.name, property: property.name))
      }
      guard let outer = node.placement.outer.inverse, let x = value(.x), let y = value(.y),
        let rotation = value(.rotation)
      else { return nil }
      (name, anchor, self.outer) = (node.name, node.anchor, outer)
      (self.x, self.y, self.rotation) = (x, y, rotation)
      isMirrored = outer.a * outer.d < outer.b * outer.c
    }
  }

  private let pivot: Point
  private let items: [Item]
  /// The pointer's latest direction from the middle, and the turn so far, in degrees.
  private var heading: Double
  private var turned = 0.0

  /// The names of the turned nodes.
  package var names: [String] { items.map(\.name) }

  /// Nil if no node can be turned, or the pointer is in the middle.
  package init?(_ selected: [StageNode], from start: Point, _ edit: NumberEdit) {
    let outermost = selected.outermost
    items = outermost.compactMap { Item($0, edit) }
    guard !items.isEmpty, let box = outermost.commonBounds else { return nil }
    pivot = box.centre
    let arm = start - pivot
    guard arm.length > 1e-9 else { return nil }
    heading = arm.heading
  }

  /// The distance of a node's corners from the pivot, at most, in points on the stage.
  package func reach(of node: StageNode) -> Double {
    node.corners.map { $0.distance(to: pivot) }.max() ?? 0
  }

  /// `isStepped` turns in steps of 15°. Turns are counted: the pointer can go round more than once.
  package mutating func result(at position: Point, isStepped: Bool) -> EditorResult {
    let arm = position - pivot
    if arm.length > 1e-9 {
      turned += (arm.heading - heading).remainder(dividingBy: 360)
      heading = arm.heading
    }
    let degrees =
      isStepped ? (turned / 15).rounded() * 15 : EditorResult.tidy(turned, decimals: 1)
    let turn = Transform.rotation(degrees: degrees)
    var result = EditorResult()
    for item in items {
      let arm = item.anchor - pivot
      let moved = item.outer.direction(turn.direction(arm) - arm)
      result.set(.x, of: item.name, to: EditorResult.tidy(item.x + moved.x, decimals: 2))
      result.set(.y, of: item.name, to: EditorResult.tidy(item.y + moved.y, decimals: 2))
      let rotation = item.rotation + (item.isMirrored ? -degrees : degrees)
      result.set(.rotation, of: item.name, to: EditorResult.tidy(rotation, decimals: 1))
    }
    result.words = (degrees > 0 ? "+" : "") + degrees.fixed(1) + "°"
    return result
  }
}
