import AppState
import Editing
import Interface
import Keyframes
import Stage

enum HistoryPart: Hashable, Sendable {
  case list
  /// By the number of steps that are done there; 0 is the start.
  case row(Int)
}

/// The steps that can be undone and redone, oldest first, of which any can be jumped to.
struct HistoryPanel: Panel, FollowingPanel, PressedPanel, KeyPanel, ClosablePanel, PanelBesideStage
{
  /// The row that arrow keys have reached; nil is the current one.
  private(set) var cursor: Int?
  /// The steps that were done and all there were, when the list last scrolled to the current one.
  private var revealed: (done: Int, all: Int)?

  static let header = 48.0
  static let row = 44.0

  static let side = SidePanel.history

  func owns(_ part: Part) -> Bool { if case .history = part { true } else { false } }

  mutating func didHandle(_ workspace: inout Workspace, _ ui: inout UI) {
    workspace.describeSteps()
  }

  /// The number of steps, done or undone.
  static func count(_ workspace: Workspace) -> Int {
    workspace.editing.history.undoCount + workspace.editing.history.redoCount
  }

  mutating func prepare(_ workspace: inout Workspace, _ ui: inout UI) {
    guard let card = card(workspace) else { return (cursor, revealed) = (nil, nil) }
    let view = Rect(
      x: card.minX, y: card.minY + Self.header, width: card.width,
      height: max(card.height - Self.header - 4, 1))
    let now = (done: workspace.editing.history.undoCount, all: Self.count(workspace))
    ui.resizeList(.history(.list), height: Double(now.all + 1) * Self.row + 8, view: view)
    guard revealed.map({ $0 != now }) ?? true else { return }
    reveal(now.done, atOnce: revealed == nil, &ui)
    (cursor, revealed) = (nil, now)
  }

  /// Scrolls so that a row and its neighbours are seen.
  private func reveal(_ row: Int, atOnce: Bool = false, _ ui: inout UI) {
    ui.changeList(.history(.list)) {
      $0.reveal(
        from: Double(row - 1) * Self.row, to: Double(row + 2) * Self.row + 8, atOnce: atOnce)
    }
  }

  // MARK: Pointer and keys

  /// A click on a row gives the list the keys.
  mutating func press(
    _ press: Press, _ workspace: inout Workspace, _ ui: inout UI
  ) -> PressReply {
    if case .history(.row) = press.part {
      cursor = nil
      ui.setFocus(.history(.list))
    }
    return .ignored
  }

  mutating func key(
    _ stroke: KeyStroke, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard ui.focus == .history(.list), stroke.modifiers.isEmpty else { return false }
    let last = Self.count(workspace)
    let now = cursor ?? workspace.editing.history.undoCount
    switch stroke.key {
    case .up: walk(to: now - 1, last, &ui)
    case .down: walk(to: now + 1, last, &ui)
    case .pageUp: walk(to: now - 8, last, &ui)
    case .pageDown: walk(to: now + 8, last, &ui)
    case .home: walk(to: 0, last, &ui)
    case .end: walk(to: last, last, &ui)
    case .enter: workspace.ask(.jumpInHistory(to: now))
    case .space, .left, .right, .tab, .escape, .backspace, .delete, .menu, .function, .character:
      return false
    }
    return true
  }

  private mutating func walk(to row: Int, _ last: Int, _ ui: inout UI) {
    let row = min(max(row, 0), last)
    cursor = row
    reveal(row, &ui)
  }

  mutating func escape(
    _ rung: EscapeRung, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    // Where several panels have room, it stays unless it has the focus.
    let isMeant = rung == .open && !workspace.holdsSeveral || ui.focus == .history(.list)
    guard workspace.layout.shows(.history), isMeant else { return false }
    workspace.close(.history)
    ui.setFocus(nil)
    return true
  }
}
