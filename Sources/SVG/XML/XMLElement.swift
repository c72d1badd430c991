import Syntax
import Words

/// An element of XML with its contents.
struct XMLElement {
  /// Without its prefix.
  let name: String
  /// The part of its name before the colon, empty for one that stands for SVG's namespace; `xmlns`
  /// for elements without one in another namespace.
  let prefix: String
  /// By their names; `xml:space` and `xlink:href` are `space` and `href`, whatever the prefix.
  let attributes: [String: String]
  /// The elements and texts in it, in order.
  let contents: [Content]
  /// The byte at which it begins.
  let place: Int

  enum Content {
    case element(XMLElement)
    case text(String)
  }

  /// The elements in it.
  var children: [XMLElement] {
    contents.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// All text in it, at any depth.
  var text: String {
    contents.map { content in
      switch content {
      case .element(let element): element.text
      case .text(let text): text
      }
    }.joined()
  }
}

/// Reads XML 1.0 as pictures use it: elements, attributes, texts, CDATA, the five entities and
/// numeric ones, and those that the document type declares, up to ``XMLParser/mostOfEntities``
/// bytes. Comments and instructions are skipped, and nothing is fetched.
struct XMLParser: ByteScanner {
  let source: Source
  var position = 0
  private var depth = 0
  private var count = 0
  /// The namespaces by their prefixes; that of names without one has an empty prefix.
  private var namespaces: [String: String] = [:]
  /// The texts of the entities that the document type declares.
  var entities: [String: String] = [:]
  /// The bytes of the entities that were inserted so far.
  var inserted = 0
  /// The place of the first byte.
  private var base = 0

  /// The most bytes that all entities together may insert.
  static let mostOfEntities = 1 << 20
  /// The most bytes of one entity, and the most that are declared.
  static let (longestEntity, mostDeclared) = (1 << 16, 1000)

  /// How deep elements may lie in each other, and how many there may be.
  static let (deepest, most) = (200, 100_000)

  init(_ source: Source) { self.source = source }

  /// The one element that the document is.
  mutating func document() throws(PasteError) -> XMLElement {
    try skipMisc()
    guard peek() == UInt8(ascii: "<") else {
      throw error("There is no element here", "begin the file with one, such as <svg>")
    }
    let root = try element()
    try skipMisc()
    guard position == source.bytes.count else {
      throw error("Something follows the end of the document", "remove it")
    }
    return root
  }

  private mutating func element() throws(PasteError) -> XMLElement {
    let place = base + position
    count += 1
    guard depth < Self.deepest else {
      throw error("Elements lie more than \(Self.deepest) deep in each other", "use fewer groups")
    }
    guard count <= Self.most else {
      throw error("There are more than \(Self.most) elements", "split the file")
    }
    position += 1
    let name = try self.name()
    let given = try self.attributes(of: name)
    let outer = namespaces
    defer { namespaces = outer }
    for (key, value) in given where key.prefix == "xmlns" || key == "xmlns" {
      namespaces[key == "xmlns" ? "" : key.local] = value
    }
    let attributes = shortened(given)
    let prefix = known(name.prefix)
    if take("/>") {
      return XMLElement(
        name: name.local, prefix: prefix, attributes: attributes, contents: [], place: place)
    }
    guard take(">") else { throw error("\(found) is where \">\" should be", "close the tag") }
    depth += 1
    let contents = try self.contents(of: name, at: place - base)
    depth -= 1
    return XMLElement(
      name: name.local, prefix: prefix, attributes: attributes, contents: contents, place: place)
  }

  private func known(_ prefix: String) -> String {
    guard let namespace = namespaces[prefix] else { return prefix }
    if namespace == "http://www.w3.org/2000/svg" { return "" }
    return prefix.isEmpty ? "xmlns" : prefix
  }

  /// The attributes with those of XML and XLink by their short names, if these are free.
  private func shortened(_ given: [String: String]) -> [String: String] {
    var attributes: [String: String] = [:]
    for (name, value) in given where !isShort(name) { attributes[name] = value }
    for (name, value) in given where isShort(name) && attributes[name.local] == nil {
      attributes[name.local] = value
    }
    return attributes
  }

