import Keyframes

/// Converts contours to exact coverage: the signed area of the contours in every pixel.
///
/// Each cell holds the change of the covered area from the previous cell, so the running sum of a
/// row is the coverage. A bit per cell marks those that an edge has touched; between them the
/// coverage is constant.
struct Rasterizer {
  private(set) var cells: [Float] = []
  private var touched: [UInt64] = []
  private var covered: [Covered] = []
  /// Few enough for the fastest memory of a core.
  private var pieces = Array(repeating: EdgePiece(), count: 128)
  private var changes = Array(repeating: CellChange(), count: 128)
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

  /// Paints the pixels inside the contours and `scissor`, which is inside the raster. The result for a
  /// row does not depend on the other rows.
  mutating func paint<I: Ink>(
    _ area: PaintedArea, _ ink: I, on raster: inout Raster, _ scissor: PixelRect
  ) {
    if let rect = area.wholePixels { return raster.cover(rect.intersection(scissor), with: ink) }
    let scissor = scissor.intersection(area.box)
    guard !scissor.isEmpty else { return }
    // A layer is not painted in bands, and can be high.
    let rows = Damage.rows(width: area.box.width + 2)
    for top in stride(from: scissor.y, to: scissor.maxY, by: rows) {
      let grid = CellGrid(area, rows: top..<min(top + rows, scissor.maxY))
      // Edges and marks of a row may touch the first cell and the first word of the next one.
      cells.grow(to: grid.stride * grid.rows.count + 1, 0)
      touched.grow(to: grid.words * grid.rows.count + 1, 0)
      grid.add(area, to: &cells, &touched, &pieces, &changes)
      grid.drain(&cells, &touched, &covered, into: &raster, scissor: scissor, ink: ink)
    }
  }
}

extension Array {
  /// Replaces an array of equal elements by one of at least `count`, if it is shorter. Up to the size of
  /// a band it becomes twice as long at least, so that this is rare: new memory is slow at first.
  fileprivate mutating func grow(to count: Int, _ element: Element) {
    guard self.count < count else { return }
    let twice = Swift.min(2 * self.count, Damage.bandPixels)
    self = Array(repeating: element, count: Swift.max(count, twice))
  }
}
