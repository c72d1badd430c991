import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

// The words of the timeline: tooltips, names in the palette, and messages.
extension TimelinePanel: PanelWithTips {
  func tip(of part: Part, _ workspace: Workspace) -> Tip? {
    switch part {
    case .timeline(.tracks): Tip(localized("Drag to scrub; Ctrl and the wheel zoom"), keys: "T")
    case .timeline(.field(.value)):
      Tip(localized("Value: drag, use the arrow keys or type, such as 100*2 or +=10"), keys: "↑ ↓")
    case .timeline(.field(.time)):
      Tip(
        localized("Keyframe time: drag, use the arrow keys or type, such as 120f, 50% or +=0.2"),
        keys: "↑ ↓")
    case .timeline(.field(.color)):
      Tip(localized("Colour in any CSS notation, such as #FF7F50, coral or hsl(16 100% 66%)"))
    case .timeline(.field(.length)):
      Tip(localized("Length of the timeline: drag, type or use the arrow keys"), keys: "↑ ↓")
    case .timeline(.lengthLabel):
      Tip(
        localized(
          "Drag to change the length; double-click for the demo's own, \(workspace.reading(workspace.player.ownLength))"
        ))
    case .timeline(.search): Tip(localized("Search rows by node or property; Esc clears"))
    case .timeline(.markerName): Tip(localized("Name of the marker. Enter keeps it."))
    case .timeline(.take(let start)): Tip(start.words(workspace.playhead.timeline.unit))
    case .timeline(.namesEdge): Tip(localized("Drag to resize the names; double-click to reset"))
    case _: nil
    }
  }
}

extension TimelineCommand {
  /// Whether the command opens a closed timeline; commands for the selection do nothing then.
  var opensTimeline: Bool {
    switch self {
    case .show, .toggleAnimated, .searchRows, .addMarker, .renameMarker, .deleteMarker, .typeLength,
      .resetLength, .resize:
      true
    case .selectAll, .copy, .cut, .duplicate, .delete, .insert, .nudge, .stretch, .chooseRow, .fold,
      .toggleKey, .resetTrack, .toggleColors, .setHidden, .setTangents, .cycleTangents,
      .extrapolate:
      false
    }
  }

  /// The field in which the command continues.
  var focus: Part? {
    switch self {
    case .addMarker, .renameMarker: .timeline(.markerName)
    case .searchRows: .timeline(.search)
    case .typeLength: .timeline(.field(.length))
    case .selectAll, .copy, .cut, .duplicate, .delete, .insert, .nudge, .stretch, .chooseRow, .fold,
      .toggleKey, .resetTrack, .toggleColors, .setHidden, .show, .toggleAnimated, .deleteMarker,
      .resetLength, .resize, .setTangents, .cycleTangents, .extrapolate:
      nil
    }
  }
}
