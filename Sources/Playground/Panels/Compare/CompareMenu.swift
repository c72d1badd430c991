import Editing
import Interface
import Keyframes
import Stage

// The context menu of a version's head.
extension ComparePanel: PanelWithMenu {
  mutating func menu(
    for request: MenuRequest, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Menu? {
    let others = [MenuItem(.menuCompare, .toggleCompare, isOn: true)]
    guard case .compare(let part)? = request.widget?.identity else {
      let isOnEasings = request.isIn(workspace.layout.easings)
      return isOnEasings ? Menu(groups: [others, workspace.windowItems]) : nil
    }
    let own: [MenuItem] =
      switch part {
      case .version(let letter), .forget(let letter):
        [
          MenuItem(.menuShowVersion, .showVersion(letter)),
          MenuItem(.menuDeleteVersion, .forgetVersion(letter)),
        ]
      case .keep: [MenuItem(.menuSaveVersion, .keepVersion)]
      }
    return Menu(groups: [own, others])
  }
}
