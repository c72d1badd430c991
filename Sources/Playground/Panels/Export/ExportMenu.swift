import AppState
import Editing
import Formats
import Interface
import Keyframes
import Stage
import Words

// The context menu of the export panel: copying in each format.
extension ExportPanel: PanelWithMenu {
  /// All dialects, to write the easing in one of them.
  var dialectMenu: Menu {
    Menu(groups: [
      EasingDialect.allCases.map {
        MenuItem(Message(verbatim: $0.title), .export(.dialect($0)), isOn: $0 == dialect)
      }
    ])
  }

  mutating func menu(
    for request: MenuRequest, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Menu? {
    let part = request.widget?.identity
    let room = workspace.layout.room(of: .export)
    guard part.map(owns) == true || request.isIn(room) else { return nil }
    if part == .export(.dialect) { return dialectMenu }
    return Menu(
      groups: [
        [MenuItem("Copy", .export(.copy), keysOf: .copy)],
        subject == .easing
          ? EasingDialect.allCases.map {
            MenuItem("Copy as \($0.title)", .export(.copyEasing($0)))
          }
          : ExportFormat.codes.map {
            MenuItem("Copy as \($0.title)", .export(.copyAs(subject, $0)))
          },
        TokenText.allCases.map { text in
          let action = Action.curve(.token(.copy(text)))
          return MenuItem(
            Message(verbatim: action.ownWords ?? ""), action,
            isEnabled: !workspace.player.tokens().list.isEmpty,
            reason: "There are no motion tokens here.")
        },
        [workspace.menuItem(.export)],
      ])
  }
}
