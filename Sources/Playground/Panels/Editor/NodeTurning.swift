import AppState
import Editing
import Keyframes
import Stage

/// A node that a hand rotates about its anchor.
struct NodeTurning {
  let name: String
  private let rotation: Double
  /// The anchor, in what the node lies in.
  private let pivot: Point
  /// From the stage to what the node lies in.
  private let outer: Transform
  /// The hand's latest direction from the anchor, and how far it has turned so far, in degrees.
  private var heading: Double
  private var turned = 0.0

  /// Nil where a group around the node is flat, and where the hand is on the anchor.
  init?(_ node: StageNode, from start: Point, _ edit: NumberEdit) {
    guard let outer = node.place.outer.inverse,
      let rotation = edit.value(TrackPlace(node: node.name, property: "rotation"))
    else { return nil }
    (name, self.outer, self.rotation) = (node.name, outer, rotation)
    pivot = outer.apply(to: node.anchor)
    let arm = outer.apply(to: start) - pivot
    guard arm.length > 1e-9 else { return nil }
    heading = arm.heading
  }

  /// `isStepped` goes in steps of 15°. Turns are counted, so that the hand can go round more than once.
  mutating func result(at place: Point, isStepped: Bool) -> EditorResult {
    let arm = outer.apply(to: place) - pivot
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
