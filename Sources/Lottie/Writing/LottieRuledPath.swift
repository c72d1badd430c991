import Keyframes
import Syntax

/// The curves of a path with their lengths.
struct LottieRuledPath {
  private let curves: [PathPiece]
  private let lengths: [[Double]]
  /// The fractions of the length at which curves begin, and 1.
  let stops: [Double]
  let length: Double
  /// Whether each curve begins where the one before ends.
  let isConnected: Bool

  init(_ path: Path) {
    curves = path.contours.flatMap(\.curves).map(\.withHandles)
    lengths = curves.map { $0.distances(steps: 64) }
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
    return (index, lengths[index].parameter(atLength: wanted))
  }

  func point(at fraction: Double) -> Point {
    let place = place(fraction, isEnd: true)
    return curves[place.index].point(at: place.parameter)
  }

  /// The way between two fractions, which lie on one curve; backwards if the first is the later one.
  func part(_ from: Double, _ to: Double) -> PathPiece {
    let (low, high) = (place(min(from, to), isEnd: false), place(max(from, to), isEnd: true))
    let start = low.index == high.index ? low.parameter : 0
    let curve = curves[high.index].part(from: start, to: high.parameter)
    return from <= to ? curve : curve.reversed
  }
}

extension PathPiece {
  /// Whether its handles lie on the straight line between its ends.
  var isLine: Bool {
    let way = end - start
    func isOff(_ point: Point) -> Bool {
      let from = point - start
      return abs(way.x * from.y - way.y * from.x) > 1e-6 * (1 + way.length)
    }
    return !isOff(control1) && !isOff(control2)
  }
}
