// What the parts of the timeline are called where the pointer rests on them, and in the palette.

extension TimelineCommand {
  var words: String {
    switch self {
    case .selectAll: "Select all keyframes"
    case .copy: "Copy the selected keyframes"
    case .cut: "Cut the selected keyframes"
    case .duplicate: "Duplicate the selected keyframes"
    case .delete: "Delete the selected keyframes"
    case .insert: "Insert a keyframe at the playhead"
    case .nudge(let frames): "Selected keyframes \(Self.frames(frames))"
    case .stretch(let frames): "Stretch: the last selected keyframe \(Self.frames(frames))"
    case .chooseRow(let name): name.property == nil ? "Select the node" : "Select the track"
    case .fold(let node): "Fold \(node.spokenName), or unfold it"
    case .toggleKey: "A keyframe at the playhead, or none"
    case .toggleConstants: "Show tracks that do not move"
    case .toggleColors: "Pick the colour"
    case .setHidden(let isHidden): isHidden ? "Hide from here on" : "Show from here on"
    }
  }

  private static func frames(_ count: Int) -> String {
    let frames = abs(count) == 1 ? "a frame" : "\(abs(count)) frames"
    return "\(frames) \(count > 0 ? "later" : "earlier")"
  }
}

extension TimelineField {
  var tip: Tip {
    switch self {
    case .value: Tip("The value: drag, write, or arrows", keys: "↑ ↓")
    case .time: Tip("When the keyframe is: drag, write, or arrows", keys: "↑ ↓")
    case .color: Tip("The colour, as #FF7F50")
    case .playhead: Tip("Time: write one, as 1.5, 1/3 or 50%", keys: "Enter")
    }
  }
}
