public import Keyframes

/// Motion tokens in the format of the Design Tokens Community Group (2025.10) and as CSS's custom properties.
///
/// ```swift
/// let tokens = try MotionTokens("--ease-enter: cubic-bezier(0, 0, 0.2, 1); --duration-short: 200ms;")
/// tokens.easings[0].name                          // "enter"
/// tokens.durations[0].seconds                     // 0.2
/// ```
extension MotionTokens {
  // MARK: Writing

  /// `--ease-enter: linear(…);` and `--duration-short: 200ms;`, one a line.
  ///
  /// - Complexity: O(*n*)
  public var css: String {
    easings.map { "--ease-\($0.name): \(EasingDialect.css.write($0.easing).text);\n" }
      .joined()
      + durations.map { "--duration-\($0.name): \(($0.seconds * 1000).text(digits: 3))ms;\n" }
      .joined()
  }

  /// The custom properties as a rule for `:root`.
  ///
  /// - Complexity: O(*n*)
  public var cssRule: String { ":root {\n\(css.indented(by: 2))}\n" }

  /// Two groups of tokens, `easing` and `duration`. What is no cubic Bézier is there as the nearest one, and as
  /// it is under `$extensions`.
  ///
  /// - Complexity: O(*n*)
  public var dtcg: String {
    let curves = easings.map { "    \"\($0.name)\": \(Self.indented($0.easing))" }
    let lengths = durations.map { token in
      "    \"\(token.name)\": { \"$type\": \"duration\", \"$value\": { \"value\": "
        + "\((token.seconds * 1000).text(digits: 3)), \"unit\": \"ms\" } }"
    }
    func group(_ name: String, _ tokens: [String]) -> String {
      "  \"\(name)\": {\n\(tokens.joined(separator: ",\n"))\n  }"
    }
    let groups =
      (curves.isEmpty ? [] : [group("easing", curves)])
      + (lengths.isEmpty ? [] : [group("duration", lengths)])
    return "{\n\(groups.joined(separator: ",\n"))\n}\n"
  }

  private static func indented(_ easing: Easing) -> String {
    EasingDialect.dtcg.write(easing).text.replacing("\n", with: "\n    ")
  }

  // MARK: Reading

  /// How long a text may be, in bytes.
  public static let longestText = 1_000_000

