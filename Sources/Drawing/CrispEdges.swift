import Keyframes

extension Contours {
  /// The pixels whose centres are inside, or on the right or lower edge, as rectangles of equal rows.
  var onWholePixels: Contours {
    let box = PixelRect(around: bounds)
    var result = Contours()
    result.isEvenOdd = isEvenOdd
    var (top, spans) = (box.y, [Range<Int>]())
    func end(at bottom: Int) {
      for span in spans {
        result.add(
          Rect(
            x: Double(span.lowerBound), y: Double(top), width: Double(span.count),
            height: Double(bottom - top)))
      }
    }
    for (index, row) in crossings(box).enumerated() {
      let own = inside(row)
      guard own != spans else { continue }
      end(at: box.y + index)
      (top, spans) = (box.y + index, own)
    }
    end(at: box.maxY)
    return result
  }

  private typealias Crossing = (x: Double, turn: Int)

  /// Where edges cross the middle of each row, and in which direction.
  private func crossings(_ box: PixelRect) -> [[Crossing]] {
    var rows = Array(repeating: [Crossing](), count: box.height)
    for contour in ends.indices {
      let range = range(of: contour)
      var previous = points[range.upperBound - 1]
      for next in points[range] {
        let isDown = previous.y < next.y
        let (high, low) = isDown ? (previous, next) : (next, previous)
        for row in Int((high.y + 0.5).rounded(.down))..<Int((low.y + 0.5).rounded(.down)) {
          let share = (Double(row) + 0.5 - high.y) / (low.y - high.y)
          rows[row - box.y].append((high.x + (low.x - high.x) * share, isDown ? 1 : -1))
        }
        previous = next
      }
    }
    return rows
  }

  /// The pixels of a row that are inside.
  private func inside(_ row: [Crossing]) -> [Range<Int>] {
    var spans: [Range<Int>] = []
    var (turns, start) = (0, 0)
    for crossing in row.sorted(by: { $0.x < $1.x }) {
      let pixel = Int((crossing.x + 0.5).rounded(.down))
      let wasInside = isInside(turns)
      turns += crossing.turn
      if !wasInside { start = pixel }
      if wasInside, !isInside(turns), start < pixel { spans.append(start..<pixel) }
    }
    return spans
  }

  private func isInside(_ turns: Int) -> Bool {
    isEvenOdd ? !turns.isMultiple(of: 2) : turns != 0
  }
}
