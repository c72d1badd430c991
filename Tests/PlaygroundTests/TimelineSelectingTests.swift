import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Choosing keyframes, tracks and rows.
@Suite(.languages) struct TimelineSelectingTests {
  private let x = Script.sunX, opacity = Script.sunOpacity

  @Test func aClickSelectsShiftAddsAndTakesAway() throws {
    var script = Script.timeline()
    try script.select(KeyframePath(x, 1))
    #expect(script.selection == Selection(keys: [KeyframePath(x, 1)], track: x))
    try script.select(KeyframePath(x, 0), KeyframePath(opacity, 1))
    #expect(script.selection.keys == [KeyframePath(x, 0), KeyframePath(opacity, 1)])
    let position = try script.position(KeyframePath(x, 0))
    script.with(.shift) { $0.click(at: position) }
    #expect(script.selection.keys == [KeyframePath(opacity, 1)])
    #expect(script.undoCount == 0 && script.time == 0, "Selecting is no edit, and moves no time.")
  }

  /// Two demos can have the same tracks, and the same keyframes of them selected.
  @Test func theSelectionSpansTheDemosOwnKeyframes() {
    func demo(_ name: String, until end: Double) -> SceneDemo {
      let scene = Scene(ground: .black) {
        Node(.circle(radius: 9), fill: .white).at(x: [0: 0, end: 100], y: 90).named("sun")
      }
      return SceneDemo(name, scene: scene, timeline: .seconds(4))
    }
    let keys: KeySet = [KeyframePath(x, 0), KeyframePath(x, 1)]
    var session = Session(
      demos: [demo("one", until: 2), demo("two", until: 3)], size: Size(width: 1280, height: 720),
      measure: Script.measure)
    for (index, end) in [2.0, 3].enumerated() {
      session.workspace.choose(index)
      session.workspace.player.revision = 7
      session.workspace.selection.keys = keys
      let span = session.workspace.selectedKeys().span
      #expect(span == 0...end)
    }
  }

  @Test func aClickOnOneOfSeveralLeavesItAlone() throws {
    var script = Script.timeline()
    try script.select(KeyframePath(x, 0), KeyframePath(x, 1))
    script.click(at: try script.position(KeyframePath(x, 1)))
    #expect(script.selection.keys == [KeyframePath(x, 1)])
  }

  /// At half of the way a linear curve is at half of its height.
  @Test func aClickOnACurveSelectsTheKeyframeThatItLeaves() throws {
    var script = Script.timeline()
    let position = try script.position(opacity, at: 1.5)
    script.click(at: position)
    #expect(script.selection == Selection(keys: [KeyframePath(opacity, 0)], track: opacity))
    #expect(script.time == 0)
    script.click(at: position, clicks: 2)
    #expect(script.layout.side == .curve)
  }

  @Test func aDragFromACurveSelectsABox() throws {
    var script = Script.timeline()
    let end = try script.position(opacity, at: 2.2)
    script.drag(from: try script.position(opacity, at: 1.5), to: end)
    #expect(script.selection.keys == [KeyframePath(opacity, 1)])
    #expect(script.time == 0 && script.undoCount == 0)
    #expect(script.session.isAtRest)
  }

  @Test func aNameSelectsItsTrackAndANodesNameAllOfIts() throws {
    var script = Script.timeline()
    try script.select(KeyframePath(x, 1))
    try script.click(.button("row sun opacity"))
    #expect(script.selection == Selection(keys: [], track: opacity))
    try script.click(.button("row sun"))
    #expect(script.selection.keys.count == 4 + 2 + 2)
    #expect(script.selection.keys.tracks.allSatisfy { $0.node == "sun" })
  }

  @Test func controlAIsTheTrackAndThenAll() throws {
    var script = Script.timeline()
    try script.click(.button("row sun x"))
    script.press(.character("a"), .control)
    #expect(script.selection.keys == KeySet((0..<4).map { KeyframePath(x, $0) }))
    script.press(.character("a"), .control)
    let all = script.rows.reduce(0) { $0 + $1.keyframes.count }
    #expect(script.selection.keys.count == all && all > 12)
    script.press(.escape)
    #expect(script.selection.isEmpty)
  }

  @Test func shiftDrawsABox() throws {
    var script = Script.timeline()
    let start = try script.position(x, at: 0.8, down: -10)
    let end = try script.position(opacity, at: 2.2, down: 3)
    script.with(.shift) { $0.drag(from: start, to: end) }
    let wanted: Set = [
      KeyframePath(x, 1), KeyframePath(x, 2), KeyframePath(opacity, 0), KeyframePath(opacity, 1),
    ]
    #expect(script.selection.keys == KeySet(wanted) && script.time == 0)
    script.with(.shift) {
      $0.drag(from: end, to: start + Point(x: -400, y: 0), lets: false)
      $0.press(.escape)
    }
    #expect(script.selection.keys == KeySet(wanted), "Esc gives the box up.")
  }

