/// What the lanes of a bank compute: values as they are, or progress between two ends.
protocol LaneOutput: Sendable {
  /// What a lane needs beside its piece.
  associatedtype Ends: Sendable
  /// That of eight lanes.
  associatedtype EndsBlock: Sendable
  /// The values of eight lanes.
  associatedtype Values: Sendable

  /// Whether `Ends` says anything.
  static var hasEnds: Bool { get }
  static var noEnds: Ends { get }
  static var noEndsBlock: EndsBlock { get }
  static var noValues: Values { get }

  static func set(_ index: Int, of block: inout EndsBlock, to ends: Ends)
  static func values(_ lanes: SIMD8<Double>, between ends: EndsBlock) -> Values
}

/// A lane is a value.
enum ScalarOutput: LaneOutput {
  struct Ends: Sendable {}
  static let hasEnds = false
  static let noEnds = Ends()
  static let noEndsBlock = Ends()
  static let noValues = SIMD8<Double>.zero

  @inline(__always)
  static func set(_ index: Int, of block: inout Ends, to ends: Ends) {}

  @inline(__always)
  static func values(_ lanes: SIMD8<Double>, between ends: Ends) -> SIMD8<Double> { lanes }
}

/// A lane is progress, and a value is `from + difference · progress`.
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
  static var noValues: Rows { Rows() }

  @inline(__always)
  static func set(_ index: Int, of block: inout EndsBlock, to ends: Ends) {
    block.from[index] = ends.from
    block.difference[index] = ends.difference
  }

  @inline(__always)
  static func values(_ lanes: SIMD8<Double>, between ends: EndsBlock) -> Rows {
    ends.from.advanced(by: ends.difference, times: lanes)
  }
}

/// Eight vectors, turned so that equal components stand side by side.
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
    get { SIMD2(x[index], y[index]) }
    set { (x[index], y[index]) = (newValue.x, newValue.y) }
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
    get { SIMD4(x[index], y[index], z[index], w[index]) }
    set {
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
