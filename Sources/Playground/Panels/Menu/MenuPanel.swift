import AppState
import Interface
import Keyframes
import Stage

enum MenuPart: Hashable, Sendable {
  /// Everything beside the menu.
  case outside
  /// The menu beside its commands.
  case card
  case list
  /// By its index among all.
  case item(Int)
}

/// The open context menu. It lies over everything, and has all keys and presses.
struct MenuPanel: Panel, FollowingPanel, DraggedPanel, WheelPanel, ModalPanel, CommandPanel {
  private(set) var menu: Menu?
  /// The menus that it was entered from, and what was chosen in them.
  private var parents: [(menu: Menu, chosen: Int?)] = []
  /// The command that Enter performs.
  private(set) var chosen: Int?
  /// Where everything lies; nil until it has been prepared.
  private(set) var layout: MenuLayout?
  private var anchor = MenuAnchor(position: .zero, isPress: false)
  /// Where the pointer was at the last event.
  private var pointer: Point?
  /// Whether the button that has opened it is held, and whether it has moved away from there.
  private var hold = Hold.none

  private enum Hold { case none, still, moved }

  func owns(_ part: Part) -> Bool { if case .menu = part { true } else { false } }
  func isModal(_ workspace: Workspace) -> Bool { menu != nil }

  mutating func prepare(_ workspace: inout Workspace, _ ui: inout UI) {
    layout = menu.map { MenuLayout($0, at: anchor.position, in: workspace.layout.window, ui) }
    guard let layout else { return }
    ui.resizeList(.menu(.list), height: layout.height, view: layout.list)
  }

  // MARK: Opening and closing

  mutating func perform(
    _ action: Action, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard case .menu(let action) = action else { return false }
    switch action {
    case .open(let menu, let anchor): open(menu, anchor, &workspace, &ui)
    case .perform(let index): perform(index, &workspace, &ui)
    case .enter(let menu): enter(menu, &ui)
    case .back: _ = goBack(&ui)
    }
    return true
  }

  private mutating func open(
    _ menu: Menu, _ anchor: MenuAnchor, _ workspace: inout Workspace, _ ui: inout UI
  ) {
    self = MenuPanel()
    (self.menu, self.anchor, pointer) = (menu, anchor, ui.pointer)
    ui.changeList(.menu(.list)) { $0.jump(to: 0) }
    prepare(&workspace, &ui)
    guard !anchor.isPress else { return hold = .still }
    // A list of choices begins at the current one.
    let current = menu.groups.count == 1 ? menu.items.firstIndex(where: \.isOn) : nil
    choose(current ?? nextItem(after: nil, by: 1), &ui)
  }

  mutating func close() { self = MenuPanel() }

  /// Shows the commands behind one, in its place.
  private mutating func enter(_ next: Menu, _ ui: inout UI) {
    if let menu { parents.append((menu, chosen)) }
    (menu, layout) = (next, nil)
    hold = .none
    chosen = nextItem(after: 0, by: 1)
    ui.changeList(.menu(.list)) { $0.jump(to: 0) }
  }

  /// - Returns: whether there was a menu to go back to.
  mutating func goBack(_ ui: inout UI) -> Bool {
    guard let parent = parents.popLast() else { return false }
    (menu, chosen, layout) = (parent.menu, parent.chosen, nil)
    ui.changeList(.menu(.list)) { $0.jump(to: 0) }
    return true
  }

  private mutating func perform(_ index: Int, _ workspace: inout Workspace, _ ui: inout UI) {
    guard let items = menu?.items, items.indices.contains(index), items[index].isEnabled else {
      return
    }
    if let submenu = items[index].submenu {
      chosen = index
      return enter(submenu, &ui)
    }
    if items[index].action == .menu(.back) {
      _ = goBack(&ui)
      return
    }
    close()
    workspace.ask(items[index].action)
  }

