package import Words

/// Something that reads a text byte by byte.
package protocol ByteScanner {
  var source: Source { get }
  /// The offset of the next byte.
  var position: Int { get set }
}

extension ByteScanner {
  @inlinable package func peek() -> UInt8? {
    position < source.bytes.count ? source.bytes[position] : nil
  }

  /// The next character, for the beginning of a sentence.
  package var found: Message { source.character(at: position) }

  package func error(_ problem: Message, _ remedy: Message) -> PasteError {
    source.error(at: position, problem, remedy)
  }
}

/// A scanner of text in which any spaces may stand between words and marks.
package protocol SpacedScanner: ByteScanner {
  /// The word for the whole in a sentence: "text".
  static var whole: String { get }
}

extension SpacedScanner {
  @inlinable package mutating func skipSpaces() {
    while let byte = peek(), byte.isSpace { position += 1 }
  }

  @inlinable package mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard peek() == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  package mutating func expect(_ mark: Unicode.Scalar) throws(PasteError) {
    guard !take(mark) else { return }
    guard peek() != nil else {
      throw error("The \(Self.whole) ends too early", "paste all of it")
    }
    throw error("\(found) is where \"\(mark)\" should be", "write \"\(mark)\" there")
  }
}
