import Keyframes
import Testing

@testable import Drawing

struct EdgePieceTests {
  /// Vertical ones on and beside the border of a column, and others across up to three columns.
  private static let pieces = [
    (0, 0), (7, 7), (7.25, 7.25), (7, 7.5), (7.5, 8), (7, 8), (7.75, 8.5), (7, 8.75), (7, 9),
    (7.5, 9), (9, 7), (8.25, 7.5), (123_456.5, 123_457.25),
  ].flatMap { top, bottom in
    [1, -1, 0.375, -0.0625].map { cover in
      EdgePiece(cover: cover, top: Float(top), bottom: Float(bottom), row: 3)
    }
  }

  private func changes(by pieces: [EdgePiece]) -> [CellChange] {
    var changes = Array(repeating: CellChange(), count: pieces.count)
    var span = changes.mutableSpan
    CellChange.list(pieces.span, in: &span)
    return changes
  }

  /// To the right of a piece its whole height is covered, and the mean column of the changes is that of
  /// the piece.
  @Test func aPieceChangesTheCoverageByItsHeightAtItsColumn() {
    for (piece, change) in zip(Self.pieces, changes(by: Self.pieces)) {
      let parts = [change.first, change.second, change.third]
      #expect(abs(parts.reduce(0, +) - piece.cover) < 1e-6, "\(piece)")
      let columns = [0, 1, 2].map { Float(change.column - Int(piece.left) + $0) }
      let mean = zip(parts, columns).reduce(0) { $0 + $1.0 * $1.1 }
      let middle = (piece.left + piece.right) / 2 - piece.left.rounded(.down)
      #expect(abs(mean - piece.cover * middle) < 1e-6, "\(piece)")
    }
  }

  /// So a shape touches no cell beyond its last column.
  @Test func cellsAreTouchedUpToTheRightEndOfAPiece() {
    for (piece, change) in zip(Self.pieces, changes(by: Self.pieces)) {
      let end = max(Int(piece.right.rounded(.up)), Int(piece.left))
      #expect(change.touched == 1 << UInt64(end - change.column + 1) - 1, "\(piece)")
    }
  }

  @Test func widePiecesAreLeftToOthers() {
    for right: Float in [9.5, 10, 700] {
      let piece = EdgePiece(cover: 1, top: 7.25, bottom: right, row: 0)
      #expect(changes(by: [piece])[0].touched == 0)
    }
  }

  @Test(arguments: 0...9)
  func piecesMeasuredTogetherAreAsAlone(_ count: Int) {
    for start in stride(from: 0, to: Self.pieces.count - count, by: 3) {
      let some = Array(Self.pieces[start..<start + count])
      let alone = some.flatMap { changes(by: [$0]) }
      for (one, other) in zip(changes(by: some), alone) {
        #expect(one.first == other.first && one.second == other.second)
        #expect(one.third == other.third && one.column == other.column)
        #expect(one.touched == other.touched)
      }
    }
  }

  /// A shape that ends exactly where the picture does covers its width in each row.
  @Test(arguments: [1, 127, 128, 129, 1000])
  func edgesMayHaveAnyNumberOfRows(_ rows: Int) {
    let size = PixelRect(x: 0, y: 0, width: 9, height: rows)
    var contours = Contours()
    for (x, y) in [(1.5, 0), (9, 0), (9, rows), (4.5, rows)] as [(Double, Int)] {
      contours.add(Point(x: x, y: Double(y)))
    }
    contours.close()
    var (raster, rasterizer) = (Raster(area: size), Rasterizer())
    rasterizer.paint(PaintedArea(contours), SolidInk(pixel: 0xFFFF_FFFF), on: &raster, size)
    for row in 0..<rows {
      let covered = raster.pixels[row * 9..<row * 9 + 9].reduce(0) { $0 + Double($1 >> 24) / 255 }
      let width = 7.5 - 3 * (Double(row) + 0.5) / Double(rows)
      // A pixel's alpha is rounded to 1/255.
      #expect(abs(covered - width) < 4 * 0.5 / 255)
    }
  }
}
