import TestSupport
import Testing

@testable import Keyframes

/// A user-defined type with two components.
struct OwnPair: Componentwise {
  var low, high: Double

  init(low: Double, high: Double) { (self.low, self.high) = (low, high) }
  init(components: SIMD2<Double>) { self.init(low: components.x, high: components.y) }
  var components: SIMD2<Double> { SIMD2(low, high) }

  func interpolated(to end: OwnPair, at progress: Double) -> OwnPair {
    OwnPair(
      low: low.interpolated(to: end.low, at: progress),
      high: high.interpolated(to: end.high, at: progress))
  }
}

/// A user-defined type with three components and only the required members.
struct OwnTriple: Componentwise {
  var a, b, c: Double

  init(a: Double, b: Double, c: Double) { (self.a, self.b, self.c) = (a, b, c) }
  init(components: SIMD4<Double>) {
    self.init(a: components.x, b: components.y, c: components.z)
  }
  var components: SIMD4<Double> { SIMD4(a, b, c, 0) }
}

/// An animator blends these by other code than tracks do; results agree to 1e-12 of the values'
/// range, in both directions of time, with all extrapolations, curves, steps and easings.
struct ComponentwiseValuesTests {
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func pairsEqualTheirTracks(_ seed: UInt64) {
    check(seed) { Point(x: $0.number(), y: $0.number()) }
    check(seed) { Size(width: $0.number(), height: $0.number()) }
    check(seed) { Vector(dx: $0.number(), dy: $0.number()) }
    check(seed) { OwnPair(low: $0.number(), high: $0.number()) }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func quadsEqualTheirTracks(_ seed: UInt64) {
    check(seed) {
      Rect(x: $0.number(), y: $0.number(), width: $0.number(), height: $0.number())
    }
    check(seed) {
      Insets(top: $0.number(), left: $0.number(), bottom: $0.number(), right: $0.number())
    }
    check(seed) {
      Color(red: $0.number(), green: $0.number(), blue: $0.number(), alpha: $0.number())
    }
    check(seed) { OwnTriple(a: $0.number(), b: $0.number(), c: $0.number()) }
  }

  /// Values whose difference overflows are blended too.
  @Test func hugeValuesEqualTheirTracks() {
    let most = Double.greatestFiniteMagnitude
    let numbers: Track<Double> = [0: -most, 1: most]
    let points: Track<Point> = [0: Point(x: -most, y: 1), 1: Point(x: most, y: 3)]
    var animator = Animator()
    let (number, point) = (animator.add(numbers), animator.add(points.eased(.easeIn(.quad))))
    let easing = Easing.cubicBezier(0.3, 1e307, 0.6, -1e307)
    let steep = animator.add(([0: 0, 1: 1] as Track<Double>).eased(easing))
    for time in [-1, 0, 0.1, 0.5, 0.9, 1, 2] {
      animator.seek(to: time)
      #expect(animator[number] == numbers.value(at: time))
      #expect(animator[point] == points.eased(.easeIn(.quad)).value(at: time))
      #expect(time <= 0 || time >= 1 || animator[steep] == easing(time))
    }
  }

  private func check<Value: Componentwise>(
    _ seed: UInt64, _ value: (inout SeededGenerator) -> Value
  ) where Value.Components == SIMD2<Double> {
    var (samples, animator) = (AnimatorSamples(seed: seed + 800), Animator())
    let tracks = (0..<20).map { _ in samples.track(value) }
    let slots = tracks.map { animator.add($0) }
    for time in samples.walk(200, over: tracks.flatMap(\.marks)) {
      animator.seek(to: time)
      for (track, slot) in zip(tracks, slots) {
        expectNear(animator[slot].components, track.value(at: time).components, "at \(time)")
      }
    }
  }

  private func check<Value: Componentwise>(
    _ seed: UInt64, _ value: (inout SeededGenerator) -> Value
  ) where Value.Components == SIMD4<Double> {
    var (samples, animator) = (AnimatorSamples(seed: seed + 900), Animator())
    let tracks = (0..<20).map { _ in samples.track(value) }
    let slots = tracks.map { animator.add($0) }
    for time in samples.walk(200, over: tracks.flatMap(\.marks)) {
      animator.seek(to: time)
      for (track, slot) in zip(tracks, slots) {
        expectNear(animator[slot].components, track.value(at: time).components, "at \(time)")
      }
    }
  }

  /// Relative to values below 100 and those far beyond the keyframes.
  private func expectNear<Vector: SIMD>(_ found: Vector, _ right: Vector, _ place: Comment)
  where Vector.Scalar == Double {
    for index in found.indices where found[index] != right[index] {
      let range = max(100, abs(right[index]))
      #expect(abs(found[index] - right[index]) <= AnimatorTests.tolerance * range, place)
    }
  }
}
