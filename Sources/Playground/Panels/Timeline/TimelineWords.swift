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

  var words: String {
    switch self {
    case .selectAll: localized("Select all keyframes")
    case .copy: localized("Copy the selected keyframes")
    case .cut: localized("Cut the selected keyframes")
    case .duplicate: localized("Duplicate the selected keyframes")
    case .delete: localized("Delete the selected keyframes")
    case .insert: localized("Insert a keyframe at the playhead")
    case .nudge(let frames):
      frames > 0
        ? localized(
          Message(
            count: frames, one: "Move the selected keyframes one frame later",
            other: "Move the selected keyframes \(frames) frames later"))
        : localized(
          Message(
            count: -frames, one: "Move the selected keyframes one frame earlier",
            other: "Move the selected keyframes \(-frames) frames earlier"))
    case .stretch(let frames):
      frames > 0
        ? localized(
          Message(
            count: frames, one: "Stretch the selection: last keyframe one frame later",
            other: "Stretch the selection: last keyframe \(frames) frames later"))
        : localized(
          Message(
            count: -frames, one: "Stretch the selection: last keyframe one frame earlier",
            other: "Stretch the selection: last keyframe \(-frames) frames earlier"))
    case .chooseRow(let name):
      name.property == nil ? localized("Select the node") : localized("Select the track")
    case .fold(let node): localized("Collapse or expand \(node.displayName)")
    case .toggleKey: localized("Add or remove a keyframe at the playhead")
    case .show(let filter): filter.words
    case .toggleAnimated: localized("Timeline: only what is animated, and back")
    case .searchRows: localized("Search rows")
    case .resetTrack: localized("Undo all changes to the track")
    case .addMarker: localized("Add a marker at the playhead")
    case .renameMarker: localized("Rename the marker")
    case .deleteMarker: localized("Delete the marker")
    case .typeLength: localized("Type the length of the timeline")
    case .resetLength: localized("Reset the length to the demo's own")
    case .resize(let rows):
      rows > 0 ? localized("Make the timeline taller") : localized("Make the timeline shorter")
    case .toggleColors: localized("Pick a colour")
    case .setTangents(let kind): localized(kind.phrase)
    case .cycleTangents:
      localized("Next kind of tangents: automatic, smooth, flat, broken")
    case .extrapolate(let kind, .before):
      localized("Before the first keyframe: \(localized(kind.phrase))")
    case .extrapolate(let kind, .after):
      localized("After the last keyframe: \(localized(kind.phrase))")
    case .setHidden(let isHidden):
      isHidden ? localized("Hide from here on") : localized("Show from here on")
    }
  }
}

extension TangentKind? {
  var phrase: Message {
    switch self {
    case .automatic: "Automatic tangents"
    case .spline: "Spline tangents"
    case .smooth: "Smooth tangents"
    case .flat: "Flat tangents"
    case nil: "Break tangents"
    }
  }
}

extension Extrapolation {
  var phrase: Message {
    switch self {
    case .hold: "hold"
    case .linear: "continue in a straight line"
    case .repeat: "repeat"
    case .pingPong: "ping-pong"
    case .cumulative: "repeat with offset"
    }
  }
}
