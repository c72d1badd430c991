/// Where an animator keeps the value of one track.
public struct Slot<Value: Sendable>: Hashable, Sendable {
  /// Counted from 0, separately for each number of components.
  public let index: Int

  init(index: Int) { self.index = index }
}

extension Animator {
  /// The value at the animator's `time`.
  public subscript(slot: Slot<Double>) -> Double {
    scalars.values[slot.index >> 3][slot.index & 7]
  }

  /// The value at the animator's `time`.
  public subscript<Value: Componentwise>(slot: Slot<Value>) -> Value
  where Value.Components == SIMD2<Double> {
    Value(components: pairs.values[slot.index >> 3][slot.index & 7])
  }

  /// The value at the animator's `time`.
  public subscript<Value: Componentwise>(slot: Slot<Value>) -> Value
  where Value.Components == SIMD4<Double> {
    Value(components: quads.values[slot.index >> 3][slot.index & 7])
  }
}
