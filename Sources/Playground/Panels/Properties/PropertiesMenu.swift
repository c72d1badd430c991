import AppState
import Interface
import Keyframes
import Stage
import Words

// The context menu of a property.
extension PropertiesPanel: PanelWithMenu {
  mutating func menu(
    for request: MenuRequest, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Menu? {
    guard case .properties(let part)? = request.widget?.identity, let name = part.row,
      content(of: name) != nil
    else { return nil }
    return Menu(
      heading: name.localizedProperty,
      groups: [
        workspace.knobItems(of: name, nodes),
        [
          MenuItem(
            "Add or remove a keyframe of this property at the playhead",
            .properties(.toggleKey(name)))
        ],
      ])
  }
}
