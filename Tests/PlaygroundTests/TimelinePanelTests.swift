import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// The pointer on the timeline.
@Suite(.languages) struct TimelinePanelTests {
  private static func open(_ entry: Entry, at time: Double? = nil) throws -> (Script, Rect) {
    var script = Script(entry, at: time)
    script.press(.character("t"))
    return (script, try #require(script.layout.timeline))
  }

  @Test(arguments: Entry.all)
  func itComesAndGoesAndTheStageKeepsItsPlaceAboveIt(_ entry: Entry) throws {
    var (script, panel) = try Self.open(entry)
    #expect(!panel.intersects(script.layout.stage))
    #expect(script.layout.transport.map { panel.maxY == $0.minY } == true)
    script.press(.character("t"))
    #expect(script.layout.timeline == nil)
  }

  @Test(arguments: Entry.kinds)
  func aDragInTheRulerScrubsAndSnapsToKeyframes(_ entry: Entry) throws {
    var (script, panel) = try Self.open(entry)
    let scale = script.session.workspace.timelineScale(in: panel)
    let y = panel.minY + 40
    func position(_ time: Double, off: Double = 0) -> Point {
      script.window(Point(x: scale.x(of: time) + off, y: y))
    }
    let keys = Set(TimelineRow.rows(of: entry.demo.scene).flatMap { $0.keyframes.map(\.time) })
    let key = try #require(keys.filter { script.range.contains($0) }.max())
    script.step(.pointerPressed(position(script.middle), clicks: 1))
    #expect(abs(script.time - script.middle) <= scale.duration(of: TimeSnapping.zone / 2) + 1e-9)
    script.step(.pointerMoved(position(key, off: 4)))
    #expect(script.time.isNear(key), "It is drawn to the keyframe.")
    script.step(.pointerReleased(position(key, off: 4)))
    #expect(script.time.isNear(key) && !script.playhead.isMoving)
  }

  @Test(arguments: Entry.kinds)
  func controlWheelZoomsAboutThePointerAndShiftWheelPans(_ entry: Entry) throws {
    var (script, panel) = try Self.open(entry)
    let x = panel.minX + 0.6 * panel.width
    let position = script.window(Point(x: x, y: panel.minY + 60))
    let before = script.session.workspace.timelineScale(in: panel)
    for _ in 0..<5 { script.step(.wheel(x: 0, y: 1, at: position, .control)) }
    let close = script.session.workspace.timelineScale(in: panel)
    #expect(close.times.length < 0.6 * before.times.length)
    #expect(abs(close.time(at: x) - before.time(at: x)) < 1e-9 * max(1, before.whole.length))
    script.step(.wheel(x: 0, y: -2, at: position, .shift))
    #expect(
      script.session.workspace.timelineScale(in: panel).times.lowerBound > close.times.lowerBound)
    #expect(script.time == script.range.lowerBound, "Only the view has moved.")
    try script.click(.button("fit timeline"))
    #expect(script.session.workspace.timelineScale(in: panel) == before)
  }

  @Test(arguments: Entry.kinds)
  func theRowsScroll(_ entry: Entry) throws {
    var (script, panel) = try Self.open(entry)
    let position = script.window(Point(x: panel.centre.x, y: panel.minY + 60))
    let count = TimelineRow.rows(of: entry.demo.scene).count
    let parts = script.session.workspace.timelineParts(in: panel)
    let overflow = max(0, Double(count) * TimelineParts.rowHeight + 8 - parts.list.height)
    for _ in 0..<200 { script.step([.wheel(x: 0, y: -1, at: position, [])], dt: 0.05) }
    script.settle()
    #expect(abs(script.scrolledRows - overflow) < 1e-6)
    #expect(script.time == script.range.lowerBound)
  }

  @Test(arguments: Entry.all)
  func altArrowsGoFromKeyframeToKeyframe(_ entry: Entry) {
    var script = Script(entry)
    let times = Set(TimelineRow.rows(of: entry.demo.scene).flatMap { $0.keyframes.map(\.time) })
    let ahead = times.filter { $0 > script.time && script.range.contains($0) }.sorted()
    for time in ahead.prefix(3) {
      script.press(.right, .alt)
      #expect(script.time.isNear(time))
    }
    guard ahead.count >= 2 else { return }
    script.press(.left, .alt)
    #expect(script.time.isNear(ahead[min(ahead.count, 3) - 2]))
  }
}
