import Keyframes
import Stage
import Testing

struct ChainCompositionTests {
  static let box = Node(.rectangle(40, 20), fill: .white).at(x: 100, y: 50)

  private func xs(_ node: Node, _ times: [Double]) -> [Double] {
    times.map { node.x.value(at: $0) }
  }

  @Test func theWholeChainIsRepeated() {
    let chain = Self.box.chain(from: 1).move(dx: 10).over(1).wait(1).move(dx: -4).over(1)
      .repeated(times: 3)
    #expect(chain.end == 10)
    #expect(
      xs(chain.node, [1, 2, 3, 4, 5, 7, 10, 99]) == [100, 110, 110, 106, 116, 112, 118, 118])
  }

  @Test func theWholeChainIsRepeatedForEver() {
    let chain = Self.box.chain(from: 1).rotate(by: 10).over(1).wait(1).repeatedForever()
    #expect(chain.end == .infinity)
    for round in [0.0, 1, 2, 1000] {
      #expect(abs(chain.node.rotation.value(at: 1.5 + 2 * round) - (5 + 10 * round)) < 1e-6)
      #expect(abs(chain.node.rotation.value(at: 2.5 + 2 * round) - (10 + 10 * round)) < 1e-6)
    }
  }

  @Test func autoreversedReturns() {
    let chain = Self.box.chain.move(dx: 10, .easeIn(.quad)).over(1).move(x: 0).over(1)
      .autoreversed()
    #expect(chain.end == 4)
    #expect(xs(chain.node, [0, 0.5, 1, 2, 3, 3.5, 4]) == [100, 102.5, 110, 0, 110, 102.5, 100])
    let endless = Self.box.chain.move(x: 0).over(1).autoreversed().repeatedForever().node
    #expect(xs(endless, [0, 0.5, 1, 1.5, 2, 20.5, 21]) == [100, 50, 0, 50, 100, 50, 0])
  }

  @Test func reversedAndSpeedApplyToTheChainSoFar() {
    let chain = Self.box.chain.move(dx: 10).over(1).reversed().move(dx: 4).over(1).speed(2)
    #expect(chain.end == 1)
    #expect(xs(chain.node, [-1, 0, 0.25, 0.5, 1]) == [100, 110, 105, 100, 104])
  }

  @Test func concurrentChainsBeginTogether() {
    let chain = Self.box.chain.move(dx: 10).over(1)
      .concurrent(
        { $0.move(dx: 10).over(1).move(dy: 10).over(1) },
        { $0.wait(1).move(dx: -5).over(3) },
        { $0.rotate(by: 90).over(0.5).repeated(times: 2) }
      )
      .move(dx: 1).over(1)
    #expect(chain.end == 6)
    let node = chain.node
    #expect(xs(node, [1, 2, 3.5, 5, 6]) == [110, 120, 117.5, 115, 116])
    #expect(node.y.value(at: 3) == 60 && node.rotation.value(at: 1.75) == 135)
  }

  @Test func cuesAreBeforeAndAfterLinks() {
    let chain = Self.box.chain(from: 1).cue("begin")
      .move(dx: 1).over(1, times: 2, before: "hop", after: "landed")
      .wait(0.5).cue("end")
    let wanted = [
      Cue("begin", at: 1), Cue("hop", at: 1), Cue("landed", at: 2), Cue("hop", at: 2),
      Cue("landed", at: 3), Cue("end", at: 3.5),
    ]
    #expect(chain.node.cues == wanted)
    let back = chain.autoreversed().node.cues.map(\.name)
    #expect(back == wanted.map(\.name) + wanted.dropLast().reversed().map(\.name))
  }

  @Test func aChainsAnimationCanBePerformedByAnyNode() {
    let animation = Animation.chain { $0.move(dx: 10).over(1).wait(1).fill(.black).over(1) }
    #expect(animation.duration == 3)
    #expect(animation == Self.box.chain.move(dx: 10).over(1).wait(1).fill(.black).over(1).animation)
    let node = Self.box.chain.perform(animation).perform(.preset(.shake)).move(dx: 1).over(1).node
    #expect(node.x.value(at: 9) == 111)
  }

  @Test func moreThanHalfOfAPathChainArrives() {
    let chain = Self.box.chain.move(along: CompositionTests.path, turning: .along, .ease).over(2)
      .move(dx: 10).over(1)
    #expect(chain.node.x.value(at: 3) == 260 && chain.node.y.value(at: 3) == 220)
  }

  /// With durations whose sums are not round, progress used to exceed 1, and a circle became NaN.
  @Test func progressNeverExceedsItsEnd() {
    for step in 1...300 {
      let duration = Double(step) / 100
      let chain = Self.box.chain.move(dx: 10, .easeIn(.circ)).over(duration)
        .move(dx: 10, .easeIn(.circ)).over(duration, times: 3)
      let node = chain.node
      for part in 0...20 {
        let x = node.x.value(at: chain.end * Double(part) / 20)
        #expect(x >= 100 && x <= 140)
      }
      #expect(node.x.value(at: chain.end) == 140)
    }
  }

  @Test func wrongCompositionsTrap() async {
    await #expect(processExitsWith: .failure) { _ = Self.box.chain.repeated(times: 2) }
    await #expect(processExitsWith: .failure) {
      _ = Self.box.chain.move(dx: 1).over(1).repeated(times: 0)
    }
    await #expect(processExitsWith: .failure) { _ = Self.box.chain.move(dx: 1).autoreversed() }
    await #expect(processExitsWith: .failure) { _ = Self.box.chain.move(dx: 1).cue("a") }
    await #expect(processExitsWith: .failure) {
      _ = Self.box.chain.move(dx: 1).over(1).repeatedForever().wait(1)
    }
    await #expect(processExitsWith: .failure) {
      _ = Self.box.chain.move(dx: 1).over(1).repeatedForever().move(dy: 1)
    }
    await #expect(processExitsWith: .failure) {
      _ = Self.box.chain.move(dx: 1).over(1).repeatedForever().autoreversed()
    }
    await #expect(processExitsWith: .failure) { _ = Self.box.chain.wait(1).speed(0) }
    await #expect(processExitsWith: .failure) {
      _ = Self.box.chain.concurrent({ $0.move(dx: 1).over(1) }, { $0.move(dx: 2).over(1) }).node
    }
    await #expect(processExitsWith: .failure) {
      _ = Self.box.chain.concurrent({ $0.move(dx: 1) })
    }
  }
}
