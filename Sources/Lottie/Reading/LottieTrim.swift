import Keyframes
import Syntax

/// The part of a line that is drawn.
struct LottieTrim {
  /// The most vertices that one vertex becomes: two if the part crosses the start.
  static let growth = 2

  /// Fractions of the length.
  var start: Track<Double>
  var end: Track<Double>
  /// Turns by which both are shifted.
  var offset: Track<Double>

  var span: ClosedRange<Double>? {
    [start.times, end.times, offset.times].reduce(nil) { union($0, $1) }
  }

  /// Whether everything is drawn, always.
  var isWhole: Bool { start.isAlways(0) && end.isAlways(1) }

  /// The part at a frame: `low` in 0..<1, `high` at most 1 beyond it; nil if nothing is drawn.
  func part(at frame: Double) -> (low: Double, high: Double)? {
    func unit(_ track: Track<Double>) -> Double { min(max(track.value(at: frame), 0), 1) }
    let (one, other) = (unit(start), unit(end))
    let length = abs(other - one)
    guard length > 1e-6 else { return nil }
    if length >= 1 { return (0, 1) }
    let low = min(one, other) + offset.value(at: frame)
    let begin = low - low.rounded(.down)
    return (begin, begin + length)
  }

  /// The outline of which each frame draws its part; of several contours, all at once.
  func applied(to outline: LottieOutline) -> LottieOutline {
    let trim = self
    return outline.changed(span, growth: Self.growth) { contours, frame in
      guard let part = trim.part(at: frame) else { return [] }
      return contours.flatMap { LottieRuler([$0]).part(part.low, part.high) }
    }
  }
}

/// Measures contours, one after the other.
struct LottieRuler {
  fileprivate struct Piece {
    let curve: PathPiece
    /// The lengths at equal steps of the parameter, from 0.
    let lengths: [Double]
    let contour: Int

    var length: Double { lengths[lengths.count - 1] }
  }

  private let contours: [LottieContour]
  private let pieces: [Piece]
  let total: Double

  init(_ contours: [LottieContour]) {
    self.contours = contours
    pieces = contours.enumerated().flatMap { index, contour in
      contour.curves.map { curve in
        Piece(curve: curve, lengths: Self.lengths(of: curve), contour: index)
      }
    }
    total = pieces.reduce(0) { $0 + $1.length }
  }

  private static func lengths(of curve: PathPiece) -> [Double] {
    // The parameter of a line is not its length, but the line can be cut as if it were.
    let isLine = curve.control1 == curve.start && curve.control2 == curve.end
    return isLine ? [0, curve.start.distance(to: curve.end)] : curve.distances(steps: 48)
  }

  /// The part between two fractions of the whole length; beyond 1 it continues from the start.
  func part(_ low: Double, _ high: Double) -> [LottieContour] {
    guard total > 0 else { return [] }
    if high - low >= 1 { return contours }
    guard high > 1 else { return cut(low * total, high * total) }
    let (tail, head) = (cut(low * total, total), cut(0, (high - 1) * total))
    // A closed contour continues over its start.
    guard contours.count == 1, contours[0].isClosed, var joined = tail.last, let next = head.first
    else { return tail + head }
    joined.vertices[joined.vertices.count - 1].leaving = next.vertices[0].leaving
    joined.vertices += next.vertices.dropFirst()
    return [joined]
  }

  private func cut(_ low: Double, _ high: Double) -> [LottieContour] {
    var result: [LottieContour] = []
    var last: Int?
    var passed = 0.0
    for piece in pieces {
      defer { passed += piece.length }
      let (from, to) = (max(low - passed, 0), min(high - passed, piece.length))
      guard from < to else { continue }
      let curve = piece.part(from, to)
      if last == piece.contour, var contour = result.popLast() {
        contour.vertices[contour.vertices.count - 1].leaving = curve.control1
        contour.vertices.append(.init(curve.end, arriving: curve.control2))
        result.append(contour)
      } else {
        result.append(
          LottieContour(
            vertices: [
              .init(curve.start, leaving: curve.control1),
              .init(curve.end, arriving: curve.control2),
            ],
            isClosed: false))
      }
      last = piece.contour
    }
    return result
  }
}

extension LottieRuler.Piece {
  /// The part between two lengths.
  fileprivate func part(_ from: Double, _ to: Double) -> PathPiece {
    if lengths.count == 2 {
      let way = curve.end - curve.start
      let (start, end) = (curve.start + way * (from / length), curve.start + way * (to / length))
      return PathPiece(start, start, end, end)
    }
    if from <= 0, to >= length { return curve }
    return curve.part(
      from: lengths.parameter(atLength: from),
      to: to >= length ? 1 : lengths.parameter(atLength: to))
  }
}

extension [Double] {
  /// The parameter at a length, of lengths from the start at equal steps of the parameter.
  func parameter(atLength length: Double) -> Double {
    guard let next = firstIndex(where: { $0 >= length }), next > 0 else {
      return length <= 0 ? 0 : 1
    }
    let (low, high) = (self[next - 1], self[next])
    let part = high > low ? (length - low) / (high - low) : 0
    return (Double(next - 1) + part) / Double(count - 1)
  }
}
