extension String {
  /// The text for a terminal. Characters of control, which could clear the screen or change its title,
  /// and those that reverse the direction of text are shown as their codes, such as `\u{1b}`. Line breaks
  /// and tabs stay.
  ///
  /// - Complexity: O(*n*); a text without such characters is returned as it is.
  package var printable: String {
    guard unicodeScalars.contains(where: \.controlsTerminals) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.controlsTerminals {
        text += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether the character controls a terminal or the direction of text, and can't be seen.
  package var controlsTerminals: Bool {
    switch value {
    case 9, 10: false
    case ..<32, 127..<160: true
    case 0x61C, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    case _: false
    }
  }
}
