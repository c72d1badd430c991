import Keyframes
import Syntax

extension SVGCurve.Stretch {
  /// A piece of an easing between two keyframes.
  init(
    _ piece: CubicPieces.Piece, _ from: [Double], _ to: [Double], _ start: Double, _ end: Double
  ) {
    func values(_ eased: Double) -> [Double] {
      zip(from, to).map { $0 + ($1 - $0) * eased }
    }
    self.start = start + (end - start) * piece.start
    self.end = piece.end == 1 ? end : start + (end - start) * piece.end
    self.from = values(piece.from)
    self.to = values(piece.to)
    let points = piece.points
    let isStraight = points.x1 == points.y1 && points.x2 == points.y2
    step =
      piece.from == piece.to ? .hold : isStraight ? .linear : .bezier(points.numbers)
  }

  /// The part within a range; nil if there is none.
  func cut(to range: ClosedRange<Double>) -> SVGCurve.Stretch? {
    guard end > range.lowerBound, start < range.upperBound, end > start else { return nil }
    if range.contains(start), range.contains(end) { return self }
    let (low, high) = (
      max((range.lowerBound - start) / (end - start), 0),
      min((range.upperBound - start) / (end - start), 1)
    )
    var copy = self
    (copy.start, copy.end) = (max(start, range.lowerBound), min(end, range.upperBound))
    guard case .bezier(let numbers) = step else {
      if step == .linear { (copy.from, copy.to) = (values(low), values(high)) }
      return copy
    }
    let curve = CubicCurve(numbers)
    let (a, b) = (curve.parameter(at: low), curve.parameter(at: high))
    let part = curve.part(from: a, to: b)
    (copy.from, copy.to) = (values(part[0].y), values(part[3].y))
    let (width, height) = (part[3].x - part[0].x, part[3].y - part[0].y)
    guard width > 0, height != 0 else {
      copy.step = .linear
      return copy
    }
    copy.step = .bezier(
      part[1...2].flatMap {
        [min(max(($0.x - part[0].x) / width, 0), 1), ($0.y - part[0].y) / height]
      })
    return copy
  }

  private func values(_ part: Double) -> [Double] {
    zip(from, to).map { $0 + ($1 - $0) * part }
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1).
private struct CubicCurve {
  let points: [Point]

  init(_ numbers: [Double]) {
    points = [
      .zero, Point(x: numbers[0], y: numbers[1]), Point(x: numbers[2], y: numbers[3]),
      Point(x: 1, y: 1),
    ]
  }

  /// Where x is `x`, by halving: x never falls along the curve.
  func parameter(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if blossom(middle, middle, middle).x < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The control points of the part between two parameters.
  func part(from a: Double, to b: Double) -> [Point] {
    [blossom(a, a, a), blossom(a, a, b), blossom(a, b, b), blossom(b, b, b)]
  }

  /// De Casteljau's construction with another parameter in each round.
  private func blossom(_ a: Double, _ b: Double, _ c: Double) -> Point {
    var row = points
    for part in [a, b, c] {
      row = zip(row, row.dropFirst()).map { $0.interpolated(to: $1, at: part) }
    }
    return row[0]
  }
}