  /// Reads either format; what is no motion in it is left out.
  ///
  /// - Throws: `PasteError`, with the place and a remedy, where there is no token of motion, or a wrong one.
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ text: String) throws(PasteError) {
    let source = Source(text)
    guard source.bytes.count <= Self.longestText else {
      throw source.error(at: 0, "The text is too long", "give fewer tokens")
    }
    let code = try CodeTree(source)
    try self.init(code)
    guard !isEmpty else {
      throw code.error(
        0, "No motion tokens found",
        "give easings and durations as DTCG JSON or CSS properties")
    }
  }

  private init(_ code: CodeTree) throws(PasteError) {
    self.init()
    if code.source.isBegun(with: "{") {
      for item in code.root.items {
        if let group = item.group { try read(group, "", code, type: nil) }
      }
    } else {
      try readProperties(code)
    }
    guard easings.count <= Self.most, durations.count <= Self.most else {
      throw code.error(0, "There are more than \(Self.most) tokens", "give fewer")
    }
  }

  /// The tokens of a text in either format, with names that tokens of a scene can have; nil if the text is
  /// something else, such as one easing alone.
  ///
  /// - Throws: `PasteError`, with the place and a remedy, where a token has a wrong value.
  /// - Complexity: O(*n*) in the length of the text.
  public static func found(in text: String) throws(PasteError) -> MotionTokens? {
    guard text.utf8.count <= longestText, text.contains("$value") || text.contains("--"),
      !text.contains("@keyframes"), let code = try? CodeTree(Source(text))
    else { return nil }
    let read = try MotionTokens(code)
    var tokens = MotionTokens()
    for token in read.easings {
      guard let name = name(from: token.name) else { continue }
      tokens.easings.append(.init(name: name, easing: token.easing.unnamed))
    }
    for token in read.durations where token.seconds > 0 {
      guard let name = name(from: token.name) else { continue }
      tokens.durations.append(.init(name: name, seconds: token.seconds))
    }
    return tokens.isEmpty ? nil : tokens
  }

  /// A token, or a group that may state the type of those within it.
  private mutating func read(
    _ group: CodeGroup, _ name: String, _ code: CodeTree, type: String?
  ) throws(PasteError) {
    let own = group.own("$type")?.text ?? type
    if let value = group.own("$value") {
      switch own {
      case "cubicBezier", "transition":
        var token = group
        token.items += [
          CodeItem(content: .mark(UInt8(ascii: ",")), place: value.place),
          CodeItem(content: .text("$type"), place: value.place),
          CodeItem(content: .mark(UInt8(ascii: ":")), place: value.place),
          CodeItem(content: .text(own ?? ""), place: value.place),
        ]
        let tree = CodeTree(source: code.source, root: token)
        guard let read = try DTCGDialect.read(tree) else { return }
        easings.append(NamedEasing(name: name, easing: read.easing))
        // A spring's own pace is no token.
        if let seconds = read.seconds, read.easing.naturalDuration == nil {
          durations.append(NamedDuration(name: name, seconds: seconds))
        }
      case "duration":
        guard let seconds = value.duration, seconds >= 0, seconds < 1e6 else {
          throw code.error(
            value.place, "The duration of \(quoted(name)) isn't a time", "give a value and a unit")
        }
        durations.append(NamedDuration(name: name, seconds: seconds))
      case _: break
      }
      return
    }
    for (index, item) in group.items.enumerated() {
      guard let key = item.text, !key.hasPrefix("$"), index + 2 < group.items.count,
        let inner = group.items[index + 2].group
      else { continue }
      let isGroup =
        name.isEmpty && inner.own("$value") == nil
        && (key == "easing" || key == "duration" || key == "motion")
      try read(inner, isGroup ? "" : name.isEmpty ? key : "\(name)-\(key)", code, type: own)
    }
  }

  private mutating func readProperties(_ code: CodeTree) throws(PasteError) {
    let items = code.root.properties
    for (index, item) in items.enumerated() {
      guard let word = item.word, word.hasPrefix("--"), index + 1 < items.count,
        items[index + 1].isMark(":")
      else { continue }
      let value = items[(index + 2)...].prefix { !$0.isMark(";") }
      guard let first = value.first else { continue }
      if let seconds = first.duration, value.count == 1 {
        guard seconds >= 0, seconds < 1e6 else {
          throw code.error(first.place, "\(word) isn't a duration", "give 0 or more")
        }
        durations.append(
          NamedDuration(name: Self.name(word, without: ["--duration-", "--"]), seconds: seconds))
        continue
      }
      guard first.word != nil else { continue }
      let end = code.source.bytes[first.place...].firstIndex {
        $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "}")
      }
      let text = code.source.text(first.place..<(end ?? code.source.bytes.count))
      let name = Self.name(word, without: ["--ease-", "--easing-", "--"])
      if let easing = try? Easing(notation: text) {
        easings.append(NamedEasing(name: name, easing: easing))
      } else if word != "--" + name, first.word != "var" {
        throw code.error(
          first.place, "\(word) isn't an easing", "give one such as cubic-bezier(0, 0, 0.2, 1)")
      }
    }
  }

  private static func name(_ word: String, without prefixes: [String]) -> String {
    let prefix = prefixes.first { word.hasPrefix($0) } ?? ""
    return String(word.dropFirst(prefix.count))
  }
}

extension CodeGroup {
  /// What follows `"name":` in this group itself.
  fileprivate func own(_ name: String) -> CodeItem? {
    guard let index = items.firstIndex(where: { $0.text == name }), index + 2 < items.count else {
      return nil
    }
    return items[index + 2]
  }

  /// Those of a rule, or those that stand alone.
  fileprivate var properties: [CodeItem] {
    items.contains { $0.isMark(":") && !items.isEmpty }
      && items.first?.word?.hasPrefix("--") == true
      ? items : items.flatMap { $0.group?.items ?? [] }
  }
}

extension CodeItem {
  /// `200ms`, `0.2s`, or DTCG's object.
  fileprivate var duration: Double? {
    switch content {
    case .number(let number, "ms"): number / 1000
    case .number(let number, "s"): number
    case .group(let group):
      group.number("value").map { group.word("unit") == "s" ? $0 : $0 / 1000 }
    case .number, .word, .text, .mark: nil
    }
  }
}
