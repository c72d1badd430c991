import Keyframes

extension ColorNotationError {
  /// What is wrong with a typed colour, in one sentence.
  func sentence(about text: String) -> String {
    switch self {
    case .notAColor: Words[.notAColor, text.quoted(atMost: 24)]
    case .part(let part, let function): Words[.colorPart, String(part.prefix(24)), function]
    case .count(let function): Words[.colorCount, String(function.prefix(24))]
    case .space(let space): Words[.colorSpace, String(space.prefix(24))]
    }
  }
}
