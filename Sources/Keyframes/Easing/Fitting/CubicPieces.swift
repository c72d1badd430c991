/// An easing as a few cubic Bézier curves in turn, for formats that have no other curves.
///
/// The curves meet where the easing reverses direction, jumps or has a corner; in between, each
/// reaches as far as the tolerance allows. A spring becomes 2 to 10 curves, a bounce 7; a cubic
/// Bézier stays as it is.
///
/// ```swift
/// CubicPieces(.easeInOut).pieces.count                    // 1
/// CubicPieces(.easeOut(.bounce)).pieces.count             // 7
/// ```
public struct CubicPieces: Equatable, Sendable {
  /// One of the curves.
  public struct Piece: Equatable, Sendable {
    /// The progress at its ends, in `0...1`, `start` below `end`.
    public var start, end: Double
    /// The values at its ends. Equal where the easing holds.
    public var from, to: Double
    /// The control points in the piece's own square: x as a fraction of its progress, in `0...1`, y
    /// as a fraction of the change from `from` to `to`.
    public var points: BezierPoints

    /// A curve from `from` at `start` to `to` at `end`.
    public init(
      start: Double, end: Double, from: Double, to: Double,
      points: BezierPoints = BezierPoints(0, 0, 1, 1)
    ) {
      (self.start, self.end, self.from, self.to) = (start, end, from, to)
      self.points = points
    }

    /// The easing of the piece alone, from 0 to 1.
    public var easing: Easing { .cubicBezier(points.x1, points.y1, points.x2, points.y2) }

    /// The value at a progress of the whole easing; outside the piece, the value at the nearer end.
    public func value(at progress: Double) -> Double {
      let share = min(max((progress - start) / (end - start), 0), 1)
      return from + (to - from) * easing(share)
    }
  }

  /// The curves in turn, from 0 to 1; at least one. Where the easing jumps, a piece does not begin
  /// at the value at which the previous one ends.
  public let pieces: [Piece]
  /// The largest distance from the easing between 0 and 1, measured at 63 points of each piece.
  public let largestError: Double

  /// Approximates `easing` until no curve is off by more than `tolerance` in eased progress, or
  /// until the curve is shorter than 1/5000. Where an easing would need some hundreds of curves, the rest are
  /// straight lines, and ``largestError`` says how far these are off.
  ///
  /// - Complexity: O(*k*) in the number of pieces, after evaluating the easing some 20,000 times.
  public init(_ easing: Easing, tolerance: Double = 0.001) {
    pieces = Self.pieces(of: easing, tolerance)
    largestError = pieces.reduce(0) { max($0, $1.error(easing)) }
  }

  /// The pieces of `easing`, taken from the easings it is composed of where that is exact.
  private static func pieces(of easing: Easing, _ tolerance: Double) -> [Piece] {
    if let points = easing.bezierPoints {
      return [Piece(start: 0, end: 1, from: 0, to: 1, points: points)]
    }
    switch easing.form {
    case .hold: return [Piece(start: 0, end: 1, from: 0, to: 0)]
    case .reversed(let inner): return pieces(of: inner, tolerance).reversed().map(\.turned)
    case .mirrored(let inner) where easing.repetitions < 500:
      let way = pieces(of: inner, tolerance)
      return way.map { $0.squeezed(into: 0, 0.5) }
        + way.reversed().map { $0.backwards.squeezed(into: 0.5, 1) }
    case .joined(let first, let second, let place, let value):
      return pieces(of: first, tolerance).map { $0.squeezed(into: 0, place, 0, value) }
        + pieces(of: second, tolerance).map { $0.squeezed(into: place, 1, value, 1) }
    case .linear, .family, .cubicBezier, .steps, .stops, .spring, .springShape, .custom, .mirrored,
      .blended, .clamped, .part:
      return CubicPieceSearch(easing, tolerance).pieces
    }
  }
}

extension Easing {
  /// How often the easings that this one is composed of are played, up to 1000: mirroring doubles it.
  fileprivate var repetitions: Int {
    switch form {
    case .mirrored(let inner): min(2 * inner.repetitions, 1000)
    case .joined(let first, let second, _, _):
      min(first.repetitions + second.repetitions, 1000)
    case .reversed(let inner), .clamped(let inner): inner.repetitions
    case _: 1
    }
  }
}

extension CubicPieces.Piece {
  /// The largest distance from `easing` within the piece.
  func error(_ easing: Easing) -> Double {
    let curve = self.easing
    return (1..<64).reduce(0) { largest, step in
      let share = Double(step) / 64
      let error = from + (to - from) * curve(share) - easing(start + (end - start) * share)
      return error.isFinite ? max(largest, abs(error)) : largest
    }
  }

  /// The corresponding piece of the reversed easing, from 0 to 1.
  fileprivate var turned: Self {
    var piece = backwards
    (piece.from, piece.to) = (1 - piece.from, 1 - piece.to)
    return piece
  }

  /// The piece with time reversed.
  fileprivate var backwards: Self {
    Self(
      start: 1 - end, end: 1 - start, from: to, to: from,
      points: BezierPoints(1 - points.x2, 1 - points.y2, 1 - points.x1, 1 - points.y1))
  }

  /// The piece within a longer easing, from `start` to `end`, where 0 and 1 become `low` and
  /// `high`.
  fileprivate func squeezed(
    into start: Double, _ end: Double, _ low: Double = 0, _ high: Double = 1
  ) -> Self {
    func time(_ progress: Double) -> Double {
      progress == 1 ? end : start + (end - start) * progress
    }
    func value(_ value: Double) -> Double { value == 1 ? high : low + (high - low) * value }
    return Self(
      start: time(self.start), end: time(self.end), from: value(from), to: value(to), points: points
    )
  }
}
