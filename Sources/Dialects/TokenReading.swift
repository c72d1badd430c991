public import Keyframes
public import Syntax
import Words

/// The motion tokens of a text, and the names of its other declarations.
///
/// ```swift
/// let read = try TokenReading(found: "--ease-enter: ease-out; --brand: teal;")
/// read?.tokens.easings[0].name                    // "enter"
/// read?.leftOut                                   // ["--brand"]
/// ```
public struct TokenReading: Equatable, Sendable {
  /// The tokens, with names that tokens of a scene can have; see `MotionTokens.name(from:)`.
  public private(set) var tokens = MotionTokens()
  /// The names of declarations and tokens without an easing or a duration above 0, in their order.
  public private(set) var leftOut: [String] = []

  /// Reads the format of the Design Tokens Community Group, or CSS's custom properties; nil if the text has no
  /// motion tokens.
  ///
  /// - Throws: `PasteError`, with the position and a remedy, if a token has a wrong value.
  /// - Complexity: O(*n*) in the length of the text.
  public init?(found text: String) throws(PasteError) {
    guard text.utf8.count <= MotionTokens.longestText,
      text.contains("$value") || text.contains("--"), !text.contains("@keyframes"),
      let code = try? CodeTree(Source(text))
    else { return nil }
    try self.init(code)
    if tokens.isEmpty { return nil }
  }

  init(_ code: CodeTree) throws(PasteError) {
    if code.source.isBegun(with: "{") {
      let table = TokenTable(code.root.groups)
      for group in code.root.groups { try read(group, "", code, table, type: nil) }
    } else {
      try readStyles(code.root.items, code)
    }
    try checkCount(code)
  }

  private func checkCount(_ code: CodeTree) throws(PasteError) {
    let most = MotionTokens.most
    guard tokens.easings.count <= most, tokens.durations.count <= most else {
      throw code.error(0, "There are more than \(most) tokens", "give fewer")
    }
  }

  // MARK: Design tokens

  /// A token, or a group that may state the type of the tokens within it.
  private mutating func read(
    _ group: CodeGroup, _ name: String, _ code: CodeTree, _ table: TokenTable, type: String?
  ) throws(PasteError) {
    let own = group.own("$type")?.text ?? type
    if group.own("$value") != nil {
      try checkCount(code)
      // An alias that leads nowhere is no mistake in the other tokens.
      guard let token = table.resolved(TokenTable.Token(group: group, type: own)),
        let value = token.group.own("$value")
      else { return leftOut.append(name) }
      return try readToken(token.group, name, value, code, type: token.type)
    }
    for (key, inner) in group.members {
      let isGroup =
        name.isEmpty && inner.own("$value") == nil
        && (key == "easing" || key == "duration" || key == "motion")
      let inside = isGroup ? "" : name.isEmpty ? key : "\(name)-\(key)"
      try read(inner, inside, code, table, type: own)
    }
  }

  private mutating func readToken(
    _ group: CodeGroup, _ name: String, _ value: CodeItem, _ code: CodeTree, type: String?
  ) throws(PasteError) {
    switch type {
    case "cubicBezier", "transition":
      var token = group
      token.items += [
        CodeItem(content: .mark(UInt8(ascii: ",")), place: value.place),
        CodeItem(content: .text("$type"), place: value.place),
        CodeItem(content: .mark(UInt8(ascii: ":")), place: value.place),
        CodeItem(content: .text(type ?? ""), place: value.place),
      ]
      let tree = CodeTree(source: code.source, root: token)
      guard let read = try DTCGDialect.read(tree) else { return leftOut.append(name) }
      add(read.easing, name, as: name)
      // A spring's own pace is not a token.
      if let seconds = read.seconds, read.easing.naturalDuration == nil {
        add(seconds, name, as: name)
      }
    case "duration":
      guard let seconds = value.duration, seconds >= 0, seconds < 1e6 else {
        throw code.error(
          value.place, "The duration of \(quoted(name)) isn't a time", "give a value and a unit")
      }
      add(seconds, name, as: name)
    case _: leftOut.append(name)
    }
  }

  // MARK: CSS

