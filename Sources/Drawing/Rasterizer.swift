import Keyframes

/// Converts contours to exact coverage: the signed area of the contours in every pixel.
///
/// Each cell holds the change of the covered area from the previous cell, so the running sum of a
/// row is the coverage. A bit per cell marks those that an edge has touched; between them the
/// coverage is constant.
struct Rasterizer {
  private var cells: [Float] = []
  private var touched: [UInt64] = []
  /// The contours' box.
  private var box = PixelRect.empty
  private var grid = CellGrid(stride: 0, words: 0, width: 0, rows: 0..<0)
  /// The memory of layers that were painted.
  private var spare: [[UInt32]] = []

  /// A clear picture of a part of the surface, in memory that was used before if there is some.
  mutating func raster(_ area: PixelRect) -> Raster {
    Raster(area: area, reusing: spare.popLast() ?? [])
  }

  /// The same, but with pixels that are to be painted, whatever they are.
  mutating func unclearedRaster(_ area: PixelRect) -> Raster {
    Raster(area: area, uncleared: spare.popLast() ?? [])
  }

  /// Lets the next `raster(_:)` use this one's memory.
  mutating func recycle(_ raster: consuming Raster) { spare.append(raster.pixels) }

  /// Loads a shape of which only the rows `wanted` will be drained. The result for a row does not
  /// depend on the other rows.
  mutating func load(_ contours: Contours, rows wanted: Range<Int>) {
    load(contours, in: PixelRect(around: contours.bounds), rows: wanted)
  }

  /// The same, with the smallest rectangle around the contours, and their runs of edges.
  mutating func load(
    _ contours: Contours, in box: PixelRect, rows wanted: Range<Int>, _ runs: EdgeRuns? = nil
  ) {
    self.box = box
    let rows = wanted.clamped(to: box.y..<box.maxY)
    // Edges at the right end touch one cell beyond.
    let stride = box.width + 2
    grid = CellGrid(
      stride: stride, words: (stride + 63) / 64, width: Float(box.width),
      rows: rows.lowerBound - box.y..<rows.upperBound - box.y, isEvenOdd: contours.isEvenOdd)
    if cells.count < stride * rows.count {
      cells = Array(repeating: 0, count: stride * rows.count)
    }
    if touched.count < grid.words * rows.count {
      touched = Array(repeating: 0, count: grid.words * rows.count)
    }
    let origin = Point(x: Double(box.x), y: Double(box.y))
    grid.add(contours, runs, origin: origin, to: &cells, &touched)
  }

  /// Paints the loaded shape's pixels inside `scissor` with `ink` and unloads the shape.
  mutating func drain<I: Ink>(into raster: inout Raster, scissor: PixelRect, ink: I) {
    grid.drain(
      box, of: &cells, &touched, into: &raster.pixels, width: raster.width,
      first: raster.base(of: 0),
      scissor: scissor.intersection(box), ink: ink)
    grid.rows = 0..<0
  }
}
