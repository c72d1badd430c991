/// The current pieces of eight lanes, so that one step of arithmetic serves all.
struct LaneBlock: Sendable {
  var start = SIMD8<Double>.zero
  var c0 = SIMD8<Double>.zero
  var c1 = SIMD8<Double>.zero
  var c2 = SIMD8<Double>.zero
  var c3 = SIMD8<Double>.zero

  @inline(__always)
  func values(at time: SIMD8<Double>) -> SIMD8<Double> {
    let q = time - start
    return c0 + q * (c1 + q * (c2 + q * c3))
  }

  @inline(__always)
  mutating func set(_ index: Int, to piece: LanePiece) {
    start[index] = piece.start
    c0[index] = piece.c0
    c1[index] = piece.c1
    c2[index] = piece.c2
    c3[index] = piece.c3
  }
}
