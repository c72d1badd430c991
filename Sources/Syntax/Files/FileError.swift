import Keyframes
public import Words

/// A mistake in a file: its position, the problem and a remedy.
public struct FileError: Error, Hashable, Sendable {
  /// The line, counted from 1; nil if the mistake has no position.
  public var line: Int?
  /// Where in the line, in characters counted from 1.
  public var column: Int?
  /// The problem and the remedy, as one whole sentence.
  public var sentence: Message
  /// The text of the line, without its end; nil if the mistake has no position.
  public var lineText: String?

  /// A mistake at a position, or of the file as a whole.
  public init(
    line: Int? = nil, column: Int? = nil, sentence: Message, lineText: String? = nil
  ) {
    self.line = line
    self.column = column
    self.sentence = sentence
    self.lineText = lineText
  }

  /// The mistake as a compiler prints it: its heading, and below it the line with a caret if the
  /// position is known. Ends without a newline.
  public func text(in file: String) -> String {
    let heading = heading(in: file)
    guard let excerpt else { return heading }
    return "\(heading)\n\(excerpt.text)\n\(String(repeating: " ", count: excerpt.caret))^"
  }

  /// The mistake and its position in one line: `FILE:LINE:COLUMN: SENTENCE`.
  public func heading(in file: String) -> String {
    let place = [line, column].compactMap { $0 }.map { "\($0):" }.joined()
    return "\(file):\(place) \(sentence.localized)"
  }

  /// A piece of the line, of at most 100 characters, that contains the mistake, and the number of
  /// characters before the mistake in it; nil if it has no position. Tabs are spaces in it.
  public var excerpt: (text: String, caret: Int)? {
    guard let lineText, let column else { return nil }
    let longest = 100
    let characters = lineText.map { $0.isWhitespace ? " " : $0 }
    let place = Swift.min(Swift.max(column - 1, 0), characters.count)
    let start = place > longest - 10 ? place - longest / 2 : 0
    let piece = characters[start..<Swift.min(characters.count, start + longest)]
    let left = start > 0 ? "…" : ""
    let right = piece.endIndex < characters.count ? "…" : ""
    return (left + String(piece) + right, place - start + left.count)
  }
}

/// All mistakes that were found in a file, in the order of the file; at least one.
public struct FileErrors: Error, Hashable, Sendable {
  /// In the order of the file.
  public var errors: [FileError]

  /// Several mistakes.
  ///
  /// - Precondition: at least one.
  public init(_ errors: [FileError]) {
    require(!errors.isEmpty, "A file was refused without a mistake.")
    self.errors = errors
  }

  /// A single mistake.
  public init(_ error: FileError) { errors = [error] }
}
