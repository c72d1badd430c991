import Interface
import Keyframes
import Scrolling
import Testing

/// What every list does, whatever is in it.
@Suite struct ScrollListTests {
  static let view = Rect(x: 10, y: 20, width: 200, height: 300)
  static let heights = [0.0, 299, 300, 301, 1000, 50_000]

  static func list(_ height: Double) -> ScrollList {
    var list = ScrollList()
    list.resize(height: height, view: view)
    return list
  }

  @Test(arguments: heights)
  func nothingScrollsBeyondTheEnds(_ height: Double) {
    var list = Self.list(height)
    for position in [-10.0, 0, 50, height, .infinity] {
      list.jump(to: position)
      #expect(list.position >= 0 && list.position <= list.overflow)
    }
    #expect(list.overflow == max(height - 300, 0))
  }

  @Test(arguments: heights)
  func aBarIsThereWhereNotAllFits(_ height: Double) {
    var list = Self.list(height)
    guard let top = list.thumb(in: Self.view) else { return #expect(height <= 300) }
    list.jump(to: list.overflow)
    let bottom = list.thumb(in: Self.view)
    #expect(height > 300 && top.height >= 32 && Self.view.intersection(top) == top)
    #expect(bottom.map { Self.view.intersection($0) == $0 && $0.minY > top.minY } == true)
  }

  @Test(arguments: heights.filter { $0 > 300 })
  func theBarStaysInThePointer(_ height: Double) throws {
    var list = Self.list(height)
    let before = try #require(list.thumb(in: Self.view))
    list.beginBarDrag()
    for way in [0.0, 0.25, 0.5, 1] {
      let distance = way * (Self.view.height - before.height - 4)
      list.dragBar(by: distance, in: Self.view)
      let now = try #require(list.thumb(in: Self.view))
      #expect(abs(now.minY - before.minY - distance) < 1e-9)
    }
    #expect(list.position == list.overflow)
    list.cancelBarDrag()
    #expect(list.position == 0)
  }

  @Test func revealingScrollsNoFurtherThanNeeded() {
    var list = Self.list(1000)
    list.reveal(from: 350, to: 400, atOnce: true)
    #expect(list.position == 100)
    list.reveal(from: 200, to: 250, atOnce: true)
    #expect(list.position == 100, "It is seen already.")
    list.reveal(from: 40, to: 90, atOnce: true)
    #expect(list.position == 40)
    list.reveal(from: 500, to: 900, atOnce: true)
    #expect(list.position == 500, "Of what is higher than the view, the top.")
  }

  static let keys: [(key: Key, from: Double, to: Double)] = [
    (.down, 0, 16), (.up, 100, 84), (.up, 0, 0), (.pageDown, 0, 284), (.pageUp, 500, 216),
    (.home, 500, 0), (.end, 0, 700), (.down, 700, 700),
  ]

  @Test(arguments: keys.indices)
  func keysScrollByLinesAndPages(_ index: Int) {
    let (key, from, to) = Self.keys[index]
    var list = Self.list(1000)
    list.jump(to: from)
    let isTaken = list.key(key, line: 16)
    #expect(isTaken)
    #expect(list.destination == to)
  }

  @Test func otherKeysAreLeftAlone() {
    var list = Self.list(1000)
    for key in [Key.left, .right, .space, .enter, .tab, .escape, .character("a")] {
      let isTaken = list.key(key, line: 16)
      #expect(!isTaken && list.destination == 0)
    }
  }

  @Test func aWheelAndAThrowMoveItTheSameWay() {
    var wheeled = Self.list(1000)
    wheeled.wheel(WheelEvent(x: 0, y: 1, time: 0))
    wheeled.finish()
    var thrown = Self.list(1000)
    thrown.beginDrag(atY: 250, time: 0)
    thrown.drag(toY: 200, time: 0.02)
    thrown.drag(toY: 150, time: 0.04)
    thrown.endDrag(time: 0.04)
    thrown.finish()
    #expect(wheeled.position > 0 && thrown.position > 100)
  }
}
