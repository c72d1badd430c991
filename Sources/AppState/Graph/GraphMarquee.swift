import Editing
package import Interface
package import Keyframes
import Stage

/// A box dragged around keyframes, or in the speed graph around their speeds: they are selected, with Shift
/// in addition to others. A click deselects all.
package struct GraphMarquee: GraphDrag {
  private let before: Selection
  private let adds: Bool
  private let speeds: SpeedPlot?
  private let start: Point
  private var end: Point
  package private(set) var hasMoved = false
  package var pointerShape: PointerShape { .arrow }

  package init(
    at position: Point, adds: Bool, _ workspace: Workspace, _ speeds: SpeedPlot? = nil
  ) {
    before = workspace.selection
    (self.adds, self.speeds) = (adds, speeds)
    (start, end) = (position, position)
  }

  /// The current box, in logical points.
  package var rect: Rect {
    Rect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
      height: abs(end.y - start.y))
  }

  package mutating func move(
    to position: Point, _ plot: GraphPlot, _ workspace: inout Workspace
  ) {
    end = position
    guard hasMoved || position.distance(to: start) > 3 else { return }
    hasMoved = true
    let keys = speeds?.keys(in: rect) ?? plot.keys(in: rect)
    workspace.selection.keys = adds ? before.keys.union(keys) : keys
  }

  package func end(_ workspace: inout Workspace) {
    if !hasMoved, !adds { workspace.selection.keys = [] }
  }

  package func cancel(_ workspace: inout Workspace) { workspace.selection = before }
}
