/// What is selected in the demo on the stage, for the panels that change it.
struct Selection: Equatable {
  /// The keyframes; the curve editor bends the easings with which they are left.
  var keys: Set<KeyPlace> = []
  /// The track that was pressed last, with or without keyframes of it.
  var track: TrackPlace?

  var isEmpty: Bool { keys.isEmpty && track == nil }
}
