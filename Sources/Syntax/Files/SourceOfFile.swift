import Words

// Texts that are files.
extension Source {
  /// The bytes of the largest file that is read.
  package static let largestFile = 16 << 20

  /// The text of a file in UTF-8, without the mark that may begin it.
  package init(file bytes: [UInt8]) throws(FileError) {
    guard bytes.count <= Self.largestFile else {
      throw FileError(
        sentence:
          "The file has \(bytes.count >> 20) MiB, and at most \(Self.largestFile >> 20) are read: split it into several."
      )
    }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    guard String(validating: text, as: UTF8.self) != nil else {
      throw FileError(sentence: "The file is not UTF-8 text: save it in that encoding.")
    }
    self.init(bytes: text)
  }

  /// The byte at which a mistake is.
  package func offset(of error: PasteError) -> Int {
    let start = start(ofLine: error.line)
    let characters = String(decoding: lineBytes(from: start), as: UTF8.self)
    return start + characters.prefix(error.column - 1).utf8.count
  }

  private func start(ofLine line: Int) -> Int {
    (1..<max(line, 1)).reduce(0) { start, _ in
      bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    }
  }

  private func lineBytes(from start: Int) -> ArraySlice<UInt8> {
    bytes[start...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
  }

  /// A mistake with the text of its line.
  package func fileError(_ error: PasteError) -> FileError {
    let line = lineBytes(from: start(ofLine: error.line))
    return FileError(
      line: error.line, column: error.column, sentence: "\(error.problem): \(error.remedy).",
      lineText: String(decoding: line, as: UTF8.self))
  }
}
