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
  mutating func set(_ index: Int, to line: LanePieces.Line) {
    c0[index] = line.c0
    c1[index] = line.c1
  }

  @inline(__always)
  mutating func set(_ index: Int, to bend: LanePieces.Bend) {
    c2[index] = bend.c2
    c3[index] = bend.c3
  }
}
