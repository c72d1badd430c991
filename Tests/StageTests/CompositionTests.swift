import Keyframes
import Stage
import Testing

struct CompositionTests {
  /// A few rounding errors of hundreds of points.
  static let rounding = 1e-9
  static let box = Node(.rectangle(40, 20), fill: .white).at(x: 100, y: 50)

  static let path: Path = {
    var path = Path()
    path.move(to: Point(x: 10, y: 10))
    path.line(to: Point(x: 200, y: 40))
    path.cubic(Point(x: 300, y: 60), Point(x: 20, y: 200), to: Point(x: 250, y: 220))
    return path
  }()

  /// One of every kind, all of a finite duration.
  static let animations: [(name: String, animation: Animation)] = [
    ("motion", .move(x: 10, over: 1, .easeOut(.back))),
    ("relative", .motions([Motion(.times(.width, 3), .easeIn(.cubic))], duration: 0.7)),
    ("colour", .fill(.black, over: 1, .easeIn(.quad))),
    (
      "sequence",
      .sequence([.rotate(by: 90, over: 0.3), .wait(0.2), .rotate(by: -20, over: 0.6, .bouncy)])
    ),
    ("late", .sequence([.wait(0.4), .fadeOut(0.3)])),
    ("early", .sequence([.fadeOut(0.3), .wait(0.4)])),
    ("parallel", .parallel([.move(x: 40, over: 2), .scale(to: 3, over: 0.4)])),
    ("jump", .sequence([.move(y: 5, over: 0), .wait(0.5), .move(y: 6, over: 0), .wait(0.5)])),
    ("repeated", .repeated(.move(x: 4, y: 5, over: 0.3, .easeIn(.quad)), times: 3)),
    (
      "anchor",
      .sequence([
        .rotate(by: 30, over: 0.5), .anchor(Point(x: 0, y: 1)), .rotate(by: 60, over: 0.5),
      ])
    ),
    ("along", .move(along: path, turning: .along, over: 1.5, .easeInOut(.quad))),
    ("written", .move(along: path, pace: .raw, over: 1.5)),
    ("custom", .performance(Wiggle())),
    ("ping pong", .pingPong(.sequence([.wait(0.1), .move(x: 7, over: 0.3, .easeIn(.expo))]))),
    ("nested", .reversed(.speed(.pingPong(.repeated(.rotate(by: 8, over: 0.2), times: 2)), 0.7))),
    ("preset", .preset(.wobble, delay: 0.2, repeatCount: 2)),
  ]

  /// Every number of the node at a time; colours too.
  private func state(_ node: Node, at time: Double) -> [Double] {
    Property.allCases.map { node[$0].value(at: time) }
      + ColorProperty.allCases.flatMap { property -> [Double] in
        let color = node[property].value(at: time)
        return [color.red, color.green, color.blue, color.alpha]
      } + node.corners(at: time).flatMap { [$0.x, $0.y] }
  }

  private func difference(_ a: [Double], _ b: [Double]) -> Double {
    zip(a, b).map { abs($0 - $1) }.max() ?? .infinity
  }

  /// Times that no keyframe of the animations is at.
  private func times(_ end: Double) -> [Double] {
    (0...97).map { (Double($0) + 0.4137) / 98 * end }
  }

  @Test(arguments: animations)
  func reversedRunsBackwards(_ row: (name: String, animation: Animation)) {
    let duration = row.animation.duration
    let forth = Self.box.performing(row.animation, at: 2)
    let back = Self.box.performing(.reversed(row.animation), at: 2)
    let again = Self.box.performing(.reversed(.reversed(row.animation)), at: 2)
    for time in times(duration) {
      let wanted = state(forth, at: 2 + duration - time)
      #expect(difference(state(back, at: 2 + time), wanted) < Self.rounding, "\(time)")
      let same = state(forth, at: 2 + time)
      #expect(difference(state(again, at: 2 + time), same) < Self.rounding, "\(time)")
    }
    #expect(state(back, at: 1.9) == state(Self.box, at: 0))
  }

