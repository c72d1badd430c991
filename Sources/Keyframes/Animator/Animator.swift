/// Evaluates many tracks at one time, far faster than one by one. Results agree with the tracks'
/// own to 1e-12 of a value's range, in whichever direction time moves.
///
/// ```swift
/// var animator = Animator()
/// let opacity = animator.add([0: 0, 1: 1] as Track<Double>)
/// animator.seek(to: 0.25)
/// animator[opacity]  // 0.25
/// ```
///
/// Reading through slots is simplest. To read all values of a kind, take the span of `numbers`,
/// `pairs` or `quads`; a slot's `index` is the index of its value there.
///
/// ```swift
/// let values = animator.numbers.span
/// for index in values.indices { draw(values[index]) }
/// ```
///
/// Takes tracks of numbers and of values that blend component by component (`Componentwise`). Read
/// other values (`Bool`, `Int`, paths, …) from their tracks.
///
/// `seek(to:)` costs O(keyframes passed), or O(tracks) for a far jump. It allocates only the first
/// time after tracks were added.
public struct Animator: Sendable {
  /// The time last passed to `seek(to:)`; NaN before the first call.
  public private(set) var time = Double.nan

  /// The values at `time` of all number tracks, in the order in which they were added; tracks added
  /// after the last `seek(to:)` are missing.
  ///
  /// Keeping a copy while time moves makes the animator allocate another array; `numbers.span` does
  /// not copy.
  public internal(set) var numbers: [Double] = []
  /// The components at `time` of all tracks with two components, in order as in `numbers`.
  public internal(set) var pairs: [SIMD2<Double>] = []
  /// The components at `time` of all tracks with three or four components, in order as in
  /// `numbers`.
  public internal(set) var quads: [SIMD4<Double>] = []

  /// Shared by copies until one of them changes, so that a copy costs four references instead of
  /// one per array of a bank.
  var shared = LaneBanks()

  /// An animator without tracks.
  public init() {}

  /// Adds a track; its value can be read after the next `seek(to:)`.
  ///
  /// - Complexity: O(keyframes); the next `seek(to:)` then sorts the keyframes of all tracks, so
  ///   add many tracks before it.
  public mutating func add(_ track: Track<Double>) -> Slot<Double> {
    Slot(index: lanes.numbers.add(track))
  }

  /// Adds a track of values of two components; its value can be read after the next `seek(to:)`.
  ///
  /// - Complexity: as for numbers.
  public mutating func add<Value: Componentwise>(_ track: Track<Value>) -> Slot<Value>
  where Value.Components == SIMD2<Double> {
    Slot(index: lanes.pairs.add(track))
  }

  /// Adds a track of values of three or four components; its value can be read after the next
  /// `seek(to:)`.
  ///
  /// - Complexity: as for numbers.
  public mutating func add<Value: Componentwise>(_ track: Track<Value>) -> Slot<Value>
  where Value.Components == SIMD4<Double> {
    Slot(index: lanes.quads.add(track))
  }

  /// Computes all values at `time`, which may be infinite. NaN counts as minus infinity.
  public mutating func seek(to time: Double) {
    self.time = time
    let lanes = lanes
    lanes.numbers.seek(to: time, into: &numbers)
    lanes.pairs.seek(to: time, into: &pairs)
    lanes.quads.seek(to: time, into: &quads)
  }

  /// The banks of this animator alone, to be changed.
  var lanes: LaneBanks {
    mutating get {
      if !isKnownUniquelyReferenced(&shared) { shared = LaneBanks(copying: shared) }
      return shared
    }
  }
}

/// The lanes of an animator by number of components.
///
/// An animator changes them only while it holds the only reference.
final class LaneBanks: @unchecked Sendable {
  var numbers = LaneBank<ScalarOutput>()
  var pairs = LaneBank<VectorOutput<PairRows>>()
  var quads = LaneBank<VectorOutput<QuadRows>>()

  init() {}

  init(copying other: LaneBanks) {
    (numbers, pairs, quads) = (other.numbers, other.pairs, other.quads)
  }
}
