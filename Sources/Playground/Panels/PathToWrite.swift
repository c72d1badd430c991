import AppState
import Interface

/// A path that is typed for a file that is to be written. The host says whether there is such a file; it is
/// replaced only if that is confirmed by a second Enter.
struct PathToWrite: Equatable {
  private(set) var text = ""
  private(set) var replaces = false
  /// Whether Enter was pressed once on a file that there is.
  private(set) var isAsked = false

  /// Takes another path, and asks the host for the names that are there.
  mutating func type(_ path: String, _ workspace: inout Workspace) {
    (text, replaces, isAsked) = (path, false, false)
    workspace.requests.toHost.append(.list(path))
  }

  /// Follows the host's answer. `ending` is added to a path that is without it.
  mutating func follow(_ event: InputEvent, ending: String = "") {
    guard case .folder(let path, let names) = event, path == text else { return }
    replaces = names.contains(text) || names.contains(text + ending)
  }

  /// Whether the file can be written now.
  mutating func confirm() -> Bool {
    guard replaces, !isAsked else { return true }
    isAsked = true
    return false
  }
}
