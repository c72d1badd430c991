package import Keyframes
package import Words

/// The words of one line of a saved text, taken one by one.
package struct LineWords {
  /// From 1.
  package let line: Int
  /// The remedy: the last sentence of error messages.
  package var remedy = LineError.cut
  private var rest: ArraySlice<UInt8>

  package init(_ bytes: ArraySlice<UInt8>, line: Int) {
    self.line = line
    rest = bytes
    skipSpaces()
  }

  package var isEmpty: Bool { rest.isEmpty }

  /// Whether the line is blank or a comment.
  package var isComment: Bool { rest.isEmpty || rest.first == UInt8(ascii: "#") }

  /// The next word, or nil if there is none.
  package mutating func next() -> String? {
    guard !rest.isEmpty else { return nil }
    let word = rest.prefix { !$0.isSpace }
    rest = rest[word.endIndex...]
    skipSpaces()
    return String(decoding: word, as: UTF8.self)
  }

  /// The rest of the line.
  package mutating func takeBytes() -> ArraySlice<UInt8> {
    defer { rest = [] }
    return rest
  }

  package mutating func word(_ what: Message) throws(LineError) -> String {
    guard let word = next() else { throw missing(what) }
    return word
  }

  package mutating func number(
    _ what: Message, in range: ClosedRange<Double>
  ) throws(LineError) -> Double {
    let text = try word(what)
    guard let number = Double(text) else {
      throw error("\(what) is \(text.quoted(atMost: 40)), which is not a number.")
    }
    guard number.isFinite else { throw error("\(what) is \(text): it must be finite.") }
    guard range.contains(number) else {
      throw error(
        "\(what) is \(number.exactText): it must lie between \(range.lowerBound.exactText) and \(range.upperBound.exactText)."
      )
    }
    return number
  }

  package mutating func count(_ what: Message, in range: ClosedRange<Int>) throws(LineError)
    -> Int
  {
    let text = try word(what)
    guard let number = Int(text), range.contains(number) else {
      throw error(
        "\(what) is \(text.quoted(atMost: 40)): it must be a whole number from \(range.lowerBound) to \(range.upperBound)."
      )
    }
    return number
  }

  package mutating func point() throws(LineError) -> Point {
    Point(
      x: try number("x", in: SavedRange.positions),
      y: try number("y", in: SavedRange.positions))
  }

  package mutating func size(in range: ClosedRange<Double>) throws(LineError) -> Size {
    Size(width: try number("The width", in: range), height: try number("The height", in: range))
  }

  /// Whether the next word begins with a quotation mark.
  package var isQuoted: Bool { rest.first == UInt8(ascii: "\"") }

  /// A text between quotation marks.
  package mutating func quoted(_ what: Message) throws(LineError) -> String {
    guard !rest.isEmpty else { throw missing(what) }
    guard isQuoted else {
      let found = String(decoding: rest, as: UTF8.self).quoted(atMost: 40)
      throw error("\(what) is \(found), which is not between quotation marks.")
    }
    var end = rest.startIndex + 1
    while end < rest.endIndex, rest[end] != UInt8(ascii: "\"") {
      end += rest[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < rest.endIndex else { throw error("\(what) has no closing quotation mark.") }
    guard let text = String(unquoting: rest[(rest.startIndex + 1)..<end]) else {
      throw error("\(what) has an unknown escape sequence.")
    }
    rest = rest[(end + 1)...]
    guard rest.first?.isSpace ?? true else {
      throw error("\(what) continues after its closing quotation mark.")
    }
    skipSpaces()
    return text
  }

  /// Throws if there is another word.
  package mutating func finish(_ what: Message) throws(LineError) {
    guard let word = next() else { return }
    throw error("Unexpected word after \(what): \(word.quoted(atMost: 40)).")
  }

  package func missing(_ what: Message) -> LineError { error("\(what) is missing.") }

  package func error(_ problem: Message) -> LineError {
    LineError(line: line, problem: problem, remedy: remedy)
  }

  private mutating func skipSpaces() { rest = rest.drop { $0.isSpace } }
}

extension UInt8 {
  /// A space, a tab, or the carriage return of a CRLF line break.
  fileprivate var isSpace: Bool { self == 32 || self == 9 || self == 13 }
}
