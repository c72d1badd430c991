import Keyframes
import Stage
import TestSupport
import Testing

struct AnimationTests {
  /// A few rounding errors of numbers below 1000.
  static let rounding = 1e-9
  static let box = Node(.rectangle(40, 20), fill: .white).at(x: 100, y: 50)
  static let second = Animation.move(x: 10, over: 1)

  static let durations: [(animation: Animation, duration: Double)] = [
    (.wait(0.5), 0.5), (second, 1), (.fadeIn(), 0.25), (.fadeOut(2), 2),
    (.sequence([]), 0), (.parallel([]), 0), (.motions([], duration: 3), 3),
    (.sequence([second, .wait(0.5), second]), 2.5),
    (.parallel([second, .wait(3), .fadeOut(2)]), 3),
    (.repeated(.sequence([second, .wait(0.5)]), times: 3), 4.5),
    (.repeated(second, times: 0), 0), (.repeated(second, times: -2), 0),
    (
      .sequence([.anchor(.zero), .cue("a"), .pingPong(second), .reversed(.fadeOut(0.5))]), 2.5
    ),
    (.speed(second, 4), 0.25), (.forever(second), .infinity), (.fadeIn(delay: 1), 1.25),
    (.sequence([.speed(.pingPong(.sequence([second, .wait(1)])), 2), second]), 3),
    (
      .sequence([
        .parallel([.sequence([.wait(1), second]), .fadeOut(0.5)]),
        .repeated(.parallel([.wait(0.25), .fadeIn(0.5)]), times: 2),
      ]), 3
    ),
  ]

  @Test(arguments: durations)
  func durationIsTheSumInSequenceAndTheLongestInParallel(
    _ row: (animation: Animation, duration: Double)
  ) {
    #expect(row.animation.duration == row.duration)
    var node = Self.box
    #expect(node.perform(row.animation, at: 7) == 7 + row.duration)
    #expect(row.animation.end(from: 7) == 7 + row.duration)
  }

  // MARK: What an animation means, without keyframes

  private typealias State = [Property: Double]

  private func changed(_ change: Motion.Change, _ state: State) -> (Property, Double)? {
    switch change {
    case .to(let property, let value): (property, value)
    case .by(let property, let value): (property, (state[property] ?? .nan) + value)
    case .times(let property, let factor): (property, (state[property] ?? .nan) * factor)
    case .from, .color, .adding, .multiplying, .setting, .colors, .origin, .centre, .along: nil
    }
  }

  /// Plays `elapsed` seconds of `animation` step by step.
  private func play(_ animation: Animation, _ elapsed: Double, _ state: inout State) {
    guard elapsed >= 0 else { return }
    switch animation {
    case .wait, .anchor, .cue, .forever, .on, .each, .custom: break
    case .motions(let motions, let duration):
      let start = state
      for motion in motions {
        guard let (property, target) = changed(motion.change, start) else { continue }
        let progress = elapsed < duration ? motion.easing(elapsed / duration) : 1
        let from = start[property] ?? .nan
        state[property] = from * (1 - progress) + target * progress
      }
    case .sequence(let parts):
      var left = elapsed
      for part in parts {
        play(part, left, &state)
        left -= part.duration
      }
    case .parallel(let parts):
      for part in parts { play(part, elapsed, &state) }
    case .repeated(let part, let times):
      play(.sequence(Array(repeating: part, count: times)), elapsed, &state)
    case .reversed(let part):
      play(part, max(part.duration - elapsed, 0), &state)
    case .pingPong(let part):
      let half = part.duration
      play(part, elapsed < half ? elapsed : max(2 * half - elapsed, 0), &state)
    case .speed(let part, let factor):
      play(part, elapsed * factor, &state)
    }
  }

