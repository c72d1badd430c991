import Testing

@testable import Scrolling

struct PointerHandOverTests {
  /// Scrollers in the middle of every motion.
  static let motions: [(String, Scroller)] = motions(.iOS)

  static func motions(_ physics: Physics) -> [(String, Scroller)] {
    var all: [(String, Scroller)] = [
      ("rest", Scroller(.free, position: 2000, physics: physics))
    ]
    func add(
      _ name: String, at start: Double, after time: Double, _ begin: (inout Scroller) -> Void
    ) {
      for extent in [Extent.free, .paged] {
        var scroller = Scroller(extent, position: start, physics: physics)
        begin(&scroller)
        scroller.advance(by: time)
        all.append((name, scroller))
      }
    }
    add("fling", at: 2000, after: 0.2) { $0.swipe(by: 200) }
    add("rebound", at: 5000, after: 0.1) { $0.swipe(by: 300) }
    add("outside", at: 0, after: 0.05) { $0.swipe(by: -600) }
    add("settle", at: 2000, after: 0.1) { $0.settle(to: 3000) }
    add("wheel", at: 2000, after: 0.1) { $0.wheel(by: 300, time: 0) }
    add("drag", at: 2000, after: 0.02) { $0.swipe(by: 200, release: false) }
    add("stretch", at: 0, after: 0.02) { $0.swipe(by: -200, release: false) }
    add("fingers", at: 2000, after: 0.05) { $0.roll(WheelStreams.lift) }
    return all
  }

  static let takeovers: [(String, @Sendable (inout Scroller) -> Void)] = [
    ("drag", { $0.beginDrag(at: 70, time: 9) }),
    (
      "drag and move",
      {
        $0.beginDrag(at: 70, time: 9)
        $0.drag(to: 70, time: 9.01)
      }
    ),
    ("settle", { $0.settle(to: 1234) }),
    ("wheel", { $0.wheel(by: -120, time: 9) }),
    ("turn", { $0.turnPage(by: -1) }),
    ("fingers", { $0.wheel(WheelEvent(y: -0.37, time: 9), along: .vertical) }),
    ("physics", { $0.physics = .macOS }),
    ("release", { $0.endDrag(time: 0.09) }),
    ("cancel", { $0.cancelDrag(time: 0.09) }),
  ]

  @Test func everyMotionTakesOverFromAnyOtherWithoutAJump() {
    for (from, scroller) in Self.motions {
      for (to, takeOver) in Self.takeovers {
        var taken = scroller
        takeOver(&taken)
        #expect(abs(taken.position - scroller.position) < 1e-9, "\(from), then \(to)")
        taken.advance(by: 1e-7)
        // 8000 points per second are 0.0008 points in a ten-millionth of a second.
        #expect(abs(taken.position - scroller.position) < 1e-3, "\(from), then \(to)")
      }
    }
  }

  @Test func settlingKeepsTheVelocity() {
    for (from, scroller) in Self.motions {
      var taken = scroller
      taken.settle(to: 2100)
      #expect(abs(taken.velocity - scroller.velocity) < 1e-9, "\(from)")
      taken.finish()
      #expect(taken.position == 2100)
    }
  }

  @Test func catchingStopsEverything() {
    for (_, scroller) in Self.motions where scroller.isMoving {
      var caught = scroller
      caught.beginDrag(at: 0, time: 0)
      caught.advance(by: 1)
      #expect(caught.position == scroller.position)
      #expect(caught.isDragging && !caught.isMoving && caught.velocity == 0)
    }
  }

  @Test func afterAJumpNothingMoves() {
    for (_, scroller) in Self.motions {
      var jumped = scroller
      jumped.jump(to: 1500)
      jumped.drag(to: 400, time: 3)
      jumped.advance(by: 0.3)
      #expect(jumped.position == 1500 && jumped.destination == 1500)
      #expect(!jumped.isMoving && !jumped.isDragging && jumped.velocity == 0)
    }
  }

  @Test(arguments: [(-50.0, 0.0), (9e9, 5000)])
  func otherDriversStayInTheRange(_ position: Double, _ clamped: Double) {
    var scroller = Scroller(.free, position: 2000)
    scroller.settle(to: position)
    #expect(scroller.destination == clamped)
    scroller.jump(to: position)
    #expect(scroller.position == clamped)
    #expect(Scroller(.free, position: position).position == clamped)
  }
}
