/// The position of a track's value in an animator.
public struct Slot<Value: Sendable>: Hashable, Sendable {
  /// Counted from 0, separately for each number of components.
  public let index: Int

  init(index: Int) { self.index = index }
}

// Everything here is inlinable, so that reading a value in another module is a load from an array.

extension Animator {
  /// The value at the animator's `time`.
  ///
  /// - Precondition: the slot is one of this animator's, and `seek(to:)` was called after its track was
  ///   added.
  @inlinable @inline(__always)
  public subscript(slot: Slot<Double>) -> Double {
    if slot.index >= numbers.count { Animator.refuse(slot.index) }
    return numbers[slot.index]
  }

  /// The value at the animator's `time`; see the subscript for numbers.
  @inlinable @inline(__always)
  public subscript<Value: Componentwise>(slot: Slot<Value>) -> Value
  where Value.Components == SIMD2<Double> {
    if slot.index >= pairs.count { Animator.refuse(slot.index) }
    return Value(components: pairs[slot.index])
  }

  /// The value at the animator's `time`; see the subscript for numbers.
  @inlinable @inline(__always)
  public subscript<Value: Componentwise>(slot: Slot<Value>) -> Value
  where Value.Components == SIMD4<Double> {
    if slot.index >= quads.count { Animator.refuse(slot.index) }
    return Value(components: quads[slot.index])
  }

  @usableFromInline @inline(never)
  static func refuse(_ index: Int) -> Never {
    fatalError(
      "The slot \(index) has no value: it is another animator's, or seek(to:) was not called since its "
        + "track was added.")
  }
}
