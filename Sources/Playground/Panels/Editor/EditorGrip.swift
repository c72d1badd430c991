import AppState
import Editing
import Interface
import Keyframes
import Stage

/// What a hand that edits the stage holds.
enum EditorGrip {
  /// It has not moved far enough to be a drag.
  case press(EditorPress)
  case drag(EditorDrag)
  /// Selects what lies in a box, in window points, in addition to what was selected.
  case box(from: Point, to: Point, adding: [String])
  /// Nothing can be done with it.
  case nothing
}

/// A press before it becomes a drag.
struct EditorPress {
  let hand: Hand
  let target: EditorTarget
  /// What a release without a drag selects; nil leaves the selection as it is.
  var selecting: [String]?
  let isAdding: Bool
}

/// Nodes in a hand.
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

  /// What the hand makes of the nodes at a place of the stage. Ctrl does not snap, nor does a motion that
  /// is recorded.
  mutating func move(to place: Point, _ workspace: Workspace) {
    let modifiers = workspace.modifiers
    let snaps = !modifiers.contains(.control) && recording == nil
    let reach = snaps ? StageSnapping.reach / max(workspace.layout.stageScale, 1e-6) : 0
    let isEven = modifiers.contains(.shift)
    switch kind {
    case .move(let move): result = move.result(at: place, isStraight: isEven, reach: reach)
    case .scale(let scaling):
      result = scaling.result(
        at: place, isEven: isEven, isAboutCentre: modifiers.contains(.alt), reach: reach)
    case .turn(var turning):
      result = turning.result(at: place, isStepped: isEven)
      kind = .turn(turning)
    case .scaleSelection(let scaling):
      result = scaling.result(
        at: place, isEven: isEven, isAboutCentre: modifiers.contains(.alt), reach: reach)
    case .turnSelection(var turning):
      result = turning.result(at: place, isStepped: isEven)
      kind = .turnSelection(turning)
    case .anchor(let anchor): result = anchor.result(at: place, reach: reach)
    }
  }
}

/// Arrow keys that move nodes: all repeats are one step of undo.
struct Nudging {
  var edit: NumberEdit
  let move: NodeMove
  var by: Point
}
