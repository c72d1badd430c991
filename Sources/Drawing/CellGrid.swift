import Keyframes

/// The memory layout of a shape's cells; positions are relative to the shape's box.
struct CellGrid {
  /// Cells per row.
  let stride: Int
  /// 64-bit words per row of the bits that mark touched cells.
  let words: Int
  let width: Float
  /// The rows that have cells.
  var rows: Range<Int>
  /// Whether points with an even winding number are outside.
  var isEvenOdd = false

  /// Adds the edges of `contours`; `runs` are the runs of these edges, nil for a small shape.
  func add(
    _ contours: Contours, _ runs: EdgeRuns?, origin: Point, to cells: inout [Float],
    _ touched: inout [UInt64]
  ) {
    var cells = cells.mutableSpan
    var touched = touched.mutableSpan
    let points = contours.points.span
    if let runs {
      let top = Float(origin.y) + Float(rows.lowerBound)
      let bottom = Float(origin.y) + Float(rows.upperBound)
      for run in runs.list where run.bottom > top && run.top < bottom {
        add(points, run.points, after: run.previous, origin, to: &cells, &touched)
      }
      return
    }
    for contour in contours.ends.indices {
      let range = contours.range(of: contour)
      add(points, range, after: range.upperBound - 1, origin, to: &cells, &touched)
    }
  }

  /// Adds the edges that end at the points in `range`; the first begins at `start`.
  private func add(
    _ points: Span<Point>, _ range: Range<Int>, after start: Int, _ origin: Point,
    to cells: inout MutableSpan<Float>, _ touched: inout MutableSpan<UInt64>
  ) {
    let top = origin.y + Double(rows.lowerBound)
    let bottom = origin.y + Double(rows.upperBound)
    var previous = points[start]
    for index in range {
      let next = points[index]
      // Most edges of a large shape are in other rows.
      if max(previous.y, next.y) > top, min(previous.y, next.y) < bottom {
        let (from, to) = (previous - origin, next - origin)
        add((Float(from.x), Float(from.y)), (Float(to.x), Float(to.y)), to: &cells, &touched)
      }
      previous = next
    }
  }

  func drain<I: Ink>(
    _ box: PixelRect, of cells: inout [Float], _ touched: inout [UInt64],
    into pixels: inout [UInt32], width: Int, first: Int, scissor: PixelRect, ink: I
  ) {
    var cells = cells.mutableSpan
    var touched = touched.mutableSpan
    var pixels = pixels.mutableSpan
    for row in rows {
      let y = row + box.y
      let isWanted = y >= scissor.y && y < scissor.maxY
      let low = scissor.x - box.x
      let high = isWanted ? scissor.maxX - box.x : low
      drainRow(row, of: &cells, &touched) { start, end, coverage in
        let (start, end) = (max(start, low), min(end, high))
        guard start < end else { return }
        ink.cover(
          &pixels, base: first + y * width, y: y, from: start + box.x, to: end + box.x,
          coverage: coverage)
      }
    }
  }

  @inline(__always)
  private func add(
    _ from: (Float, Float), _ to: (Float, Float), to cells: inout MutableSpan<Float>,
    _ touched: inout MutableSpan<UInt64>
  ) {
    if from.1 == to.1 { return }
    let isDown = from.1 < to.1
    let (top, bottom) = isDown ? (from, to) : (to, from)
    let slope = (bottom.0 - top.0) / (bottom.1 - top.1)
    let low = min(top.0, bottom.0)
    let high = max(top.0, bottom.0)
    let first = max(rows.lowerBound, Int(top.1))
    let last = min(rows.upperBound, Int(up: bottom.1))
    guard first < last else { return }
    var y = max(Float(first), top.1)
    var x = min(max(top.0 + (y - top.1) * slope, low), high)
    for row in first..<last {
      let nextY = min(Float(row + 1), bottom.1)
      let nextX =
        nextY == bottom.1 ? bottom.0 : min(max(top.0 + (nextY - top.1) * slope, low), high)
      let cover = isDown ? nextY - y : y - nextY
      addPiece(
        cover, min(x, nextX), max(x, nextX), row: row &- rows.lowerBound, to: &cells, &touched)
      (x, y) = (nextX, nextY)
    }
  }

