import Words

/// Something that reads a text byte by byte.
protocol ByteScanner {
  var source: Source { get }
  /// Of the next byte.
  var position: Int { get set }
}

extension ByteScanner {
  func peek() -> UInt8? { position < source.bytes.count ? source.bytes[position] : nil }

  /// The next character, for the beginning of a sentence.
  var found: String { source.character(at: position) }

  func error(_ problem: Message, _ remedy: Message) -> PasteError {
    source.error(at: position, problem, remedy)
  }
}

/// One to which any spaces may stand between words and marks.
protocol SpacedScanner: ByteScanner {
  /// What a sentence calls the whole: "text".
  static var whole: String { get }
}

extension SpacedScanner {
  mutating func skipSpaces() {
    while let byte = peek(), byte.isSpace { position += 1 }
  }

  mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard peek() == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  mutating func expect(_ mark: Unicode.Scalar) throws(PasteError) {
    guard !take(mark) else { return }
    guard peek() != nil else {
      throw error("The \(Self.whole) ends too early", "paste all of it")
    }
    throw error("\(found) is where \"\(mark)\" should be", "write \"\(mark)\" there")
  }
}
