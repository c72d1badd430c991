/// The translations of a language, read from a gettext `.po` file.
public struct Catalogue: Sendable {
  /// The file's header by field: `Language`, `Plural-Forms` and so on.
  public let header: [String: String]
  let pluralRule: PluralRule
  /// The forms of each text, by its key, behind its context and U+0004 if it has one.
  private let entries: [String: [String]]

  /// The translation of a key, in as many forms as the language has for numbers; nil if there is none.
  public subscript(key: String, context: String?) -> [String]? {
    guard let context else { return entries[key] }
    return entries[context + "\u{4}" + key]
  }

  /// The keys in the file, each with the forms of its translation.
  public var all: [(key: String, context: String?, forms: [String])] {
    entries.map { name, forms in
      let parts = name.split(separator: "\u{4}", maxSplits: 1).map(String.init)
      return parts.count == 2 ? (parts[1], parts[0], forms) : (name, nil, forms)
    }
  }

  /// Reads a `.po` file. Entries that are fuzzy, obsolete or not translated are left out, as gettext does.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public init(po text: String) throws(CatalogueError) {
    var reader = POReader(text)
    let all = try reader.entries()
    entries = all.filter { !$0.key.isEmpty }
    header = Self.header(all[""]?.first ?? "")
    pluralRule = try header["Plural-Forms"].map(PluralRule.init) ?? .english
  }

  private static func header(_ text: String) -> [String: String] {
    var fields: [String: String] = [:]
    for line in text.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      fields[String(line[..<colon])] =
        String(line[line.index(after: colon)...].drop { $0 == " " })
    }
    return fields
  }
}

/// A mistake in a `.po` file.
public struct CatalogueError: Error, Equatable, MessageConvertible {
  /// Where it is; the first line is 1. Zero for a mistake in the header.
  public let line: Int
  public let message: Message
}

/// Reads entries line by line.
private struct POReader {
  private enum Field { case context, key, plural, form(Int) }

  private let bytes: [UInt8]
  private var position = 0
  private var line = 0
  private var context: String?
  private var key: String?
  private var forms: [String] = []
  private var field: Field?
  private var isFuzzy = false
  private var found: [String: [String]] = [:]

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func entries() throws(CatalogueError) -> [String: [String]] {
    found.reserveCapacity(bytes.count / 120)
    while position < bytes.count {
      let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      line += 1
      try read(bytes[position..<end])
      position = end + 1
    }
    finish()
    return found
  }

  private mutating func read(_ line: ArraySlice<UInt8>) throws(CatalogueError) {
    let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    guard let first = line.first else { return finish() }
    if first == UInt8(ascii: "#") {
      finish()
      if line.dropFirst().first == UInt8(ascii: ",") {
        isFuzzy = String(decoding: line, as: UTF8.self).contains("fuzzy")
      }
      return
    }
    guard let quote = line.firstIndex(of: UInt8(ascii: "\"")) else {
      throw CatalogueError(line: self.line, message: "A text between quotation marks is missing.")
    }
    let word = String(decoding: line[..<quote].filter { $0 != 32 && $0 != 9 }, as: UTF8.self)
    try start(word)
    try append(unquoted(line[quote...]))
  }

  private mutating func start(_ word: String) throws(CatalogueError) {
    switch word {
    case "": break
    case "msgctxt":
      finish()
      (field, context) = (.context, "")
    case "msgid":
      if key != nil { finish() }
      (field, key) = (.key, "")
    case "msgid_plural": field = .plural
    case "msgstr": field = .form(0)
    default:
      guard word.hasPrefix("msgstr["), word.hasSuffix("]"),
        let number = Int(word.dropFirst(7).dropLast()), (0..<8).contains(number)
      else {
        throw CatalogueError(line: line, message: "\"\(word)\" is not a keyword of a .po file.")
      }
      field = .form(number)
    }
  }

  private mutating func append(_ text: String) throws(CatalogueError) {
    switch field {
    case .context: context? += text
    case .key: key? += text
    case .plural: break
    case .form(let number):
      while forms.count <= number { forms.append("") }
      forms[number] += text
    case nil:
      throw CatalogueError(line: line, message: "A text has no keyword before it.")
    }
  }

  /// The text between quotation marks, with its escapes resolved.
  private func unquoted(_ quoted: ArraySlice<UInt8>) throws(CatalogueError) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(quoted.count)
    var isEscaped = false
    for (offset, byte) in quoted.dropFirst().enumerated() {
      if isEscaped {
        text.append(byte == UInt8(ascii: "n") ? 10 : byte == UInt8(ascii: "t") ? 9 : byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        guard quoted.dropFirst(offset + 2).allSatisfy({ $0 == 32 || $0 == 9 }) else {
          throw CatalogueError(line: line, message: "Text follows a closing quotation mark.")
        }
        return String(decoding: text, as: UTF8.self)
      } else {
        text.append(byte)
      }
    }
    throw CatalogueError(line: line, message: "A quotation mark is not closed.")
  }

  /// Keeps the entry that ends here.
  private mutating func finish() {
    defer { (context, key, forms, field, isFuzzy) = (nil, nil, [], nil, false) }
    guard let key, !isFuzzy || key.isEmpty, forms.contains(where: { !$0.isEmpty }) else { return }
    found[context.map { $0 + "\u{4}" + key } ?? key] = forms
  }
}
