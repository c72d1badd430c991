import AppState

/// Code in rows of a panel's width.
struct CodePage: Equatable {
  /// A stretch of a row in one colour.
  struct Span: Equatable {
    /// From 0.
    let column: Int
    var text: String
    let kind: CodeKind
    /// The index of its mark; nil if it has none.
    let mark: Int?
  }

  /// A marked stretch of a row.
  struct Mark: Equatable {
    let index: Int
    var columns: Range<Int>
  }

  struct Row: Equatable {
    /// The line, from 0.
    let line: Int
    /// Whether the line begins here.
    let isFirst: Bool
    var spans: [Span] = []

    /// The marked stretches, each whole.
    var marks: [Mark] {
      var marks: [Mark] = []
      for span in spans {
        guard let index = span.mark else { continue }
        let end = span.column + span.text.count
        if let last = marks.last, last.index == index, last.columns.upperBound == span.column {
          marks[marks.count - 1].columns = last.columns.lowerBound..<end
        } else {
          marks.append(Mark(index: index, columns: span.column..<end))
        }
      }
      return marks
    }
  }

  private(set) var rows: [Row] = []
  /// How many lines there are.
  private(set) var lineCount = 0

  /// `marks` are stretches of the code, in order. Lines longer than `columns` are wrapped.
  ///
  /// - Complexity: O(*n*) in the letters.
  init(_ code: [Character], marks: [Range<Int>] = [], columns: Int) {
    let kinds = CodeKind.kinds(of: code)
    var marked = Array(repeating: -1, count: marks.isEmpty ? 0 : code.count)
    for (index, range) in marks.enumerated() {
      for position in range.clamped(to: code.indices) { marked[position] = index }
    }
    var start = 0
    while start <= code.count {
      let end = code[start...].firstIndex(of: "\n") ?? code.count
      add(code, kinds, marked, line: start..<end, columns: max(columns, 12))
      lineCount += 1
      start = end + 1
    }
  }

  private mutating func add(
    _ code: [Character], _ kinds: [CodeKind], _ marked: [Int], line: Range<Int>, columns: Int
  ) {
    let spaces = code[line].prefix { $0 == " " }.count
    var (start, indent) = (line.lowerBound, 0)
    repeat {
      let room = columns - indent
      let end =
        line.upperBound - start <= room
        ? line.upperBound : Self.end(of: code[start..<(start + room)])
      var row = Row(line: lineCount, isFirst: start == line.lowerBound)
      for index in start..<end {
        let mark = marked.isEmpty || marked[index] < 0 ? nil : marked[index]
        let letter = code[index] == "\t" ? " " : code[index]
        if let last = row.spans.last, last.kind == kinds[index], last.mark == mark {
          row.spans[row.spans.count - 1].text.append(letter)
        } else {
          row.spans.append(
            Span(
              column: indent + index - start, text: String(letter), kind: kinds[index],
              mark: mark))
        }
      }
      rows.append(row)
      start = end
      indent = min(spaces + 4, columns / 2)
    } while start < line.upperBound
  }

  /// After the last space of the second half, else before a point or after other punctuation there, else at
  /// the end.
  private static func end(of head: ArraySlice<Character>) -> Int {
    let half = head.startIndex + head.count / 2
    let second = head[half...]
    if let space = second.lastIndex(of: " ") { return space + 1 }
    let part = second.lastIndex { ".,([{:;".contains($0) }
    return part.map { head[$0] == "." ? $0 : $0 + 1 }.flatMap { $0 > head.startIndex ? $0 : nil }
      ?? head.endIndex
  }

  /// The rows in which a mark is shown.
  func rows(of mark: Int) -> Range<Int>? {
    let found = rows.indices.filter { rows[$0].spans.contains { $0.mark == mark } }
    return found.first.map { $0..<(found[found.count - 1] + 1) }
  }

  /// The rows of a line.
  func rows(ofLine line: Int) -> Range<Int>? {
    guard let first = rows.firstIndex(where: { $0.line == line }) else { return nil }
    return first..<(rows[first...].firstIndex { $0.line != line } ?? rows.count)
  }
}
