package import Editing

/// Commands of the graph editor.
package enum GraphCommand: Equatable, Sendable {
  /// Shows all times and values of the shown tracks.
  case fit
  /// The same for the selected keyframes.
  case fitSelection
  /// Below 1 zooms into the values.
  case zoomValues(Double)
  /// Gives each track an axis of its own, or all of them the same.
  case toggleNormalised
  /// Shows speeds instead of values, or values again.
  case toggleSpeed
  /// Keeps the shown curves to compare with, or clears them.
  case freeze, clearFrozen
  /// Selects all keyframes of the shown tracks.
  case selectAll
  /// Raises the values of the selected keyframes by so many steps.
  case raise(steps: Int)
  /// Types the time and value of the selected keyframe.
  case typeKey
  case choose(TrackPath)
  /// Hides or shows a track.
  case toggleTrack(TrackPath)
  /// Shows a track alone, or all again.
  case showOnly(TrackPath)
  case showAll
}
