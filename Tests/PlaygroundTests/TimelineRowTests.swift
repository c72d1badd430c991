import DemoKit
import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// What lies on a demo's timeline.
@Suite(.languages) struct TimelineRowTests {
  @Test(arguments: Entry.all)
  func everyMovingTrackHasOneRowUnderItsNode(_ entry: Entry) {
    let scene = entry.demo.scene
    let rows = TimelineRow.rows(of: scene)
    var node = ""
    for row in rows {
      if case .node = row.content { node = row.node }
      #expect(row.node == node, "Tracks stand below their node.")
    }
    let expected = scene.allNodes.reduce(0) { sum, entry in
      let moving = entry.node.numbers.values.count { $0.times != nil }
      let colored = entry.node.colors.values.count { $0.times != nil }
      let others =
        (entry.node.hidden.times != nil ? 1 : 0) + (entry.node.gradient?.times != nil ? 1 : 0)
        + (entry.node.outline?.times != nil ? 1 : 0) + (entry.node.string?.times != nil ? 1 : 0)
        + entry.node.rangeColors.count { $0.color.times != nil }
        + entry.node.pathMasks.count { $0.path.times != nil }
        + entry.node.pathMasks.count { $0.opacity.times != nil }
      return sum + moving + colored + others
    }
    let tracks = rows.filter { if case .node = $0.content { false } else { true } }
    #expect(tracks.count == expected)
    #expect(tracks.allSatisfy { !$0.keyframes.isEmpty })
    #expect(TimelineRow.rows(of: scene, showsConstants: true).count >= rows.count)
  }

  /// What is asked of a part of time is what the whole says of it.
  @Test(arguments: Entry.all)
  func aPartOfTheTimelineIsThatOfTheWhole(_ entry: Entry) {
    let rows = TimelineRow.rows(of: entry.demo.scene)
    let span = entry.demo.timeline.range
    let parts = [(0.0, 1.0), (0.2, 0.7), (0.4, 0.4), (-1, -0.5), (0.9, 2)].map { low, high in
      (span.lowerBound + low * span.length)...(span.lowerBound + high * span.length)
    }
    for row in rows {
      let all = row.keyframes
      let moves = row.moves(within: -.infinity ... .infinity)
      #expect(row.keyframeCount == all.count)
      #expect(row.span == all.first.map { $0.time...all[all.count - 1].time })
      for part in parts {
        let indices = row.keys(from: part.lowerBound, to: part.upperBound)
        #expect(Array(indices) == all.indices.filter { part.contains(all[$0].time) })
        #expect(row.keyframes(indices) == Array(all[indices]))
        let cut = [moves, row.moves(within: part)].map { moves in
          moves.filter { $0.overlaps(part) }.map { $0.clamped(to: part) }.filter { $0.length > 0 }
        }
        #expect(cut[0] == cut[1], "\(row.name.text)")
      }
    }
  }

