package import DemoKit
package import Editing
package import Interface
package import Keyframes
package import Stage
package import Words

package enum CodeAction: Equatable, Sendable {
  case subject(CodeSubject)

  /// What it is called in the palette.
  package var words: String {
    switch self {
    case .subject(.track): localized("Show the current track as code")
    case .subject(.lines): localized("Show the file's text")
    }
  }
}
