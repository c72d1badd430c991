import DemoKit
import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing
import Words

@testable import AppState
@testable import Playground

/// Which rows the timeline shows, and properties that were not set.
@Suite(.languages) struct RowFilterTests {
  private static let turn = TrackPath(node: "sun", property: "rotation")

  private func filtered(_ filter: RowFilter, _ script: Script = .timeline()) -> Script {
    var script = script
    script.change { $0.perform(.timeline(.show(filter))) }
    script.step()
    return script
  }

  @Test func everyFilterShowsMore() {
    let counts = [RowFilter.animated, .set, .all].map { filtered($0).rows.count }
    #expect(counts == counts.sorted() && Set(counts).count == 3)
    #expect(filtered(.animated).rows.allSatisfy { $0.isNode || !$0.isConstant })
    #expect(filtered(.set).rows.allSatisfy { !$0.isUnset })
  }

  @Test(arguments: Entry.all)
  func allShowsEveryPropertyOnce(_ entry: Entry) {
    var script = Script(entry)
    script.press(.character("t"))
    let rows = filtered(.all, script).rows
    #expect(Set(rows.map(\.name)).count == rows.count)
    let names = Set(rows.filter(\.isNode).map(\.node))
    #expect(names == Set(script.session.player.scene.allNodes.map(\.name)))
    for property in ["x", "y", "opacity", "rotation", "scaleX", "shadow", "hidden"] {
      #expect(rows.count { $0.name.property == property } == names.count)
    }
    // Each of them has a value.
    for row in rows.prefix(200) {
      guard let path = row.path else { continue }
      #expect(script.session.player.scene.anyTrack(at: path) != nil, "\(path)")
    }
  }

  @Test func propertiesAreInTheirOrder() {
    let sun = filtered(.all).rows.filter { $0.node == "sun" }.compactMap(\.name.property)
    let numbers = Property.allCases.map(\.name).filter(sun.contains)
    #expect(Array(sun.prefix(numbers.count)) == numbers && sun.last == "hidden")
  }

  /// The names of all nodes stay, so that another one can be chosen.
  @Test func nodeShowsOneNodeAndTheNamesOfTheOthers() throws {
    var script = Script.timeline()
    script.change { $0.selection.track = Script.moonX }
    script = filtered(.node, script)
    #expect(Set(script.rows.filter { !$0.isNode }.map(\.node)) == ["sky/moon"])
    #expect(script.rows.contains { $0.isNode && $0.node == "sun" })
    try script.click(.button("row sun"))
    #expect(Set(script.rows.filter { !$0.isNode }.map(\.node)) == ["sun"])
  }

  @Test func uShowsWhatIsAnimatedAndGoesBack() {
    var script = filtered(.set)
    let all = script.rows.count
    script.press(.character("u"))
    #expect(script.rows.count < all)
    script.press(.character("u"))
    #expect(script.rows.count == all)
  }

  @Test func rowsAreSearched() throws {
    var script = filtered(.set)
    try script.click(.timeline(.search))
    script.step(.text("moon Y"))
    #expect(script.rows.map(\.name.property) == [nil, nil, "y"])
    script.press(.enter)
    script.step(.keyPressed(.escape, [], isRepeat: false))
    #expect(script.rows.count > 2)
    try script.click(.timeline(.search))
    script.step(.text("nothing like this"))
    #expect(script.rows.isEmpty)
  }

  @Test func arrowKeysSkipWhatIsHidden() throws {
    var script = Script.timeline()
    try script.click(.timeline(.search))
    script.step(.text("opacity"))
    script.press(.enter)
    script.change { $0.ui.setFocus(.timeline(.tracks)) }
    for _ in 0..<4 { script.press(.down) }
    #expect(script.selection.track == Script.sunOpacity)
  }

  // MARK: Properties that are not set

  /// The row is searched for, and its diamond pressed.
  private func animate(_ script: inout Script) throws {
    try script.click(.timeline(.search))
    script.step(.text("sun rotation"))
    script.press(.enter)
    try script.click(.button("key sun rotation"))
  }

