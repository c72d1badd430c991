import Keyframes
import Testing

struct EasingAlgebraTests {
  static let parts: [Easing] = [
    Easing.linear, .ease, .hold, .steps(4), .steps(3, .jumpBoth), .easeIn(.back),
    .easeOut(.elastic), .easeInOut(.bounce), .linear([0, 0.25, 1]), .spring(.bouncy),
    .hold.reversed,
  ]
  /// Every composition of each easing and the next one, for laws of all compositions.
  static let all: [Easing] = zip(parts, parts.dropFirst() + parts.prefix(1)).flatMap {
    (one: Easing, other: Easing) -> [Easing] in
    [
      one.mirrored, one.clamped, one.joined(other), one.joined(other, at: 0.2, value: 0.9),
      one.blended(with: other, by: 0.3), one.part(from: 0, to: 1), one.mirrored.reversed,
      one.joined(other.mirrored, at: 0.6).clamped,
    ]
  }
  static let grid = EasingLawsTests.grid

  @Test(arguments: parts)
  func mirroredGoesForwardAndBack(_ easing: Easing) {
    for progress in Self.grid {
      #expect(easing.mirrored(progress / 2) == easing(progress) || progress == 1)
      #expect(abs(easing.mirrored(1 - progress / 2) - easing(progress)) < 1e-9 || isStep(easing))
    }
    #expect(easing.mirrored(0.5) == easing(1))
    #expect(easing.mirrored(1) == easing(0))
  }

  /// Steps jump at places subject to rounding.
  private func isStep(_ easing: Easing) -> Bool {
    easing.notation.contains("steps") || easing.notation.contains("hold")
  }

  @Test(arguments: parts, [0.25, 0.5])
  func joinedIsOneAfterTheOther(_ easing: Easing, _ place: Double) {
    let value = 0.8
    let joined = easing.joined(.easeOut(.quad), at: place, value: value)
    for progress in Self.grid.dropLast() {
      #expect(abs(joined(progress * place) - value * easing(progress)) < 1e-9 || isStep(easing))
    }
    let reversed = Easing.easeOut(.quad).joined(easing, at: place, value: value)
    for progress in Self.grid {
      let expected = value + (1 - value) * easing(progress)
      #expect(
        abs(reversed(place + (1 - place) * progress) - expected) < 1e-9 || isStep(easing))
    }
    #expect(reversed(1) == easing(1))
  }

  @Test func joinedMeetsAtTheGivenValue() {
    let easing = Easing.easeIn(.quad).joined(.easeOut(.quad))
    #expect(easing(0.25) == 0.125)
    #expect(easing(0.5) == 0.5)
    // Two halves of a family are its whole.
    for progress in Self.grid {
      #expect(abs(easing(progress) - Easing.easeInOut(.quad)(progress)) < 1e-15)
    }
    #expect(Easing.linear.joined(.linear, at: 0.2, value: 5)(0.2) == 5)
    #expect(Easing.linear.joined(.linear, at: 0.2, value: 1e20)(1) == 1)
    #expect(Easing.linear.joined(.hold, at: 0.3)(0.3.nextDown) < 0.3)
  }

  @Test(arguments: parts)
  func blendedIsTheMean(_ easing: Easing) {
    for amount in [0, 0.1, 0.5, 0.7, 1] {
      let blended = easing.blended(with: .easeIn(.quint), by: amount)
      let expected = { (1 - amount) * easing($0) + amount * Easing.easeIn(.quint)($0) }
      for progress in Self.grid { #expect(abs(blended(progress) - expected(progress)) < 1e-14) }
    }
    #expect(easing.blended(with: .ease, by: 0) == easing)
    #expect(Easing.ease.blended(with: easing, by: 1) == easing)
    // Whatever two easings agree on, their mean keeps.
    for amount in [0.1, 1.0 / 3, 0.7] {
      #expect(Easing.ease.blended(with: .hold, by: amount)(1) == 1)
    }
  }

  @Test(arguments: parts)
  func clampedKeepsWithinItsEnds(_ easing: Easing) {
    for progress in Self.grid + [-1e6, -0.5, 1.5, 1e6] {
      let value = easing.clamped(progress)
      #expect((0...1).contains(value))
      if (0...1).contains(easing(progress)) { #expect(value == easing(progress)) }
    }
    #expect(easing.clamped.clamped(0.3) == easing.clamped(0.3))
  }

  @Test(arguments: [Easing.ease, .easeIn(.back), .easeOut(.bounce), .spring(.bouncy)])
  func partIsScaled(_ easing: Easing) {
    for (start, end) in [(0.0, 1.0), (0.1, 0.6), (0.5, 1), (0, 0.07)] {
      let part = easing.part(from: start, to: end)
      #expect(part(0) == 0)
      #expect(part(1) == 1)
      for progress in Self.grid {
        let original = easing(start + (end - start) * progress)
        let value = easing(start) + (easing(end) - easing(start)) * part(progress)
        #expect(abs(value - original) < 1e-12)
      }
    }
    // Cut and joined again, it is what it was.
    let whole = easing.part(from: 0, to: 0.4)
      .joined(easing.part(from: 0.4, to: 1), at: 0.4, value: easing(0.4))
    for progress in Self.grid { #expect(abs(whole(progress) - easing(progress)) < 1e-12) }
  }

  @Test func documentedValues() {
    #expect(Easing.linear.mirrored(0.75) == 0.5)
    #expect(Easing.linear.blended(with: .easeIn(.quad), by: 0.5)(0.5) == 0.375)
    #expect(Easing.easeInOut(.quad).part(from: 0, to: 0.5)(0.5) == 0.25)
    #expect(Easing.steps(2)(0.5, isBefore: true) == 0)
  }

  @Test(arguments: all)
  func compositionsAreFiniteAndTurn(_ easing: Easing) {
    for progress in Self.grid + [-1e6, 1e6, -1, 2] {
      #expect(easing(progress).isFinite)
      #expect(abs(easing.reversed(progress) - (1 - easing(1 - progress))) < 1e-9)
    }
    #expect(easing.reversed.reversed == easing)
    #expect(easing == easing)
    #expect(easing.mirrored != easing)
    for progress in [Double.nan, .infinity, -.infinity] { _ = easing(progress) }  // does not trap
  }
}
