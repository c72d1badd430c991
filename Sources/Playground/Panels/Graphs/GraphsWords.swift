import AppState
import Interface
import Words

// Tooltips, and the names of commands.
extension GraphsPanel: PanelWithTips {
  func tip(of part: Part, _ workspace: Workspace) -> Tip? {
    switch part {
    case .graph(.plot): nil
    case .graph(.ruler):
      Tip(localized("Drag to scrub, with Shift to zoom; double-click to show all times"))
    case .graph(.axis):
      Tip(localized("Drag to zoom, with Shift to pan; double-click to show all values"))
    case .graph(.field(.time)):
      Tip(
        localized("Keyframe time: drag, use the arrow keys or type, such as 120f, 50% or +=0.2"),
        keys: "↑ ↓")
    case .graph(.field(.value)):
      Tip(localized("Value: drag, use the arrow keys or type, such as 100*2 or +=10"), keys: "↑ ↓")
    case .graph(.edge(.top)):
      Tip(localized("Drag to resize the graph editor; double-click to reset"))
    case .graph(.edge(.names)): Tip(localized("Drag to resize the names; double-click to reset"))
    case _: nil
    }
  }
}

extension GraphCommand {
  var words: String {
    switch self {
    case .fit: localized("Graphs: fit all curves")
    case .fitSelection: localized("Graphs: fit the selected keyframes")
    case .zoomValues(let factor):
      factor < 1
        ? localized("Graphs: zoom into the values") : localized("Graphs: zoom out of the values")
    case .toggleNormalised: localized("Graphs: an axis for each curve (normalise), or one for all")
    case .toggleSpeed: localized("Graphs: speeds, or values")
    case .freeze: localized("Graphs: freeze the curves to compare with")
    case .clearFrozen: localized("Graphs: clear frozen curves")
    case .selectAll: localized("Select all keyframes")
    case .raise(let steps):
      steps > 0
        ? localized("Raise the values of selected keyframes")
        : localized("Lower the values of selected keyframes")
    case .typeKey: localized("Type the numbers of the selected keyframe")
    case .choose: localized("Select the track")
    case .toggleTrack: localized("Show or hide the curve (Alt: only this one)")
    case .showOnly: localized("Show only this curve")
    case .showAll: localized("Graphs: show all curves")
    }
  }
}
