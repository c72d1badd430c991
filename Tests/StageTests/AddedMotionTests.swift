import Keyframes
import Stage
import Testing

/// Additive motions onto a property that is moving.
struct AddedMotionTests {
  /// A few rounding errors of hundreds of points.
  static let rounding = 1e-9
  static let box = Node(.rectangle(40, 20), fill: .white).at(x: 100, y: 50)
  static let shake: Track<Double> = [0: 0, 0.25: 8, 0.75: -8, 1: 0]
  static let lift: Track<Double> = [0: 5, 1: 30]

  private func adding(_ track: Track<Double>, over duration: Double, after delay: Double)
    -> Animation
  {
    .sequence([.wait(delay), .motions([Motion(.adding(.x, track))], duration: duration)])
  }

  /// Its value at `time` if it began at `start`: 0 before, then what it holds.
  private func added(_ track: Track<Double>, _ start: Double, _ duration: Double, _ time: Double)
    -> Double
  {
    time < start ? 0 : track.value(at: (time - start) / duration)
  }

  @Test(arguments: [Easing.linear, .easeInOut(.cubic), .easeOut(.bounce), .spring(bounce: 0.3)])
  func theSumIsThatOfBothMotionsAtEveryTime(_ easing: Easing) {
    let move = Animation.move(x: 300, over: 2, easing)
    let plain = Self.box.performing(move, at: 1)
    let node = Self.box.performing(
      .parallel([
        move, adding(Self.shake, over: 0.5, after: 0.7), adding(Self.lift, over: 1, after: 0.9),
      ]), at: 1)
    for step in 0...500 {
      let time = Double(step) / 100
      let wanted =
        plain.x.value(at: time) + added(Self.shake, 1.7, 0.5, time) + added(Self.lift, 1.9, 1, time)
      // A spring is added within a millionth of the range, twice.
      #expect(abs(node.x.value(at: time) - wanted) < 2e-3, "at \(time)")
      if easing != .spring(bounce: 0.3) {
        #expect(abs(node.x.value(at: time) - wanted) < Self.rounding, "at \(time)")
      }
    }
  }

  @Test func ofARestingPropertyItIsAsBefore() {
    let node = Self.box.performing(adding(Self.lift, over: 1, after: 0.5), at: 0)
    let chain = Self.box.chain.wait(0.5).change(.adding(.x, Self.lift)).over(1).node
    #expect(node == chain)
    #expect(node.x.value(at: 0.4) == 100 && node.x.value(at: 0.5) == 105)
    #expect(node.x.value(at: 9) == 130)
  }

  @Test func theNextMotionStartsFromTheSum() {
    let node = Self.box.performing(
      .sequence([
        .parallel([.move(x: 300, over: 2), adding(Self.lift, over: 1, after: 0.5)]),
        .move(x: 10, over: 1),
      ]), at: 0)
    #expect(abs(node.x.value(at: 2) - 430) < Self.rounding)
    #expect(abs(node.x.value(at: 3) - 440) < Self.rounding)
  }

  @Test func theSceneAnimatorAgrees() {
    let scene = Scene(ground: .black) {
      Self.box.performing(
        .parallel([.move(x: 300, over: 2, .ease), adding(Self.shake, over: 1, after: 0.5)]), at: 0)
    }
    var animator = SceneAnimator(scene)
    for step in 0...100 {
      let time = Double(step) / 40 + 0.003
      let (one, other) = (animator.frame(at: time), scene.frame(at: time))
      #expect(one.count == other.count)
      for (a, b) in zip(one, other) {
        #expect(abs(a.transform.tx - b.transform.tx) < Self.rounding, "at \(time)")
      }
    }
  }

  // MARK: Takes

  @Test func aTakeIsAddedToTheOneThatRuns() {
    var takes = Takes(Self.box)
    takes.perform(.move(x: 300, over: 2), at: 0)
    let times = takes.add(adding(Self.shake, over: 0.4, after: 0), at: 1)
    #expect(times == 1...1.4)
    for step in 0...150 {
      let time = Double(step) / 50
      let wanted = 100 + min(time, 2) * 150 + added(Self.shake, 1, 0.4, time)
      #expect(abs(takes.node(at: time).x.value(at: time) - wanted) < Self.rounding)
    }
    #expect(takes.isBusy(at: 1.9) && !takes.isBusy(at: 2.1), "The move goes on to its end.")
    takes.forget(after: 0.5)
    #expect(takes.node(at: 1.1).x.value(at: 1.1) == 265, "Taken back with its take.")
  }

  @Test func anEndlessPropertyTraps() async {
    await #expect(processExitsWith: .failure) {
      let node = AddedMotionTests.box.performing(.forever(.move(x: 10, over: 1)), at: 0)
      _ = node.performing(.motions([Motion(.adding(.x, [0: 0, 1: 1]))], duration: 1), at: 0.5)
    }
  }
}
