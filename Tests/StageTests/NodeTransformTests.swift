import Keyframes
import Stage
import Testing

/// A whole transform as a track of a node.
struct NodeTransformTests {
  private static let maps: [Transform] = [
    .identity, .scale(x: 2, y: -3), .scale(x: -1, y: 1), .rotation(degrees: 170),
    Transform.scale(x: 3, y: 1).then(.rotation(degrees: -170)).then(.translation(x: 40, y: -9)),
    Transform(a: 1, b: 0.25, c: 0.5, d: 2, tx: 3, ty: 4),
    Transform(a: 1, b: 2, c: -0.5, d: -3, tx: 0, ty: 0), .scale(0), .scale(x: 0, y: 2),
  ]
  private static let points = [Point(x: 0, y: 0), Point(x: 20, y: 0), Point(x: -7, y: 10)]

  private func map(_ node: Node, _ time: Double) -> Transform {
    node.at(x: 100, y: 50).sprite(at: time).transform
  }

  private func isEqual(_ one: Transform, _ other: Transform, _ tolerance: Double = 1e-9) -> Bool {
    Self.points.allSatisfy { (one.apply(to: $0) - other.apply(to: $0)).length <= tolerance }
  }

  @Test(arguments: maps.indices, maps.indices)
  func theKeyframesAreExact(_ first: Int, _ second: Int) {
    let (start, end) = (Self.maps[first], Self.maps[second])
    let node = Node(.rectangle(40, 20), fill: .white).transform([0: start, 2: end], .easeInOut)
    let place = Transform.translation(x: 100, y: 50)
    for (time, map) in [(-1.0, start), (0, start), (2, end), (9, end)] {
      #expect(isEqual(self.map(node, time), map.then(place)))
    }
    // Nothing jumps in between.
    for step in 0..<200 {
      let time = Double(step) / 100
      #expect(isEqual(map(node, time), map(node, time + 0.01), 8))
    }
  }

  @Test(arguments: 0..<5)
  func withoutShearItIsTheBlendOfTheMaps(_ index: Int) {
    let track: Track<Transform> = [0: .identity, 1: Self.maps[index]]
    let node = Node(.rectangle(40, 20), fill: .white).transform(track)
    for step in 0...10 {
      let time = Double(step) / 10
      #expect(
        isEqual(
          map(node, time), track.value(at: time).then(.translation(x: 100, y: 50)), 1e-9))
    }
  }
}

/// An animation that stops in the middle of a repetition.
struct FractionalRepeatTests {
  private static let animations: [Animation] = [
    .move(dx: 10, dy: 4, over: 2), .move(dx: 10, over: 2, .easeOut(.bounce)),
    .sequence([.cue("a"), .rotate(by: 90, over: 1), .cue("b"), .fill(.black, over: 1)]),
    .motions([Motion(.setting(.scaleX, [0: 1, 0.5: 4, 1: 1]), .easeIn)], duration: 2),
    .move(dx: 10, over: 2, .steps(4)), .pingPong(.move(dx: 10, over: 1, .easeIn)),
  ]

  @Test(arguments: animations.indices, [0.25, 1, 1.5, 2.75])
  func itIsTheBeginningOfWholeRepetitions(_ index: Int, _ count: Double) {
    let animation = Self.animations[index]
    let node = Node(.rectangle(9, 9), fill: .white).named("a")
    let whole = node.performing(.repeated(animation, times: 4), at: 1)
    var part = node
    let end = part.perform(.repeated(animation, count: count), at: 1)
    #expect(abs(end - (1 + 2 * count)) < 1e-9)
    for step in 0...100 {
      let time = Double(step) / 10 + 0.003
      let other = min(time, end)
      for property in [Property.x, .y, .rotation, .scaleX] {
        #expect(
          abs(part[property].value(at: time) - whole[property].value(at: other)) < 1e-6,
          "\(property) at \(time)")
      }
    }
    #expect(
      part.cues.map(\.name)
        == whole.cues.filter { $0.time <= end - 1e-9 || $0.time == end }
        .map(\.name) || count == count.rounded())
  }

  @Test func noneIsNothing() {
    let node = Node(.rectangle(9, 9), fill: .white)
    for count in [0.0, -1.5] {
      #expect(node.performing(.repeated(Self.animations[0], count: count), at: 0) == node)
    }
    #expect(
      node.performing(.repeated(Self.animations[0], count: 2), at: 0)
        == node.performing(.repeated(Self.animations[0], times: 2), at: 0))
  }
}
