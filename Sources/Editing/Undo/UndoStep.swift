/// A step that can be undone or redone: how to get to the document that it leads to, and what was
/// selected when that was left.
///
/// A class, so that copies of a session share it.
package final class UndoStep: Sendable {
  package let patch: DocumentPatch
  package let selection: StageSelection
  /// What the step does when it is redone, or did before it was undone; nil if that is not known yet.
  package let summary: EditSummary?

  package init(_ patch: DocumentPatch, _ selection: StageSelection, _ summary: EditSummary? = nil) {
    self.patch = patch
    self.selection = selection
    self.summary = summary
  }
}
