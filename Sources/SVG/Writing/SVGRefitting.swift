import Keyframes
import Stage
import Syntax

/// Outlines in perspective come as many short lines. Each curve of the shape that they were made of becomes one
/// curve again, the one that is nearest to its lines.
struct SVGRefitting {
  /// The lines of each element, subpath by subpath.
  private let runs: [[Int]]

  init(_ path: Path) {
    var runs: [[Int]] = []
    var (start, current) = (Point.zero, Point.zero)
    func add(_ count: Int) { if let last = runs.indices.last { runs[last].append(count) } }
    for element in path.elements {
      switch element {
      case .move(let point):
        runs.append([])
        (start, current) = (point, point)
      case .line(let end):
        if end != current { add(1) }
        current = end
      case .cubic(let one, let two, let end):
        let piece = Path {
          $0.move(to: current)
          $0.cubic(one, two, to: end)
        }
        add((piece.flattened(tolerance: 0.05).first?.points.count ?? 1) - 1)
        current = end
      case .close: current = start
      }
    }
    self.runs = runs
  }

  /// The numbers of a path of lines as curves; the same numbers if they are of another shape.
  func curves(_ numbers: [Double]) -> [Double] {
    var (result, place): ([Double], Int) = ([], 0)
    for run in runs {
      let count = run.reduce(0, +)
      guard place + 3 * (count + 1) <= numbers.count, numbers[place] == 0,
        (1...max(count, 1)).allSatisfy({ numbers[place + 3 * $0] == 1 || count == 0 })
      else { return numbers }
      let points = (0...count).map { index in
        Point(x: numbers[place + 3 * index + 1], y: numbers[place + 3 * index + 2])
      }
      result += numbers[place..<place + 3]
      var first = 0
      for length in run {
        result += Self.curve(points[first...first + length])
        first += length
      }
      place += 3 * (count + 1)
      if place < numbers.count, numbers[place] == 3 {
        result.append(3)
        place += 1
      }
    }
    return place == numbers.count ? result : numbers
  }

  /// By least squares: the lines end at equal steps along the curve.
  private static func curve(_ points: ArraySlice<Point>) -> [Double] {
    guard points.count > 3, let start = points.first, let end = points.last else {
      return points.dropFirst().flatMap { [1, $0.x, $0.y] }
    }
    var (aa, ab, bb, a, b) = (0.0, 0.0, 0.0, Point.zero, Point.zero)
    for (index, point) in points.enumerated() {
      let t = Double(index) / Double(points.count - 1)
      let s = 1 - t
      let (one, two) = (3 * t * s * s, 3 * t * t * s)
      let rest = point - start * (s * s * s) - end * (t * t * t)
      (aa, ab, bb) = (aa + one * one, ab + one * two, bb + two * two)
      (a, b) = (a + rest * one, b + rest * two)
    }
    let area = aa * bb - ab * ab
    let first = (a * bb - b * ab) * (1 / area)
    let second = (b * aa - a * ab) * (1 / area)
    return [2, first.x, first.y, second.x, second.y, end.x, end.y]
  }
}
