import Keyframes

/// The memory layout of a shape's cells; positions are relative to the shape's box.
struct CellGrid {
  /// The smallest rectangle around the contours.
  private let box: PixelRect
  /// Cells per row.
  let stride: Int
  /// 64-bit words per row of the bits that mark touched cells.
  let words: Int
  /// The rows that have cells.
  let rows: Range<Int>
  /// Whether points with an even winding number are outside.
  private let isEvenOdd: Bool

  /// The grid of rows of the surface that are in the box.
  init(_ area: PaintedArea, rows: Range<Int>) {
    box = area.box
    // Edges at the right end touch one cell beyond.
    stride = box.width + 2
    words = (stride + 63) / 64
    self.rows = rows.lowerBound - box.y..<rows.upperBound - box.y
    isEvenOdd = area.isEvenOdd
  }

  /// Adds the edges of contours; `pieces` and `changes` are memory for as many pieces of them.
  func add(
    _ area: PaintedArea, to cells: inout [Float], _ touched: inout [UInt64],
    _ pieces: inout [EdgePiece], _ changes: inout [CellChange]
  ) {
    var pieces = pieces.mutableSpan
    var count = 0
    let corners = area.corners.span
    let (top, bottom) = (Float(rows.lowerBound), Float(rows.upperBound))
    for run in area.runs.list where run.bottom > top && run.top < bottom {
      var previous = corners[Int(run.previous)]
      for index in run.corners {
        let next = corners[index]
        // Most edges of a large shape are in other rows.
        if greater(previous.y, next.y) > top, lesser(previous.y, next.y) < bottom,
          previous.y != next.y
        {
          split(GridEdge(previous, next), into: &pieces, &count) { pieces, count in
            add(pieces.span.extracting(first: count), to: &cells, &touched, &changes)
          }
        }
        previous = next
      }
    }
    add(pieces.span.extracting(first: count), to: &cells, &touched, &changes)
  }

  /// Lists the pieces of an edge that is partly in the rows, and calls `flush` whenever the list is full.
  @inline(__always)
  private func split(
    _ edge: GridEdge, into pieces: inout MutableSpan<EdgePiece>,
    _ count: inout Int, _ flush: (borrowing MutableSpan<EdgePiece>, Int) -> Void
  ) {
    var y = greater(Float(rows.lowerBound), edge.top.y)
    let lastY = lesser(Float(rows.upperBound), edge.bottom.y)
    let (first, last) = (Int(down: y), Int(down: lastY))
    var row = UInt32(truncatingIfNeeded: first &- rows.lowerBound)
    var left = edge.x(at: y)
    var nextRow = Float(first) + 1
    // The whole rows.
    var rest = last &- first &- (Float(last) < lastY ? 0 : 1)
    while true {
      let end = count &+ min(rest, pieces.count &- 1 &- count)
      rest &-= end &- count
      while count < end {
        let right = edge.x(at: nextRow)
        pieces[count] = EdgePiece(
          cover: (nextRow - y) * edge.sign, top: left, bottom: right, row: row)
        (left, y) = (right, nextRow)
        count &+= 1
        row &+= 1
        nextRow += 1
      }
      if rest == 0 { break }
      flush(pieces, count)
      count = 0
    }
    let right = lastY == edge.bottom.y ? edge.bottom.x : edge.x(at: lastY)
    pieces[count] = EdgePiece(
      cover: (lastY - y) * edge.sign, top: left, bottom: right, row: row)
    count &+= 1
    if count == pieces.count {
      flush(pieces, count)
      count = 0
    }
  }

  /// Adds pieces of edges.
  @inline(never)
  private func add(
    _ pieces: Span<EdgePiece>, to cells: inout [Float], _ touched: inout [UInt64],
    _ changes: inout [CellChange]
  ) {
    var cells = cells.mutableSpan
    var touched = touched.mutableSpan
    var changes = changes.mutableSpan
    CellChange.list(pieces, in: &changes)
    for index in pieces.indices {
      let (piece, change) = (pieces[index], changes[index])
      let (base, word) = (Int(piece.row) &* stride, Int(piece.row) &* words)
      let bits = change.touched
      if bits == 0 {
        addWide(piece, change.first, base, word, to: &cells, &touched)
        continue
      }
      let cell = base &+ change.column
      cells[cell] += change.first
      cells[cell &+ 1] += change.second
      cells[cell &+ 2] += change.third
      mark(bits, from: change.column, word, in: &touched)
    }
  }

  /// Adds a piece across more than two columns, with the change `head` of the first cell, to the row that
  /// begins at the cell `base` and the word `word`.
  @inline(never)
  private func addWide(
    _ piece: EdgePiece, _ head: Float, _ base: Int, _ word: Int,
    to cells: inout MutableSpan<Float>, _ touched: inout MutableSpan<UInt64>
  ) {
    let (cover, left, right) = (piece.cover, piece.left, piece.right)
    let (first, whole) = (Int(down: left), Int(down: right))
    let count = whole &- first &+ (Float(whole) < right ? 1 : 0)
    let slope = 1 / (right - left)
    let leading = 1 - (left - Float(first))
    let trailing = right - Float(first &+ count &- 1)
    let tail = cover * 0.5 * slope * trailing * trailing
    let step = cover * slope
    let second = cover * slope * (0.5 + leading)
    let cell = base &+ first
    cells[cell] += head
    cells[cell &+ 1] += second - head
    for index in 2..<(count &- 1) { cells[cell &+ index] += step }
    cells[cell &+ count &- 1] += cover - tail - second - step * Float(count &- 3)
    cells[cell &+ count] += tail
    var start = 0
    repeat {
      let bits = 0xFFFF_FFFF &>> UInt64(max(31 &- (count &- start), 0))
      mark(bits, from: first &+ start, word, in: &touched)
      start &+= 32
    } while start <= count
  }