  @Test(arguments: animations)
  func pingPongTakesTheSamePathBack(_ row: (name: String, animation: Animation)) {
    let duration = row.animation.duration
    let forth = Self.box.performing(row.animation, at: 2)
    let both = Self.box.performing(.pingPong(row.animation), at: 2)
    for time in times(duration) {
      let there = state(both, at: 2 + time)
      #expect(difference(there, state(forth, at: 2 + time)) < Self.rounding, "\(time)")
      #expect(difference(there, state(both, at: 2 + 2 * duration - time)) < Self.rounding)
    }
  }

  @Test(arguments: animations)
  func speedScalesTime(_ row: (name: String, animation: Animation)) {
    for factor in [0.3, 1, 2.5] {
      let plain = Self.box.performing(row.animation, at: 2)
      let fast = Self.box.performing(.speed(row.animation, factor), at: 2)
      for time in times(row.animation.duration) {
        let wanted = state(plain, at: 2 + time)
        #expect(difference(state(fast, at: 2 + time / factor), wanted) < Self.rounding)
      }
    }
  }

  /// Each of these does the same in every round, or moves by the same amount.
  static let rounds: [(name: String, animation: Animation)] = [
    ("by", .move(x: 10, over: 0.7, .easeOut(.back))),
    ("by and wait", .sequence([.rotate(by: 30, over: 0.3), .wait(0.45), .move(y: 3, over: 0.1)])),
    ("there and back", .pingPong(.scale(to: 2, over: 0.4, .bouncy))),
    ("home", .sequence([.fadeOut(0.3), .wait(0.1), .fadeIn(0.2)])),
    ("colours", .pingPong(.fill(.black, over: 0.7))),
    ("preset", .preset(.shake)), ("comes in", .preset(.slideLeft, delay: 0.1)),
    ("jumps", .sequence([.move(x: 5, over: 0), .wait(0.5), .move(x: -5, over: 0), .wait(0.3)])),
    ("different lengths", .parallel([.preset(.swing, duration: 0.3), .move(y: 8, over: 1)])),
    ("custom", .performance(Wiggle())), ("reversed", .reversed(.preset(.pop))),
  ]

  @Test(arguments: rounds)
  func foreverIsLikeManyTimes(_ row: (name: String, animation: Animation)) {
    let endless = Self.box.performing(.forever(row.animation), at: 2)
    let many = Self.box.performing(.repeated(row.animation, times: 12), at: 2)
    for time in times(12 * row.animation.duration) {
      let wanted = state(many, at: 2 + time)
      #expect(difference(state(endless, at: 2 + time), wanted) < Self.rounding, "\(time)")
    }
    #expect(state(endless, at: 1) == state(Self.box, at: 0))
  }

  @Test(arguments: rounds)
  func speedScalesEndlessAnimations(_ row: (name: String, animation: Animation)) {
    let endless = Self.box.performing(.speed(.forever(row.animation), 2), at: 2)
    let many = Self.box.performing(.repeated(row.animation, times: 12), at: 2)
    for time in times(12 * row.animation.duration) {
      let wanted = state(many, at: 2 + time)
      #expect(difference(state(endless, at: 2 + time / 2), wanted) < Self.rounding)
    }
  }

  @Test func foreverInParallelWithSomethingElse() {
    let node = Self.box.performing(
      .parallel([.forever(.rotate(by: 90, over: 1)), .move(x: 10, over: 2)]), at: 0)
    #expect(abs(node.rotation.value(at: 1000.5) - 90 * 1000.5) < 1e-6)
    #expect(node.x.value(at: 1000) == 110)
  }

  /// Of two in parallel, the one written first may move a property later.
  @Test func parallelMeansInOrderOfTime() {
    let late = Animation.sequence([.wait(2), .move(x: 10, over: 1)])
    let early = Animation.motions([Motion(.to(.x, 0))], duration: 1)
    for parts in [[late, early], [early, late]] {
      let node = Self.box.performing(.parallel(parts), at: 0)
      #expect([0, 0.5, 1, 2, 2.5, 9].map { node.x.value(at: $0) } == [100, 50, 0, 0, 5, 10])
    }
  }

  @Test func deepNestingWorks() {
    var animation = Animation.move(x: 1, over: 1)
    for depth in 0..<60 {
      animation =
        depth.isMultiple(of: 3)
        ? .sequence([animation, .wait(0)]) : .parallel([.speed(animation, 1), .sequence([])])
    }
    let node = Self.box.performing(animation, at: 0)
    #expect(node.x.value(at: 0.5) == 100.5 && animation.duration == 1)
  }

