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
    let curve = PathPiece(
      .zero, Point(x: numbers[0], y: numbers[1]), Point(x: numbers[2], y: numbers[3]),
      Point(x: 1, y: 1))
    let (a, b) = (curve.parameter(atX: low), curve.parameter(atX: high))
    let part = PathPiece(
      curve.blossom(a, a, a), curve.blossom(a, a, b), curve.blossom(a, b, b),
      curve.blossom(b, b, b))
    (copy.from, copy.to) = (values(part.start.y), values(part.end.y))
    let (width, height) = (part.end.x - part.start.x, part.end.y - part.start.y)
    guard width > 0, height != 0 else {
      copy.step = .linear
      return copy
    }
    copy.step = .bezier(
      [part.control1, part.control2].flatMap {
        [min(max(($0.x - part.start.x) / width, 0), 1), ($0.y - part.start.y) / height]
      })
    return copy
  }

  private func values(_ part: Double) -> [Double] {
    zip(from, to).map { $0 + ($1 - $0) * part }
  }
}

extension PathPiece {
  /// Where x is `x`, from 0 to 1, by halving: x never falls along the curve of an easing.
  fileprivate func parameter(atX x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    let (low, high) = bisected(0, 1, times: 52) { blossom($0, $0, $0).x < x }
    return (low + high) / 2
  }

  /// De Casteljau's construction with a parameter of its own for each round.
  fileprivate func blossom(_ a: Double, _ b: Double, _ c: Double) -> Point {
    [a, b, c].reduce([start, control1, control2, end]) { row, part in
      zip(row, row.dropFirst()).map { $0.interpolated(to: $1, at: part) }
    }[0]
  }
}
