import Keyframes
import Syntax

/// The curves of a path with their lengths.
struct LottieRuledPath {
  private let curves: [LottieCurve]
  private let lengths: [[Double]]
  /// The fractions of the length at which curves begin, and 1.
  let stops: [Double]
  let length: Double
  /// Whether each curve begins where the one before ends.
  let isConnected: Bool

  init(_ path: Path) {
    curves = path.contours.flatMap(\.curves).map(\.withHandles)
    lengths = curves.map { curve in
      var before = curve.start
      return (1...64).reduce(into: [0.0]) { sums, step in
        let point = curve.point(at: Double(step) / 64)
        sums.append(sums[sums.count - 1] + before.distance(to: point))
        before = point
      }
    }
    let total = lengths.reduce(0) { $0 + ($1.last ?? 0) }
    var sum = 0.0
    stops =
      [0]
      + lengths.map { own in
        sum += own[64]
        return total > 0 ? sum / total : 0
      }
    length = total
    isConnected = zip(curves, curves.dropFirst()).allSatisfy { $0.end == $1.start }
  }

  /// The curve at a fraction of the length, `isEnd` the one that ends there, and the parameter.
  private func place(_ fraction: Double, isEnd: Bool) -> (index: Int, parameter: Double) {
    let next =
      isEnd
      ? stops.firstIndex { $0 >= fraction - 1e-9 } ?? stops.count - 1
      : stops.firstIndex { $0 > fraction + 1e-9 } ?? stops.count - 1
    let index = min(max(next - 1, 0), curves.count - 1)
    let wanted = fraction * length - stops[index] * length
    let own = lengths[index]
    guard let step = own.firstIndex(where: { $0 >= wanted }), step > 0 else {
      return (index, wanted <= 0 ? 0 : 1)
    }
    let span = own[step] - own[step - 1]
    let part = span > 0 ? (wanted - own[step - 1]) / span : 0
    return (index, min(max((Double(step - 1) + part) / 64, 0), 1))
  }

  func point(at fraction: Double) -> Point {
    let place = place(fraction, isEnd: true)
    return curves[place.index].point(at: place.parameter)
  }

  /// The way between two fractions, which lie on one curve; backwards if the first is the later one.
  func part(_ from: Double, _ to: Double) -> LottieCurve {
    let (low, high) = (place(min(from, to), isEnd: false), place(max(from, to), isEnd: true))
    let start = low.index == high.index ? low.parameter : 0
    let curve = curves[high.index].part(start, high.parameter)
    return from <= to ? curve : LottieCurve(curve.end, curve.two, curve.one, curve.start)
  }
}

extension LottieCurve {
  /// Whether its handles lie on the straight line between its ends.
  var isLine: Bool {
    let way = end - start
    func isOff(_ point: Point) -> Bool {
      let from = point - start
      return abs(way.x * from.y - way.y * from.x) > 1e-6 * (1 + way.length)
    }
    return !isOff(one) && !isOff(two)
  }
}
