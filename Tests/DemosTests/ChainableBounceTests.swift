import DemoKit
import Demos
import Editing
import Keyframes
import AppState
import Playground
import Stage
import Testing

/// Section 16.2.
@Suite struct ChainableBounceTests {
  let demo: any Demo

  init() throws { demo = try Entry.named("chainable-bounce") }

  private func square(at time: Double) throws -> Sprite {
    try #require(demo.sprite("square", at: time), "at \(time)")
  }

  private func width(at time: Double) throws -> Double { try square(at: time).shape.bounds.width }

  @Test func everyRepeatMakesItWiderByTheSame() throws {
    let widths = try [0, 0.5, 1, 1.5].map(width)
    #expect(widths[1] > widths[0])
    for (before, after) in zip(widths, widths.dropFirst()) {
      #expect((after - before).isNear(widths[1] - widths[0]))
    }
    // With a bounce: it comes back a little before it stays.
    let steps = try (0...50).map { try width(at: 0.5 * Double($0) / 50) }
    #expect(zip(steps, steps.dropFirst()).contains { $1 < $0 })
    // Its left edge stays: the anchor is the top left corner.
    for time in [0, 0.2, 0.5, 0.9, 1.5] {
      let sprite = try square(at: time)
      let edge = sprite.transform.bounds(of: sprite.shape.bounds)
      let first = try square(at: 0)
      #expect(edge.minX.isNear(first.transform.bounds(of: first.shape.bounds).minX))
    }
  }

  @Test func itTurnsFallsAndFades() throws {
    let turned = try square(at: 2.2).transform
    let (sine, cosine) = sineAndCosine(degrees: 95)
    #expect(turned.a.isNear(cosine) && turned.b.isNear(sine))
    // ease-out-back goes beyond before it comes back.
    let angles = try (0...50).map { step in
      let map = try square(at: 1.7 + 0.5 * Double(step) / 50).transform
      return map.b - sine
    }
    #expect(angles.contains { $0 < -1e-3 })
    let falling = try square(at: 2.5)
    #expect(falling.opacity < 1 && falling.transform.ty > turned.ty)
    #expect(demo.sprite("square", at: 2.6) == nil, "It has faded away.")
  }

  @Test func itEndsAsItBegan() throws {
    let (start, end) = (try square(at: 0), try square(at: demo.timeline.range.upperBound))
    #expect(end.shape.bounds == start.shape.bounds && end.opacity == start.opacity)
    #expect(end.fill == start.fill)
    let corner = Point(x: 45, y: 45)
    #expect(
      end.transform.apply(to: corner).distance(to: start.transform.apply(to: corner)).isNear(0))
  }

  @Test func aTapSendsTheBallFromWhereItIs() throws {
    var demo = demo
    let position = Point(x: 200, y: 100)
    #expect(demo.receive(.tap(Point(x: 900, y: 450)), at: 0.5) == .play)
    let before = try #require(demo.sprite("ball", at: 0.8)).transform
    #expect(demo.receive(.tap(position), at: 0.8) == .play)
    #expect(try #require(demo.sprite("ball", at: 0.8)).transform == before)
    let end = try #require(demo.sprite("ball", at: 1.7)).transform
    #expect(end.tx.isNear(position.x) && end.ty.isNear(position.y))
    #expect(demo.timeline.range.upperBound >= 1.7)
  }
}
