package import Editing

/// Commands for files in the window.
package enum FileAction: Equatable, Sendable {
  /// Opens and closes the panel for typing a path.
  case toggleOpening
  /// Opens and closes it for the path of a picture, which becomes a node of the scene.
  case togglePlacing
  /// Takes the path with that index in the list.
  case take(Int)
  /// Removes a file from the gallery, by its demo's name.
  case remove(String)
  /// Shows which features of the demo's file are not supported.
  case showNotes(String)
  case hideNotes
  /// Where both the file and the edits have changed something, takes one side's values.
  case settle(MergeSide)
}
