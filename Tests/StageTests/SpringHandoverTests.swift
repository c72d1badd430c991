import Keyframes
import Stage
import TestSupport
import Testing

/// Springs that take over the velocity of what they interrupt.
struct SpringHandoverTests {
  static let box = Node(.rectangle(40, 20), fill: .white).at(x: 100, y: 50)

  /// The velocity after `time` from values alone: forward differences, extrapolated to a step of 0.
  private func speed(_ track: Track<Double>, after time: Double) -> Double {
    // A power of two, so that the steps are exact.
    let steps = (0..<8).map { 0x1p-9 / Double(1 << $0) }
    let start = track.value(at: time)
    var row = steps.map { (track.value(at: time + $0) - start) / $0 }
    for order in 1..<steps.count {
      let factor = Double(1 << order)
      for index in 0..<(steps.count - order) {
        row[index] = (factor * row[index + 1] - row[index]) / (factor - 1)
      }
    }
    return row[0]
  }

  static let easings: [Easing] = [
    .spring(.bouncy), .spring(Spring(response: 0.9, dampingRatio: 0.5)), .spring(bounce: 0.3),
    .spring(Spring(response: 0.4, dampingRatio: 1.4), velocity: 3), .spring(.smooth),
  ]

  /// The curve has no corner: position and velocity are those of the previous take, for every
  /// property.
  @Test(arguments: easings)
  func springsTakeOverTheVelocity(_ easing: Easing) {
    let first = Animation.motions(
      [
        Motion(.to(.x, 800), .easeInOut(.cubic)), Motion(.by(.rotation, -300), .easeIn(.quad)),
        Motion(.times(.scaleX, 3)),
      ], duration: 1)
    for moment in [1.2, 1.5, 1.9] {
      var takes = Takes(Self.box)
      takes.perform(first, at: 1)
      let springs = [
        Motion(.to(.x, 200), easing), Motion(.by(.rotation, 40), easing),
        Motion(.to(.scaleX, 1), easing), Motion(.to(.opacity, 0), easing),
      ]
      let before = takes.node(at: moment)
      let range = takes.perform(
        .sequence([.cue("go"), .motions(springs, duration: 0.8)]), at: moment,
        policy: .keepingVelocity)
      let after = takes.node(at: moment)
      // Worked out by hand from the formulas of the easings.
      let (u, rest) = (moment - 1, 2 - moment)
      let speeds: [Property: Double] = [
        .x: 700 * 12 * (u < 0.5 ? u * u : rest * rest), .rotation: -600 * u, .scaleX: 2,
      ]
      for (property, wanted) in speeds {
        #expect(after[property].value(at: moment) == before[property].value(at: moment))
        let error = abs(after[property].velocity(at: moment) - wanted)
        #expect(error < 1e-9 * abs(wanted), "\(property) at \(moment)")
        #expect(abs(speed(after[property], after: moment) - wanted) < 1e-6 * abs(wanted) + 1e-6)
      }
      // From rest, a spring keeps its given velocity.
      #expect(after.opacity.keyframes.contains { $0.easing == easing })
      #expect(after.x.value(at: 99) == 200 && after[.scaleX].value(at: 99) == 1)
      #expect(after.cues == [Cue("go", at: moment)])
      #expect(range?.upperBound == takes.end)
    }
  }

  /// A point that is sent elsewhere again and again, also to where it just is.
  @Test(arguments: easings)
  func manyRetargetsKeepTheVelocity(_ easing: Easing) {
    var generator = SeededGenerator(9)
    var takes = Takes(Self.box)
    takes.perform(.motions([Motion(.by(.x, 300), easing)], duration: 0.8), at: 0)
    var time = 0.0
    for step in 0..<300 {
      time += 0.02 + abs(generator.number()) / 1000
      let before = takes.node(at: time).x
      let here = before.value(at: time)
      // Every third target is near, every ninth so near that only the velocity counts.
      let near = step.isMultiple(of: 9) ? 1e-12 : step.isMultiple(of: 3) ? 0.1 : 300
      let target = here + near * generator.number() / 100
      takes.perform(
        .motions([Motion(.to(.x, target), easing)], duration: 0.8), at: time,
        policy: .keepingVelocity)
      let after = takes.node(at: time).x
      #expect(after.value(at: time) == here)
      let wanted = before.velocity(before: time)
      #expect(abs(after.velocity(at: time) - wanted) <= 1e-9 * abs(wanted), "at \(time)")
      #expect(abs(after.value(at: 999) - target) < 1e-9)
      // The reference from values alone is good to about a millionth of the fastest motion.
      let fastest = 5000.0
      #expect(abs(speed(after, after: time) - wanted) < 1e-6 * fastest, "at \(time)")
    }
  }

  /// Sent to its present position or close to it, it still swings, at the pace of its duration.
  @Test(arguments: [0, 1e-9, -1e-6, 0.1, -0.1], [0.5, 0.98, 1, 1.3])
  func aSpringWithoutDistanceSwingsAboutItsTarget(_ distance: Double, _ dampingRatio: Double) throws
  {
    let spring = Spring(response: 0.5, dampingRatio: dampingRatio)
    let natural = try #require(Easing.spring(spring).naturalDuration)
    for pace in [1, 0.4] {
      var takes = Takes(Self.box)
      takes.perform(.move(x: 1000, over: 1), at: 0)
      takes.perform(
        .motions([Motion(.to(.x, 600 + distance), .spring(spring))], duration: natural * pace),
        at: 0.5, policy: .keepingVelocity)
      let x = takes.node(at: 0.5).x
      #expect(abs(x.velocity(at: 0.5) - 1000) < 1e-6)
      #expect(abs(speed(x, after: 0.5) - 1000) < 1e-3)
      let paced = Spring(response: 0.5 * pace, dampingRatio: dampingRatio)
      let reach = paced.overshoot(distance: 0, velocity: 1000)
      for step in 0...40 {
        let time = Double(step) / 40
        let wanted = paced.value(at: time, from: 600, to: 600 + distance, velocity: 1000)
        // What remains when it has settled is up to a thousandth of the swing.
        #expect(abs(x.value(at: 0.5 + time) - wanted) < 1.1e-3 * reach)
      }
      #expect(x.value(at: 99) == 600 + distance)
      #expect(takes.end < 0.5 + 3 * natural)
    }
  }

  /// Only springs at the beginning: later ones start from rest.
  @Test func laterSpringsAndRoundsStartAtRest() {
    var takes = Takes(Self.box)
    takes.perform(.move(x: 80, over: 2), at: 1)
    let spring = Animation.motions([Motion(.by(.x, 10), .bouncy)], duration: 1)
    takes.perform(.repeated(spring, times: 2), at: 2, policy: .keepingVelocity)
    let node = takes.node(at: 2)
    let second = takes.end - 1
    #expect(abs(node.x.velocity(at: 2) - 40) < 1e-9)
    #expect(abs(node.x.velocity(at: second)) < 0.5)
    #expect(node.x.value(at: takes.end) == 160)
  }
}
