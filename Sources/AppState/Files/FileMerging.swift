import DemoKit
package import Editing
import Interface
import Words

// Edits of demos whose files have changed since.
extension Workspace {
  /// The values in its file that the edits of a demo replace; empty while the file has not been read.
  package func originals(of name: String) -> DemoEdits {
    gallery.files[name]?.hasDemo == true ? document[originalsOf: name] : DemoEdits()
  }

  /// The file of the demo on the stage as it was read last; nil for demos without one.
  mutating func contentOfFile() -> FileContent? {
    guard openedFile?.hasDemo == true else { return nil }
    return FileContent(
      name: player.demo.name, edits: player.edits, hasConflicts: !player.conflicts.isEmpty,
      scene: player.freshScene, timeline: player.demo.timeline)
  }

  /// The properties that were changed both here and in the file of the demo on the stage.
  package var fileConflicts: [MergeConflict] {
    openedFile?.hasDemo == true ? player.conflicts : []
  }

  /// Takes one side's values where both changed; all other changes of both stay. A step of undo.
  package mutating func settleConflicts(by side: MergeSide) {
    guard !fileConflicts.isEmpty else { return }
    let name = player.demo.name
    let merged = player.merged(document[name], since: originals(of: name), preferring: side).edits
    let file = FileContent(
      name: name, edits: merged, hasConflicts: false, scene: player.freshScene,
      timeline: player.demo.timeline)
    editing.history.commit()
    edit { $0.follow(file) }
    say(
      side == .mine
        ? localized("Your edits stay. Ctrl+Z asks again.")
        : localized("The file’s changes are taken. Ctrl+Z asks again."))
  }

  /// Whether the edits can be saved or rearranged; if not, a notice says why.
  package mutating func hasSettledConflicts() -> Bool {
    if fileConflicts.isEmpty { return true }
    say(localized("First choose what to keep: your edits or the file’s changes."))
    return false
  }
}
