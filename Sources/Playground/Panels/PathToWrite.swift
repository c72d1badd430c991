import AppState
import Interface

/// The path of a file to write, while it is typed. The host knows whether the file exists;
/// replacing it takes a second Enter.
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
