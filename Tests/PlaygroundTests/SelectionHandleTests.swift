import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Several nodes that are scaled and rotated together, about their common box.
@Suite(.languages) struct SelectionHandleTests {
  private static let names = ["ball", "card", "mover", "sky/star"]
  /// Positions are rounded to hundredths, factors to thousandths, and nodes are up to 60 points wide.
  private static let near = 0.1

  private static func script() -> Script {
    var script = Script.editor()
    script.select(nodes: names)
    script.step()
    return script
  }

  private func box(_ script: Script) throws -> Rect {
    try #require(script.editor.frame(script.session.workspace)).box
  }

  private func anchors(_ script: Script) throws -> [Point] {
    try Self.names.map { try script.node($0).anchor }
  }

  private func factors(_ script: Script) throws -> [Point] {
    try Self.names.map {
      Point(x: try script.value($0, "scaleX"), y: try script.value($0, "scaleY"))
    }
  }

  @Test func theBoxIsAroundAllOfThem() throws {
    let script = Self.script()
    let box = try box(script)
    for name in Self.names { #expect(box.union(try script.node(name).bounds) == box) }
  }

  /// A map that keeps proportions moves every anchor and multiplies every factor, in whatever group.
  @Test(arguments: [[Modifiers.control, .shift], [.control, .shift, .alt]])
  func scalingEvenlyIsOneMapOfTheStage(_ keys: Modifiers) throws {
    var script = Self.script()
    let (box, before, old) = (try box(script), try anchors(script), try factors(script))
    script.drag(from: try script.handle(1, 1), by: Point(x: 90, y: 60), keys)
    let after = try anchors(script)
    let factor = try script.value("ball", "scaleX")
    let fixed = keys.contains(.alt) ? box.centre : box.origin
    #expect(factor > 1.05)
    for (index, name) in Self.names.enumerated() {
      #expect(after[index].distance(to: fixed + (before[index] - fixed) * factor) < 1, "\(name)")
      let now = try factors(script)[index]
      #expect(now.distance(to: old[index] * factor) < 0.005, "\(name)")
    }
    #expect(script.undoCount == 1)
  }

  @Test func aSideScalesUprightNodesInItsDirectionAlone() throws {
    var script = Script.editor()
    script.select(nodes: ["ball", "mover"])
    script.step()
    let box = try box(script)
    script.drag(from: try script.handle(1, 0), by: Point(x: box.width / 2, y: 20))
    for name in ["ball", "mover"] {
      #expect(abs(try script.value(name, "scaleX") - 1.5) < 0.005)
      #expect(try script.value(name, "scaleY") == 1)
    }
  }

  @Test func theHandleSnapsToOtherNodes() throws {
    var script = Script.editor()
    script.select(nodes: ["ball", "mover"])
    script.step()
    let line = try script.node("sky").bounds.minX
    let box = try box(script)
    script.drag(
      from: try script.handle(1, 0), by: Point(x: line - box.maxX - 3, y: 0), [])
    #expect(abs(try self.box(script).maxX - line) < 0.3)
  }

  @Test func turningIsOneMapOfTheStage() throws {
    var script = Self.script()
    let (box, before) = (try box(script), try anchors(script))
    let old = try Self.names.map { try script.value($0, "rotation") }
    let frame = try #require(script.editor.frame(script.session.workspace))
    let start = script.window(frame.corners[1] + Point(x: 14, y: -14))
    let pivot = script.window(stage: box.centre)
    script.step(.modifiersChanged(.control), .pointerPressed(start, clicks: 1))
    for step in 1...12 {
      let turn = Transform.rotation(degrees: Double(step) * 3)
      script.step(.pointerMoved(pivot + turn.apply(to: start - pivot)))
    }
    let turn = Transform.rotation(degrees: 36)
    script.step(.pointerReleased(pivot + turn.apply(to: start - pivot)))
    for (index, name) in Self.names.enumerated() {
      let goal = box.centre + turn.apply(to: before[index] - box.centre)
      #expect(try anchors(script)[index].distance(to: goal) < 1, "\(name)")
      #expect(abs(try script.value(name, "rotation") - old[index] - 36) < 0.3, "\(name)")
    }
    #expect(script.undoCount == 1)
    script.press(.character("z"), .control)
    #expect(try anchors(script) == before)
  }

  /// What is in a group that is selected goes along with it, once.
  @Test func nodesInSelectedGroupsGoAlong() throws {
    var script = Script.editor()
    script.select(nodes: ["sky", "sky/star"])
    script.step()
    script.drag(from: try script.handle(1, 1), by: Point(x: 40, y: 40), [.control, .shift])
    #expect(try script.value("sky", "scaleX") > 2.1)
    #expect(try script.value("sky/star", "scaleX") == 1.5)
  }
}
