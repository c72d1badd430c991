/// Many tracks, one time: far faster than asking each track for itself, with the same results to
/// 1e-12 of a value's range, whichever way time goes.
///
/// ```swift
/// var animator = Animator()
/// let opacity = animator.add([0: 0, 1: 1] as Track<Double>)
/// animator.seek(to: 0.25)
/// animator[opacity]  // 0.25
/// ```
///
/// Numbers, and values that blend component by component (`Componentwise`), have a place here. Other
/// values (`Bool`, `Int`, paths, …) are read from their tracks.
///
/// `seek(to:)` costs what changes on the way, or for a far jump O(tracks), and allocates nothing but
/// the first time after tracks were added.
public struct Animator: Sendable {
  /// The time that was last sought; not a number before the first.
  public private(set) var time = Double.nan

  var scalars = LaneBank<ScalarOutput>()
  var pairs = LaneBank<VectorOutput<PairRows>>()
  var quads = LaneBank<VectorOutput<QuadRows>>()

  /// An animator without tracks.
  public init() {}

  /// Adds a track; its value can be read after the next `seek(to:)`.
  ///
  /// - Complexity: O(keyframes), and as much again times a logarithm at the next `seek(to:)`.
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

  /// Computes all values at `time`: any time, also an infinite one. What is not a number counts as
  /// minus infinity.
  public mutating func seek(to time: Double) {
    self.time = time
    scalars.seek(to: time)
    pairs.seek(to: time)
    quads.seek(to: time)
  }
}
