import AppState
import Editing
import Interface
import Keyframes

// Context menus: which panel is asked for one, and where it opens.
extension Session {
  /// The button that opens menus was pressed. During a drag it does nothing. In an open menu it chooses;
  /// beside it, it opens another one.
  mutating func pressForMenu(at pointer: PointerSample) {
    guard gesture == .none else { return }
    ui.point(at: pointer.position)
    if let modal = modalPanel {
      guard let widget = ui.widget(at: pointer.position) else { return }
      let press = Press(widget: widget, pointer: pointer, clicks: 1)
      change(modal, as: (any PressedPanel).self) { _ = $0.press(press, &$1, &$2) }
      guard modalPanel == nil else { return gesture = .panel(modal, isEditing: false) }
    }
    // As with any press, a field is no longer being edited.
    ui.hold(nil)
    followFocus()
    let widget = ui.widgets.last { $0.rect.contains(pointer.position) && !$0.isOfMenu }
    open(MenuRequest(widget: widget, press: pointer.position))
    if let modal = modalPanel { gesture = .panel(modal, isEditing: false) }
  }

  mutating func releaseForMenu(at pointer: PointerSample) {
    guard case .panel(let index, isEditing: false) = gesture, index == modalPanel else { return }
    release(at: pointer)
  }

  /// Opens the menu of the focus, else of the selection.
  mutating func openMenu() {
    guard modalPanel == nil, gesture.isFree else { return }
    open(MenuRequest(widget: ui.focused, press: nil))
  }

  private mutating func open(_ request: MenuRequest) {
    guard let menu = menu(for: request), menu.items.contains(where: \.isEnabled) else { return }
    let position = request.press ?? menu.anchor ?? anchor(below: request.widget)
    perform(.menu(.open(menu, MenuAnchor(position: position, isPress: request.press != nil))))
  }

  /// Asks the panel of the widget; without one, from the topmost panel down.
  private mutating func menu(for request: MenuRequest) -> Menu? {
    if let index = request.widget.flatMap({ owner(of: $0.identity) }) {
      return menu(of: index, for: request)
    }
    for index in panels.indices.reversed() {
      if let menu = menu(of: index, for: request) { return menu }
    }
    return nil
  }

  private mutating func menu(of index: Int, for request: MenuRequest) -> Menu? {
    change(index, as: (any PanelWithMenu).self) { $0.menu(for: request, &$1, &$2) } ?? nil
  }

  private func anchor(below widget: Widget?) -> Point {
    guard let rect = widget?.rect else { return workspace.layout.stage.centre }
    return rect.height > 120 ? rect.centre : Point(x: rect.minX, y: rect.maxY + 2)
  }
}

extension Widget {
  fileprivate var isOfMenu: Bool { if case .menu = identity { true } else { false } }
}
