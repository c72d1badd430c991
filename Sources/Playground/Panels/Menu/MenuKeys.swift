import AppState
import Interface

// Keys and a game controller's buttons while a menu is open.
extension MenuPanel: KeyPanel, ClosablePanel {
  /// Only keys that concern the window are left to others.
  mutating func key(
    _ stroke: KeyStroke, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard menu != nil else { return false }
    guard stroke.modifiers.isSubset(of: .shift) else { return false }
    switch stroke.key {
    case .up: walk(from: chosen, by: -1, &ui)
    case .down: walk(from: chosen, by: 1, &ui)
    case .tab: walk(from: chosen, by: stroke.modifiers == .shift ? -1 : 1, &ui)
    case .home, .pageUp: walk(from: nil, by: 1, &ui)
    case .end, .pageDown: walk(from: nil, by: -1, &ui)
    case .enter, .space: performChosen(&workspace, &ui)
    case .right: enterChosen(&ui)
    case .left, .backspace: _ = goBack(&ui)
    case .menu: close()
    case .function(10) where stroke.modifiers == .shift: close()
    case .function(11): return false
    case .character(let letter): walk(to: letter, &ui)
    case .escape, .delete, .function: break
    }
    return true
  }

  mutating func pad(
    _ button: PadButton, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard menu != nil else { return false }
    switch button {
    case .a: performChosen(&workspace, &ui)
    case .b, .back: if !goBack(&ui) { close() }
    case .right: enterChosen(&ui)
    case .left: _ = goBack(&ui)
    case .up: walk(from: chosen, by: -1, &ui)
    case .down: walk(from: chosen, by: 1, &ui)
    case .x, .y, .start, .leftShoulder, .rightShoulder, .leftStick, .rightStick: break
    }
    return true
  }

  mutating func escape(
    _ rung: EscapeRung, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard menu != nil else { return false }
    if !goBack(&ui) { close() }
    return true
  }
}
