/// What can be done with files in the window.
package enum FileAction: Equatable, Sendable {
  /// Opens and closes the panel for typing a path.
  case toggleOpening
  /// Opens and closes it for the path of a picture, which becomes a node of the scene.
  case togglePlacing
  /// Takes the path of that index among those offered.
  case take(Int)
  /// Removes a file from the gallery, by its demo's name.
  case remove(String)
  /// Shows what of the file of the demo is not supported.
  case showNotes(String)
  case hideNotes
}