  /// Sets the bits of up to 32 cells from `first` on, in the row that begins at `word`.
  @inline(__always)
  private func mark(
    _ bits: UInt64, from first: Int, _ word: Int, in touched: inout MutableSpan<UInt64>
  ) {
    let word = word &+ first &>> 6
    let shift = UInt64(truncatingIfNeeded: first & 63)
    touched[word] |= bits &<< shift
    let rest = (bits &>> 1) &>> (63 &- shift)
    if rest != 0 { touched[word &+ 1] |= rest }
  }

  /// Paints the columns and rows of `scissor`, and leaves all rows empty.
  func drain<I: Ink>(
    _ cells: inout [Float], _ touched: inout [UInt64], _ list: inout [Covered],
    into raster: inout Raster, scissor: PixelRect, ink: I
  ) {
    let most = Self.mostCovered + stride + 1
    if list.count < most { list = Array(repeating: Covered(0, 0, 0), count: most) }
    let area = raster.area
    let top = rows.lowerBound + box.y - area.y
    let columns = scissor.x - box.x..<scissor.maxX - box.x
    var pixels = raster.pixels.mutableSpan
    var row = 0
    while row < rows.count {
      let found =
        isEvenOdd || columns != 0..<box.width
        ? collect(
          from: row, area.width, PartOfRow(columns: columns, isEvenOdd: isEvenOdd), &cells,
          &touched, &list)
        : collect(from: row, area.width, WholeRow(end: columns.upperBound), &cells, &touched, &list)
      let place = (top + row) * area.width + box.x - area.x
      ink.cover(&pixels, area, first: place, list.span.extracting(first: found.edges))
      ink.cover(&pixels, area, first: place, list.span.extracting(last: found.spans))
      row = found.end
    }
  }

  /// Few enough for the fastest memory of a core.
  private static let mostCovered = 1024
  /// Few enough for the numbers of pixels in `Covered`.
  private static let mostRows = 4096

  /// Lists the coverage of rows from `row` up to `end`, and leaves them empty: single pixels from the
  /// start of the list, and others from its end backwards.
  ///
  /// There is no branch on where edges are, since it can't be predicted.
  @inline(never)
  private func collect<R: RowReading>(
    from first: Int, _ width: Int, _ reading: R, _ cells: inout [Float],
    _ touched: inout [UInt64], _ list: inout [Covered]
  ) -> (end: Int, edges: Int, spans: Int) {
    var cells = cells.mutableSpan
    var touched = touched.mutableSpan
    var list = list.mutableSpan
    let end = min(rows.count, first &+ Self.mostRows)
    var (row, edge, span) = (first, 0, list.count &- 1)
    while row < end, span &- edge > stride {
      let (base, place) = (row &* stride, (row &- first) &* width)
      var sum: Float = 0
      // Nothing is before the first cell.
      var last = Int.max
      var level: UInt64 = 0
      for word in 0..<words {
        var bits = touched[row &* words &+ word]
        if bits == 0 { continue }
        touched[row &* words &+ word] = 0
        repeat {
          let cell = word &<< 6 &+ bits.trailingZeroBitCount
          bits &= bits &- 1
          let here = place &+ reading.column(of: cell)
          list.add(last, here, level, &edge, &span)
          last = here
          sum += cells[base &+ cell]
          cells[base &+ cell] = 0
          level = Self.level(reading.coverage(sum))
        } while bits != 0
      }
      if level > 0 { list.add(last, place &+ reading.end, level, &edge, &span) }
      row &+= 1
    }
    return (row, edge, list.count &- 1 &- span)
  }

  /// A coverage of 0…1 as 0…255.
  @inline(__always)
  private static func level(_ coverage: Float) -> UInt64 {
    UInt64(truncatingIfNeeded: Int(down: coverage * 255 + 0.5))
  }
}

extension Int {
  /// The integer part of a number of 0 or more, below 0x1p28. (A conversion checks what doesn't happen
  /// here.)
  @inline(__always)
  fileprivate init(down number: Float) {
    let fixed = Double(number) + 0x1p28
    self = Int(truncatingIfNeeded: fixed.bitPattern &>> 24) & 0xFFF_FFFF
  }
}

// Unlike `min` and `max` these are one instruction each, since zeros of either sign are alike.
@inline(__always)
func lesser<T: Comparable>(_ a: T, _ b: T) -> T { a < b ? a : b }

@inline(__always)
func greater<T: Comparable>(_ a: T, _ b: T) -> T { a > b ? a : b }
