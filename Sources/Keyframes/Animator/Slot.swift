/// Where an animator keeps the value of one track.
public struct Slot<Value: Sendable>: Hashable, Sendable {
  /// Counted from 0, separately for each number of components.
  public let index: Int

  init(index: Int) { self.index = index }
}

// Everything here is inlinable, so that reading a value in another module is a load from an array.

extension Animator {
  /// The value at the animator's `time`.
  ///
  /// - Precondition: `seek(to:)` was called after the track was added.
  @inlinable @inline(__always)
  public subscript(slot: Slot<Double>) -> Double { numbers[slot.index] }

  /// The value at the animator's `time`; see the subscript for numbers.
  @inlinable @inline(__always)
  public subscript<Value: Componentwise>(slot: Slot<Value>) -> Value
  where Value.Components == SIMD2<Double> {
    Value(components: pairs[slot.index])
  }

  /// The value at the animator's `time`; see the subscript for numbers.
  @inlinable @inline(__always)
  public subscript<Value: Componentwise>(slot: Slot<Value>) -> Value
  where Value.Components == SIMD4<Double> {
    Value(components: quads[slot.index])
  }
}
