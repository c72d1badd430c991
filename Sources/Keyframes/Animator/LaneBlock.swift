/// The current pieces of eight lanes (without their starts), computed together.
struct LaneBlock: Sendable {
  var c0 = SIMD8<Double>.zero
  var c1 = SIMD8<Double>.zero
  var c2 = SIMD8<Double>.zero
  var c3 = SIMD8<Double>.zero

  /// `q` is the time since the starts.
  @inline(__always)
  func values(at q: SIMD8<Double>) -> SIMD8<Double> {
    c0 + q * (c1 + q * (c2 + q * c3))
  }

  @inline(__always)
  mutating func set(_ index: Int, to piece: LanePiece) {
    c0[index] = piece.c0
    c1[index] = piece.c1
    c2[index] = piece.c2
    c3[index] = piece.c3
  }
}
