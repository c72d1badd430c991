import Editing
package import Keyframes
package import Words

extension TimelineCommand {
  /// The name of the command.
  package var words: String {
    switch self {
    case .selectAll: localized("Select all keyframes")
    case .copy: localized("Copy the selected keyframes")
    case .cut: localized("Cut the selected keyframes")
    case .duplicate: localized("Duplicate the selected keyframes")
    case .delete: localized("Delete the selected keyframes")
    case .insert: localized("Insert a keyframe at the playhead")
    case .nudge(let frames):
      Self.words(frames) {
        Message(
          count: $0, one: "Move the selected keyframes one frame later",
          other: "Move the selected keyframes \($0) frames later")
      } earlier: {
        Message(
          count: $0, one: "Move the selected keyframes one frame earlier",
          other: "Move the selected keyframes \($0) frames earlier")
      }
    case .stretch(let frames):
      Self.words(frames) {
        Message(
          count: $0, one: "Stretch the selection: last keyframe one frame later",
          other: "Stretch the selection: last keyframe \($0) frames later")
      } earlier: {
        Message(
          count: $0, one: "Stretch the selection: last keyframe one frame earlier",
          other: "Stretch the selection: last keyframe \($0) frames earlier")
      }
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

  /// The sentence for a number of frames, which is negative for earlier ones.
  private static func words(
    _ frames: Int, later: (Int) -> Message, earlier: (Int) -> Message
  ) -> String {
    localized(frames > 0 ? later(frames) : earlier(-frames))
  }
}

extension TangentKind? {
  package var phrase: Message {
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
  package var phrase: Message {
    switch self {
    case .hold: "hold"
    case .linear: "continue in a straight line"
    case .repeat: "repeat"
    case .pingPong: "ping-pong"
    case .cumulative: "repeat with offset"
    }
  }
}
