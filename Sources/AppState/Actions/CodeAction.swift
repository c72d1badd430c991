import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Words

package enum CodeAction: Equatable, Sendable {
  case subject(CodeSubject)

  /// Its name in the palette.
  package var words: String {
    switch self {
    case .subject(.track): localized("Show the current track as code")
    case .subject(.lines): localized("Show the file's text")
    }
  }
}
