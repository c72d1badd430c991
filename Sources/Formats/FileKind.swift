import Stage
import Syntax

/// The kind of a file, found by its content and never by its name.
public enum FileKind: String, CaseIterable, Sendable {
  /// A demo in Swift.
  case swift
  /// Riff's JSON.
  case riffScene
  /// An animation of Lottie's, as text.
  case lottie
  /// An archive with an animation of Lottie's.
  case dotLottie
  /// A picture of lines and areas.
  case svg
  /// A picture of pixels: PNG, JPEG or WebP.
  case picture

  /// The kind of `bytes`; nil if they can't be opened.
  ///
  /// Mistakes in a text do not matter as long as its beginning shows its kind: JSON with `layers`
  /// is Lottie's, all other JSON is Riff's.
  ///
  /// - Complexity: O(*n*) in the number of bytes; a file is known by its beginning mostly.
  public static func of(_ bytes: [UInt8]) -> FileKind? {
    if PictureFormat(bytes) != nil { return .picture }
    if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) { return .dotLottie }
    var scanner = KindScanner(bytes)
    return scanner.kind()
  }
}

/// Reads the beginning of a text.
private struct KindScanner {
  let bytes: [UInt8]
  var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  mutating func kind() -> FileKind? {
    skipSpacesAndComments()
    guard position < bytes.count else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "{"): return isLottie() ? .lottie : .riffScene
    case UInt8(ascii: "<"): return isSVG() ? .svg : nil
    case _: return isSwift() ? .swift : nil
    }
  }

  private mutating func skipSpacesAndComments() {
    while position < bytes.count {
      if bytes[position].isSpace {
        position += 1
      } else if starts("//") {
        skip(past: "\n")
      } else if starts("/*") {
        skip(past: "*/")
      } else {
        return
      }
    }
  }

  // MARK: JSON

  /// Whether the outermost object has a member `layers`.
  private mutating func isLottie() -> Bool {
    var depth = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "/"):
        let start = position
        skipSpacesAndComments()
        if position > start { continue }
      case UInt8(ascii: "\""):
        let text = skipString()
        if depth == 1, bytes[text].elementsEqual("layers".utf8), isKey() { return true }
        continue
      case _: break
      }
      position += 1
    }
    return false
  }

  /// Leaves the string that begins here, and returns the text between its quotation marks.
  private mutating func skipString() -> Range<Int> {
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = min(position, bytes.count)
    position = min(position + 1, bytes.count)
    return start..<end
  }

  private mutating func isKey() -> Bool {
    skipSpacesAndComments()
    return position < bytes.count && bytes[position] == UInt8(ascii: ":")
  }

  // MARK: XML and Swift

  /// Whether the first element is `svg`, with any prefix.
  private mutating func isSVG() -> Bool {
    while position < bytes.count {
      if bytes[position].isSpace {
        position += 1
      } else if starts("<!--") {
        skip(past: "-->")
      } else if starts("<?") {
        skip(past: "?>")
      } else if starts("<!") {
        skipDeclaration()
      } else {
        guard starts("<") else { return false }
        let name = bytes[(position + 1)...].prefix { !$0.isSpace && $0 != 0x3E && $0 != 0x2F }
        let local = name.lastIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)...] } ?? name
        return local.elementsEqual("svg".utf8)
      }
    }
    return false
  }

  /// Leaves `<!DOCTYPE …>`, in which brackets may hold other declarations.
  private mutating func skipDeclaration() {
    var depth = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "<"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ">"), UInt8(ascii: "]"): depth -= 1
      case _: break
      }
      position += 1
      if depth == 0 { return }
    }
  }

  /// Whether the first word begins a declaration of Swift's.
  private func isSwift() -> Bool {
    if starts("#if") || starts("#!") { return true }
    let isAttribute = starts("@")
    let word = String(
      decoding: bytes[(position + (isAttribute ? 1 : 0))...].prefix { $0.isLetter }.prefix(20),
      as: UTF8.self)
    return isAttribute ? !Self.rulesOfCSS.contains(word) : Self.declarations.contains(word)
  }

  /// The names of CSS's at-rules up to a hyphen, none of which is an attribute of Swift's.
  private static let rulesOfCSS: Set<String> = [
    "charset", "container", "counter", "font", "import", "keyframes", "layer", "media", "namespace",
    "page", "property", "supports",
  ]

  private static let declarations: Set<String> = [
    "actor", "class", "enum", "extension", "fileprivate", "final", "func", "import", "indirect",
    "internal", "let", "nonisolated", "package", "private", "protocol", "public", "struct",
    "typealias", "var",
  ]

  // MARK: Bytes

  private func starts(_ text: StaticString) -> Bool {
    bytes[position...].starts(with: String(describing: text).utf8)
  }

  /// To behind `mark`, or to the end.
  private mutating func skip(past mark: String) {
    let mark = Array(mark.utf8)
    while position < bytes.count, !bytes[position...].starts(with: mark) { position += 1 }
    position = min(position + mark.count, bytes.count)
  }
}
