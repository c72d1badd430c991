import Keyframes

/// Turns contours into coverage, exactly: for every pixel the signed area of the contours in it.
///
/// Each cell holds by how much the covered area changes from the cell before, so a row's sum up to
/// a cell is the coverage there. A bit for each cell tells which of them any edge has touched;
/// between those the coverage is constant.
struct Rasterizer {
  private var cells: [Float] = []
  private var touched: [UInt64] = []
  /// The contours' box.
  private var box = PixelRect.empty
  private var grid = CellGrid(stride: 0, words: 0, width: 0, rows: 0..<0)

  /// Begins a shape of which only `rows` will be drained. What is computed for a row does not
  /// depend on which other rows are wanted.
  mutating func load(_ contours: Contours, rows wanted: Range<Int>) {
    box = PixelRect(around: contours.bounds)
    let rows = wanted.clamped(to: box.y..<box.maxY)
    // Edges at the right end touch one cell beyond it.
    let stride = box.width + 2
    grid = CellGrid(
      stride: stride, words: (stride + 63) / 64, width: Float(box.width),
      rows: rows.lowerBound - box.y..<rows.upperBound - box.y)
    if cells.count < stride * rows.count {
      cells = Array(repeating: 0, count: stride * rows.count)
    }
    if touched.count < grid.words * rows.count {
      touched = Array(repeating: 0, count: grid.words * rows.count)
    }
    let origin = Point(x: Double(box.x), y: Double(box.y))
    grid.add(contours, origin: origin, to: &cells, &touched)
  }

  /// Covers the loaded shape's pixels inside `scissor` with `ink` and forgets the shape.
  mutating func drain<I: Ink>(into raster: inout Raster, scissor: PixelRect, ink: I) {
    grid.drain(
      box, of: &cells, &touched, into: &raster.pixels, width: raster.width,
      scissor: scissor.intersection(box), ink: ink)
    grid.rows = 0..<0
  }
}
