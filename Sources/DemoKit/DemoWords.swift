public import Stage

/// What a demo says in another language, by what it says in English. A text with changing parts has
/// `{1}`, `{2}` for them.
///
/// ```swift
/// extension Countdown {
///   static let chinese: DemoWords = ["Countdown": "倒计时", "{1} of {2}": "第 {1} 个，共 {2} 个"]
/// }
/// ```
public struct DemoWords: ExpressibleByDictionaryLiteral, Sendable {
  private let texts: [String: String]
  private let patterns: [(parts: [String], text: String)]

  public init(dictionaryLiteral elements: (String, String)...) {
    texts = Dictionary(uniqueKeysWithValues: elements)
    patterns = elements.filter { $0.0.contains("{1}") }.map { (Self.parts(of: $0.0), $0.1) }
  }

  /// Every text in English with its translation.
  public var all: [String: String] { texts }

  /// The translation of a text; nil if there is none.
  ///
  /// - Complexity: O(1) for fixed texts, else O(*n*) in the number of patterns.
  public subscript(english: String) -> String? {
    if let text = texts[english] { return text }
    for (parts, text) in patterns {
      guard let values = Self.values(between: parts, in: english) else { continue }
      return values.enumerated().reduce(text) { text, value in
        text.replacing("{\(value.offset + 1)}", with: value.element)
      }
    }
    return nil
  }

  /// What is around `{1}`, `{2}` and so on.
  private static func parts(of text: String) -> [String] {
    var (parts, rest) = ([String](), text[...])
    for number in 1... {
      let pieces = rest.split(
        separator: "{\(number)}", maxSplits: 1, omittingEmptySubsequences: false)
      parts.append(String(pieces[0]))
      guard pieces.count == 2 else { break }
      rest = pieces[1]
    }
    return parts
  }

  private static func values(between parts: [String], in text: String) -> [Substring]? {
    guard text.hasPrefix(parts[0]) else { return nil }
    var (values, rest) = ([Substring](), text.dropFirst(parts[0].count))
    for (index, part) in parts.enumerated().dropFirst() {
      let isLast = index == parts.count - 1
      if isLast {
        guard rest.hasSuffix(part) else { return nil }
        values.append(rest.dropLast(part.count))
      } else {
        guard let found = rest.firstRange(of: part) else { return nil }
        values.append(rest[..<found.lowerBound])
        rest = rest[found.upperBound...]
      }
    }
    return values
  }
}

extension Demo {
  /// One of its texts in the current language; as it is where there is no translation.
  public func said(_ text: String) -> String {
    switch Language.current {
    case .english: text
    case .chinese: type(of: parts).chinese[text] ?? text
    case .pseudo: type(of: parts).chinese[text] == nil ? text : Language.pseudoText(of: text)
    }
  }

  public static var chinese: DemoWords { [:] }
}

extension Scene {
  /// The scene with the texts of `demo` in the current language.
  ///
  /// - Complexity: O(*n*) in the number of nodes; O(1) in English.
  public func said(by demo: any Demo) -> Scene {
    guard Language.current != .english else { return self }
    var copy = self
    copy.nodes = nodes.map { $0.said(by: demo) }
    return copy
  }
}

extension Node {
  fileprivate func said(by demo: any Demo) -> Node {
    var copy = self
    copy.children = children.map { $0.said(by: demo) }
    if let format = numberFormat {
      copy.numberFormat?.prefix = demo.said(format.prefix)
      copy.numberFormat?.suffix = demo.said(format.suffix)
    }
    if case .text(var text) = shape {
      text.string = demo.said(text.string)
      copy.shape = .text(text)
    }
    return copy
  }
}
