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
    isEvenOdd = area.contours.isEvenOdd
  }

  /// Adds the edges of contours.
  func add(_ area: PaintedArea, to cells: inout [Float], _ touched: inout [UInt64]) {
    var cells = cells.mutableSpan
    var touched = touched.mutableSpan
    let points = area.contours.points.span
    let origin = Point(x: Double(box.x), y: Double(box.y))
    let (top, bottom) = (Float(rows.lowerBound), Float(rows.upperBound))
    let shift = Float(origin.y)
    for run in area.runs.list where run.bottom > top + shift && run.top < bottom + shift {
      var previous = Self.position(points[run.previous], origin)
      for index in run.points {
        let next = Self.position(points[index], origin)
        // Most edges of a large shape are in other rows.
        if greater(previous.y, next.y) > top, lesser(previous.y, next.y) < bottom {
          add(previous, next, to: &cells, &touched)
        }
        previous = next
      }
    }
  }

  private typealias Position = (x: Float, y: Float)

  @inline(__always)
  private static func position(_ point: Point, _ origin: Point) -> Position {
    (Float(point.x - origin.x), Float(point.y - origin.y))
  }

  /// Adds an edge that is partly in the rows.
  @inline(__always)
  private func add(
    _ from: Position, _ to: Position, to cells: inout MutableSpan<Float>,
    _ touched: inout MutableSpan<UInt64>
  ) {
    let height = to.y - from.y
    if height == 0 { return }
    let (top, bottom) = height > 0 ? (from, to) : (to, from)
    let sign = Float(signOf: height, magnitudeOf: 1)
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    let (low, high) = (lesser(top.x, bottom.x), greater(top.x, bottom.x))
    func x(at y: Float) -> Float { lesser(greater(top.x + (y - top.y) * slope, low), high) }

    var y = greater(Float(rows.lowerBound), top.y)
    let lastY = lesser(Float(rows.upperBound), bottom.y)
    let row = Int(down: y)
    var left = x(at: y)
    var (base, word) = ((row &- rows.lowerBound) &* stride, (row &- rows.lowerBound) &* words)
    var nextRow = Float(row) + 1
    while nextRow < lastY {
      let right = x(at: nextRow)
      addPiece((nextRow - y) * sign, left, right, base, word, to: &cells, &touched)
      (left, y) = (right, nextRow)
      base &+= stride
      word &+= words
      nextRow += 1
    }
    let right = lastY == bottom.y ? bottom.x : x(at: lastY)
    addPiece((lastY - y) * sign, left, right, base, word, to: &cells, &touched)
  }

  /// Adds a piece of an edge within one row, which begins at the cell `base` and the word `word`: `cover`
  /// high, between two columns.
  @inline(__always)
  private func addPiece(
    _ cover: Float, _ one: Float, _ other: Float, _ base: Int, _ word: Int,
    to cells: inout MutableSpan<Float>, _ touched: inout MutableSpan<UInt64>
  ) {
    let (left, right) = (lesser(one, other), greater(one, other))
    let first = Int(down: left)
    let start = Float(first)
    let slope = 1 / (right - left)
    let leading = 1 - (left - start)
    // The area to the right of the edge in the first cell.
    let head = cover * 0.5 * slope * leading * leading
    guard right <= start + 2 else {
      return addWide(cover, left, right, head, base, word, to: &cells, &touched)
    }
    // It can't be predicted whether it is in one column or two, so there is no branch.
    let isOne = right <= start + 1
    let part = cover * ((left + right) * 0.5 - start)
    let trailing = right - (start + 1)
    let tail = isOne ? 0 : cover * 0.5 * slope * trailing * trailing
    let cell = base &+ first
    cells[cell] += isOne ? cover - part : head
    cells[cell &+ 1] += isOne ? part : cover - head - tail
    cells[cell &+ 2] += tail
    mark(isOne ? 0b11 : 0b111, from: first, word, in: &touched)
  }

  /// Adds a piece across more than two columns, with the change `head` of the first cell.
  @inline(never)
  private func addWide(
    _ cover: Float, _ left: Float, _ right: Float, _ head: Float, _ base: Int, _ word: Int,
    to cells: inout MutableSpan<Float>, _ touched: inout MutableSpan<UInt64>
  ) {
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
    for start in Swift.stride(from: 0, through: count, by: 32) {
      let bits = 0xFFFF_FFFF &>> UInt64(max(31 &- (count &- start), 0))
      mark(bits, from: first &+ start, word, in: &touched)
    }
  }

  /// The coverage by the even-odd rule for a winding number: 1 at 1, 0 at 2, and linear in between.
  @inline(__always)
  private static func folded(_ turns: Float) -> Float {
    let rest = abs(turns).truncatingRemainder(dividingBy: 2)
    return rest > 1 ? 2 - rest : rest
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
      let found = collect(from: row, area.width, columns, &cells, &touched, &list)
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
  private func collect(
    from first: Int, _ width: Int, _ columns: Range<Int>, _ cells: inout [Float],
    _ touched: inout [UInt64], _ list: inout [Covered]
  ) -> (end: Int, edges: Int, spans: Int) {
    var cells = cells.mutableSpan
    var touched = touched.mutableSpan
    var list = list.mutableSpan
    let (low, high) = (columns.lowerBound, columns.upperBound)
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
          let here = place &+ min(max(cell, low), high)
          list.add(last, here, level, &edge, &span)
          last = here
          sum += cells[base &+ cell]
          cells[base &+ cell] = 0
          level = Self.level(isEvenOdd ? Self.folded(sum) : lesser(abs(sum), 1))
        } while bits != 0
      }
      if level > 0 { list.add(last, place &+ high, level, &edge, &span) }
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
