package import Keyframes
import Persistence
import Words

extension ColorNotationError {
  /// The problem of a typed colour, in one sentence.
  package func sentence(about text: String) -> String {
    switch self {
    case .notAColor:
      localized("\(text.quoted(atMost: 24)) isn't a colour. Try #FF7F50, coral or hsl(16 100% 66%)")
    case .part(let part, let function):
      localized("“\(part.prefix(24))” can't be a part of \(function).")
    case .count(let function):
      localized("\(function.prefix(24)) takes three numbers, and an alpha after a slash.")
    case .space(let space):
      localized("The colour space “\(space.prefix(24))” can't be read. Use srgb or display-p3.")
    }
  }
}
