import Keyframes
import Testing

struct CustomCurveTests {
  static let wobble = Easing.custom("wobble") { $0 * $0 + 0.25 }

  @Test func isTheFunctionBetweenItsEnds() {
    #expect(Self.wobble(0.5) == 0.5)
    #expect(Self.wobble(0.1) == 0.1 * 0.1 + 0.25)
    #expect(Self.wobble.reversed(0.5) == 0.5)
  }

  /// The function would give 0.25 and 1.25 there, but is not called.
  @Test func endsAreExactAndHold() {
    for progress in [-1e6, -1, -0.0, 0] { #expect(Self.wobble(progress) == 0) }
    for progress in [1, 1.5, 1e6] { #expect(Self.wobble(progress) == 1) }
  }

  @Test func unclampedOnesGoOnBeyondTheirEnds() {
    let square = Easing.custom("square", isClamped: false) { $0 * $0 }
    for progress in [-2, -0.5, 0, 0.3, 1, 1.2] {
      #expect(square(progress) == progress * progress)
      #expect(square.reversed(progress) == 1 - (1 - progress) * (1 - progress))
    }
    let wave = Easing.custom("wave", isClamped: false) { $0 + 0.25 }
    #expect(wave(0) == 0 && wave(1) == 1 && wave(1.5) == 1.75)
  }

  @Test func valuesThatAreNotFiniteBecomeProgress() {
    #expect(Easing.custom("root") { ($0 - 0.5).squareRoot() }(0.25) == 0.25)
    #expect(Easing.custom("pole") { 1 / ($0 - 0.5) }(0.5) == 0.5)
  }

  @Test func equalityIsThatOfNames() {
    #expect(Self.wobble == .custom("wobble") { $0 })
    #expect(Self.wobble != .custom("Wobble") { $0 * $0 + 0.25 })
    #expect(Self.wobble != .linear)
  }

  @Test func readsBackIfItIsKnown() throws {
    let other = Easing.custom("WOBBLE") { $0 }
    for easing in [Self.wobble, other, Self.wobble.reversed, other.joined(Self.wobble).mirrored] {
      let copy = try Easing(notation: easing.notation, customs: [.ease, other, Self.wobble])
      #expect(copy == easing)
    }
    #expect(Self.wobble.notation == "custom(wobble)")
    #expect(try Easing(notation: "CUSTOM(Wobble)", customs: [Self.wobble]) == Self.wobble)
    #expect(throws: EasingNotationError.self) { try Easing(notation: "custom(wobble)") }
    #expect(throws: EasingNotationError.self) {
      try Easing(notation: "wobble", customs: [Self.wobble])
    }
  }
}