  private func isShort(_ name: String) -> Bool {
    let prefix = name.prefix
    if prefix.isEmpty { return false }
    return prefix == "xml"
      || (namespaces[prefix].map { $0 == "http://www.w3.org/1999/xlink" } ?? (prefix == "xlink"))
  }

  private mutating func attributes(of element: String) throws(PasteError) -> [String: String] {
    var attributes: [String: String] = [:]
    while true {
      skipSpaces()
      guard let byte = peek() else {
        throw error("The tag <\(element)> does not end", "write > behind it")
      }
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") { return attributes }
      let place = position
      let name = try self.name()
      guard attributes[name] == nil else {
        throw source.error(at: place, "\(quoted(name)) is there twice", "remove one of the two")
      }
      skipSpaces()
      guard take("=") else {
        throw error("\(found) is where \"=\" should be", "give \(quoted(name)) a value")
      }
      skipSpaces()
      attributes[name] = try value(of: name)
    }
  }

  private mutating func value(of name: String) throws(PasteError) -> String {
    guard let quote = peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw error("The value of \(quoted(name)) lacks quotation marks", "write them")
    }
    let start = position
    position += 1
    var bytes: [UInt8] = []
    while let byte = peek(), byte != quote {
      guard byte != UInt8(ascii: "<") else {
        throw error(
          "\"<\" is in the value of \(quoted(name))", "write &lt; or the missing quotation mark")
      }
      if byte == UInt8(ascii: "&") {
        bytes += try entity().utf8
      } else {
        let run = run { $0 == quote || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
        bytes += run.lazy.map { $0.isSpace ? 32 : $0 }
      }
    }
    guard peek() == quote else {
      throw source.error(at: start, "The value of \(quoted(name)) does not end", "close it")
    }
    position += 1
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Contents

  private mutating func contents(
    of name: String, at place: Int
  ) throws(PasteError) -> [XMLElement.Content] {
    var contents: [XMLElement.Content] = []
    var text: [UInt8] = []
    func flush(_ text: inout [UInt8]) {
      if !text.isEmpty { contents.append(.text(String(decoding: text, as: UTF8.self))) }
      text = []
    }
    while let byte = peek() {
      if byte != UInt8(ascii: "<"), byte != UInt8(ascii: "&") {
        text += run { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
      } else if take("<![CDATA[") {
        text += try skip(past: "]]>", "A CDATA section")
      } else if take("<!--") {
        _ = try skip(past: "-->", "A comment")
      } else if take("<?") {
        _ = try skip(past: "?>", "An instruction")
      } else if take("</") {
        flush(&text)
        try end(of: name, at: place)
        return contents
      } else if byte == UInt8(ascii: "<") {
        flush(&text)
        contents.append(.element(try element()))
      } else if let markup = try markup() {
        flush(&text)
        contents += try fragment(markup)
      } else {
        text += try entity().utf8
      }
    }
    flush(&text)
    if name.isEmpty { return contents }
    throw source.error(at: place, "<\(name)> does not end", "write </\(name)>")
  }

  /// The bytes before the next one at which `ends` holds; behind them it goes on.
  private mutating func run(until ends: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let run = source.bytes[position...].prefix { !ends($0) }
    position = run.endIndex
    return run
  }

  /// The contents of an entity's text.
  private mutating func fragment(_ text: String) throws(PasteError) -> [XMLElement.Content] {
    var inner = XMLParser(Source(text))
    (inner.depth, inner.count, inner.namespaces) = (depth, count, namespaces)
    inner.base = source.bytes.count + inserted
    inserted += text.utf8.count
    let contents = try inner.contents(of: "", at: 0)
    count = inner.count
    return contents
  }

  private mutating func end(of name: String, at place: Int) throws(PasteError) {
    let start = position - 2
    let other = try self.name()
    guard other == name else {
      let line = source.error(at: place, "", "").line
      throw source.error(
        at: start, "</\(other)> is where <\(name)> of line \(line) should end",
        "write </\(name)> first")
    }
    skipSpaces()
    guard take(">") else { throw error("\(found) is where \">\" should be", "close the tag") }
  }
}
