import Keyframes
import Testing

/// Every easing of the systems that Riff covers, under the same laws.
struct EasingUnionTests {
  /// One family of easings: ease-in, ease-out and ease-in-out, as far as they exist.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    var easeIn: Easing?
    var easeOut: Easing?
    var easeInOut: Easing?
    /// `easeIn` with the constants of a half of `easeInOut`, if they differ.
    var half: Easing?
    var others: [Easing] = []

    var all: [Easing] { [easeIn, easeOut, easeInOut].compactMap { $0 } + others }
    var testDescription: String { name }
  }

  private static func row(
    _ name: String, _ family: Easing.Family, half: Easing.Family? = nil
  ) -> Row {
    Row(
      name: name, easeIn: .easeIn(family), easeOut: .easeOut(family), easeInOut: .easeInOut(family),
      half: half.map { .easeIn($0) })
  }

  private static let wobble = Easing.custom("wobble") { $0 + $0 * (1 - $0) * 3 }

  static let rows: [Row] = [
    Row(name: "linear", others: [.linear]),
    row("quad", .quad), row("cubic", .cubic), row("quart", .quart), row("quint", .quint),
    row("sine", .sine), row("expo", .expo), row("circ", .circ),
    row("elastic", .elastic, half: .elastic(period: 0.45)),
    row("elastic(2, 0.2)", .elastic(amplitude: 2, period: 0.2)),
    row("back", .back, half: .back(overshoot: 1.70158 * 1.525)),
    row("back(4)", .back(overshoot: 4), half: .back(overshoot: 6.1)),
    row("bounce", .bounce), row("bounce(5, 0.8)", .bounce(count: 5, restitution: 0.8)),
    row("power(2.5)", .power(2.5)), row("power(0.5)", .power(0.5)),
    Row(
      name: "CSS and Apple", easeIn: .easeIn, easeOut: .easeOut,
      others: [.easeInOut, .ease, .default, .easeInEaseOut]),
    Row(
      name: "Material",
      others: [.materialStandard, .materialDecelerate, .materialAccelerate, .materialSharp]),
    Row(name: "cubic Bézier", others: [.cubicBezier(0.1, -2, 0.9, 3), .cubicBezier(1, 1, 0, 0)]),
    Row(name: "Spring's Béziers", others: Easing.springLibrary.map(\.easing)),
    Row(name: "custom closure", others: [wobble]),
    Row(
      name: "spring",
      others: [
        .smooth, .snappy, .bouncy, .spring(bounce: -0.5), .chainableSpring,
        .spring(Spring(stiffness: 170, damping: 5, mass: 2), velocity: 8),
        .spring(Spring(stiffness: 170, damping: 90), velocity: -8),
      ]),
    Row(name: "steps and hold", others: [.hold, .steps(5), .steps(2, .jumpNone)]),
    Row(
      name: "aliases of JHChainableAnimations", easeIn: .chainableEaseIn,
      easeOut: .chainableEaseOut, easeInOut: .chainableEaseInOut,
      others: [.chainableEaseBack, .chainableBounce]),
    Row(
      name: "what is asked for", easeIn: wobble, easeOut: wobble.reversed,
      others: [
        wobble.joined(.easeOut(.bounce), at: 0.7), wobble.blended(with: .easeIn, by: 0.7),
        Easing.easeOut(.elastic).clamped, wobble.part(from: 0.2, to: 0.9),
      ]),
  ]

  @Test(arguments: rows)
  func endsAreExact(_ row: Row) {
    #expect(!row.all.isEmpty)
    for easing in row.all {
      #expect(easing(0) == 0, "\(easing)")
      #expect(easing(1) == 1, "\(easing)")
    }
  }

  @Test(arguments: rows)
  func finiteForEveryFiniteProgress(_ row: Row) {
    let grid = stride(from: -2.0, through: 3, by: 1.0 / 256)
    for easing in row.all {
      for progress in [-1e6, 1e6, -1e-300, 1 + 1e-15] + grid {
        #expect(easing(progress).isFinite, "\(easing) at \(progress)")
      }
    }
  }

  @Test(arguments: rows)
  func easeOutMirrorsEaseIn(_ row: Row) {
    guard let easeIn = row.easeIn, let easeOut = row.easeOut else { return }
    for progress in EasingLawsTests.grid {
      let mirrored = 1 - easeIn(1 - progress)
      #expect(abs(easeOut(progress) - mirrored) < 1e-12, "\(row.name) at \(progress)")
    }
  }

  @Test(arguments: rows)
  func easeInOutIsTwoHalves(_ row: Row) {
    guard let easeInOut = row.easeInOut, let half = row.half ?? row.easeIn else { return }
    for progress in EasingLawsTests.grid {
      let expected = progress < 0.5 ? half(2 * progress) / 2 : 1 - half(2 - 2 * progress) / 2
      #expect(abs(easeInOut(progress) - expected) < 1e-12, "\(row.name) at \(progress)")
    }
  }
}
