/// A part of an easing with a single formula.
struct EasingSegment {
  /// Where a segment begins, exact enough that a jump happens at the same moment as in the easing.
  enum Begin {
    /// At the first `progress >= bound`.
    case from(Double)
    /// At the first progress where `1 - progress < bound`, for an easing turned by 180°.
    case after(Double)

    func isReached(at progress: Double) -> Bool {
      switch self {
      case .from(let bound): progress >= bound
      case .after(let bound): 1 - progress < bound
      }
    }

    /// The progress at which the segment begins, up to rounding.
    var progress: Double {
      switch self {
      case .from(let bound): bound
      case .after(let bound): 1 - bound
      }
    }
  }

  enum Form {
    /// A polynomial of the progress since the segment began.
    case polynomial(Polynomial)
    case wave(Wave)
    case decay(Decay)
    case circle(Circle)
    case bezier(CubicBezier)
    /// The easing itself.
    case easing
  }

  var begin: Begin
  var form: Form
}

/// `base + slope·x + scale · 2^(exponent + exponentRate·x) · sin 2π(phase + frequency·x)`: a sine, a
/// power of two, an elastic band or a spring, where x is the progress since `anchor`.
///
/// At x = 0 exactly the sine counts as 0.
struct Wave {
  /// 0 or 1.
  var anchor: Double
  var base: Double
  var slope = 0.0
  var scale: Double
  /// Stays between −20 and 0.
  var exponent = 0.0
  var exponentRate = 0.0
  var phase: Double
  var frequency: Double
}

/// `base + slope·x + (scale + scaleSlope·x) · 2^(exponentRate·x)`, where x is progress: a critically
/// damped spring.
struct Decay {
  var base: Double
  var slope: Double
  var scale: Double
  var scaleSlope: Double
  /// Between −20 and 0.
  var exponentRate: Double
}

/// `base + scale · (1 - √(1 - u²))`, where u = `offset + rate` · progress.
struct Circle {
  var base: Double
  var scale: Double
  var offset: Double
  var rate: Double
}

/// Consecutive polynomials over a part of progress.
struct PolynomialPieces {
  /// In order of `begin`; each polynomial is a function of the progress since then.
  var pieces: [(begin: Double, polynomial: Polynomial)]
  /// The progress at which the last piece ends.
  var end = 1.0

  init(_ pieces: [(Double, Polynomial)], end: Double = 1) {
    self.pieces = pieces.map { (begin: $0.0, polynomial: $0.1) }
    self.end = end
  }

  var segments: [EasingSegment] {
    pieces.map { EasingSegment(begin: .from($0.begin), form: .polynomial($0.polynomial)) }
  }

  /// The pieces turned by 180° about (0.5, 0.5).
  var turnedSegments: [EasingSegment] {
    pieces.indices.reversed().map { index in
      let (begin, polynomial) = pieces[index]
      let end = index + 1 < pieces.count ? pieces[index + 1].begin : end
      let turned = polynomial.composed(offset: end - begin, factor: -1).scaled(by: -1, on: 1)
      return EasingSegment(
        begin: end < 1 || index + 1 < pieces.count ? .after(end) : .from(0),
        form: .polynomial(turned))
    }
  }

  /// The pieces at half the size, for the first half of an `easeInOut`.
  var halved: PolynomialPieces {
    PolynomialPieces(
      pieces.map {
        ($0.begin / 2, $0.polynomial.composed(offset: 0, factor: 2).scaled(by: 0.5, on: 0))
      }, end: end / 2)
  }
}
