import Keyframes
import TestSupport
import Testing

struct InterpolatableTests {
  /// A few rounding errors of numbers below 1000.
  static let rounding = 1e-11
  static let progresses = [-0.5, 0, 0.25, 0.5, 0.999, 1, 1.1, 3]

  private func checkEnds<Value: Interpolatable>(_ from: Value, _ to: Value) {
    #expect(from.interpolated(to: to, at: 0) == from)
    #expect(from.interpolated(to: to, at: 1) == to)
    #expect(from.interpolated(to: from, at: 0.3) == from)
  }

  @Test(arguments: TrackTests.seeds)
  func endsAreExact(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    func number() -> Double { generator.number() * generator.number() }
    checkEnds(number(), number())
    checkEnds(Point(x: number(), y: number()), Point(x: number(), y: number()))
    checkEnds(Size(width: number(), height: number()), Size(width: number(), height: number()))
    checkEnds(
      Rect(x: number(), y: number(), width: number(), height: number()),
      Rect(x: number(), y: number(), width: number(), height: number()))
    checkEnds(
      Color(red: number(), green: number(), blue: number(), alpha: number()),
      Color(red: number(), green: number(), blue: number(), alpha: number()))
    checkEnds(Int(number()), Int(number()))
    checkEnds(true, false)
    checkEnds(false, true)
  }

  /// The components of compound values blend like numbers, even if easings overshoot.
  @Test(arguments: progresses)
  func componentsBlendLikeNumbers(_ progress: Double) {
    func blend(_ a: Double, _ b: Double) -> Double { a * (1 - progress) + b * progress }
    func isNear(_ value: Double, _ a: Double, _ b: Double) -> Bool {
      abs(value - blend(a, b)) < Self.rounding
    }
    #expect(isNear(3.0.interpolated(to: -7, at: progress), 3, -7))
    let point = Point(x: 1, y: 2).interpolated(to: Point(x: -30, y: 400), at: progress)
    #expect(isNear(point.x, 1, -30) && isNear(point.y, 2, 400))
    let size = Size(width: 1, height: 2).interpolated(
      to: Size(width: 5, height: 0), at: progress)
    #expect(isNear(size.width, 1, 5) && isNear(size.height, 2, 0))
    let rect = Rect(x: 0, y: 1, width: 2, height: 3).interpolated(
      to: Rect(x: 9, y: 7, width: 5, height: 1), at: progress)
    #expect(isNear(rect.minX, 0, 9) && isNear(rect.minY, 1, 7))
    #expect(isNear(rect.width, 2, 5) && isNear(rect.height, 3, 1))
    let color = Color(red: 0, green: 0.2, blue: 1, alpha: 1).interpolated(
      to: Color(red: 1, green: 0.4, blue: 0, alpha: 0.5), at: progress)
    #expect(isNear(color.red, 0, 1) && isNear(color.green, 0.2, 0.4))
    #expect(isNear(color.blue, 1, 0) && isNear(color.alpha, 1, 0.5))
  }

  @Test(arguments: progresses)
  func aFlagFlipsAtOne(_ progress: Double) {
    #expect(false.interpolated(to: true, at: progress) == (progress >= 1))
    #expect(true.interpolated(to: false, at: progress) == (progress < 1))
  }

  static let roundings: [(from: Int, to: Int, progress: Double, value: Int)] = [
    (0, 1, 0.499, 0), (0, 1, 0.5, 1), (0, -1, 0.5, -1), (0, 3, 0.5, 2), (0, 10, 1.24, 12),
    (10, 0, 1.2, -2), (0, 10, -0.5, -5),
  ]

  @Test(arguments: roundings)
  func wholeNumbersRoundHalvesAwayFromZero(
    _ row: (from: Int, to: Int, progress: Double, value: Int)
  ) {
    #expect(row.from.interpolated(to: row.to, at: row.progress) == row.value)
  }

  @Test func hugeWholeNumbersNeitherTrapNorLoseTheirEnds() {
    for (from, to) in [(1 << 53 + 1, Int.max), (.max, .min), (.min, .max)] {
      #expect(from.interpolated(to: to, at: 0) == from)
      #expect(from.interpolated(to: to, at: 1) == to)
    }
    #expect(0.interpolated(to: .max, at: 3) == .max)
    #expect(0.interpolated(to: .min, at: 3) == .min)
  }

  @Test(arguments: progresses)
  func aClearEndTakesItsPartnersHue(_ progress: Double) {
    let coral = Color(0xFF7F50, alpha: 0.8)
    let fadingIn = Color.clear.interpolated(to: coral, at: progress)
    let fadingOut = coral.interpolated(to: .clear, at: 1 - progress)
    for color in [fadingIn, fadingOut] {
      #expect(color.red == coral.red && color.green == coral.green && color.blue == coral.blue)
      #expect(abs(color.alpha - 0.8 * progress) < Self.rounding)
    }
    #expect(Color.clear.interpolated(to: .clear, at: progress) == .clear)
  }

  /// Every type accepts all results of easings.
  @Test(arguments: [
    Easing.easeOut(.back), .easeInOut(.elastic), .spring(bounce: 0.6), .easeIn(.back),
  ])
  func overshootingEasingsWorkWithEveryType(_ easing: Easing) {
    let values = (0...100).map { easing(Double($0) / 100) }
    #expect(values.contains { $0 < 0 || $0 > 1 })
    for value in values {
      _ = Point.zero.interpolated(to: Point(x: 1, y: 1), at: value)
      _ = Size.zero.interpolated(to: Size(width: 1, height: 1), at: value)
      _ = Rect.zero.interpolated(to: Rect(x: 1, y: 1, width: 1, height: 1), at: value)
      _ = false.interpolated(to: true, at: value)
      _ = 0.interpolated(to: 255, at: value)
      let shown = Color.black.interpolated(to: .white, at: value).clamped
      #expect((0...1).contains(shown.red))
      #expect(shown.red == min(max(value, 0), 1))
    }
  }
}
