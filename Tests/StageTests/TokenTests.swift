import Keyframes
import Stage
import Testing

/// Animations of named nodes, and their cues.
struct TokenTests {
  static let dots: [Node] = ["a", "b", "c"].map {
    Node(.circle(radius: 4), fill: .white).named($0)
  }
  static let step = Animation.move(x: 10, over: 1)

  private func xs(_ nodes: [Node], at time: Double) -> [Double] {
    nodes.map { $0.x.value(at: time) }
  }

  @Test func tokensInSequenceMoveOneNodeAfterTheOther() {
    var nodes = Self.dots
    let end = nodes.perform(
      .sequence([.on("b", Self.step), .on("a", .sequence([Self.step, Self.step]))]), at: 1)
    #expect(end == 4)
    #expect(xs(nodes, at: 1.5) == [0, 5, 0])
    #expect(xs(nodes, at: 2.5) == [5, 10, 0])
    #expect(xs(nodes, at: 9) == [20, 10, 0])
  }

  @Test func tokensInParallelReachIntoGroups() {
    let inner = Node { Self.dots }.named("row")
    var nodes = [inner, Self.dots[0].named("alone")]
    nodes.perform(
      .parallel([
        .on("c", Self.step), .on("row", .sequence([.wait(1), Self.step])),
        .reversed(.on("alone", Self.step)), .on("row", .on("b", Self.step)),
      ]), at: 0)
    #expect(xs(nodes[0].children, at: 0.5) == [0, 5, 5])
    #expect(xs(nodes, at: 0.25) == [0, 7.5] && xs(nodes, at: 2) == [10, 0])
    #expect(nodes.map(\.name) == ["row", "alone"])
  }

  @Test func groupsCanBeNamedToo() {
    let group = Node { Self.dots }.performing(
      .parallel([.on("b", Self.step), .fadeOut(1)]), at: 0)
    #expect(xs(group.children, at: 1) == [0, 10, 0] && group.opacity.value(at: 1) == 0)
  }

  @Test func staggeredBeginsOneAfterTheOther() {
    var named = Self.dots
    named.perform(.staggered(["c", "a"], delays: [0, 0.5], Self.step), at: 1)
    #expect(xs(named, at: 1.75) == [2.5, 0, 7.5])
    var all = Self.dots
    let end = all.perform(.each(Self.step, delays: [0.5, 0, 1]), at: 1)
    #expect(end == 3 && xs(all, at: 2) == [5, 10, 0])
    var together = Self.dots
    together.perform(.pingPong(.each(Self.step)), at: 0)
    #expect(xs(together, at: 0.5) == [5, 5, 5] && xs(together, at: 1.25) == [7.5, 7.5, 7.5])
  }

  @Test func aStaggerUsesTheListOrPositions() {
    var named = Self.dots
    named.perform(.staggered(["a", "b", "c"], Stagger(0.5, .fromCentre), Self.step), at: 0)
    #expect(xs(named, at: 0.75) == [2.5, 7.5, 2.5])
    // From the left and the middle: 0, 100 and 50 points away.
    var placed = zip(Self.dots, [0.0, 100, 50]).map { $0.at(x: .always($1)) }
    let end = placed.perform(Self.step, Stagger(0.5, .radial(from: .zero)), at: 1)
    #expect(end == 3 && xs(placed, at: 2) == [10, 100, 55])
  }

  @Test func eachCanBeEndless() {
    var all = Self.dots
    let end = all.perform(.each(.forever(Self.step), delays: [0, 0.5, 1]), at: 0)
    #expect(end == .infinity)
    #expect(xs(all, at: 8.25) == [82.5, 77.5, 72.5])
  }

  @Test func wrongNamesTrap() async {
    await #expect(processExitsWith: .failure) {
      var nodes = TokenTests.dots
      nodes.perform(.on("d", TokenTests.step), at: 0)
    }
    await #expect(processExitsWith: .failure) {
      var nodes = TokenTests.dots + TokenTests.dots
      nodes.perform(.on("a", TokenTests.step), at: 0)
    }
    await #expect(processExitsWith: .failure) {
      var nodes = TokenTests.dots
      nodes.perform(.pingPong(TokenTests.step), at: 0)
    }
    await #expect(processExitsWith: .failure) {
      var nodes = TokenTests.dots
      nodes.perform(.each(TokenTests.step, delays: [1]), at: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = Animation.staggered(["a"], delays: [], TokenTests.step)
    }
  }

  // MARK: Cues

  static let told = Animation.sequence([.cue("start"), step, .cue("end")])

  static let cues: [(animation: Animation, cues: [Cue])] = [
    (.wait(3), []),
    (told, [Cue("start", at: 0), Cue("end", at: 1)]),
    (.sequence([step, told]), [Cue("start", at: 1), Cue("end", at: 2)]),
    (.reversed(told), [Cue("end", at: 0), Cue("start", at: 1)]),
    (.reversed(.reversed(told)), [Cue("start", at: 0), Cue("end", at: 1)]),
    (
      .pingPong(told),
      [Cue("start", at: 0), Cue("end", at: 1), Cue("start", at: 2)]
    ),
    (.speed(told, 4), [Cue("start", at: 0), Cue("end", at: 0.25)]),
    (
      .repeated(.sequence([.cue("round"), step]), times: 3),
      [Cue("round", at: 0), Cue("round", at: 1), Cue("round", at: 2)]
    ),
    (
      .parallel([.sequence([.wait(2), .cue("late")]), .cue("first"), told]),
      [
        Cue("first", at: 0), Cue("start", at: 0), Cue("end", at: 1),
        Cue("late", at: 2),
      ]
    ),
    (
      .each(.cue("hop"), delays: [0, 0.5, 1]),
      [Cue("hop", at: 0), Cue("hop", at: 0.5), Cue("hop", at: 1)]
    ),
    (.on("a", step.completing("done")), [Cue("done", at: 1)]),
    (step.delayed(by: 2).completing("done"), [Cue("done", at: 3)]),
    (.parallel([.forever(step), .cue("now")]), [Cue("now", at: 0)]),
  ]

  @Test(arguments: cues)
  func cuesComeAtTheirTimes(_ row: (animation: Animation, cues: [Cue])) {
    for start in [0.0, 8] {
      let group = Node { Self.dots }.performing(row.animation, at: start)
      let wanted = row.cues.map { Cue($0.name, at: $0.time + start) }
      #expect(Scene(ground: .black) { group }.cues == wanted)
    }
  }

  /// In both directions of time, and however far it jumps.
  @Test func eachCueIsPassedOnceInEitherDirection() {
    let cues = Node { Self.dots }.performing(Self.told, at: 1).cues
    var tracker = CueTracker(at: 0)
    let forwards = [1.5, 1.7, 9].flatMap { tracker.move(to: $0, over: cues) }
    #expect(forwards.map(\.cue.name) == ["start", "end"])
    #expect(tracker.move(to: 0, over: cues).map(\.cue.name) == ["end", "start"])
  }

  @Test func cuesWithoutATargetGoToTheFirstNode() {
    var nodes = Self.dots
    nodes.perform(.sequence([.on("b", Self.step), .cue("b is there")]), at: 0)
    #expect(nodes[0].cues == [Cue("b is there", at: 1)])
  }

  @Test func anEndlessCueTraps() async {
    await #expect(processExitsWith: .failure) {
      _ = Node { TokenTests.dots }.performing(.forever(TokenTests.told), at: 0)
    }
  }
}
