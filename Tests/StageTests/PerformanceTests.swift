import Keyframes
import Stage
import Testing

struct PerformanceTests {
  static let box = Node(.rectangle(40, 20), fill: .white).at(x: 100, y: 50)

  /// It writes keyframes itself, and has a cue halfway.
  struct Rise: Performance {
    var height: Double
    var duration = 2.0

    func perform(on node: inout Node, at start: Double) {
      let y = node.y.value(at: start)
      node.y.add(y, at: start)
      node.y.add(y - height, at: start + duration)
      node.cues.append(Cue("half", at: start + duration / 2))
    }
  }

  struct Late: Performance {
    let duration = 1.0
    func perform(on node: inout Node, at start: Double) { node.x.add(3, at: start + 2) }
  }

  @Test func performancesOfDifferentTypesFitInOneList() {
    let list = [AnyPerformance(Rise(height: 30)), AnyPerformance(Wiggle(angle: 20))]
    let animation = Animation.sequence(list.map { .custom($0) })
    let node = Self.box.performing(animation, at: 1)
    #expect(animation.duration == 3)
    #expect([1, 2, 3, 9].map { node.y.value(at: $0) } == [50, 35, 20, 20])
    #expect([3, 3.3, 4].map { node.rotation.value(at: $0) } == [0, 20, 0])
  }

  /// Each is a mistake, and says so before it does anything.
  @Test func timesThatAreNoNumbersAreRefused() async {
    await #expect(processExitsWith: .failure) {
      _ = PerformanceTests.box.performing(.fadeIn(), at: .nan)
    }
    await #expect(processExitsWith: .failure) {
      var takes = Takes(PerformanceTests.box)
      takes.turnBack(at: .nan)
    }
  }

  @Test func aPerformanceStartsFromTheNodesState() {
    let node = Self.box.performing(
      .sequence([.move(y: 100, over: 1), .performance(Rise(height: 30))]), at: 0)
    #expect([1, 2, 3].map { node.y.value(at: $0) } == [150, 135, 120])
  }

  @Test func itsCuesAreInItsTime() {
    let animation = Animation.sequence([.wait(1), .performance(Rise(height: 1, duration: 4))])
    #expect(Self.box.performing(animation, at: 10).cues == [Cue("half", at: 13)])
    #expect(Self.box.performing(.speed(animation, 2), at: 0).cues == [Cue("half", at: 1.5)])
  }

  @Test func equalMeansTheSameTypeAndTheSameValue() {
    let rise = AnyPerformance(Rise(height: 30))
    #expect(rise == AnyPerformance(Rise(height: 30)))
    #expect(rise != AnyPerformance(Rise(height: 31)))
    #expect(rise != AnyPerformance(Wiggle()))
    #expect(AnyPerformance(rise) == rise)
    #expect(Animation.performance(Wiggle()) == .custom(AnyPerformance(Wiggle())))
  }

  @Test func keyframesOutsideItsDurationTrap() async {
    await #expect(processExitsWith: .failure) {
      _ = Self.box.performing(.performance(Late()), at: 0)
    }
  }
}