  private func random(
    _ properties: [Property], depth: Int, _ generator: inout SeededGenerator
  ) -> Animation {
    let kind =
      depth == 0
      ? Int.random(in: 0...1, using: &generator) : Int.random(in: 0...8, using: &generator)
    switch kind {
    case 0 where depth == 0 || properties.isEmpty:
      return .wait(generator.number(0...1))
    case 0, 1:
      let motions = properties.map { property in
        let value = generator.number(-2...2)
        let easings: [Easing] = [.linear, .easeIn(.quad), .easeOut(.bounce), .easeOut(.back)]
        let easing = easings[Int.random(in: 0...3, using: &generator)]
        switch Int.random(in: 0...2, using: &generator) {
        case 0: return Motion(.to(property, value), easing)
        case 1: return Motion(.by(property, value), easing)
        default: return Motion(.times(property, value), easing)
        }
      }
      return .motions(motions, duration: generator.number(0.1...1))
    case 2, 3:
      return .sequence(
        (0..<3).map { _ in random(properties, depth: depth - 1, &generator) })
    case 4:
      // In parallel only if they share no property.
      let middle = properties.count / 2
      return .parallel([
        random(Array(properties[..<middle]), depth: depth - 1, &generator),
        random(Array(properties[middle...]), depth: depth - 1, &generator),
      ])
    case 5: return .pingPong(random(properties, depth: depth - 1, &generator))
    case 6: return .reversed(random(properties, depth: depth - 1, &generator))
    case 7:
      return .speed(random(properties, depth: depth - 1, &generator), generator.number(0.3...4))
    default:
      return .repeated(random(properties, depth: depth - 1, &generator), times: 2)
    }
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func keyframesMatchTheAnimation(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let properties: [Property] = [.x, .y, .rotation, .scaleX, .opacity, .width]
    let animation = random(properties, depth: 4, &generator)
    var node = Self.box
    let end = node.perform(animation, at: 0)
    #expect(abs(end - animation.duration) < Self.rounding)
    let start = State(uniqueKeysWithValues: properties.map { ($0, Self.box[$0].value(at: 0)) })
    for _ in 0..<100 {
      let time = generator.number(-0.5...(end + 0.5))
      var expected = start
      play(animation, time, &expected)
      for property in properties {
        let difference = node[property].value(at: time) - (expected[property] ?? .nan)
        #expect(abs(difference) < Self.rounding, "\(property) at \(time)")
      }
    }
  }

  // MARK: Examples

  @Test func inTurn() {
    var node = Self.box
    node.perform(.sequence([Self.second, .wait(1), Self.second]), at: 0)
    #expect([0, 0.5, 1, 2, 2.5, 3].map { node.x.value(at: $0) } == [100, 105, 110, 110, 115, 120])
  }

  @Test func together() {
    var node = Self.box
    node.perform(.parallel([Self.second, .rotate(by: 90, over: 2), .fadeOut(1)]), at: 1)
    #expect(node.x.value(at: 1.5) == 105)
    #expect(node.rotation.value(at: 2) == 45)
    #expect(node.opacity.value(at: 1.5) == 0.5)
  }

  /// Moves along different axes do not conflict.
  @Test func movesAlongDifferentAxesAreIndependent() {
    var node = Self.box
    node.perform(.parallel([.move(x: 10, over: 1), .move(y: 20, over: 2)]), at: 0)
    #expect(node.x.value(at: 1) == 110)
    #expect(node.y.value(at: 1) == 60)
    #expect(node.y.value(at: 2) == 70)
  }

  static let presets: [(animation: Animation, property: Property, end: Double)] = [
    (.fadeIn(1), .opacity, 1), (.fadeOut(1), .opacity, 0), (.scale(to: 3, over: 1), .scaleX, 3),
    (.scale(to: 3, over: 1), .scaleY, 3), (.move(x: 5, over: 1), .x, 105),
    (.move(x: 5, y: 6, over: 1), .y, 56), (.rotate(by: -30, over: 1), .rotation, -30),
  ]

  @Test(arguments: presets)
  func presetsArriveAtTheirValue(_ row: (animation: Animation, property: Property, end: Double)) {
    var node = Self.box
    node.perform(row.animation, at: 0)
    #expect(node[row.property].value(at: 1) == row.end)
    #expect(node[row.property].value(at: 0) == Self.box[row.property].value(at: 0))
  }

  @Test func fillsBlend() {
    var node = Self.box
    node.perform(.fill(.black, over: 2, .easeIn(.quad)), at: 0)
    #expect(node[.fill].value(at: 1) == Color(red: 0.75, green: 0.75, blue: 0.75))
  }

  @Test func wrongAnimationsTrap() async {
    await #expect(processExitsWith: .failure) {
      var node = Self.box
      node.perform(.wait(-1), at: 0)
    }
    await #expect(processExitsWith: .failure) {
      var node = Self.box
      node.perform(.fadeIn(-1), at: 0)
    }
    await #expect(processExitsWith: .failure) {
      var node = Self.box
      node.perform(.parallel([Self.second, Self.second]), at: 0)
    }
    await #expect(processExitsWith: .failure) {
      var node = Self.box.rotation([0: 0, 5: 90])
      node.perform(.rotate(by: 90, over: 1), at: 4)
    }
  }
}
