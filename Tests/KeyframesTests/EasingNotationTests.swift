import Keyframes
import Testing

struct EasingNotationTests {
  /// Always the same numbers: splitmix64.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  @Test(arguments: EasingLawsTests.everything + EasingAlgebraTests.all)
  func readsItsOwnNotation(_ easing: Easing) throws {
    #expect(try Easing(notation: easing.notation) == easing)
    #expect(try Easing(notation: easing.reversed.notation) == easing.reversed)
    #expect(try Easing(notation: "  \(easing.notation.uppercased())\n") == easing)
    #expect("\(easing)" == easing.notation)
  }

  @Test func readsRandomNumbersExactly() throws {
    var numbers = Numbers(state: 1)
    for _ in 0..<2000 {
      let x1 = Double.random(in: 0...1, using: &numbers)
      let x2 = Double.random(in: 0...1, using: &numbers)
      let y = Double.random(in: -1e9...1e9, using: &numbers)
      let tiny = y * .random(in: 0...1e-30, using: &numbers)
      let huge = y * 1e20
      for easing in [
        Easing.cubicBezier(x1, y, x2, tiny), .cubicBezier(x2, huge, x1, x2),
        .linear([
          LinearStop(y, at: -huge.magnitude), LinearStop(x1, at: -tiny.magnitude),
          LinearStop(tiny, at: x2), LinearStop(x2, at: 1 + x1), LinearStop(0, at: huge.magnitude),
        ]),
        .spring(bounce: x1 * 0.99), .easeIn(.elastic(amplitude: 1 + x1, period: x2)),
        .spring(Spring(response: x1 + tiny.magnitude, dampingRatio: x2), velocity: x1 - x2),
        .easeOut(.power(x1)), .easeIn(.bounce(count: Int(x1 * 100), restitution: x2)),
        .ease.joined(.easeIn(.power(9 * x1)), at: x2, value: y),
        Easing.linear.blended(with: .hold, by: x1), .linear.part(from: x1 / 2, to: 1 - x2 / 3),
      ] {
        #expect(try Easing(notation: easing.notation) == easing)
      }
    }
  }

  static let written: [(easing: Easing, notation: String)] = [
    (Easing.easeIn, "cubic-bezier(0.42, 0, 1, 1)"),
    (.cubicBezier(0, -0.0, 1, 12), "cubic-bezier(0, 0, 1, 12)"),
    (.steps(3), "steps(3, jump-end)"), (.steps(4, .jumpBoth), "steps(4, jump-both)"),
    (.linear([0, LinearStop(0.5, at: 0.2), 1]), "linear(0, 0.5 20%, 1)"),
    (
      .linear([LinearStop(0, at: 0.29), LinearStop(2, at: 0.005), LinearStop(1, at: 12)]),
      "linear(0 29%, 2 29%, 1 1200%)"
    ),
    (.linear([LinearStop(0, at: -0.075), LinearStop(1, at: 1e-7)]), "linear(0 -7.5%, 1 1e-5%)"),
    (.linear([0.5]), "linear(0.5)"),
    (.easeOut(.bounce), "ease-out-bounce"),
    (.easeInOut(.back(overshoot: 3)), "ease-in-out-back(3)"),
    (.easeOut(.elastic(amplitude: 2)), "ease-out-elastic(2)"),
    (.easeOut(.elastic(amplitude: 1, period: 0.5)), "ease-out-elastic(1, 0.5)"),
    (.easeOut(.power(1.5)), "ease-out-power(1.5)"), (.easeInOut(.power(3)), "ease-in-out-cubic"),
    (.easeIn(.bounce(count: 5, restitution: 0.7)), "ease-in-bounce(5, 0.7)"),
    (.spring(.snappy), "spring(response: 0.5, dampingRatio: 0.85)"),
    (
      .spring(Spring(response: 1, dampingRatio: 2), velocity: -3),
      "spring(response: 1, dampingRatio: 2, velocity: -3)"
    ),
    (Easing.ease.mirrored.clamped, "clamped(mirrored(cubic-bezier(0.25, 0.1, 0.25, 1)))"),
    (Easing.linear.joined(.hold), "joined(linear, hold, 0.5)"),
    (
      Easing.linear.joined(.hold.reversed, at: 0.3, value: 0.1),
      "joined(linear, reversed(hold), 0.3, 0.1)"
    ),
    (Easing.linear.blended(with: .hold, by: 0.25), "blended(linear, hold, 0.25)"),
    (Easing.linear.part(from: 0, to: 0.5).reversed, "reversed(part(linear, 0, 0.5))"),
    (.spring(bounce: 0.4), "spring(0.4)"), (.hold, "hold"), (.hold.reversed, "reversed(hold)"),
    (.linear, "linear"),
  ]

  @Test(arguments: written)
  func writesCSSWherePossible(_ easing: Easing, _ notation: String) throws {
    #expect(easing.notation == notation)
    #expect(try Easing(notation: notation) == easing)
  }

  static let read: [(text: String, easing: Easing)] = [
    ("ease", Easing.ease), ("EASE-in", .easeIn), ("easeInOut", .easeInOut),
    ("step-start", .steps(1, .jumpStart)),
    ("step-end", .steps(1)), ("easeOutBounce", .easeOut(.bounce)),
    ("easeoutbounce", .easeOut(.bounce)),
    ("Cubic-Bezier( .42 ,0,1 , +1e0 )", .easeIn), ("cubicBezier(0.42,0,1,1)", .easeIn),
    ("steps(2)", .steps(2)), ("steps(2,START)", .steps(2, .jumpStart)),
    ("steps( 2 , end )", .steps(2)),
    ("steps(2, jump-none)", .steps(2, .jumpNone)),
    ("linear(20% 0.5, 1)", .linear([LinearStop(0.5, at: 0.2), 1])),
    ("linear(0, 0.5 2E1%, 1)", .linear([0, LinearStop(0.5, at: 0.2), 1])),
    ("linear (0, 1)", .linear([0, 1])), ("ease-in-back( 3 )", .easeIn(.back(overshoot: 3))),
    ("easeInElastic(2)", .easeIn(.elastic(amplitude: 2))), ("spring(-0.2)", .spring(bounce: -0.2)),
    ("reversed(reversed(hold))", .hold), ("reversed(ease-in-quad)", .easeOut(.quad)),
  ]

  @Test(arguments: read)
  func readsWhatPeopleWrite(_ text: String, _ easing: Easing) throws {
    #expect(try Easing(notation: text) == easing)
  }

  @Test func knowsAllItsNames() throws {
    #expect(Set(Easing.names).count == Easing.names.count)
    #expect(Easing.names.contains("ease-out-bounce") && Easing.names.contains("cubic-bezier"))
    for name in Easing.names {
      do { _ = try Easing(notation: name) } catch { #expect(error.unknownName == nil) }
    }
  }

  /// A pasted text may be anything.
  @Test func deepNestingDoesNotOverflowTheStack() throws {
    let depth = 100_001
    let text =
      String(repeating: "reversed(", count: depth) + "hold" + String(repeating: ")", count: depth)
    #expect(try Easing(notation: text) == .hold.reversed)
  }
}