  /// Adds a piece of an edge within one row: `cover` high, from `left` to `right`.
  @inline(__always)
  private func addPiece(
    _ cover: Float, _ left: Float, _ right: Float, row: Int,
    to cells: inout MutableSpan<Float>, _ touched: inout MutableSpan<UInt64>
  ) {
    let first = Int(left)
    let base = row &* stride &+ first
    let end = Int(up: right)
    if end <= first &+ 1 {
      let part = cover * ((left + right) * 0.5 - Float(first))
      cells[base] += cover - part
      cells[base &+ 1] += part
      mark(first, first &+ 1, row: row, in: &touched)
      return
    }
    let slope = 1 / (right - left)
    let leading = 1 - (left - Float(first))
    let trailing = right - Float(end - 1)
    // The area to the right of the edge in the first cell, and to the left of it in the last.
    let head = cover * 0.5 * slope * leading * leading
    let tail = cover * 0.5 * slope * trailing * trailing
    cells[base] += head
    let count = end - first
    if count == 2 {
      cells[base + 1] += cover - head - tail
    } else {
      let step = cover * slope
      let second = cover * slope * (0.5 + leading)
      cells[base + 1] += second - head
      for cell in 2..<(count - 1) { cells[base + cell] += step }
      cells[base + count - 1] += cover - tail - second - step * Float(count - 3)
    }
    cells[base + count] += tail
    mark(first, end, row: row, in: &touched)
  }

  /// The coverage by the even-odd rule for a winding number: 1 at 1, 0 at 2, and linear in between.
  @inline(__always)
  private static func folded(_ turns: Float) -> Float {
    let rest = abs(turns).truncatingRemainder(dividingBy: 2)
    return rest > 1 ? 2 - rest : rest
  }

  /// Sets the bits of the cells from `first` to `last`.
  @inline(__always)
  private func mark(_ first: Int, _ last: Int, row: Int, in touched: inout MutableSpan<UInt64>) {
    let base = row &* words
    let (low, high) = (first >> 6, last >> 6)
    let head = ~UInt64(0) &<< UInt64(truncatingIfNeeded: first)
    let tail = ~UInt64(0) &>> UInt64(truncatingIfNeeded: ~last)
    if low == high {
      touched[base &+ low] |= head & tail
      return
    }
    touched[base &+ low] |= head
    for word in (low + 1)..<high { touched[base &+ word] = ~0 }
    touched[base &+ high] |= tail
  }

  /// Calls `body` with every run of equal coverage (1…255) in a row and leaves the row empty.
  @inline(__always)
  func drainRow(
    _ row: Int, of cells: inout MutableSpan<Float>, _ touched: inout MutableSpan<UInt64>,
    _ body: (_ start: Int, _ end: Int, _ coverage: UInt32) -> Void
  ) {
    let base = (row &- rows.lowerBound) &* stride
    let firstWord = (row &- rows.lowerBound) &* words
    var sum: Float = 0
    var start = 0
    var coverage: UInt32 = 0
    for word in 0..<words {
      var bits = touched[firstWord &+ word]
      if bits == 0 { continue }
      touched[firstWord &+ word] = 0
      while bits != 0 {
        let cell = word &<< 6 &+ bits.trailingZeroBitCount
        bits &= bits &- 1
        sum += cells[base &+ cell]
        cells[base &+ cell] = 0
        let next = UInt32((isEvenOdd ? Self.folded(sum) : min(abs(sum), 1)) * 255 + 0.5)
        if next == coverage { continue }
        if coverage > 0 { body(start, cell, coverage) }
        (start, coverage) = (cell, next)
      }
    }
    if coverage > 0 { body(start, stride, coverage) }
  }
}

extension Int {
  /// The next integer above, like `rounded(.up)`, which is a call of a function on some processors.
  @inline(__always)
  fileprivate init(up number: Float) {
    let whole = Int(number)
    self = Float(whole) < number ? whole &+ 1 : whole
  }
}
