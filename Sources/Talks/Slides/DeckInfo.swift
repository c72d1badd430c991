import Keyframes

extension DeckFacts {
  /// Reads the output of `pdfinfo -f 1 -l 10000`, which has lines such as these:
  ///
  /// ```
  /// Pages:           2
  /// Page    1 size:  960 x 540 pts
  /// Page    1 rot:   90
  /// ```
  ///
  /// Nil if it has no pages, or more than 10,000. A page without a usable size is as wide as a slide.
  public init?(pdfinfo text: String) {
    var count: Int?
    var sizes: [Int: Size] = [:]
    var turned: Set<Int> = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2, words[0] == "Pages:" { count = Int(words[1]) }
      guard words.count >= 4, words[0] == "Page", let page = Int(words[1]) else { continue }
      if words[2] == "size:", words.count >= 6, words[4] == "x" {
        sizes[page] = Self.size(words[3], words[5])
      } else if words[2] == "rot:", let degrees = Int(words[3]), degrees % 180 != 0 {
        turned.insert(page)
      }
    }
    guard let count, 1...Self.mostPages ~= count else { return nil }
    pages = (1...count).map { number in
      let own = sizes[number] ?? Size(width: 960, height: 540)
      let isTurned = turned.contains(number)
      var page = Page(size: isTurned ? Size(width: own.height, height: own.width) : own)
      page.isTurned = isTurned
      return page
    }
  }

  private static func size(_ width: Substring, _ height: Substring) -> Size? {
    guard let width = Double(width), let height = Double(height), sides.contains(width),
      sides.contains(height)
    else { return nil }
    return Size(width: width, height: height)
  }
}
