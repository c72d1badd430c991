/// Pixels of a row with the same coverage, in 64 bits: 28 for the number of the first, 28 for the number
/// after the last, and 8 for the coverage.
struct Covered {
  private let bits: UInt64

  @inline(__always)
  init(_ start: Int, _ end: Int, _ level: UInt64) {
    bits = UInt64(truncatingIfNeeded: start &<< 36 | end &<< 8) | level
  }

  @inline(__always)
  var start: Int { Int(truncatingIfNeeded: bits &>> 36) }

  @inline(__always)
  var end: Int { Int(truncatingIfNeeded: bits &>> 8) & 0xFFF_FFFF }

  /// 0…255.
  @inline(__always)
  var level: UInt32 { UInt32(truncatingIfNeeded: bits & 0xFF) }
}

extension MutableSpan<Covered> {
  /// Adds the pixels from one touched cell to the next: at `edge`, which grows, if it is only one, and at
  /// `span`, which shrinks, if they are several and covered.
  @inline(__always)
  mutating func add(
    _ start: Int, _ end: Int, _ level: UInt64, _ edge: inout Int, _ span: inout Int
  ) {
    self[edge] = Covered(start, end, level)
    self[span] = Covered(start, end, level)
    let gap = start &+ 1 &- end
    edge &+= gap == 0 ? 1 : 0
    // The sign of the gap, if there is a coverage: −1 or 0, without a branch.
    span &+= gap &>> 63 & -Int(truncatingIfNeeded: (level &+ 255) &>> 8)
  }
}
