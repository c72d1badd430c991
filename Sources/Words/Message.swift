/// Text that can be shown in any language: a format and the values of its placeholders.
///
/// A message is written as an English string, so code reads like what it says:
///
/// ```swift
/// let message: Message = "\(name) is not a colour."
/// message.format     // "{1} is not a colour."
/// message.english    // "hotpnk is not a colour."
/// message.localized  // the same in the current language
/// ```
///
/// Translations are looked up by format, and by context where one English text has several meanings.
public struct Message: Hashable, Sendable {
  /// A value of a placeholder.
  public enum Argument: Hashable, Sendable {
    /// The same in every language: a name, a number, a path.
    case text(String)
    /// Text that is shown in the language of the whole.
    case message(Message)
  }

  /// The English text, with `{1}`, `{2}` and so on where arguments go, in this order.
  public let format: String
  /// As many as the format has placeholders.
  public let arguments: [Argument]
  /// Tells texts apart that are the same in English: gettext's `msgctxt`.
  public private(set) var context: String?
  /// The number of things that the text is about, for languages that have a form for each kind of number.
  private(set) var count: Int?
  /// The text about one thing; empty without a count. (An array because a message can't contain itself.)
  private var one: [Message] = []
  private var form = Form.whole

  /// How the text fits into another one.
  private enum Form: Hashable { case whole, start, clause }

  /// The message with a format that code has made, such as one that another process has sent.
  package init(format: String, arguments: [Argument] = []) {
    (self.format, self.arguments) = (format, arguments)
  }

  /// Text that is the same in every language, such as a name or a path.
  public init(verbatim text: String) { self.init(format: "{1}", arguments: [.text(text)]) }

  /// The message with the format `key`, without arguments: for English texts that are data, such as the title of a
  /// demo. Without a translation they stay as they are.
  public init(key: String, context: String? = nil) {
    self.init(format: key)
    self.context = context
  }

  /// A message with a context, such as `Message("Stop", context: "of a gradient")`.
  public init(_ message: Message, context: String) {
    self = message
    self.context = context
  }

  /// A message about a number of things. English has a text for one thing and one for any other number; other
  /// languages choose among as many as they have.
  ///
  /// Translations have the placeholders of `other`, and `one` is their key.
  ///
  /// ```swift
  /// Message(count: keys, one: "1 keyframe", other: "\(keys) keyframes")
  /// ```
  public init(count: Int, one: Message, other: Message, context: String? = nil) {
    self = other
    (self.count, self.one) = (count, [one])
    if let context { self.context = context }
  }
}

extension Message {
  /// The format by which translations are looked up.
  public var key: String { one.first?.format ?? format }

  /// The text in English.
  public var english: String { text(in: .english) }

  /// The text in the current language.
  public var localized: String { text(in: .current) }

  /// The text in a language; in English where that has no translation.
  ///
  /// - Complexity: One access to a dictionary for the message, and for each message among its arguments.
  public func text(in language: Language) -> String {
    if let forms = language.catalogue?[key, context] {
      let index = count.map { language.catalogue?.pluralRule.form(for: $0) ?? 0 } ?? 0
      return fill(forms[min(index, forms.count - 1)], in: language)
    }
    if count == 1, let one = one.first { return one.text(in: language) }
    return fill(format, in: language)
  }

  private func fill(_ format: String, in language: Language) -> String {
    switch form {
    case .whole: return filled(format, in: language)
    case .start:
      let text = filled(format, in: language)
      return text.prefix(1).uppercased() + text.dropFirst()
    case .clause:
      let text = filled(format, in: language)
      let isClosed = text.last == "." || text.last == "。"
      return text.prefix(1).lowercased() + text.dropFirst().dropLast(isClosed ? 1 : 0)
    }
  }

  private func filled(_ format: String, in language: Language) -> String {
    guard !arguments.isEmpty else { return format }
    var text = ""
    var start = format.startIndex
    for placeholder in Placeholder.all(in: format) where placeholder.number <= arguments.count {
      text.join(format[start..<placeholder.range.lowerBound], in: language)
      switch arguments[placeholder.number - 1] {
      case .text(let value): text.join(value[...], in: language)
      case .message(let message): text.join(message.text(in: language)[...], in: language)
      }
      start = placeholder.range.upperBound
    }
    text.join(format[start...], in: language)
    return text
  }
}

extension Message {
  /// The message with a capital letter at its start, to begin a sentence.
  public var asStart: Message {
    var copy = self
    copy.form = .start
    return copy
  }

  /// A sentence as a part of another one: with a small letter at its start and no full stop.
  public var asClause: Message {
    var copy = self
    copy.form = .clause
    return copy
  }
}

extension Message: CustomStringConvertible {
  public var description: String { english }

  /// Two messages in a row; a text too long for one line is written as several.
  public static func + (left: Message, right: Message) -> Message {
    var format = left.format
    var start = right.format.startIndex
    for placeholder in Placeholder.all(in: right.format) {
      format += right.format[start..<placeholder.range.lowerBound]
      format += "{\(placeholder.number + left.arguments.count)}"
      start = placeholder.range.upperBound
    }
    return Message(
      format: format + right.format[start...], arguments: left.arguments + right.arguments)
  }
}

extension Message {
  /// A sentence, followed by another if there is one.
  public static func + (left: Message, right: Message?) -> Message {
    right.map { [left, $0].joined() } ?? left
  }
}

extension [Message] {
  /// The messages in a row, with a separator between them that is the same in every language but for spaces beside
  /// full-width punctuation.
  public func joined(separator: String = " ") -> Message {
    Message(
      format: indices.map { "{\($0 + 1)}" }.joined(separator: separator),
      arguments: map { .message($0) })
  }
}

/// The text of a message in the current language.
///
/// ```swift
/// localized("\(count) nodes")
/// ```
public func localized(_ message: Message) -> String { message.localized }
