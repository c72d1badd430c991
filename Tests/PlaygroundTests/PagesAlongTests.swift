import Editing
import Interface
import Keyframes
import Scrolling
import Stage
import TestSupport
import Testing

@testable import AppState
@testable import Playground

/// The pointer on a camera's way over pages in two directions.
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
    var pointer = StagePointer(Pages(Self.walk, follow: follow), at: Double(page) + 0.5)
    let origin = pointer.take(Self.hold, towards: unit)
    let (mark, time) = (try #require(pointer.mark), pointer.time)
    for (x, y) in [(40.0, 0.0), (0, 40), (-70, -20), (30, -80), (0, 0)] {
      let moved = Point(x: x, y: y)
      pointer.move(origin + moved)
      let along = Self.dot(moved, unit) * follow
      #expect(pointer.time.isNear(time - along / way.length))
      #expect((try #require(pointer.mark) - mark).distance(to: unit * along) < 1e-6)
    }
  }

  /// At a corner the pointer says which way it means, and keeps to it.
  @Test(arguments: [true, false])
  func aDragKeepsToTheWayThatItBegan(_ goesOn: Bool) {
    var pointer = StagePointer(Pages(Self.walk), at: 1)
    let (main, other) =
      goesOn
      ? (Point(x: -1, y: 0), Point(x: 0, y: 1))
      : (
        Point(x: 0, y: 1), Point(x: -1, y: 0)
      )
    let length = goesOn ? 960.0 : -540
    let origin = pointer.take(Self.hold, towards: main * 9 + other)
    let start = pointer.time
    #expect((start > 1) == goesOn && start != 1)
    pointer.move(origin + main * 80 + other * 300)
    #expect(pointer.time.isNear(start + 80 / length))
    pointer.move(origin + main * -200 + other * 300)
    #expect(pointer.time.isNear(1), "The corner is a wall.")
    pointer.move(origin + main * -200 + other * 500)
    #expect(pointer.time.isNear(1))
    pointer.move(origin + main * -190 + other * 500)
    #expect(pointer.time.isNear(1 + 10 / length), "It comes back at once.")
  }

  /// To the right and upwards there is no way from page 1: nothing moves, until the pointer turns.
  @Test func whereThereIsNoWayNothingMoves() {
    var pointer = StagePointer(Pages(Self.walk), at: 1)
    let origin = pointer.take(Self.hold, towards: Point(x: 1, y: -1))
    pointer.move(origin + Point(x: 90, y: -70))
    #expect(pointer.time == 1)
    pointer.move(origin + Point(x: 90, y: -43))
    #expect(pointer.time.isNear(1 - 27 / 540.0))
    pointer.release(origin + Point(x: 90, y: -43))
    pointer.settle()
    #expect(pointer.time == 1)
  }

  /// A throw against the corner turns no page: there is none that way.
  @Test func nothingIsThrownThroughACorner() {
    var pointer = StagePointer(Pages(Self.walk), at: 1)
    let origin = pointer.take(Self.hold, towards: Point(x: -1, y: 0))
    for x in [-40.0, -80, -40, 0, 40, 90] {
      pointer.move(origin + Point(x: x, y: 0), dt: 1.0 / 120)
    }
    pointer.release(origin + Point(x: 90, y: 0))
    pointer.settle()
    #expect(pointer.time == 1)
  }

  @Test func beyondTheEndsTheWayGoesOnStraightAndGives() throws {
    let ends: [(time: Double, way: Point)] = [
      (0, Point(x: 0, y: 1)), (3, Point(x: -960, y: 540)),
    ]
    for (time, way) in ends {
      var pointer = StagePointer(Pages(Self.walk), at: time)
      let unit = way * (1 / way.length)
      let mark = try #require(pointer.mark)
      let origin = pointer.take(Self.hold, towards: unit)
      pointer.move(origin + unit * 100)
      let moved = try #require(pointer.mark) - mark
      let along = Self.dot(moved, unit)
      #expect(pointer.time < 0 || pointer.time > 3)
      #expect(along > 20 && along < 80 && moved.distance(to: unit * along) < 1e-6)
      pointer.step(.focusLost)
      pointer.settle()
      #expect(pointer.time == time)
    }
  }

  /// Aside of the end of a bent way the pointer goes on along it.
  @Test func onABentWayThePointerGoesAroundTheBend() {
    let bend = Track<Point>(
      (0...32).map {
        let (sine, cosine) = sineAndCosine(degrees: Double($0) / 32 * 90)
        return Keyframe(
          time: Double($0) / 32, value: Point(x: sine / 960, y: (1 - cosine) / 540) * 500)
      })
    var pointer = StagePointer(Pages(.along(bend)), at: 0.25)
    pointer.press(Self.hold)
    var position = Self.hold
    for degree in stride(from: 22.5, through: 67.5, by: 0.5) {
      let (sine, cosine) = sineAndCosine(degrees: degree)
      position = Self.hold - Point(x: 500 * (sine - 0.3826834), y: 500 * (0.9238795 - cosine))
      pointer.move(position, dt: 0.01)
    }
    // The slop is given back by the pointer's first step, and chords are shorter than arcs.
    #expect(abs(pointer.time - 0.75) < 0.005)
  }

  @Test func wheelsAndKeysTurnPagesToo() {
    for (page, event) in [
      (1.0, InputEvent.wheel(x: 0, y: -1, at: .zero, [])),
      (1, .keyPressed(.pageDown, [], isRepeat: false)),
    ] {
      var pointer = StagePointer(Pages(Self.walk), at: 0)
      if case .wheel = event {
        pointer.step(.wheel(x: 0, y: -1, at: pointer.window(Self.hold), []))
      } else {
        pointer.step(event)
      }
      pointer.settle()
      #expect(pointer.time == page)
    }
  }

  private static let randomWays: [(name: String, paging: Scene.Paging)] = [
    ("across", .across), ("down", .down), ("walk", walk),
    ("staircase", Pages.walk([(0, 0), (1, 0), (1, 1), (2, 1)])),
    ("back", Pages.walk([(0, 0), (0, 1), (0, 0), (0, 1)])),
    ("nowhere", Pages.walk([(0, 0), (0, 0), (1, 0), (1, 0)])),
  ]

  /// Whatever a pointer does, the page it lands on is the one it began on, or next to it.
  @Test(arguments: randomWays.indices)
  func everyGestureLandsOnThePageOrItsNeighbour(_ index: Int) {
    var random = Seeded(state: 77 + UInt64(index))
    var gestures = 0
    for _ in 0..<Share.count(150, few: 40) {
      let start = Double(Int.random(in: 0...3, using: &random))
      var pointer = StagePointer(Pages(Self.randomWays[index].paging), at: start)
      var position = Self.hold
      pointer.press(position)
      for _ in 0..<Int.random(in: 1...20, using: &random) {
        position =
          position
          + Point(
            x: Double.random(in: -90...90, using: &random),
            y: Double.random(in: -90...90, using: &random))
        pointer.move(position, dt: Double.random(in: 0.001...0.03, using: &random))
        #expect(pointer.time > -1 && pointer.time < 4)
      }
      pointer.release(position)
      pointer.settle()
      #expect(
        pointer.time == pointer.time.rounded() && abs(pointer.time - start) <= 1, "from \(start)")
      gestures += 1
    }
    #expect(gestures == Share.count(150, few: 40))
  }
}