  @Test func aTriangleFoldsANode() throws {
    var script = Script.timeline()
    let before = script.rows
    try script.click(.button("fold sun"))
    #expect(script.rows.count == before.count - 3 && script.rows.contains { $0.name.text == "sun" })
    try script.click(.button("fold sun"))
    #expect(script.rows == before)
  }

  @Test func whatIsFoldedAwayIsNotScrolledTo() throws {
    var script = Script.timeline(size: Size(width: 800, height: 600))
    let panel = try #require(script.layout.timeline)
    let position = script.window(panel.centre)
    for _ in 0..<30 { script.step([.wheel(x: 0, y: -1, at: position, [])], dt: 0.05) }
    script.settle()
    #expect(script.scrolledRows > 0)
    for node in ["sun", "marker", "sky/moon", "marker.2"] {
      script.change { $0.perform(.timeline(.fold(node))) }
    }
    script.step()
    #expect(script.rows.count == 5 && script.scrolledRows == 0)
  }

  @Test func namesAreUnlikeEachOther() {
    let rows = Script.timeline().rows
    #expect(Set(rows.map(\.name)).count == rows.count)
    #expect(rows.filter(\.isNode).map(\.title) == ["sun", "marker", "sky", "moon", "marker.2"])
    let scene = Scene(ground: .black) {
      Node(.circle(radius: 3), fill: .white).at(x: [0: 1, 1: 2])
      Node(.rectangle(3, 3), fill: .white).at(x: [0: 1, 1: 2])
    }
    let titles = TimelineRow.rows(of: scene).filter(\.isNode).map(\.title)
    #expect(titles == ["circle 1", "rectangle 2"])
  }

  @Test func constantsHaveRowsOnceTheyAreWanted() throws {
    var script = Script.timeline()
    let y = TrackPath(node: "sun", property: "y")
    #expect(!script.rows.contains { $0.path == y })
    try script.click(.button("rows set"))
    #expect(script.rows.contains { $0.path == y })
  }

  @Test func barsOfANodeAreWhereAnythingMoves() throws {
    let rows = TimelineRow.rows(of: KeyDemo().scene)
    #expect(rows.first?.moves(within: 0...4) == [0...1, 1...2, 2...3.5])
    let marker = try #require(rows.first { $0.name.text == "marker" }).moves(within: 0...4)
    #expect(marker.contains(0.5...1.5) && !marker.contains { $0.contains(2) })
  }

  @Test func whereNothingIsSeenNothingIsDone() throws {
    var script = Script.timeline()
    try script.select(KeyframePath(x, 1))
    script.press(.character("t"))
    for key in [Key.delete, .character("i"), .character(".")] { script.press(key) }
    #expect(script.session.document.isEmpty && script.selection.keys.count == 1)
  }

  /// A notice says to open the timeline.
  @Test(arguments: [Key.delete, .character("i"), .character(".")])
  func keysForHiddenKeyframesSayWhatToDo(_ key: Key) throws {
    var script = Script.timeline()
    try script.select(KeyframePath(x, 1))
    script.press(.character("t"))
    script.press(key)
    #expect(script.session.notice?.words.contains("(T)") == true)
    script.press(.character("t"))
    script.press(key)
    #expect(script.session.document.isEmpty == (key == .character("i")))
  }

  // MARK: Keys alone

  @Test func arrowsGoFromRowToRowAndEnterSelects() throws {
    var script = Script.timeline()
    script.change { $0.ui.setFocus(.timeline(.tracks)) }
    script.press(.down)
    script.press(.down)
    #expect(script.selection.track == x)
    script.press(.down)
    #expect(script.selection.track == opacity && script.playhead.speed == 1)
    script.press(.up)
    script.press(.right, .alt)
    #expect(script.time > 0)
    while script.time < 1 { script.press(.right, .alt) }
    script.press(.enter)
    #expect(script.selection.keys == [KeyframePath(x, 1)])
    script.press(.character("."))
    #expect(try script.times(x)[1].isNear(1 + 1.0 / 60))
    script.press(.character(","))
    script.press(.enter)
    script.step()
    #expect(script.session.field?.name == .timeline(.field(.value)))
  }

  @Test func everyRowCanBeReachedByKeys() throws {
    var script = Script.timeline(size: Size(width: 800, height: 600))
    script.change { $0.ui.setFocus(.timeline(.tracks)) }
    let parts = try script.timelineView().parts
    var seen: Set<TimelineRow.Name> = []
    for _ in script.rows {
      script.press(.down)
      let cursor = try #require(script.session.panel(TimelinePanel.self).cursor)
      seen.insert(cursor)
      let index = try #require(script.rows.firstIndex { $0.name == cursor })
      let rect = try script.timelineView().rowRect(index)
      #expect(rect.minY >= parts.list.minY - 1e-6 && rect.maxY <= parts.list.maxY + 1e-6)
    }
    #expect(seen == Set(script.rows.map(\.name)))
  }
}
