import Editing
import Words

extension Workspace {
  /// Says why a command for keyframes has no effect while neither the timeline nor the graph editor shows them.
  package mutating func refuse(_ command: TimelineCommand) {
    switch command {
    case .toggleColors: say(localized("Select a track of colours on the timeline first."))
    case .insert: say(localized("Open the timeline (T) to insert keyframes."))
    case .cut, .duplicate, .delete, .nudge, .stretch, .setTangents, .cycleTangents, .extrapolate:
      if selection.keys.isEmpty { return }
      say(localized("The selected keyframes are hidden. Open the timeline (T) to edit them."))
    case .selectAll, .copy, .chooseRow, .fold, .toggleKey, .resetTrack, .setHidden, .show,
      .toggleAnimated, .searchRows, .addMarker, .renameMarker, .deleteMarker, .typeLength,
      .resetLength, .resize:
      break
    }
  }
}
