/// A step that can be undone or redone: a patch to the document that it leads to, and the selection
/// when that document was left.
///
/// A class, so that copies of a session share it.
package final class UndoStep: Sendable {
  package let patch: DocumentPatch
  package let selection: StageSelection
  /// A summary of what redoing the step does, or what the step did; nil if it isn't known yet.
  package let summary: EditSummary?

  package init(_ patch: DocumentPatch, _ selection: StageSelection, _ summary: EditSummary? = nil) {
    self.patch = patch
    self.selection = selection
    self.summary = summary
  }
}
