import Keyframes
import Testing

/// Easings with the names of motion tokens.
struct EasingTokenTests {
  static let easings: [Easing] =
    EasingAlgebraTests.parts + EasingAlgebraTests.all + [
      .easeIn, .spring(Spring(duration: 0.5, bounce: 0.3)), .cubicBezier(0.1, 0.7, 0.3, 1),
    ]
  static let other = Easing.token("other", .easeOut(.quad)).lasting("long")

  static func compositions(_ easing: Easing, _ other: Easing) -> [Easing] {
    [
      easing.reversed, easing.reversed.reversed, easing.mirrored, easing.clamped,
      easing.joined(other), other.joined(easing, at: 0.3, value: 0.6),
      easing.blended(with: other, by: 0), easing.blended(with: other, by: 0.4),
      other.blended(with: easing, by: 1), easing.joined(.linear, at: 0.9).part(from: 0.1, to: 1),
      easing.mirrored.reversed,
    ] + [Easing(validating: .part(easing, from: 0, to: 1))].compactMap(\.self)
  }

  @Test(arguments: easings)
  func compositionsKnowNoName(_ easing: Easing) {
    let plain = Self.compositions(easing, Self.other.unnamed)
    for token in [Easing.token("a", easing), easing.lasting("b"), .token("a", easing).lasting("b")]
    {
      let made = Self.compositions(token, Self.other)
      #expect(made == plain)
      #expect(made.map(\.notation) == plain.map(\.notation))
      #expect(made.allSatisfy { $0.token == nil && $0.durationToken == nil })
    }
  }

  @Test(arguments: easings)
  func tokensHaveWhatTheirEasingsHave(_ easing: Easing) throws {
    let token = Easing.token("a", easing).lasting("b")
    #expect(
      token.controlPoints.map { [$0.x1, $0.y1, $0.x2, $0.y2] }
        == easing.controlPoints.map { [$0.x1, $0.y1, $0.x2, $0.y2] })
    #expect(token.naturalDuration == easing.naturalDuration)
    #expect(token.spring == easing.spring)
    let launches = [token, easing].map { $0.launched(at: 2, over: 0.5) }
    #expect(launches[0]?.easing == launches[1]?.easing)
    #expect(launches[0]?.duration == launches[1]?.duration)
    for place in -2...12 {
      let progress = Double(place) / 10
      #expect(token(progress, isBefore: true) == easing(progress, isBefore: true))
    }
  }

  /// A reversed token of the same name as before begins a new token, whose curve is the reversed one.
  @Test(arguments: easings)
  func aReversedTokenCanBeNamedAgain(_ easing: Easing) {
    let again = Easing.token("a", Easing.token("a", easing).reversed)
    #expect(again.unnamed == easing.reversed)
    #expect(again.lasting("b").lasting(nil) == again)
    #expect(Easing.token("b", again).token == "b")
  }

  // MARK: Durations

  /// As if each segment was made as long as its token says, and all behind it moved.
  @Test func durationsAddUp() {
    let tokens = MotionTokens(durations: [
      .init(name: "short", seconds: 0.2), .init(name: "long", seconds: 1.5),
    ])
    let names: [String?] = ["long", nil, "short", "none", "short", "long"]
    let keyframes = (0...12).map { index in
      Keyframe(
        time: Double(index), value: Double(index),
        easing: Easing.easeOut.lasting(names[index % names.count]))
    }
    let track = Track(keyframes).lasting(tokens)
    var wanted = [0.0]
    for index in 0..<12 {
      let seconds = names[index % names.count].flatMap { tokens.seconds(named: $0) }
      wanted.append(wanted[index] + (seconds ?? 1))
    }
    for (keyframe, time) in zip(track.keyframes, wanted) {
      #expect(abs(keyframe.time - time) < 1e-9)
    }
    #expect(track.lasting(tokens) == track)
    #expect(Track(keyframes).lasting(MotionTokens()) == Track(keyframes))
  }

  /// So large that a billionth of it is no number.
  @Test func lateKeyframesStayFinite() {
    let track = Track([
      Keyframe(time: 0, value: 0.0, easing: .linear.lasting("a")), Keyframe(time: 2, value: 1),
      Keyframe(time: 1e305, value: 2),
    ])
    let tokens = MotionTokens(durations: [.init(name: "a", seconds: 1)])
    #expect(track.lasting(tokens).keyframes.map(\.time) == [0, 1, 1e305])
  }

  /// So what cannot be written cannot be made, whichever way it would get in.
  @Test func wrongNamesTrap() async {
    await #expect(processExitsWith: .failure) {
      _ = MotionTokens.NamedEasing(name: "ease out", easing: .easeOut)
    }
    await #expect(processExitsWith: .failure) {
      _ = MotionTokens.NamedDuration(name: "", seconds: 1)
    }
  }
}
