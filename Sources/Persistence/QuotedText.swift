extension String {
  /// The string between quotation marks, in one line, with invisible characters escaped: a quotation
  /// mark is `\"`, a backslash `\\`, a line break `\n`, and U+0007 `\u{7}`.
  package var quoted: String {
    var text = "\"".unicodeScalars
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\"".unicodeScalars
      case "\\": text += "\\\\".unicodeScalars
      case "\n": text += "\\n".unicodeScalars
      default:
        if scalar.isPlain {
          text.append(scalar)
        } else {
          text += "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars
        }
      }
    }
    text.append("\"")
    return String(text)
  }

  /// Reads the text between the quotation marks; nil if it has an unknown escape sequence.
  package init?(unquoting text: some Collection<UInt8>) {
    var scalars = String(decoding: text, as: UTF8.self).unicodeScalars[...]
    var plain = "".unicodeScalars
    while let scalar = scalars.popFirst() {
      guard scalar == "\\" else {
        plain.append(scalar)
        continue
      }
      switch scalars.popFirst() {
      case "\"": plain.append("\"")
      case "\\": plain.append("\\")
      case "n": plain.append("\n")
      case "u":
        guard let end = scalars.firstIndex(of: "}"), scalars.first == "{" else { return nil }
        let digits = String(scalars[..<end].dropFirst())
        guard let value = UInt32(digits, radix: 16), let named = Unicode.Scalar(value) else {
          return nil
        }
        plain.append(named)
        scalars = scalars[end...].dropFirst()
      default: return nil
      }
    }
    self.init(plain)
  }

  /// The string between quotation marks, shortened with "…" to `length` characters.
  package func quoted(atMost length: Int) -> String {
    (count > length ? prefix(length) + "…" : self[...]).description.quoted
  }
}

extension Unicode.Scalar {
  package var isPlain: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      false
    default: true
    }
  }
}
