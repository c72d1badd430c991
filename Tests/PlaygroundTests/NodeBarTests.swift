import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Bars of nodes on the timeline: they are dragged, stretched and staggered; beside them boxes select.
@Suite(.languages) struct NodeBarTests {
  /// A timeline in which all rows are seen.
  private static var script: Script {
    var script = Script.timeline()
    script.change { $0.perform(.timeline(.resize(rows: 12))) }
    script.step()
    return script
  }

  private func bar(_ script: Script, _ node: String) throws -> Rect {
    let view = try script.timelineView()
    let index = try #require(view.rows.firstIndex { $0.node == node && $0.isNode }, "\(node)")
    return try #require(view.barRect(of: node, view.rowRect(index)))
  }

  private func ends(_ script: Script, _ node: String) throws -> (Point, Point, Point) {
    let bar = try bar(script, node)
    func point(_ x: Double) -> Point { script.window(Point(x: x, y: bar.centre.y)) }
    // The middle of a bar may be under the playhead, which is not in the way.
    return (point(bar.minX), point(bar.minX + bar.width * 0.4), point(bar.maxX))
  }

  private func spans(_ script: Script) throws -> [String: ClosedRange<Double>] {
    var spans: [String: ClosedRange<Double>] = [:]
    for row in script.rows {
      guard let span = row.span, let path = row.path else { continue }
      spans["\(path)"] = span
    }
    return spans
  }

  @Test func aBarMovesEverythingOfItsNode() throws {
    var script = Self.script
    let before = try spans(script)
    let middle = try ends(script, "sun").1
    script.drag(from: middle, to: middle + (try script.points(0.25)))
    for (path, span) in try spans(script) {
      let old = try #require(before[path])
      let delay = path.contains("sun") ? 0.25 : 0
      #expect(abs(span.lowerBound - old.lowerBound - delay) < 1e-9, "\(path)")
      #expect(abs(span.upperBound - old.upperBound - delay) < 1e-9, "\(path)")
    }
    #expect(script.undoCount == 1)
    script.press(.character("z"), .control)
    #expect(script.edits.isEmpty)
  }

