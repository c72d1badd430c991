import Keyframes
import Syntax

/// Moves a line to one side, as far everywhere: a closed one that is drawn clockwise grows.
///
/// Each curve's control polygon is moved (W. Tiller and E. G. Hanson, *Offsets of Two-Dimensional Profiles*,
/// 1984), after it was cut where it bends; where neighbours part they are joined, where they cross they
/// are cut off.
struct LottieOffset {
  let amount: Double
  /// 1 pointed, 2 round, 3 cut off.
  let join: Int
  /// The distance from the end of a line up to which a join is pointed, in points.
  let miterLimit: Double

  func applied(to contour: LottieContour) -> LottieContour {
    guard amount != 0, !contour.curves.isEmpty else { return contour }
    var curves = contour.curves.filter { $0.start != $0.end || $0.control1 != $0.control2 }
    if !contour.isClosed {
      curves += curves.reversed().map(\.reversed)
    }
    var runs = curves.map { moved($0.withHandles) }.filter { !$0.isEmpty }
    guard runs.count > 1 else {
      return Self.contour(runs.flatMap { $0 }, isClosed: true)
    }
    for index in runs.indices { prune(&runs, index, (index + 1) % runs.count) }
    var joined: [PathPiece] = []
    for index in runs.indices {
      joined += runs[index]
      guard let before = runs[index].last, let after = runs[(index + 1) % runs.count].first else {
        continue
      }
      joined += joint(before, after)
    }
    return Self.contour(joined, isClosed: true)
  }

  private static func contour(_ curves: [PathPiece], isClosed: Bool) -> LottieContour {
    var vertices: [LottieContour.Vertex] = []
    for (index, curve) in curves.enumerated() {
      let before = curves[(index + curves.count - 1) % curves.count]
      vertices.append(.init(curve.start, arriving: before.control2, leaving: curve.control1))
    }
    return LottieContour(vertices: vertices, isClosed: isClosed)
  }

  // MARK: Moving

  /// A curve moved to its side, in parts that bend to one side each and not by much.
  private func moved(_ curve: PathPiece) -> [PathPiece] {
    let cuts = [0] + curve.inflections + [1]
    return zip(cuts, cuts.dropFirst()).flatMap { low, high -> [PathPiece] in
      let part = curve.part(from: low, to: high)
      guard part.isBent else { return [movedWhole(part)] }
      let (one, other) = part.split(at: 0.5)
      return [movedWhole(one), movedWhole(other)]
    }
  }

  private func movedWhole(_ curve: PathPiece) -> PathPiece {
    let first = line(curve.start, curve.control1)
    let middle = line(curve.control1, curve.control2)
    let last = line(curve.control2, curve.end)
    return PathPiece(
      first.0, crossing(first, middle) ?? first.1, crossing(last, middle) ?? last.0, last.1)
  }

  /// A line moved to its side; to the left as it runs, on screen.
  private func line(_ start: Point, _ end: Point) -> (Point, Point) {
    let way = end - start
    guard way.length > 0 else { return (start, end) }
    let side = Point(x: way.y, y: -way.x) * (amount / way.length)
    return (start + side, end + side)
  }

  private func crossing(_ one: (Point, Point), _ other: (Point, Point)) -> Point? {
    let (a, b) = (one.1 - one.0, other.1 - other.0)
    let cross = a.x * b.y - a.y * b.x
    guard abs(cross) > 1e-6 * a.length * b.length, cross != 0 else { return nil }
    let way = other.0 - one.0
    return one.0 + a * ((way.x * b.y - way.y * b.x) / cross)
  }

  // MARK: Joining

  /// Cuts two neighbours off where they cross.
  private func prune(_ runs: inout [[PathPiece]], _ one: Int, _ other: Int) {
    guard let last = runs[one].last, let first = runs[other].first, last.end != first.start,
      let (a, b) = last.crossing(first)
    else { return }
    runs[one][runs[one].count - 1] = last.part(from: 0, to: a)
    runs[other][0] = first.part(from: b, to: 1)
    // Both end in the same point, whatever rounding makes of it.
    runs[other][0].start = runs[one][runs[one].count - 1].end
  }

