import AppState
import Editing
import Interface
import Keyframes
import Stage

/// The current press or drag on the stage.
enum EditorGrip {
  /// The pointer has not moved far enough for a drag.
  case press(EditorPress)
  case drag(EditorDrag)
  /// Selects everything in a box, in window points, in addition to the earlier selection.
  case box(from: Point, to: Point, adding: [String])
  /// Points of a path; the press was at `from`, in the window.
  case points(PathPointDrag, from: Point)
  /// Keyframes of motion paths, or a handle; the press was at `from`, in the window.
  case motion(MotionDrag, from: Point)
  /// Selects all points in a box, in window points.
  case pointBox(from: Point, to: Point, adding: Set<PathIndex>)
  /// Nothing can be done with it.
  case nothing
}

/// A press before it becomes a drag.
struct EditorPress {
  let pointer: PointerSample
  let target: EditorTarget
  /// The selection after a release without a drag; nil leaves it unchanged.
  var selecting: [String]?
  let isAdding: Bool
}

/// Dragged nodes.
struct EditorDrag {
  enum Kind {
    case move(NodeMove)
    case scale(NodeScaling)
    case turn(NodeTurning)
    case scaleSelection(SelectionScaling)
    case turnSelection(SelectionTurning)
    case anchor(AnchorMove)
  }

  var kind: Kind
  var edit: NumberEdit
  var result = EditorResult()
  /// The motion, if it is recorded.
  var recording: MotionRecording?

  /// Moves the nodes to the pointer's position on the stage. Nothing snaps with Ctrl, or while a
  /// motion is recorded.
  mutating func move(to position: Point, _ workspace: Workspace) {
    let modifiers = workspace.modifiers
    let snaps = !modifiers.contains(.control) && recording == nil
    let reach = snaps ? StageSnapping.reach / max(workspace.layout.stageScale, 1e-6) : 0
    let isEven = modifiers.contains(.shift)
    switch kind {
    case .move(let move): result = move.result(at: position, isStraight: isEven, reach: reach)
    case .scale(let scaling):
      result = scaling.result(
        at: position, isEven: isEven, isAboutCentre: modifiers.contains(.alt), reach: reach)
    case .turn(var turning):
      result = turning.result(at: position, isStepped: isEven)
      kind = .turn(turning)
    case .scaleSelection(let scaling):
      result = scaling.result(
        at: position, isEven: isEven, isAboutCentre: modifiers.contains(.alt), reach: reach)
    case .turnSelection(var turning):
      result = turning.result(at: position, isStepped: isEven)
      kind = .turnSelection(turning)
    case .anchor(let anchor): result = anchor.result(at: position, reach: reach)
    }
  }
}

/// Arrow keys that move nodes: all repeats are one step of undo.
struct Nudging {
  var edit: NumberEdit
  let move: NodeMove
  var by: Point
}
