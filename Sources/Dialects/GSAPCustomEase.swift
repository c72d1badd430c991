import Keyframes
import Syntax

/// A curve as GSAP's `CustomEase` plays it: the path becomes straight lines, and these a table of equal steps
/// in time, which cuts off corners between two entries.
///
/// GSAP keeps the corners where the direction changes suddenly, or at a `precision` above 1.
struct GSAPCustomEase {
  private struct Corner {
    var x: Double
    var y: Double
    /// To the next corner.
    var width = 0.0
    var height = 0.0
    /// The index of the corner that the line goes to; nil at the end.
    var next: Int?
    var end = -Double.infinity
  }

  private var corners: [Corner] = []
  /// The indices of corners, at equal steps in time.
  private var table: [Int] = []

  /// Nil if `path` is not the data of a path.
  init?(_ path: String, precision: Double = 1) {
    var data = PathData(path)
    guard (try? data.read()) != nil else { return nil }
    for piece in Self.pieces(of: data.path) {
      corners.append(Corner(x: piece.start.x, y: piece.start.y))
      bend(piece, 1 / (precision * 200_000))
      corners.append(Corner(x: piece.end.x, y: piece.end.y))
    }
    guard corners.count > 1 else { return nil }
    let (closest, isExact) = join(isExact: precision > 1)
    fill(steps: Int(min(1 / closest + 1, 1e6)), isExact: isExact)
  }

  func value(at progress: Double) -> Double {
    var corner = corners[table[min(Int(progress * Double(table.count)), table.count - 1)]]
    if corner.end < progress, let next = corner.next { corner = corners[next] }
    guard corner.width != 0 else { return corner.y }
    return corner.y + (progress - corner.x) / corner.width * corner.height
  }

  // MARK: Making

  private static func pieces(of path: Path) -> [PathPiece] {
    var (pieces, current): ([PathPiece], Point) = ([], .zero)
    for element in path.elements {
      switch element {
      case .move(let point): current = point
      case .line(let end):
        pieces.append(PathPiece(from: current, to: end))
        current = end
      case .cubic(let one, let two, let end):
        pieces.append(PathPiece(current, one, two, end))
        current = end
      case .close: break
      }
    }
    return pieces
  }

  /// Adds corners within a piece until it is flat.
  private mutating func bend(_ piece: PathPiece, _ threshold: Double) {
    let (start, end) = (piece.start, piece.end)
    let way = end - start
    func distance(_ point: Point) -> Double {
      abs((point.x - end.x) * way.y - (point.y - end.y) * way.x)
    }
    let sum = distance(piece.control1) + distance(piece.control2)
    let isFlat = sum * sum <= threshold * (way.x * way.x + way.y * way.y)
    let (first, second) = piece.split(at: 0.5)
    if !isFlat { bend(first, threshold) }
    corners.append(Corner(x: first.end.x, y: first.end.y))
    if !isFlat { bend(second, threshold) }
  }

  /// Links corners that go forwards or up and down, and drops the others.
  ///
  /// - Returns: the smallest distance of two in time, and whether all corners are to be met.
  private mutating func join(isExact: Bool) -> (closest: Double, isExact: Bool) {
    var (closest, isExact, kept) = (1.0, isExact, [corners[0]])
    for corner in corners.dropFirst() {
      let last = kept.count - 1
      let isForward = corner.x > kept[last].x
      guard isForward || (corner.x == kept[last].x && corner.y != kept[last].y), corner.x <= 1
      else { continue }
      kept[last].width = corner.x - kept[last].x
      kept[last].height = corner.y - kept[last].y
      (kept[last].next, kept[last].end) = (last + 1, corner.x)
      if last > 0 {
        let slopes = kept.suffix(2).map { $0.height / $0.width }
        if abs(slopes[1] - slopes[0]) > 2 { isExact = true }
      }
      if isForward {
        closest = min(closest, kept[last].width)
      } else {
        kept[last].width = 0.001
        if corner.x == 1 {
          kept[last].x -= 0.001
          (closest, isExact) = (min(closest, 0.001), true)
        }
      }
      kept.append(corner)
    }
    corners = kept
    return (closest, isExact)
  }

  private mutating func fill(steps: Int, isExact: Bool) {
    let length = 1 / Double(steps)
    var (place, sampled): (Int, [Corner]) = (0, [])
    for index in 0..<steps {
      let time = Double(index) * length
      if corners[place].end < time, place + 1 < corners.count { place += 1 }
      table.append(isExact ? place : index)
      let corner = corners[place]
      let value =
        corner.width == 0 ? corner.y : corner.y + (time - corner.x) / corner.width * corner.height
      sampled.append(Corner(x: time, y: value, width: length, end: .infinity))
    }
    guard !isExact else {
      if place < corners.count - 1 { table[steps - 1] = corners.count - 2 }
      return
    }
    let end = corners[corners.count - 1].y
    for index in sampled.indices {
      let next = index + 1 < steps ? sampled[index + 1].y : end
      sampled[index].height = next - sampled[index].y
    }
    corners = sampled
  }
}
