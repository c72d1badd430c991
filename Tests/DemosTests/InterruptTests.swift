import DemoKit
import Demos
import Editing
import Keyframes
import AppState
import Playground
import Stage
import Testing

/// A card that is dragged, thrown and caught.
@Suite struct InterruptTests {
  private static let slots = [(200.0, 140.0), (760, 140), (200, 400), (760, 400)].map {
    Point(x: $0, y: $1)
  }

  private func card(_ demo: any Demo, at time: Double) throws -> Point {
    let node = try demo.take("card", at: time)
    return Point(x: node.x.value(at: time), y: node.y.value(at: time))
  }

  /// Points per second, from what comes after `time`, or before it.
  private func velocity(_ demo: any Demo, at time: Double, _ step: Double) throws -> Point {
    (try card(demo, at: time + step) - card(demo, at: time)) * (1 / step)
  }

  /// Drags the card from where it is with a steady velocity, for 20 frames.
  private func drag(
    _ demo: inout any Demo, at start: Double, _ velocity: Point, releasing: Bool = true
  ) throws -> Double {
    let position = try card(demo, at: start)
    #expect(demo.receive(.pointer(.pressed(position, clock: 0, clicks: 1)), at: start) == .hold)
    var time = start
    for frame in 1...20 {
      time = start + Double(frame) / 60
      let point = position + velocity * (time - start)
      #expect(
        demo.receive(.pointer(.moved(point, clock: 0)), at: time) == (frame == 1 ? .play : .nothing)
      )
      #expect(demo.timeline.range.upperBound > time, "Time can go on.")
    }
    let point = position + velocity * (time - start)
    if releasing { #expect(demo.receive(.pointer(.released(point, clock: 0)), at: time) == .play) }
    return time
  }

  @Test func onlyTheCardCanBeDragged() throws {
    var demo = try Entry.named("interrupt")
    let end = demo.timeline.range.upperBound
    for position in Self.slots.map({ $0 + Point(x: 100, y: 0) }) + [Point(x: 480, y: 320)] {
      #expect(demo.receive(.pointer(.pressed(position, clock: 0, clicks: 1)), at: end) == .ignored)
    }
    #expect(demo.receive(.pointer(.moved(.zero, clock: 0)), at: end) == .ignored)
    #expect(demo.receive(.pointer(.released(.zero, clock: 0)), at: end) == .ignored)
  }

  @Test func theWholeGestureCanBeScrubbedBack() throws {
    var demo = try Entry.named("interrupt")
    let old = demo
    let start = demo.timeline.range.upperBound
    let home = try card(demo, at: start)
    let velocity = Point(x: -300, y: 120)
    let end = try drag(&demo, at: start, velocity)
    for part in [0, 0.3, 0.7, 0.99] {
      #expect(demo.scene.frame(at: start * part) == old.scene.frame(at: start * part))
    }
    for frame in 0...20 {
      let wanted = home + velocity * (Double(frame) / 60)
      #expect(try card(demo, at: start + Double(frame) / 60).distance(to: wanted) < 0.01)
    }
    #expect(demo.timeline.range.upperBound > end && demo.timeline.range.contains(end))
  }

