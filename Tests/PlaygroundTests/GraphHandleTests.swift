import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// The handles of keyframes in the graph editor.
@Suite(.languages) struct GraphHandleTests {
  private let x = Script.sunX

  /// A session in which a keyframe is selected, and the end of one of its handles in the window.
  private func selected(
    _ index: Int = 1, _ side: KeySide = .outgoing, kind: TangentKind? = nil
  ) throws -> (script: Script, end: Point) {
    var script = Script.graphs()
    try script.selectGraphKeys(KeyframePath(x, index))
    if let kind {
      script.change { $0.workspace.setTangents(kind) }
      script.step()
    }
    return (script, try end(script, index, side))
  }

  private func end(_ script: Script, _ index: Int, _ side: KeySide) throws -> Point {
    let handle = GraphHandle(KeyframePath(x, index), side)
    let handles = try script.plot().handles
    return script.window(try #require(handles.first { $0.handle == handle }).end)
  }

  private func slopes(_ script: Script, _ index: Int) throws -> [Double?] {
    let numbers = try script.numbers(x)
    return [numbers.incoming(index)?.slope, numbers.outgoing(index)?.slope]
  }

  @Test(arguments: [KeySide.incoming, .outgoing])
  func aBrokenHandleTurnsAlone(_ side: KeySide) throws {
    var (script, end) = try selected(1, side)
    let (before, plot) = (try slopes(script, 1), try script.plot())
    let values = try script.numbers(x).keyframes.map(\.value)
    let target = end + Point(x: 15, y: -40)
    script.with(.control) { $0.drag(from: end, to: target) }
    let after = try slopes(script, 1)
    let other = side == .incoming ? 1 : 0
    #expect(after[other] == before[other] && after[1 - other] != before[1 - other])
    #expect(try self.end(script, 1, side).distance(to: target) < 0.01, "It follows the pointer.")
    #expect(try script.numbers(x).keyframes.map(\.value) == values)
    #expect(try script.undoCount == 1 && script.plot().axis == plot.axis)
    script.press(.character("z"), .control)
    #expect(try slopes(script, 1) == before)
  }

  @Test func joinedHandlesTurnTogetherAndAltBreaksThem() throws {
    var (script, end) = try selected(2, .outgoing, kind: .smooth)
    script.with(.control) { $0.drag(from: end, to: end + Point(x: 10, y: -50)) }
    let joined = try slopes(script, 2)
    #expect(try #require(joined[0]).isNear(#require(joined[1]), within: 1e-6))
    let now = try self.end(script, 2, .outgoing)
    script.with([.control, .alt]) { $0.drag(from: now, to: now + Point(x: 5, y: 60)) }
    let broken = try slopes(script, 2)
    #expect(try #require(broken[0]).isNear(#require(joined[0]), within: 1e-6))
    #expect(broken[0] != broken[1])
    #expect(try script.numbers(x).keyframes[2].tangents == nil)
  }

  @Test func aDoubleClickOnAHandleJoinsBothSides() throws {
    var (script, end) = try selected()
    script.click(at: end)
    script.click(at: end, clicks: 2)
    #expect(try script.numbers(x).keyframes[1].tangents == .smooth && script.undoCount == 1)
    let slopes = try slopes(script, 1)
    #expect(try #require(slopes[0]).isNear(#require(slopes[1]), within: 1e-6))
  }

  /// Where both values are the same no easing can hold a bump: controls do.
  @Test func handlesWorkBetweenEqualValues() throws {
    var script = Script.graphs()
    let value = try script.numbers(x).keyframes[2].value
    try script.selectGraphKeys(KeyframePath(x, 1))
    let at = try script.graphPosition(KeyframePath(x, 1))
    let level = try script.graphPosition(x, 1, value)
    script.drag(from: at, to: level)
    #expect(try script.numbers(x).keyframes[1].value == value)
    let end = try end(script, 1, .outgoing)
    script.with(.control) { $0.drag(from: end, to: end + Point(x: 20, y: -60)) }
    let track = try script.numbers(x)
    #expect(track.value(at: 1.3) > value + 1 && track.keyframes[1].controls != nil)
    #expect(try self.end(script, 1, .outgoing).distance(to: end + Point(x: 20, y: -60)) < 0.01)
  }

  @Test func escapeGivesAHandleUp() throws {
    var (script, end) = try selected()
    let document = script.session.document
    script.drag(from: end, to: end + Point(x: 10, y: 33), lets: false)
    #expect(script.session.document != document)
    script.press(.escape)
    #expect(script.session.document == document && script.undoCount == 0)
  }

  @Test func fieldsTypeSpeedAndInfluence() throws {
    var (script, _) = try selected()
    for (field, text) in [(GraphField.speedOut, "120"), (.influenceOut, "40")] {
      script.change { $0.ui.setFocus(.graph(.field(field))) }
      script.step(.pointerMoved(.zero))
      script.press(.character("a"), .control)
      script.step(.text(text))
      script.press(.enter)
    }
    let tangent = try #require(try script.numbers(x).outgoing(1)?.tangent)
    #expect(tangent.slope.isNear(120, within: 1e-6) && tangent.influence.isNear(0.4, within: 1e-6))
    #expect(script.undoCount == 2)
  }
}
