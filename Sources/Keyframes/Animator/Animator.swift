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
/// Takes tracks of numbers and of values that blend component by component (`Componentwise`). Read
/// other values (`Bool`, `Int`, paths, …) from their tracks.
///
/// `seek(to:)` costs O(keyframes passed), or O(tracks) for a far jump. It allocates only the first
/// time after tracks were added.
public struct Animator: Sendable {
  /// The time last passed to `seek(to:)`; NaN before the first call.
  public private(set) var time = Double.nan

  var scalars = LaneBank<ScalarOutput>()
  var pairs = LaneBank<VectorOutput<PairRows>>()
  var quads = LaneBank<VectorOutput<QuadRows>>()

  /// An animator without tracks.
  public init() {}

  /// Adds a track; its value can be read after the next `seek(to:)`.
  ///
  /// - Complexity: O(keyframes); the next `seek(to:)` then sorts them.
  public mutating func add(_ track: Track<Double>) -> Slot<Double> {
    Slot(index: scalars.add(track))
  }

  /// Adds a track of values of two components; its value can be read after the next `seek(to:)`.
  ///
  /// - Complexity: as for numbers.
  public mutating func add<Value: Componentwise>(_ track: Track<Value>) -> Slot<Value>
  where Value.Components == SIMD2<Double> {
    Slot(index: pairs.add(track))
  }

  /// Adds a track of values of three or four components; its value can be read after the next
  /// `seek(to:)`.
  ///
  /// - Complexity: as for numbers.
  public mutating func add<Value: Componentwise>(_ track: Track<Value>) -> Slot<Value>
  where Value.Components == SIMD4<Double> {
    Slot(index: quads.add(track))
  }

  /// Computes all values at `time`, which may be infinite. NaN counts as minus infinity.
  public mutating func seek(to time: Double) {
    self.time = time
    scalars.seek(to: time)
    pairs.seek(to: time)
    quads.seek(to: time)
  }
}