  private func joint(_ before: PathPiece, _ after: PathPiece) -> [PathPiece] {
    let (start, end) = (before.end, after.start)
    guard start.distance(to: end) > 1e-4 else { return [] }
    let bevel = PathPiece(start, start, end, end)
    if join == 3 { return [bevel] }
    let (leaving, arriving) = (before.velocity(at: 1), after.velocity(at: 0))
    guard let tip = crossing((start, start + leaving), (end, end + arriving)) else {
      return [bevel]
    }
    if join == 2 {
      // An arc about the common corner, as one curve.
      let part = LottieFigures.roundness
      return [PathPiece(start, start + (tip - start) * part, end + (tip - end) * part, end)]
    }
    let isAhead = leaving.x * (tip.x - start.x) + leaving.y * (tip.y - start.y) >= 0
    guard isAhead, tip.distance(to: start) < max(miterLimit, 0) * abs(amount) else {
      return [bevel]
    }
    return [PathPiece(start, start, tip, tip), PathPiece(tip, tip, end, end)]
  }
}

extension LottieContour {
  /// The closed outline moved outwards everywhere, or inwards below 0, with pointed corners; nil if
  /// nothing is left of it.
  func grown(by amount: Double) -> LottieContour? {
    var closed = self
    closed.isClosed = true
    guard amount != 0 else { return closed }
    let corners = closed.curves.flatMap { curve in (0..<8).map { curve.point(at: Double($0) / 8) } }
    guard corners.count > 2 else { return nil }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (width, height) = ((xs.max() ?? 0) - (xs.min() ?? 0), (ys.max() ?? 0) - (ys.min() ?? 0))
    let sides = zip(corners, corners.dropFirst() + corners.prefix(1))
    let area = sides.reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y } / 2
    let length = sides.reduce(0) { $0 + $1.0.distance(to: $1.1) }
    guard -amount < min(2 * abs(area) / length, width / 2, height / 2) else { return nil }
    return LottieOffset(amount: area < 0 ? -amount : amount, join: 1, miterLimit: 4)
      .applied(to: closed)
  }
}

extension PathPiece {
  /// Where it changes the side to which it bends, in order.
  fileprivate var inflections: [Double] {
    let a = end - control2 * 3 + control1 * 3 - start
    let b = (control2 - control1 * 2 + start) * 3
    let c = (control1 - start) * 3
    func cross(_ p: Point, _ q: Point) -> Double { p.x * q.y - p.y * q.x }
    // The cross product of velocity and acceleration, up to a factor.
    let (square, linear, constant) = (3 * cross(a, b), 3 * cross(a, c), cross(b, c))
    guard abs(square) > 1e-9 else {
      return [abs(linear) > 1e-9 ? constant / linear : -1].filter { $0 > 0.001 && $0 < 0.999 }
    }
    let discriminant = linear * linear - 4 * square * constant
    guard discriminant > 0 else { return [] }
    let root = discriminant.squareRoot()
    return [(-linear - root) / (2 * square), (-linear + root) / (2 * square)].map {
      abs($0) == 0 ? 0 : $0
    }
    .filter { $0 > 0.001 && $0 < 0.999 }.sorted()
  }

  /// Whether its ends point more than 30° apart.
  fileprivate var isBent: Bool {
    let (from, to) = (velocity(at: 0), velocity(at: 1))
    return from.x * to.x + from.y * to.y < 0.866 * from.length * to.length
  }

  /// The parameters at which it and another cross first, as seen from the end of this one; found on straight
  /// pieces. Nil if they do not cross.
  fileprivate func crossing(_ other: PathPiece) -> (Double, Double)? {
    let count = 24
    let mine = (0...count).map { point(at: Double($0) / Double(count)) }
    let its = (0...count).map { other.point(at: Double($0) / Double(count)) }
    for index in (0..<count).reversed() {
      for place in 0..<count {
        let (a, b) = (mine[index + 1] - mine[index], its[place + 1] - its[place])
        let cross = a.x * b.y - a.y * b.x
        guard cross != 0 else { continue }
        let way = its[place] - mine[index]
        let u = (way.x * b.y - way.y * b.x) / cross
        let v = (way.x * a.y - way.y * a.x) / cross
        guard (0...1).contains(u), (0...1).contains(v) else { continue }
        return ((Double(index) + u) / Double(count), (Double(place) + v) / Double(count))
      }
    }
    return nil
  }
}
