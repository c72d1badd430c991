import DemoKit
import Interface
import Keyframes
import Stage
import Words

/// A scene that is being written into a file.
package struct SavingAs: Equatable {
  /// The demo's name.
  package let name: String
  package let path: String

  package init(name: String, path: String) {
    (self.name, self.path) = (name, path)
  }
}
