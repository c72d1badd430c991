import Editing
import Interface
import Stage

// The words of the timeline: tooltips, names in the palette, and messages.
extension TimelinePanel: PanelWithTips {
  func tip(of part: Part, _ workspace: Workspace) -> Tip? {
    switch part {
    case .timeline(.tracks): Tip(Words[.dragOrZoom], keys: "T")
    case .timeline(.field(.value)): Tip(Words[.valueField], keys: "↑ ↓")
    case .timeline(.field(.time)):
      Tip(Words[.timeField], keys: "↑ ↓")
    case .timeline(.field(.color)): Tip(Words[.colorField])
    case .timeline(.field(.length)): Tip(Words[.lengthField], keys: "↑ ↓")
    case .timeline(.lengthLabel):
      Tip(Words[.lengthLabel, workspace.reading(workspace.player.ownLength)])
    case .timeline(.search): Tip(Words[.searchRowsTip])
    case .timeline(.markerName): Tip(Words[.markerField])
    case .timeline(.edge(.top)): Tip(Words[.dragHeight])
    case .timeline(.edge(.names)): Tip(Words[.dragNames])
    case _: nil
    }
  }
}

extension TimelineCommand {
  /// Whether it opens the timeline where that is closed; what concerns the selection does nothing then.
  var opensTimeline: Bool {
    switch self {
    case .show, .toggleAnimated, .searchRows, .addMarker, .renameMarker, .deleteMarker, .typeLength,
      .resetLength, .resize:
      true
    case .selectAll, .copy, .cut, .duplicate, .delete, .insert, .nudge, .stretch, .chooseRow, .fold,
      .toggleKey, .resetTrack, .toggleColors, .setHidden:
      false
    }
  }

  /// The field in which it goes on.
  var focus: Part? {
    switch self {
    case .addMarker, .renameMarker: .timeline(.markerName)
    case .searchRows: .timeline(.search)
    case .typeLength: .timeline(.field(.length))
    case .selectAll, .copy, .cut, .duplicate, .delete, .insert, .nudge, .stretch, .chooseRow, .fold,
      .toggleKey, .resetTrack, .toggleColors, .setHidden, .show, .toggleAnimated, .deleteMarker,
      .resetLength, .resize:
      nil
    }
  }

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
    case .show(let filter): filter.words
    case .toggleAnimated: Words[.toggleAnimated]
    case .searchRows: Words[.searchRows]
    case .resetTrack: Words[.resetTrack]
    case .addMarker: Words[.addMarker]
    case .renameMarker: Words[.renameMarker]
    case .deleteMarker: Words[.deleteMarker]
    case .typeLength: Words[.typeLength]
    case .resetLength: Words[.resetLength]
    case .resize(let rows): rows > 0 ? Words[.tallerTimeline] : Words[.lowerTimeline]
    case .toggleColors: Words[.pickColor]
    case .setHidden(let isHidden): isHidden ? Words[.hideFromHere] : Words[.showFromHere]
    }
  }
}
