import Foundation
import Keyframes
import TestSupport
import Testing

struct Transform3DTests {
  static let rounding = 1e-9

  private func columns(_ map: Transform3D) -> [SIMD4<Double>] { [map.x, map.y, map.z, map.origin] }

  private func numbers(_ map: Transform3D) -> [Double] {
    columns(map).flatMap { [$0.x, $0.y, $0.z, $0.w] }
  }

  private func isNear(_ a: Transform3D, _ b: Transform3D) -> Bool {
    zip(numbers(a), numbers(b)).allSatisfy { abs($0 - $1) < Self.rounding }
  }

  /// Scaled, sheared, rotated, translated, and often in perspective; mirrored on request.
  private func random(_ generator: inout SeededGenerator, mirrored: Bool = false) -> Transform3D {
    func size() -> Double { generator.number(0.2...3) }
    var map = Transform3D.scale(x: mirrored ? -size() : size(), y: size(), z: size())
    var lean = Transform3D.identity
    lean.y.x = generator.number(-1...1)
    lean.z.x = generator.number(-1...1)
    lean.z.y = generator.number(-1...1)
    map = map.then(lean).then(.rotation(QuaternionTests.random(&generator)))
    map = map.then(
      .translation(x: generator.number(), y: generator.number(), z: generator.number()))
    return map.then(.perspective(distance: generator.number(300...3000)))
  }

  // MARK: Maps

  @Test func documentedExample() throws {
    let flip = Transform3D.rotation(degrees: 60, about: [0, 1, 0])
      .then(.perspective(distance: 500))
    let place = try #require(flip.project(Point(x: 100, y: 0)))
    #expect(abs(place.x - 42.6) < 0.05 && place.y == 0)
  }

  @Test(arguments: [0, 90, 180, 270, 33, -700])
  func rotationsInThePlaneAreThePlanesOwn(_ degrees: Double) {
    let turn = Transform3D.rotation(degrees: degrees, about: [0, 0, 2])
    #expect(isNear(turn, Transform3D(.rotation(degrees: degrees))))
  }

  /// About x the bottom moves forward, about y the right side moves back.
  @Test func positiveRotationsLeaveThePlaneAsInCSS() {
    #expect(Transform3D.rotation(degrees: 90, about: [1, 0, 0]).y == [0, 0, 1, 0])
    #expect(Transform3D.rotation(degrees: 90, about: [0, 1, 0]).x == [0, 0, -1, 0])
    #expect(Transform3D.rotation(degrees: 90, about: [0, 0, 1]).x == [0, 1, 0, 0])
  }

  @Test(arguments: TrackTests.seeds)
  func thenIsOneMapAfterTheOther(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let (a, b) = (random(&generator), random(&generator))
    let place: SIMD4<Double> = [generator.number(), generator.number(), generator.number(), 1]
    let difference = a.then(b).apply(to: place) - b.apply(to: a.apply(to: place))
    #expect((difference * difference).sum() < 1e-9)
    #expect(a.then(.identity) == a && Transform3D.identity.then(a) == a)
  }

  @Test func aboutAPointKeepsThePoint() throws {
    let pin = Point(x: 30, y: 40)
    let map = Transform3D.rotation(degrees: 50, about: [1, 1, 0])
      .then(.perspective(distance: 200)).about(pin)
    let place = try #require(map.project(pin))
    #expect(place.distance(to: pin) < Self.rounding)
  }

  // MARK: Projection

  /// Proportionality: at twice the distance from the eye, the size is half.
  @Test(arguments: [-1000, -500, 0, 250, 400])
  func farIsSmall(_ z: Double) throws {
    let map = Transform3D.translation(x: 0, y: 0, z: z).then(.perspective(distance: 500))
    let place = try #require(map.project(Point(x: 10, y: -20)))
    let factor = 500 / (500 - z)
    #expect(place.distance(to: Point(x: 10 * factor, y: -20 * factor)) < Self.rounding)
  }

