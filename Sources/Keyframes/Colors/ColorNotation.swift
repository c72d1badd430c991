/// The error for a text that is not a colour.
package enum ColorNotationError: Error, Equatable, Sendable {
  case notAColor
  /// A part of a function that cannot be read, or does not belong there.
  case part(String, of: String)
  /// A function with too many or too few parts.
  case count(of: String)
  /// A colour space that `color()` cannot read.
  case space(String)
}

extension Color {
  /// Reads a colour in any notation of CSS: `#F75`, `#FF7F5080`, `coral`, `rgb(255 127 80 / 50%)`,
  /// `hsl(16deg, 100%, 66%)`, `hwb()`, `lab()`, `lch()`, `oklab()`, `oklch()`, `color(srgb …)`,
  /// `color(srgb-linear …)` and `color(display-p3 …)`. Hexadecimal digits also count without `#`.
  ///
  /// `none` is 0. Components outside sRGB stay outside 0…1: see `isOutsideSRGB`.
  package init(notation text: some StringProtocol) throws(ColorNotationError) {
    let text = text.lowercased().filter { !$0.isNewline }
    let word = String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    if let color = Color.word(word) {
      self = color
    } else if let open = word.firstIndex(of: "("), word.last == ")" {
      let name = word[..<open].filter { !$0.isWhitespace }
      let inside = word[word.index(after: open)...].dropLast()
      self = try ColorFunction(name, inside).color()
    } else {
      throw .notAColor
    }
  }

  /// Whether a component, as a screen would show it, lies outside 0…1.
  package var isOutsideSRGB: Bool {
    ![red, green, blue].allSatisfy { (-0.002...1.002).contains($0) }
  }

  private static func word(_ word: String) -> Color? {
    if word == "transparent" { return .clear }
    if let rgb = named[word] { return Color(rgb) }
    var digits = word.filter { !$0.isWhitespace }
    digits = digits.hasPrefix("#") ? String(digits.dropFirst()) : digits
    digits = digits.hasPrefix("0x") ? String(digits.dropFirst(2)) : digits
    guard digits.utf8.count == digits.count, digits.allSatisfy(\.isHexDigit) else { return nil }
    if digits.count == 3 || digits.count == 4 { digits = String(digits.flatMap { [$0, $0] }) }
    guard let number = UInt32(digits, radix: 16) else { return nil }
    switch digits.count {
    case 6: return Color(number)
    case 8: return Color(number >> 8, alpha: Double(number & 0xFF) / 255)
    case _: return nil
    }
  }
}
