/// The control points of a cubic Bézier curve from (0, 0) to (1, 1).
public struct BezierPoints: Equatable, Sendable {
  /// Progress; in `0...1` for an easing.
  public var x1, x2: Double
  /// The value's progress; may lie outside `0...1`.
  public var y1, y2: Double

  /// The points (`x1`, `y1`) and (`x2`, `y2`).
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// x1, y1, x2 and y2, in the order in which CSS writes them.
  public var numbers: [Double] { [x1, y1, x2, y2] }

  /// The easing with these points; x is limited to 0…1.
  package var easing: Easing { .cubicBezier(min(max(x1, 0), 1), y1, min(max(x2, 0), 1), y2) }

  /// The points rounded to so many parts of 1.
  package func rounded(to parts: Double) -> BezierPoints {
    func round(_ value: Double) -> Double { (value * parts).rounded() / parts }
    return BezierPoints(round(x1), round(y1), round(x2), round(y2))
  }

  /// With x1 = 1/3 and x2 = 2/3 the curve's parameter is x itself, so that every polynomial of the third
  /// degree from 0 to 1 is such a curve.
  fileprivate static func polynomial(_ y1: Double, _ y2: Double) -> BezierPoints {
    BezierPoints(1.0 / 3, y1, 2.0 / 3, y2)
  }

  /// The curve turned by 180° about (0.5, 0.5).
  fileprivate var turned: BezierPoints { BezierPoints(1 - x2, 1 - y2, 1 - x1, 1 - y1) }
}

extension Easing {
  /// The cubic Bézier that equals this easing between 0 and 1, up to rounding; nil if there is
  /// none.
  ///
  /// Defined for `linear`, for cubic Béziers, and for `quad`, `cubic` and `back` in one direction,
  /// which are polynomials of the third degree at most. ``BezierFit`` approximates all other
  /// easings.
  public var bezierPoints: BezierPoints? {
    switch form {
    case .cubicBezier(let x1, let y1, let x2, let y2): BezierPoints(x1, y1, x2, y2)
    case .linear: BezierPoints(0, 0, 1, 1)
    case .family(let family, .easeIn): family.bezierPoints
    case .family(let family, .easeOut): family.bezierPoints?.turned
    case .family(_, .easeInOut), .hold, .steps, .stops, .spring, .springShape, .custom, .reversed,
      .mirrored, .joined, .blended, .clamped, .part:
      nil
    }
  }
}

extension Easing.Family {
  /// The control points of the family's `easeIn`.
  fileprivate var bezierPoints: BezierPoints? {
    switch form {
    case .quad: .polynomial(0, 1.0 / 3)
    case .cubic: .polynomial(0, 0)
    case .back(let overshoot): .polynomial(0, -overshoot / 3)
    case .sine, .quart, .quint, .expo, .circ, .power, .elastic, .bounce: nil
    }
  }
}
