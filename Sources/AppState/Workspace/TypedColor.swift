import Editing
package import Keyframes
import Stage
import Words

// Colours that are typed or pasted.
extension Workspace {
  /// The colour that a text describes, within sRGB; otherwise a notice describes the problem.
  package mutating func color(typed text: String) -> Color? {
    do throws(ColorNotationError) {
      let color = try Color(notation: text)
      if color.isOutsideSRGB {
        say(localized("This colour is outside sRGB: using \(color.hexText), the nearest."))
      }
      return color.clamped
    } catch {
      say(error.sentence(about: text))
      return nil
    }
  }

  /// Pastes a colour into the selected keyframes of a track of colours, or at the playhead.
  /// - Returns: whether the text is a colour.
  package mutating func pasteColor(_ text: String) -> Bool {
    guard text.utf8.count < 200, (try? Color(notation: text)) != nil else { return false }
    guard case .color? = chosenValue else {
      say(localized("A colour was pasted. Select a track of colours first."))
      return true
    }
    if let color = color(typed: text) { setChosenValue(.color(color)) }
    return true
  }
}
