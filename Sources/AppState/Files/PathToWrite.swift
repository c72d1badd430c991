package import Interface

/// The path of a file to write, while it is typed. The host knows whether the file exists;
/// replacing it takes a second Enter.
package struct PathToWrite: Equatable {
  package private(set) var text = ""
  package private(set) var replaces = false
  /// Whether Enter was pressed once on a file that there is.
  package private(set) var isAsked = false
  /// Nil once somebody has typed another path.
  private var suggested: Suggestion?

  package init() {}

  /// Whether nobody has typed another path yet.
  package var isSuggested: Bool { suggested != nil }

  private struct Suggestion: Equatable {
    var stem, ending: String
    var number = 1
    var path: String { stem + (number == 1 ? "" : "-\(number)") + ending }
  }

  /// Suggests a path. It gets a number if the host says that there is such a file.
  package mutating func suggest(_ stem: String, ending: String, _ workspace: inout Workspace) {
    suggest(Suggestion(stem: stem, ending: ending), &workspace)
  }

  private mutating func suggest(_ suggestion: Suggestion, _ workspace: inout Workspace) {
    type(suggestion.path, &workspace)
    suggested = suggestion
  }

  /// Takes another path, and asks the host for the names that are there.
  package mutating func type(_ path: String, _ workspace: inout Workspace) {
    (text, replaces, isAsked, suggested) = (path, false, false, nil)
    workspace.requests.toHost.append(.list(path))
  }

  /// Follows the host's answer. `ending` is added to a path that is without it.
  package mutating func follow(
    _ event: InputEvent, ending: String = "", _ workspace: inout Workspace
  ) {
    guard case .folder(let path, let names) = event, path == text else { return }
    replaces = names.contains(text) || names.contains(text + ending)
    guard replaces, var next = suggested, next.number < 1000 else { return }
    next.number += 1
    suggest(next, &workspace)
  }

  /// Whether the file can be written now.
  package mutating func confirm() -> Bool {
    guard replaces, !isAsked else { return true }
    isAsked = true
    return false
  }
}
