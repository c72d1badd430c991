import DemoKit
import Editing
package import Formats
import Interface
import Keyframes
import Stage
import Words

package enum ExportAction: Equatable, Sendable {
  case subject(ExportSubject)
  case format(ExportFormat)
  /// Writes the easing in this dialect.
  case dialect(EasingDialect)
  /// Opens the list of all dialects.
  case chooseDialect
  /// To the next dialect, or to the previous one (−1). The ends meet.
  case stepDialect(Int)
  /// To the next segment, track or node, or to the previous one (−1). The ends meet.
  case step(Int)
  /// Copies the text in the panel.
  case copy
  case copyAs(ExportSubject, ExportFormat)
  /// Copies the easing in a dialect.
  case copyEasing(EasingDialect)
}
