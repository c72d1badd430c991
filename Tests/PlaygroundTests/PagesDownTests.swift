import DemoKit
import Editing
import Interface
import Keyframes
import Scrolling
import Stage
import Testing

@testable import AppState
@testable import Playground

/// A scroll in points that goes down.
private struct Scroll: Demo {
  static let name = "scroll"
  static let title = "Scroll"
  static let caption = "A demo for tests."

  let timeline = Timeline.points(1000)

  var scene: Scene {
    var scene = Scene(ground: .black, paging: .down) {
      Node(.circle(radius: 5), fill: .white).at(x: 480, y: 270).onRow(0).named("mark")
    }
    scene.pageHeight = 1
    return scene
  }
}

/// The pointer on pages that lie below each other.
@Suite(.languages) struct PagesDownTests {
  private static let hold = Point(x: 480, y: 300)

  @Test(arguments: [1.0, 0.5])
  func whatIsUnderTheFingerFollowsIt(_ follow: Double) throws {
    var pointer = StagePointer(Pages(.down, follow: follow), at: 1.4)
    let origin = pointer.take(Self.hold, towards: Point(x: 0, y: -1))
    let (mark, time) = (try #require(pointer.mark), pointer.time)
    for (x, y) in [(0.0, -60.0), (400, 60), (-9000, 3), (5, -0.25), (0, 0)] {
      pointer.move(origin + Point(x: x, y: y))
      #expect(pointer.time.isNear(time - y * follow / 540))
      let moved = try #require(pointer.mark) - mark
      #expect(abs(moved.x) < 1e-9 && abs(moved.y - y * follow) < 1e-6)
    }
  }

  @Test func aScrollThatGoesDownFollowsThePointerToo() throws {
    var pointer = StagePointer(Scroll(), at: 500)
    let origin = pointer.take(Self.hold, towards: Point(x: 0, y: -1))
    let (mark, time) = (try #require(pointer.mark), pointer.time)
    pointer.move(origin + Point(x: 70, y: -90))
    #expect(pointer.time.isNear(time + 90))
    #expect((try #require(pointer.mark) - mark).distance(to: Point(x: 0, y: -90)) < 1e-6)
  }

  @Test func aPointerThatGoesAsideMovesNothing() {
    var pointer = StagePointer(Pages(.down), at: 1)
    pointer.drag(Self.hold, by: Point(x: 300, y: 0), over: 0.2)
    pointer.settle()
    #expect(pointer.time == 1)
  }

  /// `UIScrollView`'s formula, with the height of the stage.
  @Test(arguments: [40.0, 200, 900])
  func beyondTheEndsARubberBandGives(_ pull: Double) {
    for (start, way) in [(0.0, 1.0), (3, -1)] {
      var pointer = StagePointer(Pages(.down), at: start)
      let from = pointer.take(Self.hold, towards: Point(x: 1, y: 0))
      pointer.move(from + Point(x: 0, y: way * pull))
      let beyond = abs(pointer.time - start) * 540
      #expect(beyond.isNear((1 - 1 / (pull * 0.55 / 540 + 1)) * 540, within: 1e-6))
    }
  }

  private static let flings: [(y: Double, seconds: Double, page: Double)] = [
    (-60, 0.1, 2), (60, 0.1, 0), (-500, 0.1, 2), (-2000, 0.2, 2), (-100, 3, 1), (-330, 8, 2),
    (330, 8, 0), (100, 3, 1),
  ]

  @Test(arguments: flings)
  func oneGestureIsOnePage(_ row: (y: Double, seconds: Double, page: Double)) {
    var pointer = StagePointer(Pages(.down), at: 1)
    pointer.drag(Self.hold, by: Point(x: 0, y: row.y), over: row.seconds)
    pointer.settle()
    #expect(pointer.time == row.page)
  }

  /// Caught in mid-air it holds still, and follows again.
  @Test func aPageIsCaughtInMidAir() {
    var pointer = StagePointer(Pages(.down), at: 1)
    pointer.drag(Self.hold, by: Point(x: 0, y: -60), over: 0.1)
    pointer.step(dt: 0.08)
    let caught = pointer.time
    #expect(caught > 1.2 && caught < 2)
    pointer.press(Self.hold)
    pointer.step(dt: 0.5)
    #expect(pointer.time.isNear(caught))
    pointer.move(Self.hold + Point(x: 0, y: 54))
    #expect(pointer.time.isNear(caught - 0.1))
  }

  @Test func wheelsAndKeysTurnPagesToo() {
    var pointer = StagePointer(Pages(.down), at: 0)
    pointer.step(.wheel(x: 0, y: -1, at: pointer.window(Self.hold), []))
    pointer.settle()
    #expect(pointer.time == 1)
    pointer.step(.keyPressed(.pageDown, [], isRepeat: false))
    #expect(pointer.frame.isMoving)
    pointer.settle()
    #expect(pointer.time == 2)
    pointer.step(.keyPressed(.right, [], isRepeat: false))
    #expect(pointer.time.isNear(2 + pointer.playhead.frame))
  }
}
