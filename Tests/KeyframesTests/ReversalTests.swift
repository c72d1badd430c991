import Keyframes
import TestSupport
import Testing

struct ReversalTests {
  /// A few rounding errors of numbers about 100.
  static let rounding = 1e-9

  private func random(_ generator: inout SeededGenerator) -> Track<Double> {
    let easings: [Easing] = [
      .linear, .easeIn(.cubic), .easeOut(.bounce), .easeInOut(.back), .spring(.bouncy),
      .cubicBezier(0.3, -0.2, 0.6, 1.4), .easeIn(.quad).mirrored,
    ]
    var time = Double.random(in: -3...3, using: &generator)
    return Track(
      (0..<6).map { _ in
        time += Double.random(in: 0.1...2, using: &generator)
        func value() -> Double { Double.random(in: -100...100, using: &generator) }
        return Keyframe(
          time: time, value: value(), easing: easings.randomElement(using: &generator) ?? .linear,
          controls: Bool.random(using: &generator) ? Controls(value(), value()) : nil)
      })
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func aReversedTrackRunsBackwards(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let track = random(&generator).extrapolated(before: .linear, after: .pingPong)
    let range = -1.5...9.25
    let back = track.reversed(over: range)
    let again = back.reversed(over: range)
    for step in -200...1400 {
      let time = Double(step) / 100 + 0.0013
      let mirrored = range.lowerBound + range.upperBound - time
      #expect(abs(back.value(at: time) - track.value(at: mirrored)) < Self.rounding)
      #expect(abs(again.value(at: time) - track.value(at: time)) < Self.rounding)
    }
  }

  @Test func aStepKeepsItsSides() {
    let track: Track<Double> = [0: 0, 1: 5, 1: 7, 2: 9]
    let back = track.reversed(over: 0...2)
    #expect(back == [0: 9, 1: 7, 1: 5, 2: 0])
    #expect(back.value(before: 1) == 7 && back.value(at: 1) == 5)
  }

  @Test func coloursTakeTheSamePathBack() {
    let track: Track<Color> = [0: .clear, 1: .white, 3: .black]
    for step in 0...30 {
      let time = (Double(step) + 0.37) / 10.5
      let (there, back) = (track.value(at: 3 - time), track.reversed(over: 0...3).value(at: time))
      #expect(there.distance(to: back) < Self.rounding)
    }
  }

  @Test func constantsStay() {
    #expect((7 as Track<Double>).reversed(over: 0...2) == 7)
    #expect((7 as Track<Double>).retimed(scale: 2, offset: 3) == 7)
  }

  @Test func retimedIsSlowerAndLater() {
    let track = ([0: 0, 2: 8, 3: 1] as Track<Double>).eased(.easeIn(.quad))
    let slow = track.retimed(scale: 4, offset: 10)
    for step in 0...40 {
      let time = Double(step) / 10
      #expect(abs(slow.value(at: time * 4 + 10) - track.value(at: time)) < Self.rounding)
    }
    let plain: Track<Double> = [0: 0, 2: 8, 3: 1]
    #expect(plain.retimed(scale: 0, offset: 1) == [1: 0, 1: 1])
  }

  @Test func wrongScalesTrap() async {
    await #expect(processExitsWith: .failure) {
      _ = ([0: 0, 1: 1] as Track<Double>).retimed(scale: -1)
    }
  }
}
