import Keyframes
import Testing

/// An animator blends these in its own way; the results are the tracks'.
struct ComponentwiseValuesTests {
  @Test(arguments: TrackTests.seeds)
  func animatorsAgreeWithTracks(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    func number() -> Double { generator.number() }
    let vectors: Track<Vector> = [
      0: Vector(dx: number(), dy: number()), 1: Vector(dx: number(), dy: number()),
      3: Vector(dx: number(), dy: number()),
    ]
    let insets: Track<Insets> = [
      0: Insets(top: number(), left: number(), bottom: number(), right: number()),
      2: Insets(top: number(), left: number(), bottom: number(), right: number()),
    ]
    var animator = Animator()
    let (vector, inset) = (animator.add(vectors), animator.add(insets))
    for time in [-1, 0, 0.3, 1, 2.2, 2, 0.7, 5] {
      animator.seek(to: time)
      #expect(animator[vector].distance(to: vectors.value(at: time)) < 1e-10)
      #expect(animator[inset].distance(to: insets.value(at: time)) < 1e-10)
    }
  }
}
