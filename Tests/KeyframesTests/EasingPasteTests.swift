import Keyframes
import Testing

/// Notations that people may paste, from various systems.
struct EasingPasteTests {
  static let curve = Easing.cubicBezier(0.4, 0, 0.2, 1)
  static let curves: [(text: String, easing: Easing)] = [
    ("0.4, 0, 0.2, 1", curve), ("0.4 0 0.2 1", curve), (" .4,0,.2,1 ", curve),
    ("0.4,0 0.2,1", curve),
    ("[0.4, 0, 0.2, 1]", curve), ("[.4 0 .2 1]", curve), (".4 -0 +.2 1e0", curve),
    ("cubic-bezier(0.4, 0, 0.2, 1);", curve), ("ease-out ;", .easeOut),
    (".timingCurve(0.4, 0, 0.2, 1)", curve), ("timing-curve(.4 0 .2 1)", curve),
    ("Animation.timingCurve(0.4,0,0.2,1)", curve),
    (".easeInOut", .easeInOut), ("Animation.easeIn", .easeIn), (".LINEAR", .linear),
    ("Easing.hold", .hold), (".ease", .ease), ("default", .ease), ("easeInEaseOut", .easeInOut),
  ]
  static let families: [(text: String, easing: Easing)] = [
    ("bounce", Easing.easeOut(.bounce)), ("bounce(4, 0.5)", .easeOut(.bounce(count: 4))),
    ("bounce(3, .5)", .easeOut(.bounce)), ("Bounce(2)", .easeOut(.bounce(count: 2))),
    ("bounce(restitution: 0.7)", .easeOut(.bounce(restitution: 0.7))),
    ("bounce(count: 2, restitution: 0.7)", .easeOut(.bounce(count: 2, restitution: 0.7))),
    ("easeInBounce(1e1, 1)", .easeIn(.bounce(count: 10, restitution: 1))),
    ("ease-in-out-bounce( 0 )", .easeInOut(.bounce(count: 0))),
    ("back", .easeOut(.back)), ("back(2.5)", .easeOut(.back(overshoot: 2.5))),
    ("easeBack", .easeOut(.back)),
    ("easeInOutBack(overshoot:2.5)", .easeInOut(.back(overshoot: 2.5))),
    ("elastic(1, 0.4)", .easeOut(.elastic(period: 0.4))),
    ("ease-in-elastic(period : 0.4)", .easeIn(.elastic(period: 0.4))),
    ("elastic(amplitude: 2, period: 0.4)", .easeOut(.elastic(amplitude: 2, period: 0.4))),
    ("power(3)", .easeOut(.cubic)), ("power(2.5)", .easeOut(.power(2.5))),
    ("easeInPower(0.5)", .easeIn(.power(0.5))), ("ease-in-out-power( 9 )", .easeInOut(.power(9))),
    ("quad", .easeOut(.quad)), ("SINE", .easeOut(.sine)),
    (".easeOut(.bounce)", .easeOut(.bounce)), (".easeIn(.power(6))", .easeIn(.power(6))),
    ("easeInOut(back(overshoot: 3))", .easeInOut(.back(overshoot: 3))),
  ]
  static let apple = Spring(duration: 0.5, bounce: 0.3)
  static let springs: [(text: String, easing: Easing)] = [
    (".spring(duration: 0.5, bounce: 0.3)", Easing.spring(apple)),
    ("spring(BOUNCE:0.3,Duration:0.5)", .spring(apple)),
    (".spring( bounce : 0.3 )", .spring(apple)),
    (".spring(duration: 0.8)", .spring(Spring(duration: 0.8, bounce: 0))),
    ("spring(duration: 2, bounce: -0.5)", .spring(Spring(duration: 2, bounce: -0.5))),
    (
      ".spring(response: 0.5, dampingFraction: 0.7)",
      .spring(Spring(response: 0.5, dampingRatio: 0.7))
    ),
    (
      "Animation.spring(response: 0.55, dampingFraction: 0.825, blendDuration: 0)",
      .spring(Spring(response: 0.55, dampingRatio: 0.825))
    ),
    (
      ".spring(dampingRatio: 3, response: 1, velocity: -2)",
      .spring(Spring(response: 1, dampingRatio: 3), velocity: -2)
    ),
    (
      ".spring(mass: 2, stiffness: 100, damping: 10, initialVelocity: 4)",
      .spring(Spring(stiffness: 100, damping: 10, mass: 2), velocity: 4)
    ),
    (
      ".interpolatingSpring(stiffness: 100, damping: 10)",
      .spring(Spring(stiffness: 100, damping: 10))
    ),
    ("spring(stiffness: 100, damping: 10)", .spring(Spring(stiffness: 100, damping: 10))),
    ("spring(1 100 10 0)", .spring(Spring(stiffness: 100, damping: 10))),
    ("spring(1, 100, 10, 0)", .spring(Spring(stiffness: 100, damping: 10))),
    (
      "SPRING( 2  80 5 -3.5 )", .spring(Spring(stiffness: 80, damping: 5, mass: 2), velocity: -3.5)
    ),
    ("spring(0.4)", .spring(bounce: 0.4)), (".smooth", .smooth), ("snappy", .snappy),
    (".bouncy", .bouncy), (".bouncy()", .bouncy),
    (".bouncy(duration: 0.4)", .spring(Spring(duration: 0.4, bounce: Spring.bouncy.bounce))),
    (".smooth(extraBounce: 0.25)", .spring(Spring(duration: 0.5, bounce: 0.25))),
  ]
  static let algebra: [(text: String, easing: Easing)] = [
    ("mirrored(ease)", Easing.ease.mirrored),
    ("reversed( mirrored(ease) )", .ease.mirrored.reversed),
    ("mirrored(reversed(hold))", .hold.reversed.mirrored),
    ("joined(quad, hold)", .easeOut(.quad).joined(.hold)),
    ("joined(0.4 0 0.2 1, .easeIn, at: 0.3)", curve.joined(.easeIn, at: 0.3)),
    (
      "Joined(ease-in-quad, steps(3), 0.3, value: 2)",
      .easeIn(.quad).joined(.steps(3), at: 0.3, value: 2)
    ),
    ("blended(linear, hold, 0.25)", .linear.blended(with: .hold, by: 0.25)),
    ("blended(linear(0, 1), spring(0.4), amount: 1)", .spring(bounce: 0.4)),
    ("clamped(clamped(back))", .easeOut(.back).clamped.clamped),
    ("part(ease, 0, 0.5)", .ease.part(from: 0, to: 0.5)),
  ]

