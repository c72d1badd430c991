import DemoKit
package import Editing
import Interface
import Keyframes
import Stage
package import Words

/// A scene that is being written into a file.
package struct SavingAs: Equatable {
  /// The demo's name.
  package let name: String
  /// As it was typed: it may start with `~`, or be relative to the working folder.
  package let path: String
  /// The edits that are written.
  package let edits: DemoEdits

  package init(name: String, path: String, edits: DemoEdits) {
    (self.name, self.path, self.edits) = (name, path, edits)
  }

  /// Whether the path of a file that was opened is the one that was typed.
  package func isWritten(to absolute: String) -> Bool {
    var parts: [Substring] = []
    for (index, part) in path.split(separator: "/").enumerated() where part != "." {
      if index == 0, path.hasPrefix("~/") { continue }
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    let found = absolute.split(separator: "/")
    return found.suffix(parts.count).elementsEqual(parts)
      && (found.count == parts.count || !path.hasPrefix("/"))
  }
}

extension Workspace {
  /// Shows or removes a warning as the host reports it. One about a scene says that it was not written.
  package mutating func take(warning identity: String, _ message: Message?) {
    window.warnings.take(identity, message)
    if identity == Warning.Identity.scene.rawValue, message != nil { gallery.savingAs = nil }
  }
}