  @Test func anEndStretchesAndTheOtherStays() throws {
    var script = Self.script
    let right = try ends(script, "marker").2
    script.drag(from: right, to: right + (try script.points(0.5)))
    #expect(
      try script.times(Script.markerY) == [0.5, 1.5 + 0.5 * 1 / 2.5] || script.undoCount == 1)
    let span = try #require(script.session.workspace.nodeSpan("marker"))
    #expect(span.lowerBound == 0.5 && abs(span.upperBound - 3.5) < 1e-6)
    let left = try ends(script, "marker").0
    script.drag(from: left, to: left - (try script.points(0.25)))
    let wider = try #require(script.session.workspace.nodeSpan("marker"))
    #expect(abs(wider.lowerBound - 0.25) < 1e-6 && abs(wider.upperBound - 3.5) < 1e-6)
    #expect(script.undoCount == 2)
  }

  @Test func groupsHaveRowsWhoseBarsMoveTheirChildren() throws {
    var script = Self.script
    let names = script.rows.filter(\.isNode).map(\.node)
    #expect(names == ["sun", "marker", "sky", "sky/moon", "marker.2"])
    let middle = try ends(script, "sky").1
    script.drag(from: middle, to: middle + (try script.points(0.5)))
    #expect(try script.times(Script.moonX) == [0.5, 1.5])
    try script.click(.button("fold sky"))
    #expect(script.rows.filter(\.isNode).map(\.node) == ["sun", "marker", "sky", "marker.2"])
  }

  @Test func selectedNodesMoveTogetherAndWithAltOneAfterTheOther() throws {
    for (modifiers, delays) in [(Modifiers(), [0.5, 0.5, 0.5]), (.alt, [0, 0.25, 0.5])] {
      var script = Self.script
      script.select(nodes: ["sun", "marker", "sky"])
      let paths = [Script.sunX, Script.markerY, Script.moonX]
      let before = try paths.map { try script.times($0) }
      let middle = try ends(script, "sky").1
      let end = middle + (try script.points(0.5))
      script.with(modifiers) { $0.drag(from: middle, to: end) }
      for (index, path) in paths.enumerated() {
        let moved = try zip(before[index], script.times(path)).map { $1 - $0 }
        for delay in moved { #expect(abs(delay - delays[index]) < 1e-6, "\(path)") }
      }
      #expect(script.undoCount == 1)
    }
  }

  @Test func escapeCancelsADragOfABar() throws {
    var script = Self.script
    let middle = try ends(script, "sun").1
    script.drag(from: middle, to: middle + (try script.points(0.5)), lets: false)
    #expect(!script.edits.isEmpty)
    script.press(.escape)
    #expect(script.edits.isEmpty && script.undoCount == 0 && script.selection.keys.isEmpty)
  }

  @Test func aClickOnABarSelectsItsNode() throws {
    var script = Self.script
    let time = script.time
    script.click(at: try ends(script, "marker").1)
    #expect(script.selectedNodes == ["marker"] && script.time == time && script.undoCount == 0)
    #expect(Set(script.selection.keys.tracks.map(\.node)) == ["marker"])
  }

  @Test func aDragBesideKeyframesSelectsABoxAndAClickMovesThePlayhead() throws {
    var script = Self.script
    try script.select(KeyframePath(Script.markerY, 0))
    let start = try script.position(Script.sunX, at: 0.6, down: -9)
    let end = try script.position(Script.sunX, at: 2.2, down: 9)
    script.drag(from: start, to: end)
    #expect(script.selection.keys == [KeyframePath(Script.sunX, 1), KeyframePath(Script.sunX, 2)])
    #expect(script.time == 0 && script.undoCount == 0)
    let other = try script.position(Script.markerY, at: 0.4, down: -9)
    let last = try script.position(Script.markerY, at: 0.6, down: 9)
    script.with(.shift) { $0.drag(from: other, to: last) }
    #expect(script.selection.keys.count == 3, "With Shift the others stay selected.")
    let empty = try script.position(Script.markerY, at: 2.7, down: 0)
    script.click(at: empty)
    #expect(abs(script.time - 2.7) < 0.02)
  }

  @Test func theEdgesOfTheBoxAreClearOfItsKeyframes() throws {
    var script = Self.script
    try script.select(KeyframePath(Script.sunX, 1), KeyframePath(Script.sunX, 2))
    let view = try script.timelineView()
    let box = try #require(view.selectionBox)
    #expect(view.scale.x(of: 1) - box.minX > TimelineView.keyReach + 6)
    let key = Point(x: view.scale.x(of: 1) - 8, y: box.centre.y)
    #expect(view.target(at: key) == .key(KeyframePath(Script.sunX, 1)))
    #expect(view.target(at: Point(x: box.minX + 5, y: box.centre.y)) == .edge(.start))
  }

  @Test func whileNodesAreEditedScrubbingStopsOnFrames() throws {
    var script = Script.editor()
    let bar = try #require(script.widgets.first { $0.identity == .transport(.scrubBar) }).rect
    for part in [0.13, 0.377, 0.6123] {
      script.click(at: script.window(Point(x: bar.minX + part * bar.width, y: bar.centre.y)))
      #expect((script.time * 60).isNear((script.time * 60).rounded(), within: 1e-6))
    }
    script.press(.character("q"))
    var isBetween = false
    for part in [0.13, 0.377, 0.6123] {
      script.click(at: script.window(Point(x: bar.minX + part * bar.width, y: bar.centre.y)))
      isBetween =
        isBetween || !(script.time * 60).isNear((script.time * 60).rounded(), within: 1e-3)
    }
    #expect(isBetween, "Otherwise time is as fine as the pointer.")
  }

  @Test func playingBeyondALoopBeginsItAgain() {
    var script = Script.editor()
    for (key, time) in [("[", 0.5), ("]", 1.5)] {
      script.change { $0.player.playhead.jump(to: time) }
      script.press(.character(Character(key)))
    }
    script.change { $0.player.playhead.jump(to: 2.5) }
    script.press(.space)
    for _ in 0..<300 {
      script.step(dt: 0.016)
      #expect(script.time >= 0.5 - 1e-9 && script.time <= 1.5 + 1e-9)
    }
    #expect(script.playhead.isPlaying)
  }
}

extension Workspace {
  fileprivate func nodeSpan(_ node: String) -> ClosedRange<Double>? {
    NodeSpans(player.rowsNow)[node]
  }
}
