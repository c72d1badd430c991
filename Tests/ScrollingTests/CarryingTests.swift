import Foundation
import Testing

@testable import Scrolling

struct CarryingTests {
  static let wide = Extent(range: 0...1e6, viewport: 800)

  /// Two throws, the second `pause` seconds after the first.
  static func thrownTwice(
    _ physics: Physics, by first: Double, then second: Double, pause: Double = 0.1,
    hold: Double = 0
  ) -> (caught: Double, thrown: Double) {
    var scroller = Scroller(wide, position: 5e5, physics: physics)
    scroller.swipe(by: first)
    scroller.advance(by: pause)
    let caught = scroller.velocity
    scroller.beginDrag(at: 0, time: 9 - hold)
    for move in 1...5 {
      scroller.drag(to: -second * Double(move) / 5, time: 9 + 0.016 * Double(move))
    }
    scroller.endDrag(time: 9.08)
    return (caught, scroller.velocity)
  }

  @Test(arguments: [80.0, 160, 240, -160])
  func flingsAddUpAsInFlutter(_ distance: Double) {
    let (caught, thrown) = Self.thrownTwice(.iOS, by: distance, then: distance)
    let plain = distance / 0.08
    let carried = min(0.000816 * pow(abs(caught), 1.967), 40_000) * (distance < 0 ? -1 : 1)
    let counts = abs(plain) > abs(carried) / 2
    #expect(abs(thrown - plain - (counts ? carried : 0)) < 1e-6)
    #expect(counts && abs(thrown) > 1.1 * abs(plain))
  }

  @Test func androidsFlywheelAddsTheWholeVelocity() {
    let (caught, thrown) = Self.thrownTwice(.android, by: 160, then: 160)
    #expect(abs(thrown - 2000 - caught) < 1e-6 && caught > 1000)
  }

  @Test func reverseAndWeakFlingsAndPausesCarryNothing() {
    #expect(abs(Self.thrownTwice(.iOS, by: 160, then: -160).thrown + 2000) < 1e-6)
    #expect(abs(Self.thrownTwice(.iOS, by: 400, then: 8).thrown - 100) < 1e-6)
    #expect(abs(Self.thrownTwice(.iOS, by: 160, then: 160, hold: 0.2).thrown - 2000) < 1e-6)
    #expect(abs(Self.thrownTwice(.macOS, by: 160, then: 160).thrown - 2000) < 1e-6)
    #expect(abs(Self.thrownTwice(.iOS, by: 160, then: 160, pause: 60).thrown - 2000) < 1e-6)
  }

  @Test func flingsNeverExceedTheLimit() {
    var scroller = Scroller(Self.wide, position: 10)
    for fling in 0..<40 {
      scroller.swipe(by: 640, at: Double(fling))
      #expect(scroller.velocity <= 48_000)
      scroller.advance(by: 0.03)
    }
  }

  @Test func pagesCarryNothing() {
    var scroller = Scroller(.paged)
    scroller.swipe(by: 160)
    scroller.advance(by: 0.05)
    scroller.swipe(by: 80, at: 1)
    #expect(abs(scroller.velocity - 1000) < 1e-6)
  }
}
