import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// A file that is read again between a press and the drag: its new keyframes are dragged.
@Suite(.languages) struct DragAfterReadingTests {
  private static let path = TrackPath(node: "dot", property: "x")

  enum Grip: CaseIterable { case key, bar, edge }

  private static func demo(_ value: Double) -> SceneDemo {
    let scene = Scene(ground: .black) {
      Node(.circle(radius: 9), fill: .white).at(x: [1: 0, 2: value], y: 0).named("dot")
    }
    return SceneDemo("ball", title: "Ball", scene: scene, timeline: .seconds(4))
  }

  private static func position(_ grip: Grip, _ script: inout Script) throws -> Point {
    let key = KeyframePath(path, 1)
    switch grip {
    case .key: return try script.position(key)
    case .bar:
      let view = try script.timelineView()
      let index = try #require(view.rows.firstIndex { $0.isNode && $0.node == "dot" })
      let bar = try #require(view.barRect(of: "dot", view.rowRect(index)))
      return script.window(Point(x: bar.minX + bar.width * 0.4, y: bar.centre.y))
    case .edge:
      try script.select(KeyframePath(path, 0), key)
      return try script.position(key) + Point(x: 12, y: 0)
    }
  }

  @Test(arguments: Grip.allCases)
  func theNewKeyframesAreDragged(_ grip: Grip) throws {
    var script = Script.timeline()
    script.change { $0.add(Self.demo(1), file: FileSessionTests.file) }
    script.step(.opened(name: "ball", path: FileSessionTests.file.path))
    let start = try Self.position(grip, &script)
    let end = start + (try script.points(0.5))
    script.step(.pointerPressed(start, clicks: 1))
    script.change { $0.replace("ball", by: Self.demo(7)) }
    script.step(.pointerMoved(end), .pointerReleased(end))
    #expect(try script.track(Self.path).value(ofKey: 1) == .number(7))
    #expect(abs(try script.times(Self.path)[1] - 2.5) < 0.1 && script.undoCount == 1)
    script.expectSelectionIsThere()
  }
}
