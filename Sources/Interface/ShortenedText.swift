package import Keyframes
package import Stage

/// A text that is shortened to its beginning.
struct ShortenedText {
  let whole: String
  let rect: Rect
}

/// A text that is broken into lines, and the space available to it.
struct WrappedText: Hashable {
  let string: String
  let style: TextStyle
  let width: Double
  let lines: Int
}

// Texts that are shortened if they do not fit; tooltips show the whole text.
extension UI {
  /// Shortens `string` with "…", so that it and `end` take at most `width` points; where nothing of it fits, returns
  /// `end` alone, without its separator. If the result is drawn in this frame, a tooltip shows the whole text.
  package mutating func fitted(
    _ string: String, keeping end: String = "", _ style: TextStyle, width: Double
  ) -> String {
    let whole = string + end
    let room = end.isEmpty ? 0 : width - measure(Text(end, style))
    let alone = end.isEmpty ? string : String(end.drop { " ·".contains($0) })
    let short =
      room < 12
      ? shortened(alone, style, width: width) : shortened(string, style, width: room) + end
    if short.count < whole.count { shortenings[short] = whole }
    return short
  }

  /// Breaks `string` between words into at most `lines` lines of at most `width` points. If the
  /// last line has to be shortened with "…", a tooltip shows the whole text.
  ///
  /// - Complexity: O(*n*) in the length if the text was in the last frame, too.
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

  /// Shortens `string` with "…" to at most `width` points.
  package func shortened(_ string: String, _ style: TextStyle, width: Double) -> String {
    // Thousands of letters fit nowhere; the first are enough to see that.
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

  /// Breaks `string` into at most `most` lines of at most `width` points: between words and Chinese
  /// characters, and inside words that are longer than a line. The last line is shortened with "…".
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

  /// The end of the longest beginning of a word that fits into `width`, at least one letter long.
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

  /// Remembers the position at which a shortened text is drawn.
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

  /// The whole of a shortened text: the one at `position`, or the first one on `widget` if that is a
  /// button, a label or a field.
  package func wholeText(at position: Point, on widget: Widget) -> String? {
    if let text = shortTexts.last(where: { $0.rect.contains(position) }) { return text.whole }
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
