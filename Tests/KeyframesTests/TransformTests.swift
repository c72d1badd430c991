import Foundation
import Keyframes
import TestSupport
import Testing

struct TransformTests {
  /// Products of six numbers below 10 each, rounded.
  static let rounding = 1e-9

  static func random(_ generator: inout SeededGenerator) -> Transform {
    Transform(
      a: generator.number(-5...5), b: generator.number(-5...5), c: generator.number(-5...5),
      d: generator.number(-5...5), tx: generator.number(), ty: generator.number())
  }

  private func isNear(_ a: Transform, _ b: Transform) -> Bool {
    let differences = [a.a - b.a, a.b - b.b, a.c - b.c, a.d - b.d, a.tx - b.tx, a.ty - b.ty]
    return differences.allSatisfy { abs($0) < Self.rounding }
  }

  @Test(arguments: TrackTests.seeds)
  func matrixLaws(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed)
    let (a, b, c) = (
      Self.random(&generator), Self.random(&generator), Self.random(&generator)
    )
    let point = Point(x: generator.number(), y: generator.number())
    #expect(a.then(.identity) == a)
    #expect(Transform.identity.then(a) == a)
    #expect(isNear(a.then(b).then(c), a.then(b.then(c))))
    #expect(
      a.then(b).apply(to: point).distance(to: b.apply(to: a.apply(to: point))) < Self.rounding)
    #expect(abs(a.then(b).determinant - a.determinant * b.determinant) < Self.rounding)
    #expect(abs(a.meanScale * a.meanScale - abs(a.determinant)) < Self.rounding)
    let inverse = try #require(a.inverse)
    #expect(isNear(a.then(inverse), .identity))
    #expect(isNear(inverse.then(a), .identity))
  }

  /// x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
  @Test func appliesTheDocumentedFormula() {
    let map = Transform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    #expect(map.apply(to: Point(x: 100, y: 10)) == Point(x: 261, y: 383))
    #expect(Transform.translation(x: 3, y: 4).apply(to: .zero) == Point(x: 3, y: 4))
    #expect(Transform.scale(x: 3, y: 4).apply(to: Point(x: 2, y: 2)) == Point(x: 6, y: 8))
    #expect(Transform.scale(3) == Transform.scale(x: 3, y: 3))
  }

  @Test func aFlatMapHasNoInverse() {
    #expect(Transform.scale(x: 0, y: 3).inverse == nil)
    #expect(Transform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).inverse == nil)
    #expect(Transform.scale(.infinity).inverse == nil)
    #expect(Transform.scale(.nan).inverse == nil)
  }

  /// y points down, so right rotates to down.
  @Test func positiveDegreesRotateClockwise() {
    #expect(Transform.rotation(degrees: 90).apply(to: Point(x: 1, y: 0)) == Point(x: 0, y: 1))
    #expect(Transform.rotation(degrees: 90).apply(to: Point(x: 0, y: -1)) == Point(x: 1, y: 0))
  }

  static let quarters: [(degrees: Double, sine: Double, cosine: Double)] = [
    (0, 0, 1), (90, 1, 0), (180, 0, -1), (270, -1, 0), (360, 0, 1), (-90, -1, 0), (-180, 0, -1),
    (-270, 1, 0), (-360, 0, 1), (36_000_090, 1, 0), (-3_600_270, 1, 0),
  ]

  @Test(arguments: quarters)
  func multiplesOfNinetyAreExact(_ row: (degrees: Double, sine: Double, cosine: Double)) {
    let (sine, cosine) = sineAndCosine(degrees: row.degrees)
    #expect(sine == row.sine)
    #expect(cosine == row.cosine)
  }

  @Test(arguments: TrackTests.seeds)
  func rotationsAreThoseOfTheUnitCircle(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let (one, two) = (generator.number(-1000...1000), generator.number(-1000...1000))
    let turn = Transform.rotation(degrees: one)
    #expect(abs(turn.a - cos(one / 180 * .pi)) < Self.rounding)
    #expect(abs(turn.b - sin(one / 180 * .pi)) < Self.rounding)
    #expect(abs(turn.determinant - 1) < Self.rounding)
    #expect(isNear(turn.then(.rotation(degrees: two)), .rotation(degrees: one + two)))
    #expect(isNear(turn.then(.rotation(degrees: -one)), .identity))
  }

  @Test(arguments: TrackTests.seeds)
  func boundsTouchTheImageOnEverySide(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let map = Self.random(&generator)
    let rect = Rect(x: generator.number(), y: generator.number(), width: 30, height: 50)
    let image = (0...10).flatMap { row in
      (0...10).map { column in
        map.apply(
          to: Point(x: rect.minX + 3 * Double(column), y: rect.minY + 5 * Double(row)))
      }
    }
    let box = map.bounds(of: rect)
    for (edge, extreme) in [
      (box.minX, image.map(\.x).min()), (box.maxX, image.map(\.x).max()),
      (box.minY, image.map(\.y).min()), (box.maxY, image.map(\.y).max()),
    ] {
      #expect(abs(edge - (extreme ?? .nan)) < Self.rounding)
    }
  }
}
