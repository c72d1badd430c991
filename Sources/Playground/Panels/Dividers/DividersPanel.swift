import AppState
import Interface
import Keyframes
import Stage
import Words

/// The edges between panels, by which these are resized: dragged, or moved by the arrow keys.
struct DividersPanel: Panel, DraggedPanel, KeyPanel, PanelWithTips, PanelWithMenu {
  private var drag: DividerDrag?

  /// How far an arrow key moves one, in points; with Shift eight times as far.
  private static let step = 8.0

  func owns(_ part: Part) -> Bool { if case .divider = part { true } else { false } }

  // MARK: Pointer

  mutating func press(
    _ press: Press, _ workspace: inout Workspace, _ ui: inout UI
  ) -> PressReply {
    guard case .divider(let name) = press.part else { return .ignored }
    guard press.clicks < 2 else {
      workspace.reset(name)
      return .button
    }
    drag = DividerDrag(
      name: name, start: press.position, before: workspace.window.arrangement.sizes)
    return .editing
  }

  mutating func drag(
    to pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI
  ) -> DragReply {
    drag?.move(to: pointer.position, &workspace)
    return .goesOn
  }

  mutating func release(at pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI) {
    drag = nil
  }

  mutating func cancel(_ workspace: inout Workspace, _ ui: inout UI) {
    drag?.cancel(&workspace)
    drag = nil
  }

  func pointerShape(over part: Part) -> PointerShape? {
    guard case .divider(let name) = part else { return nil }
    return name.isUpright ? .resizeHorizontally : .resizeVertically
  }

  func pointerShape(_ workspace: Workspace) -> PointerShape? {
    drag.flatMap { pointerShape(over: .divider($0.name)) }
  }

  // MARK: Keys

  mutating func key(
    _ stroke: KeyStroke, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard case .divider(let name)? = ui.focus else { return false }
    let step = stroke.modifiers.contains(.shift) ? 8 * Self.step : Self.step
    switch (stroke.key, name.isUpright) {
    case (.left, true), (.up, false): workspace.move(name, by: -step)
    case (.right, true), (.down, false): workspace.move(name, by: step)
    case (.delete, _), (.backspace, _): workspace.reset(name)
    case (_, _): return false
    }
    return true
  }

  /// The panels beside a divider can be closed, and others opened.
  mutating func menu(
    for request: MenuRequest, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Menu? {
    request.widget.map { owns($0.identity) } == true ? Menu(groups: [workspace.sideItems]) : nil
  }

  func tip(of part: Part, _ workspace: Workspace) -> Tip? {
    guard case .divider(let name) = part else { return nil }
    return Tip(
      localized("Drag to resize; double-click to reset"), keys: name.isUpright ? "← →" : "↑ ↓")
  }

  // MARK: Drawing

  func draw(_ workspace: Workspace, _ ui: inout UI) {
    for divider in workspace.layout.panels.dividers {
      let look = ui.add(
        Widget(identity: .divider(divider.name), rect: divider.target, role: .slider))
      let isActive = look.isHot || look.isHeld || look.hasFocus
      let width = isActive ? 2 : ui.hair
      let line = divider.line
      ui.box(
        divider.isUpright
          ? Rect(x: line.minX - width / 2, y: line.minY, width: width, height: line.height)
          : Rect(x: line.minX, y: line.minY - width / 2, width: line.width, height: width),
        isActive ? Theme.brass.opacity(0.8) : Theme.hairline)
      if look.hasFocus { ui.focusRing(around: divider.target, corner: 3) }
    }
  }
}

extension Divider.Name {
  var isUpright: Bool { self == .left || self == .right }
}

/// A drag of a divider: sizes follow the pointer from those at its start.
private struct DividerDrag {
  let name: Divider.Name
  let start: Point
  let before: PanelSizes

  func move(to position: Point, _ workspace: inout Workspace) {
    cancel(&workspace)
    let distance = name.isUpright ? position.x - start.x : position.y - start.y
    if distance != 0 { workspace.move(name, by: distance) }
  }

  func cancel(_ workspace: inout Workspace) {
    workspace.window.arrangement.sizes = before
    workspace.relayout()
  }
}
