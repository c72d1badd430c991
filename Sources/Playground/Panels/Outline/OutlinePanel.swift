import AppState
import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Words

enum OutlinePart: Hashable, Sendable {
  case list
  /// By the node's name.
  case row(String)
  case fold(String)
  case eye(String)
  case lock(String)
  /// The name that is being changed.
  case name
}

/// The nodes of the demo on the stage as a tree, in which they are selected, named, ordered, hidden and
/// locked. Only the rows in sight are drawn.
struct OutlinePanel: Panel, FollowingPanel, ClosablePanel, CommandPanel, TypedPanel,
  PanelBesideStage,
  PanelWithTips
{
  private(set) var outline = OutlineRows()
  var grip: OutlineGrip?
  /// The node whose name is being changed.
  private(set) var naming: String?
  /// The row from which Shift extends the selection.
  var anchor: String?
  /// The primary node that was scrolled to last.
  private var revealed: String?

  static let header = 48.0
  static let row = 28.0
  static let indent = 14.0

  static let side = SidePanel.outline

  func owns(_ part: Part) -> Bool { if case .outline = part { true } else { false } }
  func isField(_ part: Part) -> Bool { part == .outline(.name) }
  func endsWriting(in part: Part) -> Bool { true }

  mutating func prepare(_ workspace: inout Workspace, _ ui: inout UI) {
    guard let card = card(workspace) else { return (grip, naming, revealed) = (nil, nil, nil) }
    outline.follow(workspace.player)
    let view = Rect(
      x: card.minX, y: card.minY + Self.header, width: card.width,
      height: max(card.height - Self.header - 4, 1))
    if let primary = workspace.primaryNode, primary != revealed { outline.unfold(around: primary) }
    outline.follow(workspace.player)
    let height = Double(outline.rows.count) * Self.row + 12
    ui.resizeList(.outline(.list), height: height, view: view)
    reveal(workspace.primaryNode, &ui)
  }

  private mutating func reveal(_ name: String?, _ ui: inout UI) {
    guard name != revealed, grip == nil else { return }
    let isFirst = revealed == nil
    revealed = name
    guard let index = name.flatMap({ outline.index(of: $0) }) else { return }
    let top = Double(index) * Self.row
    ui.changeList(.outline(.list)) {
      $0.reveal(from: top - Self.row, to: top + 2 * Self.row, atOnce: isFirst)
    }
  }

  /// The rows in sight.
  func visibleRows(in view: Rect, top: Double) -> Range<Int> {
    let first = max(Int(((view.minY - top) / Self.row).rounded(.down)), 0)
    let last = min(Int(((view.maxY - top) / Self.row).rounded(.up)), outline.rows.count)
    return first..<max(first, last)
  }

  // MARK: Actions

  mutating func perform(
    _ action: Action, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    switch action {
    case .outline(.fold(let name)):
      outline.fold(name, !outline.folded.contains(name))
    case .outline(.rename): beginNaming(workspace.primaryNode, &workspace, &ui)
    case _: return false
    }
    return true
  }

  func select(_ names: [String], _ workspace: inout Workspace) { workspace.select(nodes: names) }

  mutating func escape(
    _ rung: EscapeRung, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    // Where several panels have room, it stays unless it has the focus.
    let isMeant = rung == .open && !workspace.holdsSeveral || ui.focus == .outline(.list)
    guard workspace.layout.shows(.outline), isMeant else { return false }
    workspace.close(.outline)
    ui.setFocus(nil)
    return true
  }

  mutating func setFolded(_ name: String, _ isFolded: Bool, _ workspace: Workspace) {
    outline.fold(name, isFolded)
    outline.follow(workspace.player)
  }

  // MARK: Names

  mutating func beginNaming(_ name: String?, _ workspace: inout Workspace, _ ui: inout UI) {
    guard let name else { return workspace.say(localized("No node is selected.")) }
    if !workspace.layout.shows(.outline) { workspace.show(.outline) }
    naming = name
    ui.setFocus(.outline(.name))
  }

  mutating func didHandle(_ workspace: inout Workspace, _ ui: inout UI) {
    // Naming ends where its field loses the focus.
    if naming != nil, ui.focus != .outline(.name) { naming = nil }
  }

  func text(of part: Part, _ workspace: Workspace) -> String {
    naming.flatMap { name in outline.rows.first { $0.name == name }?.title } ?? ""
  }

  mutating func commit(
    _ text: String, in part: Part, byEnter: Bool, _ workspace: inout Workspace, _ ui: inout UI
  ) {
    guard let name = naming else { return }
    naming = nil
    if byEnter {
      ui.writing = nil
      ui.setFocus(.outline(.list))
    }
    guard text != self.text(of: name) else { return }
    workspace.perform(.rename(name, to: text))
    revealed = workspace.primaryNode
  }

  private func text(of name: String) -> String? { outline.rows.first { $0.name == name }?.title }

  func tip(of part: Part, _ workspace: Workspace) -> Tip? {
    switch part {
    case .outline(.eye(let name)):
      let isHidden = workspace.player.edits.hiddenNodes.contains(name)
      return Tip(localized(isHidden ? "Show again" : "Hide in the editor; exports still have it"))
    case .outline(.lock(let name)):
      let isLocked = workspace.player.edits.lockedNodes.contains(name)
      return Tip(localized(isLocked ? "Unlock" : "Lock: clicks on the stage ignore it"))
    case _: return nil
    }
  }
}
