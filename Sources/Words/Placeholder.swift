/// A position in a format where an argument goes: digits between braces.
public struct Placeholder {
  /// The argument's number; the first is 1.
  public let number: Int
  public let range: Range<String.Index>

  /// The placeholders of a format, in the order of the text. Other braces are part of the text.
  public static func all(in format: String) -> [Placeholder] {
    var found: [Placeholder] = []
    var rest = format[...]
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
      rest = rest[rest.index(after: open)...]
      guard let close = rest.utf8.firstIndex(of: UInt8(ascii: "}")) else { break }
      guard let number = Int(rest[..<close]), number > 0 else { continue }
      rest = rest[rest.index(after: close)...]
      found.append(Placeholder(number: number, range: open..<rest.startIndex))
    }
    return found
  }
}

extension String {
  /// Appends a part of a text. In languages without spaces between words, the space for Latin letters before or after
  /// a placeholder goes where both sides are Chinese characters, and beside full-width punctuation.
  mutating func join(_ next: Substring, in language: Language) {
    guard language.catalogue != nil else { return append(contentsOf: next) }
    let (left, right) = (last { $0 != " " }, next.first { $0 != " " })
    guard
      left?.isFullWidth == true || right?.isFullWidth == true
        || (left?.isHan == true && right?.isHan == true)
    else { return append(contentsOf: next) }
    if last == " " { removeLast() }
    append(contentsOf: next.first == " " ? next.dropFirst() : next)
  }
}

extension Character {
  /// Whether this is a Chinese character, next to which lines may be broken.
  public var isHan: Bool {
    unicodeScalars.first.map { (0x3400...0x9FFF).contains($0.value) || $0.value >= 0x20000 }
      ?? false
  }

  fileprivate var isFullWidth: Bool { "，。：；？！（）".contains(self) }
}
