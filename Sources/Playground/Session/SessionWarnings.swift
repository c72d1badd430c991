import AppState
import Interface
import Keyframes

// Warnings: the host's messages until somebody has read them.
extension Session {
  /// - Returns: whether the event was a press on a warning, or its release, and so for nothing else.
  mutating func takesForWarnings(_ event: InputEvent) -> Bool {
    switch event {
    case .pointerPressed(let position, _):
      guard let part = warning(at: position) else { return false }
      switch part {
      case .dismiss(let identity): workspace.window.warnings.dismiss(identity)
      case .dismissProblems: _ = workspace.dismissProblems()
      case .card, .words, .problems: break
      }
      pressesWarning = true
      return true
    case .pointerReleased where pressesWarning:
      pressesWarning = false
      return true
    case _: return false
    }
  }

  /// The part of the warnings at a position in the window.
  private func warning(at position: Point) -> WarningPart? {
    let point = position * (1 / workspace.layout.interfaceScale)
    guard case .warning(let part) = ui.widget(at: point)?.identity else { return nil }
    return part
  }
}
