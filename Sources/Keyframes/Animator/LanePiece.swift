/// How a lane is evaluated over a piece of its time.
enum LanePieceKind: UInt8, Sendable, CaseIterable {
  /// Computed from the piece's own four coefficients.
  case cubic
  /// Computed from a row (see `SpecialRow`), eight at a time.
  case quintic, wave, decay, circle, bezier
  /// Computed from a row and an easing.
  case easing
  /// Computed by the track itself.
  case track
}

/// A piece of a lane: `c0 + q(c1 + q(c2 + q c3))`, where q = time − start.
///
/// A piece of another kind has only `c0`, which is recomputed at every time.
struct LanePiece: Sendable {
  var start = 0.0
  var c0 = 0.0
  var c1 = 0.0
  var c2 = 0.0
  var c3 = 0.0
  var kind = LanePieceKind.cubic
  /// The index of the row, or of the track.
  var reference: Int32 = 0

  /// A constant has no start, so no time is too far from it.
  init(constant: Double) { c0 = constant }

  init(_ kind: LanePieceKind, reference: Int) {
    self.kind = kind
    self.reference = Int32(reference)
  }

  /// A polynomial of the time since `start`, up to the third power.
  init(_ polynomial: Polynomial, start: Double) {
    c0 = polynomial[0]
    guard !polynomial.isConstant else { return }
    self.start = start
    (c1, c2, c3) = (polynomial[1], polynomial[2], polynomial[3])
  }
}

/// A piece that has not been added to a lane yet.
enum NewLanePiece: Sendable {
  case piece(LanePiece)
  case special(LanePieceKind, SpecialRow)
  /// A row, with the easing of the stretch.
  case easing(SpecialRow)
  case track
}

/// The eight numbers of a special piece. By kind:
///
/// - `quintic`: start and six coefficients;
/// - `wave`: start, base, slope, scale, exponent, exponent's rate, phase, frequency;
/// - `decay`: start, base, slope, scale, scale's slope, exponent's rate;
/// - `circle`: start, span, base, scale, offset, rate;
/// - `bezier`: start, span, base, scale, x1, y1, x2, y2;
/// - `easing`: start, span, base, scale, and last the index of the easing.
typealias SpecialRow = SIMD8<Double>
