public import AppState
public import Interface
import Keyframes

// Warnings: the host's messages until somebody has read them.
extension Session {
  /// Shows a warning until it is dismissed or withdrawn.
  public mutating func warn(_ warning: Warning) { workspace.window.warnings.warn(warning) }

  /// Removes a warning whose cause has gone.
  public mutating func withdraw(_ identity: Warning.Identity) {
    workspace.window.warnings.withdraw(identity)
  }

  /// The part of the warnings at a position in the window.
  fileprivate func warning(at position: Point) -> WarningPart? {
    let point = position * (1 / workspace.layout.interfaceScale)
    guard case .warning(let part) = ui.widget(at: point)?.identity else { return nil }
    return part
  }
}

extension RewindableSession {
  /// Shows a warning until it is dismissed or withdrawn.
  public mutating func warn(_ warning: Warning) { session.warn(warning) }

  /// Removes a warning whose cause has gone.
  public mutating func withdraw(_ identity: Warning.Identity) { session.withdraw(identity) }

  /// Takes the presses on warnings. Returns the other events, for `step` and for a recording, which
  /// has no warnings.
  public mutating func dismissWarnings(_ events: [TimedEvent]) -> [TimedEvent] {
    events.filter { timed in
      switch timed.event {
      case .pointerPressed(let position, _):
        guard !isRewinding, let part = session.warning(at: position) else { return true }
        switch part {
        case .dismiss(let identity): session.workspace.window.warnings.dismiss(identity)
        case .dismissProblems: _ = session.workspace.dismissProblems()
        case .card, .words, .problems: break
        }
        dismisses = true
        return false
      case .pointerReleased where dismisses:
        dismisses = false
        return false
      case _: return true
      }
    }
  }
}
