import AppState
import Playground

/// Reports problems with files: on standard error at once, and in the window with its next frame.
final class Warner {
  private enum Change {
    case warn(Warning)
    case withdraw(Warning.Identity)
  }

  // Not isolated: a test may let go of it on another thread.
  nonisolated deinit {}

  private var changes: [Change] = []
  private var current: [Warning.Identity: Warning] = [:]

  /// Whether the window does not yet show the latest warnings.
  var isPending: Bool { !changes.isEmpty }

  /// The texts of the warnings that hold now, sorted.
  var words: [String] { current.values.map(\.message.english).sorted() }

  func warn(_ warning: Warning) {
    guard current.updateValue(warning, forKey: warning.identity) != warning else { return }
    note(warning.message)
    changes.append(.warn(warning))
  }

  /// Says that a cause has gone.
  func withdraw(_ identity: Warning.Identity) {
    guard current.removeValue(forKey: identity) != nil else { return }
    changes.append(.withdraw(identity))
  }

  /// Brings the window up to date.
  func tell(_ show: inout RewindableSession) {
    for change in changes {
      switch change {
      case .warn(let warning): show.warn(warning)
      case .withdraw(let identity): show.withdraw(identity)
      }
    }
    changes = []
  }
}
