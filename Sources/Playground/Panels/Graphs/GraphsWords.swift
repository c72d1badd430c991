import AppState
import Interface
import Words

// Tooltips.
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
    case .graph(.field(.speedIn)), .graph(.field(.speedOut)):
      Tip(localized("Speed at the keyframe: drag, use the arrow keys or type"), keys: "↑ ↓")
    case .graph(.field(.influenceIn)), .graph(.field(.influenceOut)):
      Tip(
        localized("Influence: how far the handle reaches into the segment, in percent"), keys: "↑ ↓"
      )
    case .graph(.edge(.top)):
      Tip(localized("Drag to resize the graph editor; double-click to reset"))
    case .graph(.edge(.names)): Tip(localized("Drag to resize the names; double-click to reset"))
    case _: nil
    }
  }
}
