import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import Playground

/// What lies on a demo's timeline.
@Suite struct TimelineRowTests {
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
      return sum + moving + colored + others
    }
    let tracks = rows.filter { if case .node = $0.content { false } else { true } }
    #expect(tracks.count == expected)
    #expect(tracks.allSatisfy { !$0.keyframes.isEmpty })
    #expect(TimelineRow.rows(of: scene, showsConstants: true).count >= rows.count)
  }

  @Test func keyframesAreThoseOfTheTrack() throws {
    let node = Node(.circle(radius: 3), fill: .white).named("sun").at(x: [0: 1, 2: 5])
    let rows = TimelineRow.rows(of: Scene(ground: .black) { Node { node }.named("sky") })
    #expect(rows.map(\.title) == ["sun", "x"])
    #expect(rows.map(\.depth) == [1, 1])
    #expect(rows[1].keyframes.map(\.time) == [0, 2])
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
