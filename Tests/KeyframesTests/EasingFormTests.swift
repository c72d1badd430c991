import Keyframes
import Testing

@Suite struct EasingFormTests {
  static let wobble = Easing.custom("wobble") { $0 + $0 * (1 - $0) }

  static let everything =
    EasingLawsTests.everything + EasingAlgebraTests.all
    + EasingNotationTests.written.map(\.easing) + [wobble, wobble.reversed, wobble.mirrored]

  @Test(arguments: everything)
  func easingIsMadeAgainFromItsForm(_ easing: Easing) {
    for easing in [easing, easing.reversed, easing.mirrored, easing.clamped.reversed] {
      #expect(Easing(easing.form) == easing)
      #expect(Easing(validating: easing.form) == easing)
      #expect(Easing(easing.form).form == easing.form)
    }
  }

  @Test(arguments: everything)
  func equalFormsAreEqualNotations(_ easing: Easing) throws {
    let read = try Easing(notation: easing.notation, customs: [Self.wobble])
    #expect(read.form == easing.form)
  }

  @Test(arguments: everything)
  func whatIsMadeFromEasingsSaysFromWhich(_ easing: Easing) {
    #expect(easing.mirrored.form == .mirrored(easing))
    #expect(easing.clamped.form == .clamped(easing))
    #expect(
      easing.joined(.hold, at: 0.3, value: 2).form == .joined(easing, .hold, at: 0.3, value: 2))
    #expect(easing.blended(with: .hold, by: 0.4).form == .blended(easing, .hold, by: 0.4))
    #expect(easing.mirrored.parts == [easing])
    #expect(easing.joined(.hold).parts == [easing, .hold])
    #expect(easing.blended(with: .hold, by: 0.4).parts == [easing, .hold])
  }

  /// A reversed easing has a form of its own kind where its numbers can say it.
  static let reversed: [(easing: Easing, form: Easing.Form)] = [
    (.linear, .linear),
    (.easeIn, .cubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)),
    (.easeIn(.bounce), .family(.bounce, .easeOut)),
    (.easeInOut(.sine), .family(.sine, .easeInOut)),
    (.hold, .reversed(.hold)),
    (.steps(3), .reversed(.steps(3))),
    (.linear([0, 0.2, 1]), .reversed(.linear([0, 0.2, 1]))),
    (.spring(.bouncy), .reversed(.spring(.bouncy))),
    (Easing.ease.mirrored, .reversed(Easing.ease.mirrored)),
    (wobble, .reversed(wobble)),
  ]

  @Test func reversedEasingsKeepTheirKindWhereTheyCan() {
    for (easing, form) in Self.reversed {
      #expect(easing.reversed.form == form)
      #expect(easing.reversed.reversed.form == easing.form)
    }
  }

  static let forms: [(easing: Easing, form: Easing.Form)] = [
    (.linear, .linear), (.hold, .hold),
    (.ease, .cubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)),
    (.steps(4, .jumpBoth), .steps(4, .jumpBoth)),
    (
      .linear([0, 0.25, 1]),
      .stops([LinearStop(0, at: 0), LinearStop(0.25, at: 0.5), LinearStop(1, at: 1)])
    ),
    (
      .linear([LinearStop(0, at: 0.5), LinearStop(1, at: 0.2)]),
      .stops([LinearStop(0, at: 0.5), LinearStop(1, at: 0.5)])
    ),
    (.spring(.snappy, velocity: 2), .spring(.snappy, velocity: 2)),
    (.bouncy, .spring(.bouncy, velocity: 0)),
    (.spring(bounce: 0.3), .springShape(bounce: 0.3)),
    (.easeOut(.back), .family(.back, .easeOut)),
    (Easing.ease.part(from: 0.2, to: 1), .part(.ease, from: 0.2, to: 1)),
  ]

  @Test func formsHaveTheNumbersThatEasingsWereMadeFrom() {
    for (easing, form) in Self.forms {
      #expect(easing.form == form)
      #expect(Easing(form) == easing)
    }
  }

  static let families: [(family: Easing.Family, form: Easing.Family.Form)] = [
    (.sine, .sine), (.quad, .quad), (.cubic, .cubic), (.quart, .quart), (.quint, .quint),
    (.expo, .expo), (.circ, .circ), (.power(2), .quad), (.power(2.5), .power(2.5)),
    (.back, .back(overshoot: 1.70158)), (.back(overshoot: 3), .back(overshoot: 3)),
    (.elastic, .elastic(amplitude: 1, period: nil)),
    (.elastic(amplitude: 0.5, period: 0.2), .elastic(amplitude: 1, period: 0.2)),
    (.bounce, .bounce(count: 3, restitution: 0.5)),
    (.bounce(count: 3, restitution: 0.5), .bounce(count: 3, restitution: 0.5)),
    (.bounce(count: 7, restitution: 0.8), .bounce(count: 7, restitution: 0.8)),
  ]

  @Test func familiesSayTheirParameters() {
    for (family, form) in Self.families { #expect(family.form == form) }
  }

  @Test func namesAreThoseOfNotations() throws {
    for (family, _) in Self.families where family.form == Easing.Family.back.form || family == .sine
    {
      for direction in Easing.Direction.allCases {
        let easing = Easing(.family(family, direction))
        #expect(easing.notation == "\(direction.name)-\(family.name)")
        #expect(easing.reversed.form == .family(family, direction.reversed))
      }
    }
  }

  static let impossible: [Easing.Form] = [
    .cubicBezier(x1: -0.1, y1: 0, x2: 1, y2: 1), .cubicBezier(x1: 0, y1: 0, x2: 1.1, y2: 1),
    .cubicBezier(x1: 0, y1: .infinity, x2: 1, y2: 1), .cubicBezier(x1: .nan, y1: 0, x2: 1, y2: 1),
    .steps(0, .jumpEnd), .steps(1, .jumpNone), .stops([]),
    .spring(Spring(response: 1, dampingRatio: 0), velocity: 0),
    .spring(.smooth, velocity: .nan), .spring(.smooth, velocity: .infinity),
    .springShape(bounce: 1), .springShape(bounce: -1), .springShape(bounce: .nan),
    .joined(.linear, .hold, at: 0, value: 0), .joined(.linear, .hold, at: 1, value: 0),
    .joined(.linear, .hold, at: 0.5, value: .nan), .blended(.linear, .hold, by: 1.1),
    .blended(.linear, .hold, by: .nan), .part(.linear, from: 0.5, to: 0.5),
    .part(.linear, from: -0.5, to: 0.5), .part(.linear, from: 0, to: 2),
    .part(.hold, from: 0.1, to: 0.9),
  ]

  @Test func whatCannotBeMadeIsRefused() {
    for form in Self.impossible { #expect(Easing(validating: form) == nil, "\(form)") }
  }

  @Test func blendingByAllOfOneIsThatOne() {
    #expect(Easing(.blended(.ease, .hold, by: 0)).form == Easing.ease.form)
    #expect(Easing(.blended(.ease, .hold, by: 1)).form == .hold)
  }
}