  /// Declarations, and rules with declarations, except rules under a condition.
  private mutating func readStyles(_ items: [CodeItem], _ code: CodeTree) throws(PasteError) {
    for statement in items.split(whereSeparator: { $0.isMark(";") }) {
      var rest = statement
      while let index = rest.firstIndex(where: { $0.isBlock(in: code.source) }) {
        let head = rest[..<index].first?.word ?? ""
        if ["@media", "@container", "@supports"].contains(head) {
          leftOut.append(head)
        } else if let block = rest[index].group {
          try readStyles(block.items, code)
        }
        rest = rest[(index + 1)...]
      }
      try readStatement(Array(rest), code)
    }
  }

  private mutating func readStatement(_ items: [CodeItem], _ code: CodeTree) throws(PasteError) {
    let starts = items.indices.dropLast().filter {
      items[$0].word?.hasPrefix("--") == true && items[$0 + 1].isMark(":")
    }
    // Without a semicolon between them, a property ends where the next one begins.
    let ends = Array(starts.dropFirst()) + [items.count]
    for (start, end) in zip(starts, ends) {
      let limit = end < items.count ? items[end].place : code.source.bytes.count
      try checkCount(code)
      try readProperty(items[start].word ?? "", items[(start + 2)..<end], code, before: limit)
    }
    if starts.isEmpty, items.count > 2, let word = items[0].word, items[1].isMark(":") {
      leftOut.append(word)
    }
  }

  private mutating func readProperty(
    _ word: String, _ value: ArraySlice<CodeItem>, _ code: CodeTree, before limit: Int
  ) throws(PasteError) {
    guard let first = value.first else { return leftOut.append(word) }
    if first.text == nil, let seconds = first.duration, value.count == 1 {
      guard seconds >= 0, seconds < 1e6 else {
        throw code.error(first.place, "\(word) isn't a duration", "give 0 or more")
      }
      // A spring's own pace is not a token.
      if tokens.easings.contains(where: { word == "--ease-\($0.name)-duration" }) { return }
      return add(seconds, word.without(["--duration-", "--"]), as: word)
    }
    guard first.word != nil else { return leftOut.append(word) }
    let end = code.source.bytes[first.place..<limit].firstIndex {
      $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "}")
    }
    let text = code.source.text(first.place..<(end ?? limit))
    let name = word.without(["--ease-", "--easing-", "--"])
    if let easing = try? Easing(notation: text) {
      return add(easing, name, as: word)
    }
    guard word == "--" + name || first.word == "var" else {
      throw code.error(
        first.place, "\(word) isn't an easing", "give one such as cubic-bezier(0, 0, 0.2, 1)")
    }
    leftOut.append(word)
  }

  // MARK: Names

  /// Adds a token, or its name in the text to the names left out.
  private mutating func add(_ easing: Easing, _ name: String, as written: String) {
    guard let name = MotionTokens.name(from: name) else { return leftOut.append(written) }
    tokens.easings.append(.init(name: name, easing: easing.unnamed))
  }

  private mutating func add(_ seconds: Double, _ name: String, as written: String) {
    guard seconds > 0, let name = MotionTokens.name(from: name) else {
      return leftOut.append(written)
    }
    tokens.durations.append(.init(name: name, seconds: seconds))
  }
}

extension String {
  /// Without the first of these that it begins with.
  fileprivate func without(_ prefixes: [String]) -> String {
    String(dropFirst(prefixes.first { hasPrefix($0) }?.count ?? 0))
  }
}

extension CodeItem {
  /// `200ms`, `0.2s`, either in quotation marks, or DTCG's object.
  var duration: Double? {
    switch content {
    case .text(let text):
      (try? CodeTree(Source(text))).flatMap { code in
        code.root.items.count == 1 ? code.root.items[0].duration : nil
      }
    case .number(let number, "ms"): number / 1000
    case .number(let number, "s"): number
    case .group(let group):
      group.number("value").map { group.word("unit") == "s" ? $0 : $0 / 1000 }
    case .number, .word, .mark: nil
    }
  }

  /// Whether it is a group in braces.
  fileprivate func isBlock(in source: Source) -> Bool {
    group != nil && source.bytes.indices.contains(place)
      && source.bytes[place] == UInt8(ascii: "{")
  }
}
