import Testing

@testable import Scrolling

struct Scroller2DTests {
  typealias Decision = DirectionLock.Decision

  static let moves: [(x: Double, y: Double, ratio: Double, decision: Decision)] = [
    (3, 0, 1, .undecided), (0, -4, 1, .undecided), (5, 2, 1, .locked(.horizontal)),
    (-5, 2, 1, .locked(.horizontal)), (2, 5, 1, .locked(.vertical)),
    (5, -5, 1, .locked(.vertical)), (5, 4, 2, .both), (9, 4, 2, .locked(.horizontal)),
    (3, -9, 2, .locked(.vertical)), (5, 4, .nan, .locked(.horizontal)),
    (5, 4, 0, .locked(.horizontal)), (.nan, 2, 1, .undecided),
  ]

  @Test(arguments: moves.indices)
  func theDirectionIsThatOfTheFirstPoints(_ index: Int) {
    let row = Self.moves[index]
    var lock = DirectionLock(ratio: row.ratio)
    lock.begin(atX: 100, y: 50)
    #expect(lock.move(toX: 100 + row.x, y: 50 + row.y) == row.decision)
    guard row.decision != .undecided else { return }
    #expect(lock.move(toX: 1e6, y: -1e5) == row.decision)
    lock.begin(atX: 0, y: 0)
    #expect(lock.decision == .undecided)
  }

  static func plane(_ lock: DirectionLock? = nil, y: Extent = .free) -> Scroller2D {
    Scroller2D(x: Scroller(.free, position: 1000), y: Scroller(y, position: 2000), lock: lock)
  }

  @Test func withoutALockBothAxesFollow() {
    var plane = Self.plane()
    plane.beginDrag(atX: 0, y: 0, time: 0)
    plane.drag(toX: -30, y: 70, time: 0.01)
    #expect(plane.x.position == 1030 && plane.y.position == 1930 && plane.isDragging)
    plane.endDrag(time: 0.01)
    #expect(plane.isMoving && !plane.isDragging)
    plane.advance(by: 60)
    #expect(plane.x.position > 1500 && plane.y.position < 1000)
  }

  @Test func aLockHoldsTheOtherAxisStill() {
    var plane = Self.plane(DirectionLock())
    plane.beginDrag(atX: 0, y: 0, time: 0)
    plane.drag(toX: 1, y: 3, time: 0.01)
    #expect(plane.x.position == 1000 && plane.y.position == 2000)
    plane.drag(toX: 2, y: 9, time: 0.02)
    for move in 1...5 {
      plane.drag(toX: 30 * Double(move), y: 9 + 10 * Double(move), time: 0.02 + 0.01 * Double(move))
      #expect(plane.x.position == 1000)
      #expect(plane.y.position == 2000 - 10 * Double(move))
    }
    plane.endDrag(time: 0.07)
    #expect(!plane.x.isMoving && plane.y.isMoving && plane.x.position == 1000)
  }

  @Test func anAxisThatWasOnlyHeldSettlesAtItsPage() {
    var plane = Self.plane(DirectionLock(), y: .paged)
    plane.y.turnPage(by: 1)
    plane.advance(by: 0.1)
    let caught = plane.y.position
    plane.beginDrag(atX: 0, y: 0, time: 0)
    plane.drag(toX: -20, y: 1, time: 0.01)
    plane.drag(toX: -90, y: -400, time: 0.05)
    #expect(plane.y.position == caught)
    plane.endDrag(time: 0.05)
    plane.advance(by: 9)
    #expect(plane.y.position == (caught < 2500 ? 2000 : 3000))
  }

  @Test func documentedExample() {
    var map = Scroller2D(x: Scroller(.free), y: Scroller(.free), lock: DirectionLock())
    map.beginDrag(atX: 0, y: 0, time: 0)
    map.drag(toX: -9, y: -2, time: 0.01)
    map.drag(toX: -30, y: -20, time: 0.02)
    #expect(map.x.position == 21 && map.y.position == 0)
  }

  @Test func theLockedWheelMovesItsMainAxis() {
    var plane = Self.plane(DirectionLock())
    plane.wheel(WheelEvent(x: 2, y: 1, time: 0))
    #expect(plane.x.destination == 1160 && plane.y.destination == 2000)
    plane.lock = nil
    plane.wheel(WheelEvent(x: -1, y: 1, time: 1))
    #expect(plane.x.destination < 1160 && plane.y.destination == 2080)
  }

  @Test func whatIsNotFiniteIsIgnored() {
    var plane = Self.plane(DirectionLock())
    let before = plane
    plane.beginDrag(atX: .nan, y: 0, time: 0)
    plane.drag(toX: 40, y: 40, time: 0)
    #expect(plane == before)
    plane.beginDrag(atX: 0, y: 0, time: 0)
    let held = plane
    plane.drag(toX: 0, y: .infinity, time: 0)
    #expect(plane == held)
    plane.cancelDrag(time: 0)
    #expect(!plane.isDragging && !plane.isMoving)
  }
}
