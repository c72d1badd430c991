import AppState
import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Words

// The context menu of a knob, and of the panel beside its knobs.
extension KnobsPanel: PanelWithMenu {
  mutating func menu(
    for request: MenuRequest, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Menu? {
    let part = request.widget?.identity
    guard part.map(owns) == true || request.isIn(card(workspace)) else { return nil }
    let reset = MenuItem(
      "Reset all knobs", .knobs(.reset), isEnabled: !changes.isEmpty,
      reason: "All knobs have their defaults.")
    let others = [[reset], [workspace.menuItem(.knobs)]]
    let isScene = workspace.sceneKnobs != nil
    let new = isScene ? [MenuItem("New knob …", .knobs(.offer))] : []
    guard let part, let knob = knob(of: part, workspace) else {
      return Menu(groups: [new] + others)
    }
    let own = [
      MenuItem(
        "Name, range and linked values", .knobs(.settings(knob.name)), isOn: opened == knob.name),
      MenuItem("Link more …", .knobs(.offerMore(knob.name))),
      MenuItem("Remove the knob", .knobs(.remove(knob.name))),
    ]
    let value = workspace.player.demo.knobValues.value(of: knob.name)
    return Menu(
      heading: workspace.player.demo.label(of: knob),
      groups: [
        [
          MenuItem(
            "Reset to default", .turnKnob(knob.name, to: nil),
            isEnabled: value != knob.defaultValue,
            reason: "It has its default value")
        ], isScene ? own : [], new,
      ] + others)
  }
}
