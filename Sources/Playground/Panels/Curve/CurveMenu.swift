import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

// The context menu of the curve editor: of a preset, or of the curve.
extension CurvePanel: PanelWithMenu {
  mutating func menu(
    for request: MenuRequest, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Menu? {
    let part = request.widget?.identity
    let room = workspace.layout.room(of: .curve)
    guard part.map(owns) == true || request.isIn(room) else { return nil }
    let target = workspace.curveTarget()
    let segments = [
      MenuItem(
        "Previous segment", .curve(.choose(.stretch, by: -1)), isEnabled: target != nil,
        reason: "There is no easing here"),
      MenuItem(
        "Next segment", .curve(.choose(.stretch, by: 1)), isEnabled: target != nil,
        reason: "There is no easing here"),
    ]
    let others = [
      CurveTab.allCases.map { tab in
        MenuItem(Message(verbatim: tab.title), .curve(.show(tab)), isOn: self.tab == tab)
      },
      [workspace.menuItem(.curve)],
    ]
    if case .curve(.preset(let index))? = part, let token = token(index) {
      return Menu(heading: token.name, groups: tokenItems(token, index, target) + others)
    }
    if case .curve(.preset(let index))? = part, let preset = self.preset(index) {
      let use = [[MenuItem("Use this easing", .curve(.keep(preset: index)))]]
      let own = ownIndex(index).map { own in
        [CurveAction.copyPresets, .deletePreset(own)].map {
          MenuItem(Message(verbatim: $0.words), .curve($0))
        }
      }
      return Menu(heading: preset.title, groups: use + (own.map { [$0] } ?? []) + others)
    }
    var easings = workspace.easingItems()
    easings[1].append(MenuItem("Paste", .paste))
    easings.append(tokenItems(of: target))
    return Menu(groups: easings + [segments] + others)
  }
}
