import Foundation
import Keyframes
import TestSupport
import Testing

struct QuaternionTests {
  static let rounding = 1e-12

  static func axis(_ generator: inout SeededGenerator) -> SIMD3<Double> {
    [generator.number(-1...1), generator.number(-1...1), generator.number(-1...1)]
  }

  static func random(_ generator: inout SeededGenerator) -> Quaternion {
    Quaternion(degrees: generator.number(-400...400), about: axis(&generator))
  }

  /// Also where one is the negative of the other, which is the same turn.
  private func isSameTurn(_ a: Quaternion, _ b: Quaternion) -> Bool {
    a.distance(to: b) < 1e-5
  }

  /// Rodrigues' formula, written out as a matrix.
  @Test(arguments: TrackTests.seeds)
  func rotationIsTheAxisAngleMatrix(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let (axis, degrees) = (Self.axis(&generator), generator.number(-400...400))
    let length = (axis * axis).sum().squareRoot()
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (s, c) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    let t = 1 - c
    let expected: [SIMD4<Double>] = [
      [t * x * x + c, t * x * y + s * z, t * x * z - s * y, 0],
      [t * x * y - s * z, t * y * y + c, t * y * z + s * x, 0],
      [t * x * z + s * y, t * y * z - s * x, t * z * z + c, 0],
    ]
    for map in [
      Transform3D.rotation(Quaternion(degrees: degrees, about: axis)),
      .rotation(degrees: degrees, about: axis),
    ] {
      for (image, wanted) in zip([map.x, map.y, map.z], expected) {
        let difference = image - wanted
        #expect((difference * difference).sum() < Self.rounding)
      }
    }
  }

  @Test(arguments: TrackTests.seeds)
  func thenIsOneTurnAfterTheOther(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let (a, b) = (Self.random(&generator), Self.random(&generator))
    let (one, two) = (
      Transform3D.rotation(a.then(b)), Transform3D.rotation(a).then(.rotation(b))
    )
    for (left, right) in [(one.x, two.x), (one.y, two.y), (one.z, two.z)] {
      #expect(((left - right) * (left - right)).sum() < Self.rounding)
    }
    #expect(isSameTurn(a.then(a.inverse), .identity))
  }

  @Test(arguments: TrackTests.seeds)
  func slerpTurnsAtConstantSpeed(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let (from, to) = (Self.random(&generator), Self.random(&generator))
    let whole = from.distance(to: to)
    #expect(whole <= 180)
    var previous = from.interpolated(to: to, at: -0.5)
    for progress in stride(from: -0.4, through: 1.5, by: 0.1) {
      let turn = from.interpolated(to: to, at: progress)
      #expect(abs(turn.distance(to: previous) - whole * 0.1) < 1e-5)
      #expect(abs((turn.vector * turn.vector).sum() + turn.real * turn.real - 1) < Self.rounding)
      previous = turn
    }
    #expect(from.interpolated(to: to, at: 0) == from)
    #expect(from.interpolated(to: to, at: 1) == to)
    #expect(isSameTurn(from.interpolated(to: to, at: 1.0.nextDown), to))
    #expect(isSameTurn(from.moved(by: 1, from: from, to: to), to))
  }

  @Test(arguments: [-0.5, 0.25, 0.5, 2])
  func aboutOneAxisItIsTheAngle(_ progress: Double) {
    let (from, to) = (
      Quaternion(degrees: 30, about: [0, 3, 0]), Quaternion(degrees: 110, about: [0, 1, 0])
    )
    let expected = Quaternion(degrees: 30 + 80 * progress, about: [0, 1, 0])
    #expect(isSameTurn(from.interpolated(to: to, at: progress), expected))
  }

  /// Half a turn is equally far in both directions; about every coordinate axis it is positive.
  @Test(arguments: [[1, 0, 0], [0, 1, 0], [0, 0, 1]] as [SIMD3<Double>])
  func halfATurnIsPositive(_ axis: SIMD3<Double>) {
    for (start, end) in [(0.0, 180.0), (180, 360), (0, -180), (30, 210), (77, -103)] {
      let (from, to) = (
        Quaternion(degrees: start, about: axis), Quaternion(degrees: end, about: axis)
      )
      let quarter = Quaternion(degrees: start + 90, about: axis)
      #expect(isSameTurn(from.interpolated(to: to, at: 0.5), quarter), "\(start) to \(end)")
    }
  }

  @Test func degenerateRotationsAreTheIdentity() {
    #expect(Quaternion(degrees: 50, about: .zero) == .identity)
    let nothing = Quaternion(vector: .zero, real: 0)
    for progress in [0.25, 0.5, 2] {
      #expect(nothing.interpolated(to: nothing, at: progress) == .identity)
      let turn = nothing.interpolated(to: Quaternion(degrees: 90, about: [0, 0, 1]), at: progress)
      #expect(isSameTurn(turn, Quaternion(degrees: 90 * progress, about: [0, 0, 1])))
    }
  }
}
