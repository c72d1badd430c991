import AppState
import Interface
import Keyframes
import Stage

enum MorePart: Hashable, Sendable {
  case list
  /// A row, by its name.
  case item(String)
  /// Everything beside the list.
  case outside
}

/// The list above "More" in the transport: the commands that don't fit there. Like an open menu it
/// covers everything over the stage.
struct MorePanel: Panel, PressedPanel, ClosablePanel, CommandPanel, PanelWithMenu {
  func owns(_ part: Part) -> Bool { if case .more = part { true } else { false } }

  /// Closes the list once all commands fit.
  mutating func prepare(_ workspace: inout Workspace, _ ui: inout UI) {
    guard workspace.window.showsMore else { return }
    guard let more = workspace.moreItems(ui) else { return workspace.window.showsMore = false }
    ui.resizeList(
      .more(.list), height: Self.height(of: more.items),
      view: card(more.items, more.bar, ui).inset(x: 0, y: Self.padding))
  }

  mutating func escape(
    _ rung: EscapeRung, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard rung == .trying, workspace.window.showsMore else { return false }
    workspace.window.showsMore = false
    return true
  }

  /// A press beside the list closes it, and does nothing else.
  mutating func press(
    _ press: Press, _ workspace: inout Workspace, _ ui: inout UI
  ) -> PressReply {
    guard press.part == .more(.outside) else { return .ignored }
    workspace.window.showsMore = false
    return .button
  }

  mutating func perform(
    _ action: Action, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard case .more(let action) = action else { return false }
    switch action {
    case .toggle:
      workspace.window.showsMore.toggle()
      ui.changeList(.more(.list)) { $0.jump(to: 0) }
    case .choose(let index):
      guard workspace.window.showsMore, let items = workspace.moreItems(ui)?.items,
        items.indices.contains(index)
      else { break }
      // A value stays in the list, for the next press.
      if items[index].icon != nil { workspace.window.showsMore = false }
      workspace.ask(items[index].action)
    }
    return true
  }

  /// The list's commands have no menus.
  mutating func menu(
    for request: MenuRequest, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Menu? {
    request.widget.map { owns($0.identity) } == true ? Menu(groups: []) : nil
  }
}
