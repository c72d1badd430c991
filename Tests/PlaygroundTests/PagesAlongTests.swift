import Editing
import Interface
import Keyframes
import Scrolling
import Stage
import TestSupport
import Testing

@testable import AppState
@testable import Playground

/// The hand on a camera's way over pages in two directions.
@Suite(.languages) struct PagesAlongTests {
  private static let hold = Point(x: 480, y: 300)
  /// Down, to the right, and up aslant to the right: a corner at 1, and one at 2.
  private static let walk = Pages.walk([(0, 0), (0, 1), (1, 1), (2, 0)])

  /// The way of the camera from a page to the next, in points.
  private static let ways = [
    Point(x: 0, y: 540), Point(x: 960, y: 0), Point(x: 960, y: -540),
  ]

  private static func dot(_ a: Point, _ b: Point) -> Double { a.x * b.x + a.y * b.y }

  @Test(arguments: 0..<3, [1.0, 0.5])
  func whatIsUnderTheFingerFollowsItAlongTheWay(_ page: Int, _ follow: Double) throws {
    let way = Self.ways[page]
    let unit = way * (1 / way.length)
    var hand = StageHand(Pages(Self.walk, follow: follow), at: Double(page) + 0.5)
    let origin = hand.take(Self.hold, towards: unit)
    let (mark, time) = (try #require(hand.mark), hand.time)
    for (x, y) in [(40.0, 0.0), (0, 40), (-70, -20), (30, -80), (0, 0)] {
      let moved = Point(x: x, y: y)
      hand.move(origin + moved)
      let along = Self.dot(moved, unit) * follow
      #expect(hand.time.isNear(time - along / way.length))
      #expect((try #require(hand.mark) - mark).distance(to: unit * along) < 1e-6)
    }
  }

  /// At a corner the hand says which way it means, and keeps to it.
  @Test(arguments: [true, false])
  func aDragKeepsToTheWayThatItBegan(_ goesOn: Bool) {
    var hand = StageHand(Pages(Self.walk), at: 1)
    let (main, other) =
      goesOn
      ? (Point(x: -1, y: 0), Point(x: 0, y: 1))
      : (
        Point(x: 0, y: 1), Point(x: -1, y: 0)
      )
    let length = goesOn ? 960.0 : -540
    let origin = hand.take(Self.hold, towards: main * 9 + other)
    let start = hand.time
    #expect((start > 1) == goesOn && start != 1)
    hand.move(origin + main * 80 + other * 300)
    #expect(hand.time.isNear(start + 80 / length))
    hand.move(origin + main * -200 + other * 300)
    #expect(hand.time.isNear(1), "The corner is a wall.")
    hand.move(origin + main * -200 + other * 500)
    #expect(hand.time.isNear(1))
    hand.move(origin + main * -190 + other * 500)
    #expect(hand.time.isNear(1 + 10 / length), "It comes back at once.")
  }

  /// To the right and upwards there is no way from page 1: nothing moves, until the hand turns.
  @Test func whereThereIsNoWayNothingMoves() {
    var hand = StageHand(Pages(Self.walk), at: 1)
    let origin = hand.take(Self.hold, towards: Point(x: 1, y: -1))
    hand.move(origin + Point(x: 90, y: -70))
    #expect(hand.time == 1)
    hand.move(origin + Point(x: 90, y: -43))
    #expect(hand.time.isNear(1 - 27 / 540.0))
    hand.release(origin + Point(x: 90, y: -43))
    hand.settle()
    #expect(hand.time == 1)
  }

  /// A throw against the corner turns no page: there is none that way.
  @Test func nothingIsThrownThroughACorner() {
    var hand = StageHand(Pages(Self.walk), at: 1)
    let origin = hand.take(Self.hold, towards: Point(x: -1, y: 0))
    for x in [-40.0, -80, -40, 0, 40, 90] { hand.move(origin + Point(x: x, y: 0), dt: 1.0 / 120) }
    hand.release(origin + Point(x: 90, y: 0))
    hand.settle()
    #expect(hand.time == 1)
  }

  @Test func beyondTheEndsTheWayGoesOnStraightAndGives() throws {
    let ends: [(time: Double, way: Point)] = [
      (0, Point(x: 0, y: 1)), (3, Point(x: -960, y: 540)),
    ]
    for (time, way) in ends {
      var hand = StageHand(Pages(Self.walk), at: time)
      let unit = way * (1 / way.length)
      let mark = try #require(hand.mark)
      let origin = hand.take(Self.hold, towards: unit)
      hand.move(origin + unit * 100)
      let moved = try #require(hand.mark) - mark
      let along = Self.dot(moved, unit)
      #expect(hand.time < 0 || hand.time > 3)
      #expect(along > 20 && along < 80 && moved.distance(to: unit * along) < 1e-6)
      hand.step(.focusLost)
      hand.settle()
      #expect(hand.time == time)
    }
  }

  /// Aside of the end of a bent way the hand goes on along it.
  @Test func onABentWayTheHandGoesAroundTheBend() {
    let bend = Track<Point>(
      (0...32).map {
        let (sine, cosine) = sineAndCosine(degrees: Double($0) / 32 * 90)
        return Keyframe(
          time: Double($0) / 32, value: Point(x: sine / 960, y: (1 - cosine) / 540) * 500)
      })
    var hand = StageHand(Pages(.along(bend)), at: 0.25)
    hand.press(Self.hold)
    var place = Self.hold
    for degree in stride(from: 22.5, through: 67.5, by: 0.5) {
      let (sine, cosine) = sineAndCosine(degrees: degree)
      place = Self.hold - Point(x: 500 * (sine - 0.3826834), y: 500 * (0.9238795 - cosine))
      hand.move(place, dt: 0.01)
    }
    // The slop is given back by the hand's first step, and chords are shorter than arcs.
    #expect(abs(hand.time - 0.75) < 0.005)
  }

  @Test func wheelsAndKeysTurnPagesToo() {
    for (page, event) in [
      (1.0, InputEvent.wheel(x: 0, y: -1, at: .zero, [])),
      (1, .keyPressed(.pageDown, [], isRepeat: false)),
    ] {
      var hand = StageHand(Pages(Self.walk), at: 0)
      if case .wheel = event {
        hand.step(.wheel(x: 0, y: -1, at: hand.window(Self.hold), []))
      } else {
        hand.step(event)
      }
      hand.settle()
      #expect(hand.time == page)
    }
  }

  private static let randomWays: [(name: String, paging: Scene.Paging)] = [
    ("across", .across), ("down", .down), ("walk", walk),
    ("staircase", Pages.walk([(0, 0), (1, 0), (1, 1), (2, 1)])),
    ("back", Pages.walk([(0, 0), (0, 1), (0, 0), (0, 1)])),
    ("nowhere", Pages.walk([(0, 0), (0, 0), (1, 0), (1, 0)])),
  ]

  /// Whatever a hand does, the page it lands on is the one it began on, or next to it.
  @Test(arguments: randomWays.indices)
  func everyGestureLandsOnThePageOrItsNeighbour(_ index: Int) {
    var random = Seeded(state: 77 + UInt64(index))
    var gestures = 0
    for _ in 0..<Share.count(150, few: 40) {
      let start = Double(Int.random(in: 0...3, using: &random))
      var hand = StageHand(Pages(Self.randomWays[index].paging), at: start)
      var place = Self.hold
      hand.press(place)
      for _ in 0..<Int.random(in: 1...20, using: &random) {
        place =
          place
          + Point(
            x: Double.random(in: -90...90, using: &random),
            y: Double.random(in: -90...90, using: &random))
        hand.move(place, dt: Double.random(in: 0.001...0.03, using: &random))
        #expect(hand.time > -1 && hand.time < 4)
      }
      hand.release(place)
      hand.settle()
      #expect(hand.time == hand.time.rounded() && abs(hand.time - start) <= 1, "from \(start)")
      gestures += 1
    }
    #expect(gestures == Share.count(150, few: 40))
  }
}
