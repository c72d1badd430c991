import Foundation
import Keyframes
import Stage
import Testing

/// What a node's tracks guarantee, checked on the stage.
struct NodeTracksTests {
  static let dot = Node(.rectangle(20, 10), fill: .white)

  private func x(_ node: Node, at time: Double) -> Double { node.sprite(at: time).transform.tx }

  /// A number that 32 bits cannot hold, and a sum that they would round away.
  @Test func positionsAreDoubles() {
    #expect(x(Self.dot.at(x: 16_777_217), at: 0) == 16_777_217)
    let far = Self.dot.at(x: [0: 1e9, 1: 1e9 + 1])
    #expect(x(far, at: 0.5) == 1e9 + 0.5)
    let late = Self.dot.at(x: [1e9: 0, 1e9 + 1: 100])
    #expect(x(late, at: 1e9 + 0.25) == 25)
  }

  /// A quarter turn clockwise: the right side moves to the bottom.
  @Test func positiveRotationsAreClockwise() {
    let turned = Self.dot.rotation(90)
    #expect(turned.place(of: Anchor.right.unit, at: 0) == Point(x: 0, y: 10))
    #expect(turned.place(of: Anchor.top.unit, at: 0) == Point(x: 5, y: 0))
  }

  struct Beyond: Sendable {
    let way: Extrapolation
    let before: Double
    let after: Double
  }

  /// From 10 to 30 within a page; asked half a page before and three quarters behind.
  static let beyond: [Beyond] = [
    Beyond(way: .hold, before: 10, after: 30), Beyond(way: .linear, before: 0, after: 45),
    Beyond(way: .repeat, before: 20, after: 25), Beyond(way: .pingPong, before: 20, after: 15),
    Beyond(way: .cumulative, before: 0, after: 45),
  ]

  /// The rubber band shows times beyond both ends, where each track extrapolates.
  @Test(arguments: beyond, Property.allCases)
  func everyPropertyExtrapolatesLikeItsTrack(_ row: Beyond, _ property: Property) {
    let track: Track<Double> = [0: 10, 1: 30]
    var node = Self.dot
    node[property] = track.extrapolated(before: row.way, after: row.way)
    var still = Self.dot
    for (time, value) in [(-0.5, row.before), (1.75, row.after)] {
      still[property] = .always(value)
      let (found, expected) = (sprites(of: [node], at: time), sprites(of: [still], at: time))
      #expect(found.count == expected.count)
      for (one, other) in zip(found, expected) {
        #expect(near(one.numbers, other.numbers), "\(property) at \(time)")
      }
    }
  }

  /// Two keyframes at one time are a step, in both directions of time.
  @Test(arguments: Property.allCases)
  func equalTimesAreSteps(_ property: Property) {
    func node(_ track: Track<Double>) -> Node {
      var node = Self.dot.border(Track(.white), width: 1)
      node[property] = track
      return node
    }
    let step = node([0: 0.25, 1: 0.25, 1: 0.5, 2: 0.5])
    for (time, value) in [
      (0, 0.25), (1.0.nextDown, 0.25), (1, 0.5), (1.0.nextUp, 0.5), (0.5, 0.25),
    ] {
      #expect(step.sprite(at: time) == node(.always(value)).sprite(at: time))
    }
  }

  @Test func neighboursAreJoinedWhereAKeyframeIsRemoved() {
    var node = Self.dot.at(x: [0: 0, 1: 100, 2: 40])
    #expect(x(node, at: 1) == 100)
    let isRemoved = node.x.removeKeyframes(at: 1)
    #expect(isRemoved)
    #expect(x(node, at: 1) == 20)
    node.x.add(60, at: 1)
    #expect(x(node, at: 0.5) == 30)
    node.x = 7
    #expect(x(node, at: 0.5) == 7)
  }

  /// Overshooting easings, of every property.
  @Test(arguments: Property.allCases)
  func overshootKeepsPropertiesInRange(_ property: Property) {
    var node = Self.dot.border(Track(.white), width: 1).revealed(.fromLeft, 1)
    node[property] = ([0: 0, 1: 1] as Track<Double>).eased(.easeInOut(.back))
    for time in stride(from: 0, through: 1, by: 0.02) {
      for sprite in sprites(of: [node], at: time) {
        #expect(sprite.opacity <= 1)
        #expect((sprite.stroke?.width ?? 0) >= 0)
        #expect(sprite.shape.numbers.allSatisfy { $0 >= 0 })
        #expect(sprite.clips.allSatisfy { $0.rect.width >= 0 && $0.rect.width <= 20.000_001 })
      }
    }
  }

  static let endless: [(start: Double, end: Double, isThere: Bool)] = [
    (-.infinity, .infinity, true), (.infinity, .infinity, false), (-.infinity, -.infinity, false),
  ]

  @Test(arguments: endless)
  func infiniteTimesAreAllowed(_ row: (start: Double, end: Double, isThere: Bool)) {
    let node = Self.dot.shown(from: row.start, until: row.end)
    for time in [-1e9, 0, 1e9] {
      #expect(sprites(of: [node], at: time).isEmpty != row.isThere)
    }
  }

  @Test func timesInTheWrongOrderTrap() async {
    await #expect(processExitsWith: .failure) { _ = Self.dot.shown(from: 2, until: 1) }
    await #expect(processExitsWith: .failure) { _ = Self.dot.shown(from: .nan, until: 1) }
    await #expect(processExitsWith: .failure) { _ = Self.dot.hidden(from: .infinity) }
    await #expect(processExitsWith: .failure) { _ = Self.dot.hidden(until: .nan) }
  }
}
