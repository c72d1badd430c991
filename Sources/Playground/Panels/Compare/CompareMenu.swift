import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

// The context menu of a version's head.
extension ComparePanel: PanelWithMenu {
  mutating func menu(
    for request: MenuRequest, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Menu? {
    let others = [
      MenuItem("Compare versions", .toggleCompare, isOn: workspace.viewState.lanes),
      MenuItem(
        "Reduced motion beside it", .toggleReducedMotion, isOn: workspace.viewState.reducedMotion),
      MenuItem(
        "Vectors between versions", .toggleVectors, isOn: !workspace.viewState.hidesVectors),
      MenuItem("Blind test", .blind(.toggle)),
    ]
    guard case .compare(let part)? = request.widget?.identity else {
      let isOnEasings = request.isIn(workspace.layout.easings)
      return isOnEasings ? Menu(groups: [others, workspace.windowItems]) : nil
    }
    let own: [MenuItem] =
      switch part {
      case .version(let letter), .forget(let letter):
        [
          MenuItem("Put on the stage", .showVersion(letter)),
          MenuItem("Delete this version", .forgetVersion(letter)),
        ]
      case .reducedMotion: []
      case .answer, .keep: [MenuItem("Save as a new version", .keepVersion)]
      }
    return Menu(groups: [own, others])
  }
}