  @Test func keyframesOfAMotionAddMultiplyAndSet() {
    let keyframes: Track<Double> = [0: 0, 0.25: 2, 1: 1]
    func node(_ change: Motion.Change, _ easing: Easing = .linear) -> Node {
      Self.box.performing(.motions([Motion(change, easing)], duration: 4), at: 1)
    }
    let times = [0, 1, 1.5, 2, 3.5, 5, 9]
    let values = [0, 0, 1, 2, 1.5, 1, 1]
    let added = node(.adding(.x, keyframes))
    #expect(times.map { added.x.value(at: $0) } == values.map { 100 + $0 })
    let multiplied = node(.multiplying(.x, keyframes))
    #expect(
      times.dropFirst().map { multiplied.x.value(at: $0) } == values.dropFirst().map { 100 * $0 })
    #expect(multiplied.x.value(at: 0) == 100)
    let set = node(.setting(.x, keyframes))
    #expect(times.dropFirst().map { set.x.value(at: $0) } == Array(values.dropFirst()))
    // The motion's easing applies to the whole, whether keyframes can express it or not.
    for easing in [Easing.ease, .easeInOut(.back), .easeOut(.bounce), .spring(.bouncy)] {
      let eased = node(.setting(.x, keyframes), easing)
      for step in 0...40 {
        let part = Double(step) / 40
        let wanted = keyframes.value(at: easing(part))
        #expect(abs(eased.x.value(at: 1 + 4 * part) - wanted) < 3e-4, "\(easing) \(part)")
      }
    }
    let colors = node(.colors(.fill, [0: .black, 0.5: .white, 1: .black]))
    #expect(colors[.fill].value(at: 2) == Color(red: 0.5, green: 0.5, blue: 0.5))
  }

  @Test func atsScaleRunsThroughItsValues() {
    let node = Self.box.performing(
      .scale(values: [1, 1.5, 0.5, 1], keyTimes: [0, 0.5, 0.75, 1], repeatCount: 2), at: 0)
    for (time, value) in [(0.0, 1.0), (0.15, 1.5), (0.225, 0.5), (0.3, 1), (0.45, 1.5), (0.6, 1)] {
      #expect(abs(node[.scaleX].value(at: time) - value) < Self.rounding)
      #expect(abs(node[.scaleY].value(at: time) - value) < Self.rounding)
    }
    let even = Self.box.performing(.scale(values: [0, 3, 4]), at: 0)
    #expect(abs(even[.scaleX].value(at: 0.15) - 3) < Self.rounding)
  }

  @Test func wrongCompositionsTrap() async {
    await #expect(processExitsWith: .failure) {
      _ = Self.box.performing(.sequence([.forever(.rotate(by: 9, over: 1)), .wait(1)]), at: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = Self.box.performing(.reversed(.forever(.rotate(by: 9, over: 1))), at: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = Self.box.performing(.pingPong(.forever(.rotate(by: 9, over: 1))), at: 0)
    }
    await #expect(processExitsWith: .failure) { _ = Self.box.performing(.forever(.wait(0)), at: 0) }
    // 100 to 0, and then 0 to 0.
    await #expect(processExitsWith: .failure) {
      _ = Self.box.performing(.forever(.motions([Motion(.to(.x, 0))], duration: 1)), at: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = Self.box.performing(
        .forever(.motions([Motion(.times(.x, 2))], duration: 1)), at: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = Self.box.performing(
        .sequence([.move(x: 1, over: 1), .forever(.move(x: 1, over: 1))]), at: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = Self.box.performing(.speed(.wait(1), 0), at: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = Self.box.performing(.motions([Motion(.adding(.x, [0: 0, 2: 1]))], duration: 1), at: 0)
    }
    await #expect(processExitsWith: .failure) { _ = Animation.scale(values: []) }
    await #expect(processExitsWith: .failure) {
      _ = Animation.scale(values: [1], keyTimes: [0, 1])
    }
  }
}

/// A custom animation.
struct Wiggle: Performance {
  var angle = 10.0
  let duration = 1.0

  func perform(on node: inout Node, at start: Double) {
    let turn = Motion(.adding(.rotation, [0: 0, 0.3: angle, 0.7: -angle, 1: 0]))
    node.perform(.motions([turn], duration: duration), at: start)
  }
}
