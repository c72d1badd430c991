import Keyframes
import Syntax
import Words

/// A text in any of the dialects as words, numbers, strings and groups in brackets: the parts that
/// Swift, Kotlin, Dart, JavaScript, CSS and JSON share, without their grammars.
struct CodeTree {
  /// A longer text is not an easing.
  static let longest = 100_000

  let source: Source
  let root: CodeGroup

  init(source: Source, root: CodeGroup) { (self.source, self.root) = (source, root) }

  /// - Throws: where brackets lie too deep in each other.
  /// - Complexity: O(*n*)
  init(_ source: Source) throws(PasteError) {
    self.source = source
    var parser = CodeParser(source: source)
    root = try parser.group(until: nil)
  }

  func error(_ place: Int, _ problem: Message, _ remedy: Message) -> PasteError {
    source.error(at: place, problem, remedy)
  }
}

/// The items between two brackets.
struct CodeGroup {
  var items: [CodeItem] = []
  var isEmpty: Bool { items.isEmpty }
}

struct CodeItem {
  indirect enum Content {
    /// A name with its points: `Curves.easeOut`, `.spring`, `--ease`, `@keyframes`.
    case word(String)
    /// With the letters or the percent sign that follow it at once: `300ms`, `0.4f`, `75%`.
    case number(Double, unit: String)
    /// The text between quotation marks.
    case text(String)
    case mark(UInt8)
    case group(CodeGroup)
  }

  let content: Content
  /// The byte at which it begins.
  let place: Int

  var word: String? { if case .word(let word) = content { word } else { nil } }
  var group: CodeGroup? { if case .group(let group) = content { group } else { nil } }
  var text: String? { if case .text(let text) = content { text } else { nil } }
  var number: Double? { if case .number(let number, _) = content { number } else { nil } }

  func isMark(_ marks: StaticString) -> Bool {
    guard case .mark(let byte) = content else { return false }
    return "\(marks)".utf8.contains(byte)
  }
}

/// Splits the text.
private struct CodeParser: ByteScanner {
  let source: Source
  var position = 0
  private var depth = 0
  /// Whether it is in the brackets of CSS's `url(…)`, where `//` belongs to an address.
  private var isInAddress = false

  init(source: Source) { self.source = source }

  private static let deepest = 40

  /// Up to a closing bracket, whichever it is, or the end.
  mutating func group(until end: UInt8?) throws(PasteError) -> CodeGroup {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      throw error(
        "Brackets are nested more than \(Self.deepest) deep", "write something simpler")
    }
    var group = CodeGroup()
    while let item = try next() {
      if case .mark(let byte) = item.content, ")]}".utf8.contains(byte) {
        if end != nil { break }
        continue
      }
      group.items.append(item)
    }
    return group
  }

  private mutating func next() throws(PasteError) -> CodeItem? {
    skipSpacesAndComments()
    guard let byte = peek() else { return nil }
    let place = position
    if "([{".utf8.contains(byte) {
      let isAround = isInAddress
      defer { isInAddress = isAround }
      isInAddress = isAround || source.bytes[..<place].suffix(4).isAddress
      position += 1
      return CodeItem(content: .group(try group(until: byte)), place: place)
    }
    if "\"'`".utf8.contains(byte) { return CodeItem(content: .text(text(byte)), place: place) }
    if isAtNumber { return CodeItem(content: try number(), place: place) }
    if isAtWord { return CodeItem(content: .word(word()), place: place) }
    position += 1
    return CodeItem(content: .mark(byte), place: place)
  }

  private func byte(_ offset: Int) -> UInt8? {
    let index = position + offset
    return index < source.bytes.count ? source.bytes[index] : nil
  }

  private mutating func skipSpacesAndComments() {
    while let next = peek() {
      if next.isSpace {
        position += 1
      } else if next == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/"), !isInAddress {
        while let next = peek(), next != UInt8(ascii: "\n") { position += 1 }
      } else if next == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        position += 2
        while let next = peek(), !(next == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) {
          position += 1
        }
        position = min(position + 2, source.bytes.count)
      } else {
        return
      }
    }
  }

  private mutating func text(_ mark: UInt8) -> String {
    position += 1
    var bytes: [UInt8] = []
    while let next = peek(), next != mark {
      if next == UInt8(ascii: "\\"), let escaped = byte(1) {
        bytes.append(escaped)
        position += 2
      } else {
        bytes.append(next)
        position += 1
      }
    }
    position = min(position + 1, source.bytes.count)
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Numbers

  private var isAtNumber: Bool {
    let isSigned = peek() == UInt8(ascii: "-") || peek() == UInt8(ascii: "+")
    let offset = isSigned ? 1 : 0
    guard let first = byte(offset) else { return false }
    return first.isDigit || first == UInt8(ascii: ".") && byte(offset + 1)?.isDigit == true
  }

  private mutating func number() throws(PasteError) -> CodeItem.Content {
    let start = position
    position += 1
    while let next = peek(), next.isDigit || next == UInt8(ascii: ".") || next == 95 {
      position += 1
    }
    if let next = peek(), next | 0x20 == UInt8(ascii: "e") {
      let isSigned = byte(1) == UInt8(ascii: "-") || byte(1) == UInt8(ascii: "+")
      if byte(isSigned ? 2 : 1)?.isDigit == true {
        position += isSigned ? 2 : 1
        while let next = peek(), next.isDigit { position += 1 }
      }
    }
    let digits = source.text(start..<position).filter { $0 != "_" }
    guard let number = Double(digits), number.isFinite else {
      throw source.error(
        at: start, "\(quoted(digits)) is not a number", "give a number such as 0.5")
    }
    let unit = position
    while let next = peek(), next.isLetter || next == UInt8(ascii: "%") { position += 1 }
    return .number(number, unit: source.text(unit..<position))
  }

  // MARK: Words

  private var isAtWord: Bool {
    guard let first = peek() else { return false }
    if first.beginsWord { return true }
    guard ".-@#".utf8.contains(first), let next = byte(1) else { return false }
    return next.beginsWord || first == UInt8(ascii: "-") && next == first
  }

  private mutating func word() -> String {
    let start = position
    // The name of a custom property may end in a hyphen.
    let isProperty = source.bytes[start...].starts(with: "--".utf8)
    position += 1
    while let next = peek() {
      let joins = next == UInt8(ascii: ".") || next == UInt8(ascii: "-")
      let goesOn =
        next.beginsWord || next.isDigit
        || isProperty && next == UInt8(ascii: "-")
        || joins && (byte(1)?.beginsWord == true || byte(1)?.isDigit == true || byte(1) == next)
      guard goesOn else { break }
      position += 1
    }
    return source.text(start..<position)
  }
}

extension UInt8 {
  /// Also every byte of a letter that is not ASCII.
  fileprivate var beginsWord: Bool {
    isLetter || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 128
  }
}

extension ArraySlice<UInt8> {
  /// Whether it ends with the word `url`.
  fileprivate var isAddress: Bool {
    suffix(3).elementsEqual("url".utf8) && (count < 4 || !self[startIndex].beginsWord)
  }
}

extension Source {
  /// Whether the text begins so, behind spaces.
  func isBegun(with word: String) -> Bool {
    bytes.drop { $0.isSpace }.starts(with: word.utf8)
  }
}
