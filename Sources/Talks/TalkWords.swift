package import Formats
import Keyframes
import Persistence
package import Words

/// The words of one line of a text that people write, taken one by one, with their columns.
package struct TalkWords {
  /// From 1.
  package let line: Int
  /// Without its end.
  package let text: String
  private let scalars: [Unicode.Scalar]
  private var position = 0

  package init(_ text: String, line: Int) {
    (self.text, self.line) = (text, line)
    scalars = Array(text.unicodeScalars)
    skipSpaces()
  }

  package var isEmpty: Bool { position == scalars.count }

  /// Whether the line is blank or a comment.
  package var isComment: Bool { isEmpty || scalars[position] == "#" }

  /// Where the next word is, in characters from 1.
  package var column: Int { column(of: position) }

  private func column(of position: Int) -> Int {
    var before = String.UnicodeScalarView()
    before.append(contentsOf: scalars[..<position])
    return String(before).count + 1
  }

  /// The next word without taking it; nil at the end.
  package var peek: String? {
    var copy = self
    return copy.next()
  }

  package mutating func next() -> String? {
    guard !isEmpty else { return nil }
    let word = scalars[position...].prefix { !$0.properties.isWhitespace }
    position = word.endIndex
    skipSpaces()
    return Self.string(word)
  }

  package mutating func word(_ what: Message) throws(FileError) -> String {
    guard let word = next() else { throw error("\(what) is missing.") }
    return word
  }

  /// The rest of the line, which may be between quotation marks.
  package mutating func rest(_ what: Message) throws(FileError) -> String {
    guard !isEmpty else { throw error("\(what) is missing.") }
    let start = column
    let rest = scalars[position...]
    let end = rest.lastIndex { !$0.properties.isWhitespace } ?? position
    position = scalars.count
    let plain = Self.string(rest[...end])
    guard plain.hasPrefixScalar("\"") else { return plain }
    return try unquoted(plain, what, at: start)
  }

  private func unquoted(
    _ text: String, _ what: Message, at column: Int
  ) throws(FileError) -> String {
    let scalars = Array(text.unicodeScalars)
    var end = 1
    while end < scalars.count, scalars[end] != "\"" { end += scalars[end] == "\\" ? 2 : 1 }
    guard end < scalars.count else {
      throw error("\(what) has no closing quotation mark.", at: column)
    }
    guard end == scalars.count - 1 else {
      throw error("\(what) continues after its closing quotation mark.", at: column)
    }
    guard let inside = String(unquoting: Self.string(scalars[1..<end]).utf8) else {
      throw error(
        "\(what) has an unknown escape sequence. There are \\\", \\\\, \\n and \\u{…}.", at: column)
    }
    return inside
  }

  package mutating func number(
    _ what: Message, in range: ClosedRange<Double>
  ) throws(FileError) -> Double {
    let start = column
    let word = try word(what)
    guard let number = Double(word) else {
      throw error("\(what) is \(word.quoted(atMost: 40)), which is not a number.", at: start)
    }
    guard number.isFinite, range.contains(number) else {
      throw error(
        "\(what) is \(word.quoted(atMost: 40)): it must be between \(Self.text(range.lowerBound, .up)) and \(Self.text(range.upperBound, .down)).",
        at: start)
    }
    return number
  }

  /// An end of a range in thousandths, rounded towards its inside.
  private static func text(_ end: Double, _ rounding: FloatingPointRoundingRule) -> String {
    ((end * 1000).rounded(rounding) / 1000).exactText
  }

  /// Throws if there is another word.
  package func finish(_ what: Message) throws(FileError) {
    guard let word = peek else { return }
    throw error("Unexpected word after \(what): \(word.quoted(atMost: 40)).")
  }

  /// Throws if bytes of the line were no text.
  func refuseReplacements() throws(FileError) {
    guard let index = scalars.firstIndex(of: "\u{FFFD}") else { return }
    throw error(
      "This line isn't UTF-8 text: save the file in that encoding.", at: column(of: index))
  }

  /// A mistake in this line; at the next word if no column is given.
  package func error(_ sentence: Message, at column: Int? = nil) -> FileError {
    FileError(line: line, column: column ?? self.column, sentence: sentence, lineText: text)
  }

  private mutating func skipSpaces() {
    while position < scalars.count, scalars[position].properties.isWhitespace { position += 1 }
  }

  private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}

extension String {
  fileprivate func hasPrefixScalar(_ scalar: Unicode.Scalar) -> Bool {
    unicodeScalars.first == scalar
  }

  /// The lines of a text that people write, without their ends and a byte order mark.
  package var writtenLines: [String] {
    var scalars = unicodeScalars[...]
    if scalars.first == "\u{FEFF}" { scalars = scalars.dropFirst() }
    return scalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.last == "\r" ? line.dropLast() : line)
    }
  }
}
