import AppState
import Interface
import Keyframes

// Holding A acts as Alt in every drag: window managers take Alt and a press to move windows.
extension Session {
  private static let dragKey = Key.character("a")

  /// - Returns: whether the key is the one that acts as Alt.
  mutating func pressDragKey(_ stroke: KeyStroke) -> Bool {
    guard stroke.key == Self.dragKey, stroke.modifiers.isSubset(of: [.shift, .alt]),
      ui.writing == nil
    else { return false }
    holdDragKey(true)
    return true
  }

  mutating func releaseDragKey(_ key: Key) {
    if key == Self.dragKey { holdDragKey(false) }
  }

  private mutating func holdDragKey(_ isHeld: Bool) {
    guard workspace.input.holdsDragKey != isHeld else { return }
    workspace.input.holdsDragKey = isHeld
    if let position = ui.pointer { dragAgain(at: position) }
  }
}
