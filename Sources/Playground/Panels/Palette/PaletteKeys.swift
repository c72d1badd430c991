import AppState
import Interface

// Keys and a game controller's buttons while the palette is open.
extension PalettePanel: KeyPanel {
  mutating func key(
    _ stroke: KeyStroke, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard isOpen else { return false }
    let writes = stroke.key.writes && stroke.modifiers.isSubset(of: .shift)
    let action = Shortcut.action(for: stroke.key, stroke.modifiers, isRepeat: stroke.isRepeat)
    if action == .toggleHelp, !writes || query.isEmpty {
      close(&ui)
      return true
    }
    switch stroke.key {
    case .enter: performChosen(&workspace, &ui)
    case .tab: walk(by: stroke.modifiers.contains(.shift) ? -1 : 1, workspace, &ui)
    case .up: walk(by: -1, workspace, &ui)
    case .down: walk(by: 1, workspace, &ui)
    case .pageUp: walk(by: -8, workspace, &ui)
    case .pageDown: walk(by: 8, workspace, &ui)
    case .space, .left, .right, .home, .end, .escape, .backspace, .delete, .menu, .function,
      .character:
      return false
    }
    return true
  }

  /// A game controller walks as keys do; its usual actions wait.
  mutating func pad(
    _ button: PadButton, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard isOpen else { return false }
    switch button {
    case .a: performChosen(&workspace, &ui)
    case .up: walk(by: -1, workspace, &ui)
    case .down: walk(by: 1, workspace, &ui)
    case .leftShoulder: walk(by: -8, workspace, &ui)
    case .rightShoulder: walk(by: 8, workspace, &ui)
    case .left: _ = ui.writing?.edit.take(.left, [])
    case .right: _ = ui.writing?.edit.take(.right, [])
    case .x, .y: break
    case .b, .back, .start, .leftStick, .rightStick: return false
    }
    return true
  }
}

extension Key {
  /// Whether it writes something.
  fileprivate var writes: Bool {
    switch self {
    case .character, .space: true
    case .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .tab, .enter, .escape,
      .backspace, .delete, .menu, .function:
      false
    }
  }
}
