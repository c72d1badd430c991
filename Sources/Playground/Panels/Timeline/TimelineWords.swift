import Editing
import Interface
import Stage

// The words of the timeline: tooltips, names in the palette, and messages.
extension TimelinePanel {
  func tip(of part: Part, _ workspace: Workspace) -> Tip? {
    switch part {
    case .timeline(.tracks): Tip(Words[.dragOrZoom], keys: "T")
    case .timeline(.field(.value)): Tip(Words[.valueField], keys: "↑ ↓")
    case .timeline(.field(.time)):
      Tip(Words[.timeField], keys: "↑ ↓")
    case .timeline(.field(.color)): Tip(Words[.colorField])
    case _: nil
    }
  }
}

extension TimelineCommand {
  var words: String {
    switch self {
    case .selectAll: Words[.selectAll]
    case .copy: Words[.copyKeyframes]
    case .cut: Words[.cutKeyframes]
    case .duplicate: Words[.duplicateKeyframes]
    case .delete: Words[.deleteKeyframes]
    case .insert: Words[.insertKeyframe]
    case .nudge(let frames):
      frames > 0
        ? Words.count(frames, .moveFrameLater, .moveFramesLater)
        : Words.count(-frames, .moveFrameEarlier, .moveFramesEarlier)
    case .stretch(let frames):
      frames > 0
        ? Words.count(frames, .stretchFrameLater, .stretchFramesLater)
        : Words.count(-frames, .stretchFrameEarlier, .stretchFramesEarlier)
    case .chooseRow(let name): name.property == nil ? Words[.selectNode] : Words[.selectTrack]
    case .fold(let node): Words[.foldNode, node.spokenName]
    case .toggleKey: Words[.toggleKeyframe]
    case .toggleConstants: Words[.toggleConstants]
    case .toggleColors: Words[.pickColor]
    case .setHidden(let isHidden): isHidden ? Words[.hideFromHere] : Words[.showFromHere]
    }
  }
}