  /// A thrown card keeps the velocity of the drag, on both axes, and ends in a slot.
  @Test(arguments: [Point(x: -500, y: 0), Point(x: -200, y: 260), Point(x: -900, y: 350)])
  func theSpringKeepsTheVelocityOfTheDrag(_ velocity: Point) throws {
    var demo = try Entry.named("interrupt")
    let end = try drag(&demo, at: demo.timeline.range.upperBound, velocity)
    for step in [1e-5, -1e-5] {
      #expect(
        try self.velocity(demo, at: end, step).distance(to: velocity) < 0.02 * velocity.length)
    }
    let rest = try card(demo, at: demo.timeline.range.upperBound)
    #expect(Self.slots.contains { $0.distance(to: rest) < 0.01 })
  }

  @Test func itFliesToTheSlotThatItIsThrownAt() throws {
    for (velocity, slot) in [
      (Point(x: -800, y: 0), 0), (Point(x: -800, y: 400), 2), (Point(x: 20, y: 500), 3),
    ] {
      var demo = try Entry.named("interrupt")
      _ = try drag(&demo, at: demo.timeline.range.upperBound, velocity)
      let rest = try card(demo, at: demo.timeline.range.upperBound)
      #expect(rest.distance(to: Self.slots[slot]) < 0.01, "\(velocity)")
    }
  }

  @Test func aCaughtCardCanBeDraggedAndThrownAgain() throws {
    var demo = try Entry.named("interrupt")
    let end = try drag(&demo, at: demo.timeline.range.upperBound, Point(x: -600, y: 100))
    let caught = end + 0.08
    let before = try card(demo, at: caught)
    let again = try drag(&demo, at: caught, Point(x: 500, y: 100))
    #expect(try card(demo, at: caught).distance(to: before) < 1e-6)
    #expect(try velocity(demo, at: again, 1e-5).distance(to: Point(x: 500, y: 100)) < 10)
    let next = try drag(&demo, at: caught - 0.04, .zero)
    #expect(
      try velocity(demo, at: next, -1e-5).length < 1e-6, "A pointer that rests throws nothing.")
  }

  /// Time continues while the pointer is held still, and the card does not drift.
  @Test func holdingStillIsRecorded() throws {
    var demo = try Entry.named("interrupt")
    let start = demo.timeline.range.upperBound
    let end = try drag(&demo, at: start, Point(x: -300, y: 0), releasing: false)
    let position = try card(demo, at: end)
    for frame in 1...120 {
      #expect(demo.receive(.seconds(1.0 / 60), at: end + Double(frame - 1) / 60) != .ignored)
      #expect(demo.timeline.range.upperBound > end + Double(frame) / 60)
    }
    _ = demo.receive(.pointer(.moved(position + Point(x: 200, y: 0), clock: 0)), at: end + 2)
    #expect(try card(demo, at: end + 1.9).distance(to: position) < 1e-6)
    _ = demo.receive(.pointer(.cancelled(clock: 0)), at: end + 2)
    #expect(demo.receive(.seconds(1), at: end + 2) == .ignored)
    #expect(try velocity(demo, at: end + 2, 1e-5).x < 1)
  }

  @Test func movingTimeEndsTheDrag() throws {
    var demo = try Entry.named("interrupt")
    let start = demo.timeline.range.upperBound
    _ = try drag(&demo, at: start, Point(x: -300, y: 0), releasing: false)
    #expect(demo.receive(.pointer(.moved(.zero, clock: 0)), at: start - 0.5) == .ignored)
    #expect(demo.receive(.pointer(.released(.zero, clock: 0)), at: start - 0.5) == .ignored)
  }

  // MARK: The rule for interruptions

  private func turned(_ demo: any Demo, _ word: String) -> any Demo {
    var demo = demo
    demo.knobValues = KnobValues(demo.knobs, changed: ["interruption": .choice(word)])
    return demo
  }

  /// The same gestures under each rule: the same drags and targets, other flights; and back again.
  @Test func theKnobPerformsTheSameGestures() throws {
    let kept = try Entry.named("interrupt")
    let first = kept.timeline.ticks[1]
    for (word, jumps) in [("lose velocity", true), ("blend", false), ("additive", false)] {
      let demo = turned(kept, word)
      #expect(demo.timeline.ticks == kept.timeline.ticks, "\(word)")
      #expect(
        demo.scene.frame(at: first - 0.05) == kept.scene.frame(at: first - 0.05),
        "The first drag is the same.")
      let rest = try card(demo, at: demo.timeline.range.upperBound)
      #expect(rest.distance(to: Self.slots[1]) < 0.01, "\(word)")
      // The taps, where one flight interrupts another.
      for tap in demo.timeline.ticks.suffix(2) {
        let start = try #require(demo.scene.takeStarts.first { $0.time == tap })
        #expect(start.isVisible == jumps, "\(word) at \(tap)")
      }
      #expect(turned(demo, "keep velocity").scene == kept.scene)
    }
    #expect(kept.scene.takeStarts.suffix(2).allSatisfy { !$0.isVisible })
  }

  /// The knob works in the middle of a drag, which goes on.
  @Test func theKnobLeavesADragUnderWay() throws {
    var demo = try Entry.named("interrupt")
    let start = demo.timeline.range.upperBound
    let end = try drag(&demo, at: start, Point(x: -300, y: 0), releasing: false)
    let position = try card(demo, at: end)
    demo = turned(demo, "blend")
    #expect(try card(demo, at: end).distance(to: position) < 0.01)
    #expect(demo.timeline.range.upperBound > end)
    _ = demo.receive(
      .pointer(.moved(position + Point(x: 40, y: 0), clock: 0)), at: end + 0.02)
    #expect(demo.receive(.pointer(.released(position, clock: 0)), at: end + 0.04) == .play)
    #expect(demo.timeline.ticks.count == 8)
  }

  @Test func aTapOnASlotSendsTheCardThere() throws {
    var demo = try Entry.named("interrupt")
    let end = demo.timeline.range.upperBound
    #expect(demo.receive(.tap(Point(x: 480, y: 270)), at: end) == .ignored)
    #expect(demo.receive(.tap(Self.slots[0]), at: end) == .play)
    #expect(try card(demo, at: demo.timeline.range.upperBound).distance(to: Self.slots[0]) < 0.01)
  }

  /// With reduced motion the card is dragged as always, but appears where it would have flown.
  @Test func nothingFliesWithReducedMotion() throws {
    let demo = try #require(Entry.named("interrupt") as? any ReducedMotionDemo)
    let (calm, ticks) = (demo.reducedMotionScene, demo.timeline.ticks)
    func place(_ time: Double) throws -> Point {
      let cards = calm.allNodes.filter { $0.name.hasPrefix("card") }.map(\.node)
      let node = try #require(cards.first { !$0.hidden.value(at: time) })
      return Point(x: node.x.value(at: time), y: node.y.value(at: time))
    }
    let last = try #require(ticks.last)
    #expect(try place(last + 0.1) == place(last) && place(last + 0.2) == Self.slots[1])
    let drag = try #require(ticks.first)
    #expect(try place(drag + 0.3).distance(to: card(demo, at: drag + 0.3)) < 0.01)
  }
}
