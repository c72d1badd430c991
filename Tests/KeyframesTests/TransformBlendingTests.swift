import Foundation
import Keyframes
import TestSupport
import Testing

struct TransformBlendingTests {
  /// Products of numbers below 100, rotated and rotated back.
  static let rounding = 1e-9

  static let degenerate: [Transform] = [
    Transform(a: 0, b: 0, c: 0, d: 0, tx: 3, ty: 4), .scale(x: 0, y: 2), .scale(x: 2, y: 0),
    .scale(x: 0, y: -2), .scale(x: -2, y: 0), Transform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
    Transform(a: 0, b: 0, c: 3, d: 4, tx: 0, ty: 0),
    Transform(a: 3, b: 4, c: 0, d: 0, tx: 0, ty: 0),
    .scale(1e-200), .scale(x: 1e200, y: 1e-200), .scale(1e200),
    Transform(a: 1e-300, b: 0, c: 1e300, d: 1, tx: 0, ty: 0),
  ]

  private func numbers(_ map: Transform) -> [Double] {
    [map.a, map.b, map.c, map.d, map.tx, map.ty]
  }

  private func isNear(_ a: Transform, _ b: Transform) -> Bool {
    let size = numbers(b).map(abs).max() ?? 0
    return zip(numbers(a), numbers(b)).allSatisfy { abs($0 - $1) <= Self.rounding * max(size, 1) }
  }

  @Test(arguments: TrackTests.seeds)
  func partsRecompose(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let map = TransformTests.random(&generator)
    #expect(isNear(Transform(map.parts), map))
    let parts = map.parts
    #expect(abs(parts.scale.width * parts.scale.height - map.determinant) < 1e-9)
    #expect((parts.scale.width < 0) != (parts.scale.height < 0) || map.determinant > 0)
  }

  @Test(arguments: degenerate)
  func degenerateMapsHavePartsToo(_ map: Transform) {
    #expect(isNear(Transform(map.parts), map))
  }

  @Test(arguments: degenerate, degenerate + [.identity, .rotation(degrees: 180)])
  func degenerateMapsBlendToNumbers(_ from: Transform, _ to: Transform) {
    for progress in InterpolatableTests.progresses {
      let blend = from.interpolated(to: to, at: progress)
      #expect(numbers(blend).allSatisfy { !$0.isNaN }, "\(from) to \(to) at \(progress)")
    }
  }

  /// The parts are those that were composed.
  @Test(arguments: TrackTests.seeds)
  func partsAreThoseThatWereComposed(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let (width, height) = (generator.number(0.1...5), generator.number(0.1...5))
    let (degrees, lean) = (generator.number(-179...179), generator.number(-2...2))
    let (dx, dy) = (generator.number(), generator.number())
    let map = Transform.scale(x: width, y: height)
      .then(Transform(a: 1, b: 0, c: lean / height, d: 1, tx: 0, ty: 0))
      .then(.rotation(degrees: degrees)).then(.translation(x: dx, y: dy))
    let parts = map.parts
    #expect(abs(parts.scale.width - width) < Self.rounding)
    #expect(abs(parts.scale.height - height) < Self.rounding)
    #expect(abs(parts.shear - lean) < Self.rounding)
    #expect(abs(parts.rotation - degrees) < 1e-7)
    #expect(parts.translation == Vector(dx: map.tx, dy: map.ty))
  }

  @Test(arguments: TrackTests.seeds)
  func endsAreExact(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let (from, to) = (TransformTests.random(&generator), TransformTests.random(&generator))
    #expect(from.interpolated(to: to, at: 0) == from)
    #expect(from.interpolated(to: to, at: 1) == to)
    #expect(isNear(from.interpolated(to: to, at: 1e-12), from))
    #expect(isNear(from.interpolated(to: to, at: 1.0.nextDown), to))
    #expect(isNear(from.interpolated(to: from, at: 0.3), from))
    #expect(isNear(from.moved(by: 1, from: from, to: to), to))
  }

  /// Componentwise blending would shrink a half turn to nothing in the middle.
  @Test(arguments: InterpolatableTests.progresses)
  func aRotationDoesNotShrink(_ progress: Double) {
    let turn = Transform.rotation(degrees: 20)
      .interpolated(to: .rotation(degrees: 170), at: progress)
    #expect(isNear(turn, .rotation(degrees: 20 + 150 * progress)))
    #expect(abs(turn.determinant - 1) < Self.rounding)
  }

  static let turns: [(from: Double, to: Double, middle: Double)] = [
    (0, 180, 90), (180, 0, 270), (90, -90, 180), (350, 10, 0), (10, 350, 0), (0, 181, -89.5),
  ]

  @Test(arguments: turns)
  func rotationsTakeTheShortestDirection(_ row: (from: Double, to: Double, middle: Double)) {
    let middle = Transform.rotation(degrees: row.from)
      .interpolated(to: .rotation(degrees: row.to), at: 0.5)
    #expect(isNear(middle, .rotation(degrees: row.middle)))
  }

  /// A mirror image passes through a flat one and does not rotate.
  @Test(arguments: InterpolatableTests.progresses)
  func reflectionsCarryTheSign(_ progress: Double) {
    let inX = Transform.identity.interpolated(to: .scale(x: -1, y: 1), at: progress)
    #expect(isNear(inX, .scale(x: 1 - 2 * progress, y: 1)))
    let inY = Transform.scale(x: 2, y: -3).interpolated(to: .scale(x: 4, y: 1), at: progress)
    #expect(isNear(inY, .scale(x: 2 + 2 * progress, y: -3 + 4 * progress)))
  }

  /// From one mirror image to another nothing is flattened in between.
  @Test func mirrorImagesRotateIntoEachOther() {
    let (inX, inY) = (Transform.scale(x: -1, y: 1), Transform.scale(x: 1, y: -1))
    for progress in stride(from: 0.0, through: 1, by: 0.05) {
      #expect(abs(inX.interpolated(to: inY, at: progress).determinant + 1) < Self.rounding)
      #expect(abs(inY.interpolated(to: inX, at: progress).determinant + 1) < Self.rounding)
    }
  }

  @Test(arguments: [-2, 0.5, 1, 3, 7])
  func cumulatingContinuesTheRotation(_ count: Double) {
    let start = Transform.rotation(degrees: 10).then(.translation(x: 1, y: 0))
    let end = Transform.rotation(degrees: 110).then(.translation(x: 3, y: 5))
    let expected = Transform.rotation(degrees: 10 + 100 * count)
      .then(.translation(x: 1 + 2 * count, y: 5 * count))
    #expect(isNear(start.moved(by: count, from: start, to: end), expected))
  }
}
