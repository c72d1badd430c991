/// The output of a bank's lanes: values, or progress between two ends.
protocol LaneOutput: Sendable {
  /// The data of a lane in addition to its piece.
  associatedtype Ends: Sendable
  /// The `Ends` of eight lanes.
  associatedtype EndsBlock: Sendable
  /// The values of eight lanes.
  associatedtype Values: Sendable
  /// The value of one lane.
  associatedtype Value: Sendable

  /// Whether `Ends` holds anything.
  static var hasEnds: Bool { get }
  static var noEnds: Ends { get }
  static var noEndsBlock: EndsBlock { get }
  static var noValue: Value { get }

  static func set(_ index: Int, of block: inout EndsBlock, to ends: Ends)
  static func values(_ lanes: SIMD8<Double>, between ends: EndsBlock) -> Values
  static func value(_ index: Int, of values: Values) -> Value

  /// The simplest piece with the same values, and its ends.
  static func simplified(_ piece: LanePiece, _ ends: Ends) -> (piece: LanePiece, ends: Ends)
  /// Whether `straightValues` can compute the value of a simplified piece.
  static func isStraight(_ piece: LanePiece, _ ends: Ends) -> Bool
  /// Eight lanes along straight pieces; `q` is the time since their starts.
  static func straightValues(
    at q: SIMD8<Double>, _ block: borrowing LaneBlock, between ends: EndsBlock
  ) -> Values
}

/// Each lane is a value.
enum ScalarOutput: LaneOutput {
  struct Ends: Sendable {}
  static let hasEnds = false
  static let noEnds = Ends()
  static let noEndsBlock = Ends()
  static let noValue = 0.0

  @inline(__always)
  static func set(_ index: Int, of block: inout Ends, to ends: Ends) {}

  @inline(__always)
  static func values(_ lanes: SIMD8<Double>, between ends: Ends) -> SIMD8<Double> { lanes }

  @inline(__always)
  static func value(_ index: Int, of values: SIMD8<Double>) -> Double { values[index] }

  static func simplified(_ piece: LanePiece, _ ends: Ends) -> (piece: LanePiece, ends: Ends) {
    (piece, ends)
  }

  static func isStraight(_ piece: LanePiece, _ ends: Ends) -> Bool {
    piece.kind == .cubic && piece.c2 == 0 && piece.c3 == 0
  }

  @inline(__always)
  static func straightValues(
    at q: SIMD8<Double>, _ block: borrowing LaneBlock, between ends: Ends
  ) -> SIMD8<Double> {
    block.c0 + q * block.c1
  }
}

/// Each lane is progress; the value is `from + difference · progress`.
enum VectorOutput<Rows: LaneRows>: LaneOutput {
  struct Ends: Sendable {
    var from: Rows.Vector
    var difference: Rows.Vector
  }
  struct EndsBlock: Sendable {
    var from = Rows()
    var difference = Rows()
  }
  static var hasEnds: Bool { true }
  static var noEnds: Ends { Ends(from: .zero, difference: .zero) }
  static var noEndsBlock: EndsBlock { EndsBlock() }
  static var noValue: Rows.Vector { .zero }

  @inline(__always)
  static func set(_ index: Int, of block: inout EndsBlock, to ends: Ends) {
    block.from[index] = ends.from
    block.difference[index] = ends.difference
  }

  @inline(__always)
  static func values(_ lanes: SIMD8<Double>, between ends: EndsBlock) -> Rows {
    ends.from.advanced(by: ends.difference, times: lanes)
  }

  @inline(__always)
  static func value(_ index: Int, of values: Rows) -> Rows.Vector { values[index] }

  /// Where progress is linear, the lane becomes the time since its start and the difference is per
  /// unit of time. Such a block reads a third less memory, which is what limits its speed.
  static func simplified(_ piece: LanePiece, _ ends: Ends) -> (piece: LanePiece, ends: Ends) {
    guard ScalarOutput.isStraight(piece, ScalarOutput.noEnds), piece.c1 != 0 else {
      return (piece, ends)
    }
    let slope = ends.difference * piece.c1
    // Very large or small numbers must not lose precision.
    let sizes = slope.replacing(with: -slope, where: slope .< 0)
    let isSound = (sizes .< 1e290) .& ((sizes .> 1e-290) .| (ends.difference .== 0))
    guard all(isSound) else { return (piece, ends) }
    var own = piece
    (own.c0, own.c1) = (0, 1)
    return (own, Ends(from: ends.from + ends.difference * piece.c0, difference: slope))
  }

  static func isStraight(_ piece: LanePiece, _ ends: Ends) -> Bool {
    ScalarOutput.isStraight(piece, ScalarOutput.noEnds) && piece.c0 == 0
      && (piece.c1 == 1 || ends.difference == .zero)
  }

  @inline(__always)
  static func straightValues(
    at q: SIMD8<Double>, _ block: borrowing LaneBlock, between ends: EndsBlock
  ) -> Rows {
    values(q, between: ends)
  }
}

/// Eight vectors, transposed so that the same component of each is adjacent.
protocol LaneRows: Sendable {
  associatedtype Vector: SIMD & Sendable where Vector.Scalar == Double
  init()
  subscript(index: Int) -> Vector { get set }
  func advanced(by difference: Self, times lanes: SIMD8<Double>) -> Self
}

struct PairRows: LaneRows {
  var x = SIMD8<Double>.zero
  var y = SIMD8<Double>.zero

  subscript(index: Int) -> SIMD2<Double> {
    @inline(__always) get { SIMD2(x[index], y[index]) }
    @inline(__always) set { (x[index], y[index]) = (newValue.x, newValue.y) }
  }

  @inline(__always)
  func advanced(by difference: PairRows, times lanes: SIMD8<Double>) -> PairRows {
    PairRows(x: x + difference.x * lanes, y: y + difference.y * lanes)
  }
}

struct QuadRows: LaneRows {
  var x = SIMD8<Double>.zero
  var y = SIMD8<Double>.zero
  var z = SIMD8<Double>.zero
  var w = SIMD8<Double>.zero

  subscript(index: Int) -> SIMD4<Double> {
    @inline(__always) get { SIMD4(x[index], y[index], z[index], w[index]) }
    @inline(__always) set {
      (x[index], y[index]) = (newValue.x, newValue.y)
      (z[index], w[index]) = (newValue.z, newValue.w)
    }
  }

  @inline(__always)
  func advanced(by difference: QuadRows, times lanes: SIMD8<Double>) -> QuadRows {
    QuadRows(
      x: x + difference.x * lanes, y: y + difference.y * lanes, z: z + difference.z * lanes,
      w: w + difference.w * lanes)
  }
}