  /// Outlines of keyframes that lie close would hide them, and nobody sees more than one at a point.
  @Test func crowdedKeyframesAreABand() throws {
    var script = Script.timeline(CrowdedDemo())
    script.step()
    let view = try script.timelineView()
    let row = try #require(view.rows.firstIndex { $0.keyframeCount == 5000 })
    let diamonds = script.frame.sprites.filter { sprite in
      sprite.fill == .color(Theme.text) && view.rowRect(row).contains(sprite.reach.centre)
        && sprite.reach.width > view.parts.field.width / 2
    }
    #expect(diamonds.count == 1 && diamonds[0].stroke == nil)
    guard case .path(let path)? = diamonds.first?.shape else { return #expect(Bool(false)) }
    #expect(Double(path.elements.count) < 5 * (view.parts.field.width + 60))
  }

  private struct CrowdedDemo: Demo {
    static let name = "crowded"
    static let title = "Crowded"
    static let caption = "One track of 5,000 keyframes."
    let timeline = Timeline.seconds(4)
    var scene: Scene {
      Scene(ground: .black) {
        Node(.circle(radius: 3), fill: .white).named("dot").at(
          x: Track((0..<5000).map { Keyframe(time: Double($0) / 1250, value: Double($0 % 100)) }))
      }
    }
  }

  /// A value that is held is drawn as it is: level, and then upright.
  @Test func aHeldValueJumpsUpright() throws {
    let rainbow = try #require(Entry.all.first { $0.demo.name == "rainbow" })
    var script = Script(rainbow, at: 1)
    script.change { $0.perform(.toggleTimeline) }
    script.step()
    let view = try script.timelineView()
    let index = try #require(
      view.rows.firstIndex { $0.keyframes.count == 7 && $0.keyframes[0].curve(at: 0.9) == 0 })
    let rect = view.rowRect(index)
    let paths = script.frame.sprites.compactMap { sprite -> Path? in
      guard case .path(let path) = sprite.shape, sprite.fill == nil, sprite.stroke?.width == 1.25
      else { return nil }
      return rect.contains(sprite.reach.centre) ? path : nil
    }
    // Shorter than the curves is the diamond beside the name.
    let path = try #require(paths.max { $0.elements.count < $1.elements.count })
    var (last, upright) = (Point.zero, 0)
    for element in path.elements {
      switch element {
      case .move(let point): last = point
      case .line(let point):
        #expect(abs(point.x - last.x) < 1e-3 || abs(point.y - last.y) < 1e-3)
        upright += abs(point.y - last.y) > 5 ? 1 : 0
        last = point
      case .cubic, .close: break
      }
    }
    #expect(upright == 6)
  }

  @Test func everyKindOfTrackHasARow() {
    let text = Node("ab", TextStyle(9), .white).named("text").text([0: "ab", 1: "cd"])
      .fill([1: .white, 2: .black], of: 0..<1).letterSpacing([0: 0, 3: 1])
      .constrained(.left, to: .right, of: "dot", plus: [0: 1, 2: 2]).tint([0: .clear, 1: .black])
    let dot = Node(.circle(radius: 3), fill: .white).named("dot")
      .morphing([0: .circle(radius: 3), 4: .star(points: 5, radius: 9)])
    let rows = TimelineRow.rows(
      of: Scene(ground: .black) {
        text; dot
      })
    #expect(
      rows.map(\.title) == [
        "text", "letterSpacing", "offsetX", "tint", "string", "fill[0..<1]", "dot", "outline",
      ])
    #expect(rows[5].keyframes.map(\.time) == [1, 2] && rows[7].keyframes.map(\.time) == [0, 4])
  }

  @Test func keyframesAreThoseOfTheTrack() throws {
    let node = Node(.circle(radius: 3), fill: .white).named("sun").at(x: [0: 1, 2: 5])
    let rows = TimelineRow.rows(of: Scene(ground: .black) { Node { node }.named("sky") })
    #expect(rows.map(\.title) == ["sky", "sun", "x"], "The group has a row.")
    #expect(rows.map(\.depth) == [0, 1, 1])
    #expect(rows[2].keyframes.map(\.time) == [0, 2])
  }

  /// What is added onto a motion, and a path by its key times, are keyframes like all others.
  @Test func composedMotionsHaveTheirKeyframes() {
    var path = Path()
    path.move(to: .zero)
    path.line(to: Point(x: 90, y: 0))
    path.line(to: Point(x: 90, y: 90))
    let shake = Motion(.adding(.x, [0: 0, 0.5: 8, 1: 0]))
    let node = Node(.circle(radius: 3), fill: .white).named("sun").along(path, keyTimes: [0, 1, 4])
      .performing(
        .parallel([
          .move(x: 100, over: 2), .sequence([.wait(0.5), .motions([shake], duration: 1)]),
        ]), at: 0)
    let rows = TimelineRow.rows(of: Scene(ground: .black) { node })
    #expect(rows.map(\.title) == ["sun", "x", "pathProgress"])
    #expect(rows[1].keyframes.map(\.time) == [0, 0.5, 1, 1.5, 2])
    #expect(rows[2].keyframes.map(\.time) == [0, 1, 4])
  }
}
