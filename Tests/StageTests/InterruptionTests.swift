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
    Case(policy: .blend, range: 2...3, places: [[140, 50], [140, 60], [140, 60]]),
    Case(policy: .additive, range: 2...3, places: [[140, 50], [180, 60], [180, 60]]),
    Case(policy: .finishFirst, range: 2...3, places: [[180, 50], [180, 60], [180, 60]]),
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

  @Test func finishingFirstEndsWhatIsPausedToo() {
    var takes = moving()
    takes.pause(at: 1.5)
    takes.perform(Self.down, at: 2, policy: .finishFirst)
    #expect(place(takes, at: 1.9) == [120, 50])
    #expect(place(takes, at: 2) == [180, 50] && place(takes, at: 3) == [180, 60])
  }

  @Test func cutsKnowTheirEnd() {
    var takes = Takes(Self.box)
    takes.cut(at: 1) { $0.chain(from: 1).move(dx: 5).over(2).node }
    #expect(takes.end == 3 && takes.isBusy(at: 2))
    #expect(takes.perform(Self.down, at: 2, policy: .ignore) == nil)
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
}