  @Test(arguments: curves + families + springs + algebra)
  func readsWhatPeoplePaste(_ text: String, _ easing: Easing) throws {
    #expect(try Easing(notation: text) == easing)
    #expect(try Easing(notation: "\n\t \(text.uppercased())  ") == easing)
    #expect(try Easing(notation: text.lowercased()) == easing)
    #expect(try Easing(notation: easing.notation) == easing)
  }

  static let timed: [(text: String, easing: Easing, duration: Double?)] = [
    (".easeInOut(duration: 0.35)", Easing.easeInOut, 0.35 as Double?),
    (".linear(duration: 1)", .linear, 1), ("easeIn( Duration : 2 )", .easeIn, 2),
    (".timingCurve(0.4, 0, 0.2, 1, duration: 0.5)", curve, 0.5), ("ease", .ease, nil),
    ("linear(0, 1)", .linear([0, 1]), nil), ("spring(0.4)", .spring(bounce: 0.4), nil),
    ("reversed(.easeOut(duration: 3))", .easeIn, 3),
    (".bouncy", .bouncy, Spring.bouncy.settlingTime()),
  ]

  /// A duration is never silently dropped: it is returned, or the text is rejected.
  @Test(arguments: timed)
  func durationsAreKeptOrRefused(_ text: String, _ easing: Easing, _ duration: Double?) throws {
    let timed = try Easing.timed(notation: text)
    #expect(timed.easing == easing)
    #expect(timed.duration == duration)
    if text.lowercased().contains("duration") {
      #expect(throws: EasingNotationError.self) { try Easing(notation: text) }
    } else {
      #expect(try Easing(notation: text) == easing)
    }
  }

  /// A spring with any numbers is read with finite values, or rejected.
  @Test func extremeNumbersNeverTrap() {
    let numbers = [
      "1e-320", "1e-300", "1e-160", "1e-16", "0.5", "0.9999999999999999", "1", "1e16", "1e160",
      "1e300",
      "-1e300", "-0.9999999999999999",
    ]
    var texts: [String] = []
    for one in numbers {
      for other in numbers {
        texts += [
          "spring(response: \(one), dampingRatio: \(other))", "elastic(\(one), \(other))",
          "spring(duration: \(one), bounce: \(other))", "spring(1 \(one) \(other) 0)",
          "bouncy(duration: \(one), extraBounce: \(other))", "spring(1 100 \(one) \(other))",
          "spring(\(one) \(other) \(other) 1)", "power(\(one))", "back(\(one))",
          "spring(response: 1, dampingRatio: \(one), velocity: \(other))",
          "part(linear, \(one), \(other))", "joined(ease, hold, \(one), \(other))",
        ]
      }
    }
    for text in texts {
      guard let easing = try? Easing(notation: text) else { continue }
      #expect((try? Easing(notation: easing.notation)) == easing, "\(text)")
      for progress in [0, 1e-300, 0.37, 0.999, 1] {
        #expect(easing(progress).isFinite, "\(text) at \(progress)")
      }
      #expect(easing.naturalDuration?.isFinite ?? true)
    }
  }

  /// Truncated anywhere, or with a wrong character, a text is rejected or read, but never traps,
  /// and the column of an error is within it.
  @Test func mangledPastesNeverTrap() {
    let texts = (Self.curves + Self.families + Self.springs + Self.algebra).map(\.text)
    for text in texts {
      for count in 0...text.count {
        for middle in ["", "(", ")", ",", ":", "-", "1e300", "0", " ", "é", "."] {
          let mangled = "\(text.prefix(count))\(middle)\(text.dropFirst(count + 1))"
          do {
            let easing = try Easing(notation: mangled)
            #expect(easing(0.37).isFinite, "\(mangled)")
            #expect(try Easing(notation: easing.notation) == easing, "\(mangled)")
          } catch {
            #expect((1...mangled.count + 1).contains(error.column), "\(mangled)")
          }
        }
      }
    }
  }
}
