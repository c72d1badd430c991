import AppState
import Interface

/// Reports problems with files: on standard error at once, and in the window with its next frame.
final class Warner {
  // Not isolated: a test may let go of it on another thread.
  nonisolated deinit {}

  private var changes: [InputEvent] = []
  private var current: [Warning.Identity: Warning] = [:]

  /// Whether the window does not yet show the latest warnings.
  var isPending: Bool { !changes.isEmpty }

  /// The texts of the warnings that hold now, sorted.
  var words: [String] { current.values.map(\.message.english).sorted() }

  func warn(_ warning: Warning) {
    guard current.updateValue(warning, forKey: warning.identity) != warning else { return }
    note(warning.message)
    changes.append(.warning(warning.identity.rawValue, warning.message))
  }

  /// Says that a cause has gone.
  func withdraw(_ identity: Warning.Identity) {
    guard current.removeValue(forKey: identity) != nil else { return }
    changes.append(.warning(identity.rawValue, nil))
  }

  /// The events that bring the window up to date, at times that a recording puts in order.
  func takeEvents() -> [TimedEvent] {
    defer { changes = [] }
    return changes.map { TimedEvent(time: 0, $0) }
  }
}
