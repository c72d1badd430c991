package import Keyframes
package import Stage

/// A text of which only the beginning is shown.
struct ShortenedText {
  let whole: String
  let rect: Rect
}

/// A text that is broken into lines, and the room that it has.
struct WrappedText: Hashable {
  let string: String
  let style: TextStyle
  let width: Double
  let lines: Int
}

// Texts that are cut where they have no room; the whole of them can be asked for.
extension UI {
  /// `string`, shortened with "…" to at most `width` points. Drawn in this frame, the whole text can be
  /// read in a tooltip.
  package mutating func fitted(_ string: String, _ style: TextStyle, width: Double) -> String {
    let short = shortened(string, style, width: width)
    if short.count < string.count { shortenings[short] = string }
    return short
  }

  /// `string` in at most `lines` lines of at most `width` points, broken between words; the last line
  /// is shortened with "…", and then the whole text can be read in a tooltip.
  ///
  /// - Complexity: O(*n*) in the length if it was in the last frame, too.
  package mutating func wrapped(
    _ string: String, _ style: TextStyle, width: Double, lines: Int
  ) -> [String] {
    let text = WrappedText(string: string, style: style, width: width, lines: lines)
    let result =
      lastLines[text] ?? incomingLines[text]
      ?? self.lines(of: string, style, width: width, most: lines)
    incomingLines[text] = result
    if let last = result.last, last.hasSuffix("…"), !string.hasSuffix(last) {
      shortenings[last] = string
    }
    return result
  }

  /// `string`, shortened with "…" to at most `width` points.
  package func shortened(_ string: String, _ style: TextStyle, width: Double) -> String {
    // Thousands of letters have no room anywhere; the first are enough to see that.
    let start = string.prefix(400)
    let isWhole = start.endIndex == string.endIndex
    guard !isWhole || measure(Text(string, style)) > width else { return string }
    func cut(to count: Int) -> String { start.prefix(count).trimmingSuffix(" ") + "…" }
    var (low, high) = (0, start.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if measure(Text(cut(to: middle), style)) <= width { low = middle } else { high = middle }
    }
    return cut(to: low)
  }

  /// `string` in at most `most` lines of at most `width` points, broken between words and Chinese
  /// characters, and inside words that are longer than a line; the last line is shortened with "…".
  package func lines(
    of string: String, _ style: TextStyle, width: Double, most: Int
  ) -> [String] {
    var result: [String] = []
    var pieces = LinePiece.pieces(of: string)[...]
    func add(_ piece: LinePiece, to line: String) -> String {
      line.isEmpty || !piece.hasSpace ? line + piece.text : line + " " + piece.text
    }
    while !pieces.isEmpty, result.count < most {
      if result.count == most - 1 {
        let rest = pieces.reduce("") { add($1, to: $0) }
        result.append(shortened(rest, style, width: width))
        break
      }
      var line = String(pieces.removeFirst().text)
      if line.count > 1, measure(Text(line, style)) > width {
        let end = cut(line, style, width: width)
        pieces.insert(LinePiece(text: line[end...], hasSpace: false), at: pieces.startIndex)
        line = String(line[..<end])
      }
      while let next = pieces.first, measure(Text(add(next, to: line), style)) <= width {
        line = add(next, to: line)
        pieces.removeFirst()
      }
      result.append(line)
    }
    return result
  }

  /// The end of the beginning of a word that fits into `width`, of at least one letter.
  private func cut(_ word: String, _ style: TextStyle, width: Double) -> String.Index {
    let start = word.prefix(400)
    var (low, high) = (1, start.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      let isShort = measure(Text(String(start.prefix(middle)), style)) <= width
      (low, high) = isShort ? (middle, high) : (low, middle)
    }
    return word.index(word.startIndex, offsetBy: low)
  }

  /// Remembers where a shortened text is drawn.
  mutating func note(_ string: String, _ style: TextStyle, at point: Point) {
    guard string.hasSuffix("…"), let whole = shortenings[string] else { return }
    let size = Size(width: measure(Text(string, style)), height: style.size * 1.4)
    let left =
      switch style.alignment {
      case .leading: point.x
      case .centre: point.x - size.width / 2
      case .trailing: point.x - size.width
      }
    incomingShort.append(
      ShortenedText(
        whole: whole, rect: Rect(origin: Point(x: left, y: point.y - size.height / 2), size: size)))
  }

  /// The whole of a text that was shortened: of the one at `place`, or of the first one on `widget` if
  /// that is a button, a label or a field.
  package func wholeText(at place: Point, on widget: Widget) -> String? {
    if let text = shortTexts.last(where: { $0.rect.contains(place) }) { return text.whole }
    switch widget.role {
    case .button, .label, .field:
      return shortTexts.first { widget.rect.contains($0.rect.centre) }?.whole
    case .slider, .list, .surface: return nil
    }
  }
}

extension Substring {
  fileprivate func trimmingSuffix(_ end: Character) -> String {
    var copy = self
    while copy.last == end { copy.removeLast() }
    return String(copy)
  }
}