  mutating func performChosen(_ workspace: inout Workspace, _ ui: inout UI) {
    if let chosen { perform(chosen, &workspace, &ui) }
  }

  /// Shows the commands behind the chosen one, if there are any.
  mutating func enterChosen(_ ui: inout UI) {
    guard let chosen, let item = menu?.items[chosen], item.isEnabled, let submenu = item.submenu
    else { return }
    enter(submenu, &ui)
  }

  mutating func willHandle(_ event: InputEvent, _ workspace: inout Workspace) {
    if case .resized = event { close() }
    if event == .focusLost { close() }
  }

  // MARK: Pointer

  /// A press beside the menu closes it, and does nothing else.
  mutating func press(
    _ press: Press, _ workspace: inout Workspace, _ ui: inout UI
  ) -> PressReply {
    guard case .menu(let part) = press.part else { return .ignored }
    switch part {
    case .outside: close()
    case .card, .list: break
    case .item:
      // Letting go of the other button chooses as well.
      hold = .moved
      // A list that scrolls can be dragged.
      if layout?.scrolls == true { return .ignored }
    }
    return .button
  }

  mutating func drag(
    to pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI
  ) -> DragReply {
    if pointer.position.distance(to: anchor.position) > Gesture.slop { hold = .moved }
    return .goesOn
  }

  /// A release on a command performs it; if the pointer has not moved, the menu stays open.
  mutating func release(at pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI) {
    _ = drag(to: pointer, &workspace, &ui)
    let hasMoved = hold == .moved
    hold = .none
    if hasMoved, let index = item(at: pointer.position, ui) {
      perform(index, &workspace, &ui)
    }
  }

  mutating func lose(_ pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI) {
    hold = .none
  }

  /// The command under the pointer is the one that is chosen.
  mutating func didHandle(_ workspace: inout Workspace, _ ui: inout UI) {
    guard menu != nil, ui.pointer != pointer else { return }
    pointer = ui.pointer
    chosen = pointer.flatMap { item(at: $0, ui) }
  }

  /// The command at a position, if it is possible.
  private func item(at position: Point, _ ui: UI) -> Int? {
    guard let layout, let items = menu?.items, layout.list.contains(position) else { return nil }
    let top = layout.list.minY - ui.list(.menu(.list)).position
    let found = layout.items.firstIndex { $0.offset(y: top).contains(position) }
    return found.flatMap { items[$0].isEnabled ? $0 : nil }
  }

  mutating func wheel(
    _ wheel: Wheel, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard menu != nil else { return false }
    ui.changeList(.menu(.list)) { $0.wheel(wheel.event) }
    return true
  }

  // MARK: Choosing

  /// The next command that is possible; the ends meet. Without one before, the first or the last.
  private func nextItem(
    after index: Int?, by step: Int, where isWanted: (MenuItem) -> Bool = { _ in true }
  ) -> Int? {
    guard let items = menu?.items, !items.isEmpty else { return nil }
    let start = index ?? (step > 0 ? -1 : items.count)
    let order = (1...items.count).map {
      ((start + $0 * step) % items.count + items.count) % items.count
    }
    return order.first { items[$0].isEnabled && isWanted(items[$0]) }
  }

  mutating func walk(from index: Int?, by step: Int, _ ui: inout UI) {
    choose(nextItem(after: index, by: step), &ui)
  }

  /// The next command that begins with a letter.
  mutating func walk(to letter: Character, _ ui: inout UI) {
    let next = nextItem(after: chosen, by: 1) { $0.title.lowercased().first == letter }
    if next != nil { choose(next, &ui) }
  }

  private mutating func choose(_ index: Int?, _ ui: inout UI) {
    chosen = index
    guard let index, let rect = layout?.items[index] else { return }
    ui.changeList(.menu(.list)) { $0.reveal(from: rect.minY - 8, to: rect.maxY + 8, atOnce: true) }
  }
}