  @Test func aDiamondAnimatesAPropertyThatWasNotSet() throws {
    var script = filtered(.all)
    #expect(script.session.workspace.track(at: Self.turn) == nil)
    script.change { $0.workspace.playhead.jump(to: 1) }
    try animate(&script)
    #expect(try script.track(Self.turn) == .number(.rotation, Track([Keyframe(time: 1, value: 0)])))
    #expect(script.undoCount == 1)
    // A second one with another value, by the header's field.
    script.change { $0.workspace.playhead.jump(to: 2) }
    script.change { $0.selection.keys = [] }
    script.step()
    try script.click(.timeline(.field(.value)))
    script.step(.text("90"))
    script.press(.enter)
    #expect(try script.track(Self.turn).value(at: 1.5) == .number(45))
    script.press(.character("z"), .control)
    script.press(.character("z"), .control)
    #expect(script.session.document.isEmpty)
  }

  @Test func withItsLastKeyframeAnAddedTrackGoes() throws {
    var script = filtered(.all)
    try animate(&script)
    #expect(script.selection.keys == [KeyframePath(Self.turn, 0)])
    script.press(.delete)
    #expect(script.session.document.isEmpty && script.undoCount == 2)
    try animate(&script)
    try script.click(.button("key sun rotation"))
    #expect(script.session.document.isEmpty)
    // A demo's own track becomes constant, as before.
    let keys = [0, 1].map { KeyframePath(Script.sunOpacity, $0) }
    script.change { $0.selection = Selection(keys: KeySet(keys), track: Script.sunOpacity) }
    script.press(.delete)
    #expect(try script.track(Script.sunOpacity).isConstant)
  }

  @Test func aTrackIsResetAlone() throws {
    var script = filtered(.all)
    try animate(&script)
    script.change {
      $0.selection = Selection(keys: [KeyframePath(Script.sunX, 1)], track: Script.sunX)
    }
    script.press(.character("."))
    script.change { $0.perform(.timeline(.resetTrack)) }
    #expect(script.edits[Script.sunX] == nil && script.edits[Self.turn] != nil)
  }

  /// Only rows that are seen are drawn, and rows are made once for each scene.
  @Test func manyRowsAreDrawnAsFew() {
    let script = filtered(.all)
    let buttons = script.widgets.count { widget in
      if case .button(.timeline(.chooseRow)) = widget.role { true } else { false }
    }
    #expect(script.rows.count > 60 && buttons < 16)
  }

  // MARK: Sizes

  @Test(arguments: [
    Size(width: 800, height: 600), Size(width: 1280, height: 720), Size(width: 1920, height: 1080),
  ])
  func theEdgesAreDragged(_ size: Size) throws {
    var script = Script.timeline(size: size)
    let panel = try #require(script.layout.timeline)
    let top = try script.position(of: .divider(.timeline))
    script.drag(from: top, to: top + Point(x: 0, y: -40))
    let taller = try #require(script.layout.timeline)
    #expect((taller.height - panel.height).isNear(40 / script.layout.interfaceScale, within: 1))
    let edge = try script.position(of: .timeline(.namesEdge))
    script.drag(from: edge, to: edge + Point(x: 50, y: 0))
    let parts = try script.timelineView().parts
    #expect(parts.corner.width > 200 / script.layout.interfaceScale && script.undoCount == 0)
    let again = try script.position(of: .divider(.timeline))
    script.drag(from: again, to: Point(x: again.x, y: -500))
    #expect(script.layout.stage.height > 40)
    script.click(at: try script.position(of: .divider(.timeline)), clicks: 2)
    #expect(script.layout.timeline == panel)
  }

  /// Words lie above the panel, where they cover neither rows nor keyframes.
  @Test func wordsCoverNoRows() throws {
    var script = Script.timeline()
    let panel = try #require(script.layout.timeline)
    script.step(.pointerMoved(try script.position(of: .button("row sun x"))))
    script.step(dt: 1)
    let words = try #require(
      script.frame.sprites.last { sprite in
        if case .text(let text) = sprite.shape {
          text.string == localized("Select the track")
        } else {
          false
        }
      })
    #expect(words.transform.apply(to: .zero).y < panel.minY)
    let start = try script.position(KeyframePath(Script.sunX, 1))
    script.drag(from: start, to: start + Point(x: 70, y: 0), lets: false)
    let readout = try #require(
      script.frame.sprites.last { sprite in
        if case .text(let text) = sprite.shape { text.string.contains("  +") } else { false }
      })
    #expect(readout.transform.apply(to: .zero).y < panel.minY)
  }
}
