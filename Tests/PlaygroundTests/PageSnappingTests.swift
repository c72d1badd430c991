import Demos
import Editing
import Interface
import Keyframes
import Scrolling
import Stage
import Testing

@testable import AppState
@testable import Playground

/// How pages attract what a pointer lets go of.
@Suite(.languages) struct PageSnappingTests {
  private static let hold = Point(x: 480, y: 300)

  /// By how many pages a slow pointer pulls, and where time comes to rest.
  private static let slow: [(snapping: Snapping, pages: Double, rest: Double)] = [
    (.mandatory, 0.3, 1), (.mandatory, 0.6, 2), (.mandatory, -0.3, 1), (.mandatory, -0.6, 0),
    (.directional, 0.3, 2), (.directional, -0.3, 0), (.directional, 0.02, 2),
    (.proximity(pages: 0.25), 0.2, 1), (.proximity(pages: 0.25), 0.3, 1.3),
    (.proximity(pages: 0.25), 0.7, 1.7), (.proximity(pages: 0.25), 0.8, 2),
    (.proximity(pages: 0.25), -0.4, 0.6), (.proximity(pages: 0), 0.1, 1.1),
    (.proximity(pages: 0.5), 0.4, 1),
  ]

  @Test(arguments: slow)
  func aSlowPointerLeavesTimeWhereTheModeSays(
    _ row: (snapping: Snapping, pages: Double, rest: Double)
  ) {
    for paging in [Scene.Paging.across, .down] {
      let isAcross = paging == .across
      let unit = isAcross ? Point(x: -960, y: 0) : Point(x: 0, y: -540)
      var pointer = StagePointer(Pages(paging, snapping: row.snapping), at: 1)
      let origin = pointer.take(Self.hold, towards: unit)
      let way = unit * (row.pages - (pointer.time - 1))
      for part in 1...10 { pointer.move(origin + way * (Double(part) / 10), dt: 0.3) }
      pointer.release(origin + way)
      pointer.settle()
      #expect(pointer.time.isNear(row.rest, within: 1e-6), "\(paging)")
      #expect(pointer.playhead.keptTime.isNear(row.rest, within: 1e-6))
    }
  }

  /// A throw goes its own way in all modes that always end on a page.
  @Test(arguments: [Snapping.mandatory, .directional])
  func aThrowTurnsOnePage(_ snapping: Snapping) {
    for (y, rest) in [(-60.0, 2.0), (60, 0), (-900, 2)] {
      var pointer = StagePointer(Pages(.down, snapping: snapping), at: 1)
      pointer.drag(Self.hold, by: Point(x: 0, y: y), over: 0.1)
      pointer.settle()
      #expect(pointer.time == rest)
    }
  }

  private func script(at time: Double = 1) throws -> Script {
    let entry = try #require(Entry.all.first { $0.demo.name == "vertical-pages" })
    return Script(entry, at: time)
  }

  /// Upwards on the stage, slowly.
  private func pull(_ script: inout Script, by points: Double) {
    func position(_ part: Double) -> Point {
      script.window(stage: Self.hold - Point(x: 0, y: points * part))
    }
    script.step(.pointerPressed(position(0), clicks: 1))
    for part in 1...10 { script.step(.pointerMoved(position(Double(part) / 10)), dt: 0.3) }
    script.step(.pointerReleased(position(1)))
    script.settle()
  }

  @Test func aKnobChoosesTheModeAndCanBeTakenBack() throws {
    var script = try script()
    for (mode, isPage, rest) in [
      ("mandatory", true, 1.0), ("directional", true, 2), ("proximity", false, 1.35),
    ] {
      script.change {
        $0.player.playhead.jump(to: 1)
        $0.workspace.turn(knob: "snapping", to: .choice(mode))
      }
      pull(&script, by: 0.35 * 540)
      #expect(isPage ? script.time == rest : abs(script.time - rest) < 0.05, "\(mode)")
    }
    script.press(.character("z"), .control)
    script.press(.character("z"), .control)
    #expect(script.session.document.isEmpty)
    script.change { $0.player.playhead.jump(to: 1) }
    pull(&script, by: 0.35 * 540)
    #expect(script.time == 1)
  }

  /// How far a page attracts is asked only where that matters.
  @Test func theReachIsShownForProximityAlone() throws {
    var script = try script()
    script.press(.character("o"))
    for (mode, isShown) in [("proximity", true), ("directional", false), ("mandatory", false)] {
      script.change { $0.workspace.turn(knob: "snapping", to: .choice(mode)) }
      script.step()
      #expect(
        script.widgets.contains { $0.identity == .knobs(.control("reach")) } == isShown, "\(mode)")
      #expect(script.widgets.contains { $0.identity == .knobs(.control("follow")) })
    }
  }

  /// Knobs that are turned while a page turns, or under a pointer that holds on, move nothing.
  @Test(arguments: ["directional", "proximity"])
  func aKnobInMidFlightDoesNotMoveTime(_ mode: String) throws {
    var script = try script()
    script.press(.pageDown)
    script.step(dt: 0.1)
    let before = (script.time, script.playhead.scroller.velocity)
    script.change { $0.workspace.turn(knob: "snapping", to: .choice(mode)) }
    #expect(script.time == before.0)
    #expect(script.playhead.scroller.velocity.isNear(before.1, within: 1e-6))
    script.settle()
    #expect(script.time == 2)
    let start = script.window(stage: Self.hold)
    script.step(.pointerPressed(start, clicks: 1), .pointerMoved(start + Point(x: 0, y: 50)))
    let held = script.time
    script.change { $0.workspace.turn(knob: "snapping", to: .choice("mandatory")) }
    #expect(script.time == held && script.playhead.isDragging)
    script.step(.pointerMoved(start + Point(x: 0, y: 60)))
    #expect(script.time.isNear(held + script.timeOfDrag(10 / script.layout.stageScale)))
  }
}
