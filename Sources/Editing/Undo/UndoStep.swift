import Stage

/// A step that can be undone or redone: a patch to the document that it leads to, and the selection
/// when that document was left.
///
/// A class, so that copies of a session share it.
package final class UndoStep: Sendable {
  package let patch: DocumentPatch
  package let selection: StageSelection
  /// A summary of what redoing the step does, or what the step did; nil if it isn't known yet.
  package let summary: EditSummary?
  /// How many nodes the patch holds.
  package let nodeCount: Int

  package init(_ patch: DocumentPatch, _ selection: StageSelection, _ summary: EditSummary? = nil) {
    self.patch = patch
    self.selection = selection
    self.summary = summary
    nodeCount = patch.nodeCount
  }
}

extension DocumentPatch {
  fileprivate var nodeCount: Int {
    let changed = edits.values.map { $0.nodes?.nodes ?? [] }
    let kept = versions.values.flatMap { $0.kept.map { $0.edits.nodes ?? [] } }
    return (changed + kept).reduce(0) { $0 + $1.countOfAll }
  }
}

extension NodesPatch {
  fileprivate var nodes: [Node] {
    switch self {
    case .remove: []
    case .set(let nodes), .splice(_, _, let nodes): nodes
    }
  }
}

extension [Node] {
  /// How many there are, with those that lie in them.
  fileprivate var countOfAll: Int { reduce(count) { $0 + $1.children.countOfAll } }
}
