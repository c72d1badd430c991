package import Editing
package import Keyframes

/// The document, its selection, and how it is being edited.
package struct EditingState {
  /// The document, with its undo steps.
  package var history = UndoStack(Document())
  /// The segment that was chosen in the curve editor, by the demo's name, as the keyframe that begins
  /// it. The selection takes precedence.
  package var chosenSegments: [String: KeyframePath] = [:]
  /// A curve that is drawn behind the one in the curve editor.
  package var pinnedCurve: Easing?
  /// The motion token that edits of curves change, as long as the segment that is edited refers to it.
  package var editedToken: String?
  /// The node that was stepped to, and the selection at that time; it counts until the selection
  /// changes.
  package var chosenNode: (name: String, selection: Selection)?
  /// How nodes are edited on the stage.
  package var stageEditing = StageEditing()
  /// The state to which the selected nodes were last adapted.
  package var followed = FollowedNodes()
  /// The tool that draws on the stage; nil leaves it to the editor's handles.
  package var tool: StageTool?
  /// Keyframes that are being edited, and copied ones.
  package var keyEditing = KeyEditing()
  /// A test that asks which version is on the stage.
  package var blindTest: BlindTest?
  /// Whether the picker of the selected colour or gradient is open.
  package var picksColors = false
}
