import Editing
package import Keyframes
import Stage

/// A drag that rotates a node about its anchor.
package struct NodeTurning {
  package let name: String
  private let rotation: Double
  /// The anchor, in the parent's coordinates.
  private let pivot: Point
  /// From the stage to the node's parent.
  private let outer: Transform
  /// The pointer's latest direction from the anchor, and the turn so far, in degrees.
  private var heading: Double
  private var turned = 0.0

  /// Nil if a group around the node is flat, or the pointer is on the anchor.
  package init?(_ node: StageNode, from start: Point, _ edit: NumberEdit) {
    guard let outer = node.placement.outer.inverse,
      let rotation = edit.value(TrackPath(node: node.name, property: "rotation"))
    else { return nil }
    (name, self.outer, self.rotation) = (node.name, outer, rotation)
    pivot = outer.apply(to: node.anchor)
    let arm = outer.apply(to: start) - pivot
    guard arm.length > 1e-9 else { return nil }
    heading = arm.heading
  }

  /// `isStepped` turns in steps of 15°. Turns are counted: the pointer can go round more than once.
  package mutating func result(at position: Point, isStepped: Bool) -> EditorResult {
    let arm = outer.apply(to: position) - pivot
    if arm.length > 1e-9 {
      let change = (arm.heading - heading).remainder(dividingBy: 360)
      turned += change
      heading = arm.heading
    }
    let exact = rotation + turned
    let degrees =
      isStepped ? (exact / 15).rounded() * 15 : EditorResult.tidy(exact, decimals: 1)
    var result = EditorResult()
    result.set(.rotation, of: name, to: degrees, unless: degrees == rotation)
    result.words = degrees.fixed(1) + "°"
    return result
  }
}
