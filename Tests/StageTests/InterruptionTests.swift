import Keyframes
import Stage
import Testing

struct InterruptionTests {
  static let box = Node(.rectangle(40, 20), fill: .white).at(x: 100, y: 50)
  static let right = Animation.move(x: 80, over: 2)
  static let down = Animation.move(y: 10, over: 1)

  private func place(_ takes: Takes, at time: Double) -> [Double] {
    let node = takes.node(at: time)
    return [node.x.value(at: time), node.y.value(at: time)]
  }

  private func moving() -> Takes {
    var takes = Takes(Self.box)
    takes.perform(Self.right, at: 1)
    return takes
  }

  struct Case: Sendable {
    var policy: Interruption
    var range: ClosedRange<Double>?
    /// At the interruption (2), a second later, and at the end.
    var places: [[Double]]
  }

  static let cases: [Case] = [
    Case(policy: .restart, range: 2...3, places: [[100, 50], [100, 60], [100, 60]]),
    Case(policy: .ignore, range: nil, places: [[140, 50], [180, 50], [180, 50]]),
    Case(policy: .queue, range: 3...4, places: [[140, 50], [180, 50], [180, 60]]),
    Case(policy: .fromCurrent, range: 2...3, places: [[140, 50], [140, 60], [140, 60]]),
    Case(policy: .keepingVelocity, range: 2...3, places: [[140, 50], [140, 60], [140, 60]]),
  ]

  @Test(arguments: cases.indices)
  func thePolicyDecidesAboutTheNewAnimation(_ index: Int) {
    let row = Self.cases[index]
    var takes = moving()
    #expect(takes.perform(Self.down, at: 2, policy: row.policy) == row.range)
    #expect([2, 3, 9].map { place(takes, at: $0) } == row.places)
    // The past does not change.
    #expect(place(takes, at: 1.5) == [120, 50])
    #expect(takes.end == row.range?.upperBound ?? 3)
  }

  @Test(arguments: Interruption.allCases)
  func finishedAnimationsAreNotInterrupted(_ policy: Interruption) {
    var takes = moving()
    #expect(!takes.isBusy(at: 0) && takes.isBusy(at: 1) && takes.isBusy(at: 2.9))
    #expect(!takes.isBusy(at: 3))
    #expect(takes.perform(Self.down, at: 4, policy: policy) == 4...5)
    #expect(place(takes, at: 9) == [180, 60])
  }

  @Test func waitingAnimationsCountAsBusy() {
    var takes = Takes(Self.box)
    takes.perform(.sequence([Self.down, .wait(5)]), at: 0)
    #expect(takes.isBusy(at: 5.9) && !takes.isBusy(at: 6))
    #expect(takes.perform(Self.right, at: 3, policy: .ignore) == nil)
    #expect(takes.perform(Self.right, at: 3, policy: .queue) == 6...8)
    #expect(takes.perform(Self.down, at: 3, policy: .queue) == 8...9)
    #expect(place(takes, at: 20) == [180, 70])
    // Another policy interrupts, and waiting animations are dropped.
    takes.perform(Self.down, at: 7, policy: .fromCurrent)
    #expect(place(takes, at: 20) == [140, 70])
    #expect(takes.nodes.count == 4)
  }

  @Test func nothingWaitsForAnEndlessAnimation() {
    var takes = Takes(Self.box)
    takes.perform(.forever(.rotate(by: 90, over: 1)), at: 0)
    #expect(takes.end == .infinity && takes.isBusy(at: 1e9))
    #expect(takes.perform(Self.down, at: 5, policy: .queue) == nil)
    #expect(takes.perform(Self.down, at: 5.5, policy: .fromCurrent) == 5.5...6.5)
    #expect(abs(takes.node(at: 9).rotation.value(at: 9) - 495) < 1e-9)
  }

  @Test func cutsKnowTheirEnd() {
    var takes = Takes(Self.box)
    takes.cut(at: 1) { $0.chain(from: 1).move(dx: 5).over(2).node }
    #expect(takes.end == 3 && takes.isBusy(at: 2))
    #expect(takes.perform(Self.down, at: 2, policy: .ignore) == nil)
  }

