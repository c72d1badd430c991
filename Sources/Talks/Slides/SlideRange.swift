package import Formats
package import Words

/// The pages that a line of a talk shows: `deck.pdf`, `deck.pdf 4`, `deck.pdf 3 to 7`. Quotation marks around
/// the path are needed only if it ends with a number.
package struct SlideRange: Equatable {
  package let path: String
  /// From 1; nil for all pages.
  package let pages: ClosedRange<Int>?
  /// The mistake if the file, as it is now, has no such page; nil if it has, or isn't known. The stop says so
  /// itself.
  package let lack: FileError?

  /// Reads the words after `slides`. `count` returns the number of a file's pages, or nil while that is not
  /// known.
  package init(_ words: inout TalkWords, count: (String) -> Int?) throws(FileError) {
    let start = words
    var ends: [(words: TalkWords, word: String)] = []
    let path: String
    if words.peek?.hasPrefix("\"") == true {
      path = try words.name("The path")
      while let word = words.peek {
        ends.append((words, word))
        _ = words.next()
      }
      guard ends.count <= 3 else { throw Self.form(ends[0].words) }
    } else {
      (path, ends) = try Self.split(&words)
    }
    guard !path.isEmpty else {
      throw start.error("The path is empty: write it as in \"slides deck.pdf\".")
    }
    self.path = path
    pages = try Self.pages(ends)
    lack = count(path).flatMap { count in
      let numbers = ends.filter { Self.isNumber($0.word) }
      return numbers.first { Int($0.word).map { $0 > count } ?? true }.map { end in
        end.words.error(Self.lack(end.word, of: path, count))
      }
    }
  }

  private static func form(_ words: TalkWords) -> FileError {
    words.error("Pages are written as in \"slides deck.pdf 4\" or \"slides deck.pdf 3 to 7\".")
  }

  /// The path, and the words behind it that number pages.
  private static func split(
    _ words: inout TalkWords
  ) throws(FileError) -> (path: String, ends: [(words: TalkWords, word: String)]) {
    let start = words
    _ = try words.word("The path")
    var all: [(words: TalkWords, word: String)] = []
    while let word = words.peek {
      all.append((words, word))
      _ = words.next()
    }
    var first = all.count
    while first > 0, all.count - first < 3,
      all[first - 1].word == "to" || isNumber(all[first - 1].word)
    {
      first -= 1
    }
    // "to" alone is a part of the path.
    if first < all.count, all[first].word == "to" { first = all.count }
    let ends = Array(all[first...])
    if ends.isEmpty, let last = all.last, last.word.contains(where: \.isNumber),
      last.word.allSatisfy({ $0.isNumber || "-–—,.…".contains($0) })
    {
      throw form(last.words)
    }
    let line = start.text.dropFirst(start.column - 1)
    let length = ends.first.map { $0.words.column - start.column } ?? line.count
    var path = line.prefix(length)
    while path.last?.isWhitespace == true { path.removeLast() }
    return (String(path), ends)
  }

  private static func isNumber(_ word: String) -> Bool {
    !word.isEmpty && word.utf8.allSatisfy { (48...57).contains($0) }
  }

  private static func pages(
    _ ends: [(words: TalkWords, word: String)]
  ) throws(FileError) -> ClosedRange<Int>? {
    guard let first = ends.first else { return nil }
    let isOne = ends.count == 1 && isNumber(first.word)
    let isRange =
      ends.count == 3 && isNumber(first.word) && ends[1].word == "to" && isNumber(ends[2].word)
    guard isOne || isRange else { throw form(first.words) }
    let from = try page(first)
    guard isRange else { return from...from }
    let to = try page(ends[2])
    guard from <= to else {
      throw ends[2].words.error("The last page must not come before the first.")
    }
    return from...to
  }

  private static func page(
    _ end: (words: TalkWords, word: String)
  ) throws(FileError) -> Int {
    let most = DeckFacts.mostPages
    guard let page = Int(end.word), 1...most ~= page else {
      throw end.words.error("There is no page \(end.word): pages count from 1 to \(most).")
    }
    return page
  }

  /// The sentence for a PDF with so many pages that has none of this number.
  package static func lack(_ page: String, of path: String, _ count: Int) -> Message {
    let name = FilePath.name(of: path)
    return Message(
      count: count,
      one: "There is no page \(page) in \(name), which has 1 page. Change the talk or the PDF.",
      other:
        "There is no page \(page) in \(name), which has \(count) pages. Change the talk or the PDF."
    )
  }
}
