import Keyframes
import TestSupport
import Testing

struct VectorTests {
  @Test(arguments: TrackTests.seeds)
  func aVectorIsTheDifferenceOfTwoPoints(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    func point() -> Point { Point(x: generator.number(), y: generator.number()) }
    let (a, b, c) = (point(), point(), point())
    let (there, on) = (Vector(from: a, to: b), Vector(from: b, to: c))
    #expect(a.offset(by: there).distance(to: b) < 1e-12)
    #expect((there + on).distance(to: Vector(from: a, to: c)) < 1e-12)
    #expect((there - there) == .zero)
    #expect(abs(there.length - a.distance(to: b)) < 1e-12)
    #expect(abs((there * -3).length - 3 * there.length) < 1e-11)
  }

  @Test(arguments: InterpolatableTests.progresses)
  func componentsBlendLikeNumbers(_ progress: Double) {
    let vector = Vector(dx: 1, dy: -2).interpolated(to: Vector(dx: 5, dy: 8), at: progress)
    #expect(abs(vector.dx - (1 + 4 * progress)) < 1e-12)
    #expect(abs(vector.dy - (-2 + 10 * progress)) < 1e-12)
  }

  @Test func endsAreExact() {
    let (a, b) = (Vector(dx: 0.1, dy: 1e9), Vector(dx: 0.7, dy: -0.3))
    #expect(a.interpolated(to: b, at: 0) == a)
    #expect(a.interpolated(to: b, at: 1) == b)
  }
}