  // MARK: Velocity

  private func speed(_ node: Node, _ property: Property, after time: Double) -> Double {
    (node[property].value(at: time + 1e-6) - node[property].value(at: time)) / 1e-6
  }

  static let easings: [Easing] = [
    .spring(.bouncy), .spring(Spring(response: 0.9, dampingRatio: 0.5)), .spring(bounce: 0.3),
    .spring(Spring(response: 0.4, dampingRatio: 1.4), velocity: 3),
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
      let before = takes.node(at: moment)
      let springs = [
        Motion(.to(.x, 200), easing), Motion(.by(.rotation, 40), easing),
        Motion(.to(.scaleX, 1), easing), Motion(.to(.opacity, 0), easing),
      ]
      let range = takes.perform(
        .sequence([.cue("go"), .motions(springs, duration: 0.8)]), at: moment,
        policy: .keepingVelocity)
      let after = takes.node(at: moment)
      for property in [Property.x, .rotation, .scaleX, .opacity] {
        let (old, new) = (before[property], after[property])
        #expect(new.value(at: moment) == old.value(at: moment))
        // From rest, a spring keeps its given velocity.
        if property == .opacity, easing.launched(at: 0, over: 1)?.easing != easing { continue }
        let was = (old.value(at: moment) - old.value(at: moment - 1e-6)) / 1e-6
        let distance = abs(new.value(at: 99) - new.value(at: moment))
        let error = abs(speed(after, property, after: moment) - was)
        // The remaining distance of a settled spring, at most a thousandth, is spread over the
        // motion.
        #expect(error < 1e-3 * abs(was) + 0.01 * distance + 1e-3, "\(property) at \(moment)")
      }
      #expect(after.x.value(at: 99) == 200 && after[.scaleX].value(at: 99) == 1)
      #expect(after.cues == [Cue("go", at: moment)])
      #expect(range?.upperBound == takes.end)
    }
  }

  /// Sent to its present position, it still swings.
  @Test func aSpringWithoutDistanceSwingsAboutItsTarget() {
    var takes = Takes(Self.box)
    takes.perform(.move(x: 1000, over: 1), at: 0)
    let spring = Spring(response: 0.5, dampingRatio: 0.5)
    takes.perform(
      .motions([Motion(.to(.x, 600), .spring(spring))], duration: 1), at: 0.5,
      policy: .keepingVelocity)
    let node = takes.node(at: 0.5)
    #expect(abs(speed(node, .x, after: 0.5) - 1000) < 50)
    for step in 0...40 {
      let time = Double(step) / 40
      let wanted = spring.value(at: time, from: 600, to: 600, velocity: 1000)
      #expect(abs(node.x.value(at: 0.5 + time) - wanted) < 0.5)
    }
    #expect(node.x.value(at: 99) == 600)
  }

  @Test func otherEasingsKeepTheirDuration() {
    var takes = moving()
    takes.perform(
      .parallel([.fill(.black, over: 1), .rotate(by: 9, over: 1, .ease)]), at: 2,
      policy: .keepingVelocity)
    let node = takes.node(at: 2)
    #expect(abs(node.rotation.value(at: 2.5) - 9 * Easing.ease(0.5)) < 1e-9)
    #expect(takes.end == 3)
  }

  /// Only springs at the beginning: later ones start from rest.
  @Test func laterSpringsAndRoundsStartAtRest() {
    var takes = moving()
    let spring = Animation.motions([Motion(.by(.x, 10), .bouncy)], duration: 1)
    takes.perform(.repeated(spring, times: 2), at: 2, policy: .keepingVelocity)
    let node = takes.node(at: 2)
    let second = takes.end - 1
    #expect(abs(speed(node, .x, after: 2) - 40) < 0.5)
    #expect(abs(speed(node, .x, after: second)) < 0.5)
    #expect(node.x.value(at: takes.end) == 160)
  }
}
