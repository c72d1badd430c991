import DemoKit
package import Editing
import Interface
package import Keyframes
import Stage

/// Commands for the keyframes and rows of the timeline.
package enum TimelineCommand: Equatable, Sendable {
  /// All keyframes of the selected track; once they are selected, all of the demo.
  case selectAll
  case copy, cut, duplicate, delete
  /// A keyframe at the playhead on the selected tracks.
  case insert
  /// Moves the selected keyframes later by so many frames.
  case nudge(frames: Int)
  /// Moves the last of the selected keyframes later by so many frames, the others in proportion.
  case stretch(frames: Int)
  /// The name of a row was pressed.
  case chooseRow(TimelineRow.Name)
  /// Folds a node's tracks away, or shows them again.
  case fold(String)
  /// Adds a keyframe at the playhead, or removes it.
  case toggleKey(TrackPath)
  /// Chooses which rows are shown.
  case show(RowFilter)
  /// Shows only animated properties, or the previous rows again.
  case toggleAnimated
  case searchRows
  /// Removes all edits of the selected track; one that was added is removed.
  case resetTrack
  /// At the playhead.
  case addMarker
  /// The selected marker, or the one at the playhead.
  case renameMarker, deleteMarker
  case typeLength, resetLength
  /// Makes the panel so many rows taller.
  case resize(rows: Int)
  case toggleColors
  /// Sets the kind of tangents of the selected keyframes; nil breaks them.
  case setTangents(TangentKind?)
  /// The next kind of tangents.
  case cycleTangents
  /// Sets how the selected tracks continue beyond an end.
  case extrapolate(Extrapolation, TrackEnd)
  /// Gives the selected keyframe of `hidden` a value.
  case setHidden(Bool)
}