  @Test(arguments: [500, 600, 1e300])
  func pointsBehindTheEyeAreNotVisible(_ z: Double) {
    let map = Transform3D.translation(x: 0, y: 0, z: z).then(.perspective(distance: 500))
    #expect(map.project(Point(x: 10, y: -20)) == nil)
    #expect(map.quad(of: Rect(x: 0, y: 0, width: 1, height: 1)) == nil)
    #expect(map.tangent(at: .zero) == nil)
    #expect(map.nearestAffine(over: .zero)?.a.isFinite ?? true)
  }

  @Test func perspectiveFromFarAwayIsNone() {
    #expect(Transform3D.perspective(distance: .infinity) == .identity)
  }

  @Test func aDistanceOfZeroTraps() async {
    await #expect(processExitsWith: .failure) { _ = Transform3D.perspective(distance: 0) }
    await #expect(processExitsWith: .failure) { _ = Transform3D.perspective(distance: -3) }
    await #expect(processExitsWith: .failure) { _ = Transform3D.perspective(distance: .nan) }
  }

  static let card = Rect(x: -60, y: -40, width: 120, height: 80)

  @Test(arguments: TrackTests.seeds)
  func withoutPerspectiveEverythingIsAffine(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed)
    let flat = TransformTests.random(&generator)
    #expect(Transform3D(flat).affine == flat)
    let turn = Transform3D.rotation(QuaternionTests.random(&generator)).then(Transform3D(flat))
    let map = try #require(turn.affine)
    let point = Point(x: generator.number(), y: generator.number())
    let place = try #require(turn.project(point))
    #expect(place.distance(to: map.apply(to: point)) < Self.rounding)
    #expect(turn.nearestAffine(over: Self.card) == map)
    let tangent = try #require(turn.tangent(at: point))
    #expect(
      tangent.apply(to: Point(x: 9, y: 8)).distance(to: map.apply(to: Point(x: 9, y: 8))) < 1e-6)
    #expect(Transform3D.perspective(distance: 3).affine != nil)
    #expect(
      Transform3D.rotation(degrees: 1, about: [0, 1, 0]).then(.perspective(distance: 3)).affine
        == nil)
  }

  private func error(_ map: Transform, _ quad: Quad) -> Double {
    let rect = Self.card
    let pairs: [(Point, Point)] = [
      (rect.origin, quad.topLeft), (Point(x: rect.maxX, y: rect.minY), quad.topRight),
      (Point(x: rect.maxX, y: rect.maxY), quad.bottomRight),
      (Point(x: rect.minX, y: rect.maxY), quad.bottomLeft),
    ]
    return pairs.reduce(0) { $0 + pow(map.apply(to: $1.0).distance(to: $1.1), 2) }
  }

  private func card(_ generator: inout SeededGenerator) -> Transform3D {
    Transform3D.rotation(QuaternionTests.random(&generator)).then(.perspective(distance: 400))
  }

  /// No small change of its six numbers reduces the sum of squares.
  @Test(arguments: TrackTests.seeds)
  func nearestAffineIsTheLeastSquares(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed)
    let map = card(&generator)
    let quad = try #require(map.quad(of: Self.card))
    let nearest = try #require(map.nearestAffine(over: Self.card))
    let least = error(nearest, quad)
    let keys: [WritableKeyPath<Transform, Double>] = [\.a, \.b, \.c, \.d, \.tx, \.ty]
    for key in keys {
      for change in [-1e-4, 1e-4] {
        var other = nearest
        other[keyPath: key] += change
        #expect(error(other, quad) > least)
      }
    }
  }

  /// By finite differences; the remainder is of second order.
  @Test(arguments: TrackTests.seeds)
  func tangentTouches(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed)
    let map = card(&generator)
    let point = Point(x: generator.number(-50...50), y: generator.number(-50...50))
    let tangent = try #require(map.tangent(at: point))
    let width = 1e-3
    for way in [Point(x: 0, y: 0), Point(x: width, y: 0), Point(x: 0, y: width)] {
      let place = try #require(map.project(point + way))
      #expect(tangent.apply(to: point + way).distance(to: place) < 1e-7)
    }
  }

  static let sides: [(degrees: Double, isBack: Bool)] = [
    (0, false), (60, false), (89, false), (91, true), (180, true), (269, true), (271, false),
  ]

  @Test(arguments: sides)
  func aFlippedCardShowsItsBack(_ row: (degrees: Double, isBack: Bool)) {
    for axis in [[1, 0, 0], [0, 1, 0], [1, 1, 0]] as [SIMD3<Double>] {
      let turn = Transform3D.rotation(degrees: row.degrees, about: axis)
      #expect(turn.showsBack == row.isBack)
      #expect(turn.then(.perspective(distance: 1e6)).showsBack == row.isBack)
    }
    #expect(Transform3D.scale(x: -1, y: 1).showsBack)
  }

  // MARK: Blending

  @Test(arguments: TrackTests.seeds, [false, true])
  func partsRecompose(_ seed: UInt64, _ mirrored: Bool) throws {
    var generator = SeededGenerator(seed)
    let map = random(&generator, mirrored: mirrored)
    let parts = try #require(map.parts)
    #expect(isNear(Transform3D(parts), map))
    #expect((parts.scale.x * parts.scale.y * parts.scale.z < 0) == mirrored)
    #expect(
      abs(
        (parts.rotation.vector * parts.rotation.vector).sum()
          + parts.rotation.real * parts.rotation.real - 1) < 1e-12)
  }

  @Test func partsAreThoseThatWereComposed() throws {
    let turn = Quaternion(degrees: 50, about: [1, 2, 2])
    let map = Transform3D.scale(x: 2, y: 3, z: 4).then(.rotation(turn))
      .then(.translation(x: 10, y: 20, z: 30)).then(.perspective(distance: 500))
    let parts = try #require(map.parts)
    #expect((parts.scale - [2, 3, 4]).max() < 1e-12 && (parts.scale - [2, 3, 4]).min() > -1e-12)
    #expect((parts.shear * parts.shear).sum() < 1e-24)
    #expect(parts.translation == [10, 20, 30])
    #expect(parts.rotation.distance(to: turn) < 1e-5)
    let perspective = parts.perspective - [0, 0, -1.0 / 500, 1]
    #expect((perspective * perspective).sum() < 1e-24)
  }

  @Test(arguments: TrackTests.seeds, [false, true])
  func endsAreExact(_ seed: UInt64, _ mirrored: Bool) {
    var generator = SeededGenerator(seed)
    let (from, to) = (random(&generator), random(&generator, mirrored: mirrored))
    #expect(from.interpolated(to: to, at: 0) == from)
    #expect(from.interpolated(to: to, at: 1) == to)
    #expect(isNear(from.interpolated(to: to, at: 1e-14), from))
    #expect(isNear(from.interpolated(to: to, at: 1.0.nextDown), to))
    #expect(isNear(from.moved(by: 1, from: from, to: to), to))
  }

  /// A card that turns over under a fixed eye.
  @Test(arguments: InterpolatableTests.progresses)
  func aRotationKeepsThePerspective(_ progress: Double) {
    func turned(_ degrees: Double) -> Transform3D {
      .rotation(degrees: degrees, about: [0, 1, 0]).then(.perspective(distance: 500))
    }
    let blend = turned(0).interpolated(to: turned(180), at: progress)
    #expect(isNear(blend, turned(180 * progress)))
  }

  /// In the plane it equals the blend of plane transforms.
  @Test(arguments: TrackTests.seeds)
  func inThePlaneItEqualsThePlanesBlend(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let (from, to) = (TransformTests.random(&generator), TransformTests.random(&generator))
    // If either axis could be flipped the two may choose differently.
    guard from.determinant > 0.1, to.determinant > 0.1 else { return }
    for progress in [0.25, 0.5, 0.75] {
      let flat = from.interpolated(to: to, at: progress)
      let deep = Transform3D(from).interpolated(to: Transform3D(to), at: progress)
      #expect(isNear(deep, Transform3D(flat)))
    }
  }

  @Test(arguments: InterpolatableTests.progresses)
  func reflectionsCarryTheSign(_ progress: Double) {
    let ends: [Transform3D] = [
      .scale(x: -1, y: 1), .scale(x: 1, y: -1), .scale(x: 1, y: 1, z: -1),
    ]
    for end in ends {
      let blend = Transform3D.identity.interpolated(to: end, at: progress)
      let expected = Transform3D.scale(
        x: 1 + (end.x.x - 1) * progress, y: 1 + (end.y.y - 1) * progress,
        z: 1 + (end.z.z - 1) * progress)
      #expect(isNear(blend, expected))
    }
  }

  /// From one mirror image to another nothing is flattened in between: 1 stays 1 in every
  /// direction.
  @Test func mirrorImagesRotateIntoEachOther() {
    let mirrors: [Transform3D] = [
      .scale(x: -1, y: 1), .scale(x: 1, y: -1), .scale(x: 1, y: 1, z: -1),
    ]
    for from in mirrors {
      for to in mirrors {
        for progress in stride(from: 0.0, through: 1, by: 0.1) {
          for image in columns(from.interpolated(to: to, at: progress)) {
            #expect(abs((image * image).sum() - 1) < Self.rounding)
          }
        }
      }
    }
  }

  static let degenerate: [Transform3D] = [
    .scale(x: 0, y: 0, z: 0), .scale(x: 0, y: 1), .scale(x: 1, y: 0), .scale(x: 1, y: 1, z: 0),
    .scale(x: 0, y: 0), .scale(x: 0, y: 1, z: 0), .scale(x: 1, y: 0, z: 0),
    Transform3D(Transform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0)),
    Transform3D.scale(x: 1, y: 1, z: 0).then(.rotation(degrees: 180, about: [0, 1, 0])),
    Transform3D.scale(x: 0, y: 0, z: 1).then(.rotation(degrees: 180, about: [1, 0, 0])),
    Transform3D.scale(x: 1, y: 1, z: 0).then(.rotation(degrees: 40, about: [0, 1, 0]))
      .then(.perspective(distance: 300)),
    .scale(x: 1e-200, y: 1e200),
  ]

  /// Flat in z, with perspective only in z, which no eye could produce.
  static var impossible: Transform3D {
    var map = Transform3D.scale(x: 1, y: 1, z: 0)
    map.z.w = -0.01
    return map
  }

  @Test(arguments: degenerate)
  func flatMapsHavePartsToo(_ map: Transform3D) throws {
    let parts = try #require(map.parts)
    #expect(isNear(Transform3D(parts), map))
  }

  @Test(arguments: degenerate + [impossible], degenerate + [.identity, impossible])
  func flatMapsBlendToNumbers(_ from: Transform3D, _ to: Transform3D) {
    for progress in InterpolatableTests.progresses {
      let blend = from.interpolated(to: to, at: progress)
      #expect(numbers(blend).allSatisfy { !$0.isNaN })
      #expect(numbers(from.moved(by: progress, from: from, to: to)).allSatisfy { !$0.isNaN })
    }
  }

  @Test func impossiblePerspectivesBlendNumberByNumber() {
    #expect(Self.impossible.parts == nil)
    let blend = Transform3D.identity.interpolated(to: Self.impossible, at: 0.5)
    #expect(blend.z == [0, 0, 0.5, -0.005])
    #expect(Transform3D.identity.interpolated(to: Self.impossible, at: 1) == Self.impossible)
  }

  @Test(arguments: [-2, 0.5, 3])
  func cumulatingContinuesTheRotation(_ count: Double) {
    let end = Transform3D.rotation(degrees: 100, about: [0, 1, 0]).then(
      .translation(x: 1, y: 2, z: 3))
    let moved = Transform3D.identity.moved(by: count, from: .identity, to: end)
    let expected = Transform3D.rotation(degrees: 100 * count, about: [0, 1, 0])
      .then(.translation(x: count, y: 2 * count, z: 3 * count))
    #expect(isNear(moved, expected))
  }
}
