import DemoKit
import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// The commands in the context menus of each place.
@Suite(.languages) struct MenuTests {
  @Test func aKeyframeIsSelectedAndItsCommandsHaveTheirKeys() throws {
    var script = Script.timeline()
    let key = KeyframePath(Script.sunX, 1)
    try script.openMenu(at: script.position(key))
    #expect(script.selection.keys == [key] && script.selection.track == Script.sunX)
    let items = try #require(script.menu?.items)
    let signs = Dictionary(items.map { ($0.title, $0.keys) }) { first, _ in first }
    let wanted = [
      "Cut": "Ctrl X", "Copy": "Ctrl C", "Paste": "Ctrl V", "Duplicate": "Ctrl D",
      "Delete": "Del", "Curve editor": "E", "Move one frame earlier": ",",
    ]
    for (title, keys) in wanted { #expect(signs[title] == keys, "\(title)") }
    try script.choose("Delete")
    #expect(try script.times(Script.sunX) == [0, 2, 3.5])
    #expect(script.menu == nil && script.undoCount == 1)
  }

  @Test func whatIsSelectedStaysSelected() throws {
    var script = Script.timeline()
    let keys = [KeyframePath(Script.sunX, 1), KeyframePath(Script.sunX, 2)]
    try script.select(keys[0], keys[1])
    try script.openMenu(at: script.position(keys[1]))
    #expect(script.selection.keys == KeySet(keys))
    try script.choose("Duplicate")
    #expect(try script.times(Script.sunX).count == 6)
  }

  /// Keyframes at two times can be stretched, which one alone cannot.
  @Test func severalKeyframesAreStretched() throws {
    var script = Script.timeline()
    let keys = [KeyframePath(Script.sunX, 1), KeyframePath(Script.sunX, 2)]
    try script.openMenu(at: script.position(keys[0]))
    #expect(script.menu?.items.first { $0.title == "Stretch by one frame" }?.isEnabled == false)
    script.press(.escape)
    try script.select(keys[0], keys[1])
    let before = try script.times(Script.sunX)
    try script.openMenu(at: script.position(keys[1]))
    try script.choose("Stretch by one frame")
    let after = try script.times(Script.sunX)
    #expect(after[1] == before[1] && after[2] > before[2])
  }

  @Test func aSegmentGetsAnEasing() throws {
    var script = Script.timeline()
    let view = try script.timelineView()
    let row = try #require(view.rows.firstIndex { $0.path == Script.sunX })
    let mark = view.rows[row].keyframes[2]
    let y = TimelineView.curveY(mark.curve(at: 0.5), view.rowRect(row))
    let position = Point(x: view.scale.x(of: 2.75), y: y)
    script.openMenu(at: script.window(position))
    #expect(script.selection.keys == [KeyframePath(Script.sunX, 2)])
    #expect(script.menu?.items.first { $0.title == "Linear" }?.isOn == true)
    try script.choose("Ease out")
    #expect(try script.track(Script.sunX).easing(at: 2) == .easeOut)
  }

  @Test func rowsRulerHeaderCardsAndTransportHaveTheirOwn() throws {
    var script = Script.timeline()
    let view = try script.timelineView()
    let row = try #require(view.rows.firstIndex { $0.path == Script.markerY })
    let name = Point(x: view.parts.list.minX + 80, y: view.rowRect(row).centre.y)
    script.openMenu(at: script.window(name))
    #expect(script.selection.track == Script.markerY)
    #expect(script.menu?.heading == Script.markerY.words)
    try script.choose("Insert keyframe at the playhead")
    #expect(try script.times(Script.markerY) == [0, 0.5, 1.5])

    let ruler = Point(x: view.scale.x(of: 2), y: view.parts.ruler.minY + 4)
    script.openMenu(at: script.window(ruler))
    try script.choose("Move playhead here")
    #expect(script.time.isNear(2))
    script.openMenu(at: script.window(ruler))
    let clear = try #require(script.menu?.items.first { $0.title == "Clear loop" })
    #expect(!clear.isEnabled && clear.reason == "No loop is set")
    try script.choose("Loop from the playhead")
    #expect(script.playhead.clock.loopRange == 2...4)

    script.openMenu(at: try script.position(of: .transport(.scrubBar)))
    #expect(script.menuTitles.contains("Move playhead here"))
    script.press(.escape)
    script.openMenu(at: try script.position(of: .gallery(.card(0))))
    #expect(script.menu?.heading == "Keys" && script.menu?.items.first?.isEnabled == false)
  }

  @Test func aKnobIsReset() throws {
    let springs = try #require(Entry.all.first { $0.demo.name == "springs" })
    var script = Script(springs, size: Size(width: 1280, height: 720))
    script.openMenu(at: try script.position(of: .transport(.scrubBar)))
    try script.choose("Panels")
    try script.choose("Knobs")
    #expect(script.layout.side == .knobs)
    let label = try script.position(of: .knobs(.label("response")))
    script.openMenu(at: label)
    #expect(script.menu?.items.first?.isEnabled == false)
    script.press(.escape)
    script.change { $0.perform(.turnKnob("response", to: .number(1.2))) }
    script.step()
    script.openMenu(at: label)
    try script.choose("Reset to default")
    #expect(script.edits.isEmpty)
  }

  @Test func aNodeOnTheStageIsSelected() throws {
    var script = Script.timeline()
    script.openMenu(at: script.window(stage: Point(x: 100, y: 270)))
    #expect(script.menu?.heading == "sun" && script.selection.track == Script.sunX)
    try script.choose("Select all keyframes of the node")
    #expect(script.selection.keys.count == 8)
    script.openMenu(at: script.window(stage: Point(x: 700, y: 500)))
    #expect(script.menu?.heading.isEmpty == true)
    try script.choose("View")
    try script.choose("Motion paths")
    #expect(script.session.viewState.trails && script.playhead.isPlaying == false)
    script.openMenu(at: script.window(stage: Point(x: 700, y: 500)))
    try script.choose("View")
    #expect(script.menu?.items.first { $0.title == "Motion paths" }?.isOn == true)
  }

  @Test(arguments: ["e", "o", "x", "c", "v"])
  func everyPanelOffersSomethingEverywhere(_ panel: Character) throws {
    var script = Script(Entry.clips[0], size: Size(width: 1280, height: 720))
    for key in ["t", panel] as [Character] { script.press(.character(key)) }
    for widget in script.widgets where !widget.rect.isEmpty {
      var copy = script
      let position = copy.window(widget.rect.centre)
      guard copy.session.ui.widget(at: widget.rect.centre)?.identity == widget.identity else {
        continue
      }
      copy.openMenu(at: position)
      #expect(copy.menu?.items.contains(where: \.isEnabled) == true, "\(widget.identity)")
    }
  }

  /// What a command of a menu does and what its shortcut does are the same.
  @Test func everyShortcutInAMenuIsThatOfItsAction() throws {
    var script = Script.timeline()
    try script.openMenu(at: script.position(KeyframePath(Script.sunX, 1)))
    let keys = try #require(script.menu).items.filter { !$0.keys.isEmpty }
    #expect(keys.count >= 8)
    for item in keys where item.action != .timeline(.copy) {
      let strokes = Shortcut.all.flatMap(\.strokes).filter { $0.action == item.action }
      let signs = strokes.map { ($0.modifiers.signs + [$0.key.sign]).joined(separator: " ") }
      #expect(signs.contains(item.keys), "\(item.title)")
    }
  }
}
