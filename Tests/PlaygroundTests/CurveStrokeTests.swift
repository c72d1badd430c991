import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Drawing a curve by hand, and pinning one behind it.
@Suite(.languages) struct CurveStrokeTests {
  private static func drawing(size: Size = Size(width: 1280, height: 720)) throws -> Script {
    var script = try Script.bending(size: size)
    script.press(.character("w"), .shift)
    script.step()
    return script
  }

  private func points(_ easing: Easing, _ scale: CurveScale, count: Int = 60) -> [Point] {
    (0...count).map {
      let progress = Double($0) / Double(count)
      return scale.point(progress, easing(progress))
    }
  }

  @Test(arguments: [Size(width: 1280, height: 720), Size(width: 3840, height: 2160)])
  func aStrokeBecomesOneBezierAndOneStep(_ size: Size) throws {
    var script = try Self.drawing(size: size)
    let before = (script.undoCount, script.bent)
    let wanted = Easing.easeInOut(.cubic)
    let points = points(wanted, try script.canvas())
    script.drag(from: points[0], through: points)
    let drawn = try #require(script.bent)
    #expect(drawn.controlPoints != nil && script.undoCount == before.0 + 1)
    for place in (0...20).map({ Double($0) / 20 }) {
      #expect(abs(drawn(place) - wanted(place)) < 0.04)
    }
    #expect(script.session.curve.note?.text.contains("One Bézier") == true)
    script.press(.character("z"), .control)
    #expect(script.bent == before.1)
  }

  @Test func whatOneCurveCannotBecomesStops() throws {
    var script = try Self.drawing()
    let scale = try script.canvas()
    let wanted = Easing.spring(Spring(response: 0.5, dampingRatio: 0.3))
    let points = points(wanted, scale, count: 200)
    script.drag(from: points[0], through: points)
    guard case .stops? = script.bent.map({ CurveShape($0).form }) else {
      Issue.record("\(String(describing: script.bent)) has no stops.")
      return
    }
    #expect(script.session.curve.note?.text.contains("curves") == true)
  }

  @Test func escCancelsTheStrokeThenTheTool() throws {
    var script = try Self.drawing()
    let (before, easing) = (script.undoCount, script.bent)
    let scale = try script.canvas()
    script.step(.pointerPressed(script.window(scale.point(0, 0)), clicks: 1))
    script.step(.pointerMoved(script.window(scale.point(0.8, 0.2))))
    script.press(.escape)
    script.step(.pointerReleased(script.window(scale.point(0.9, 0.9))))
    #expect(script.bent == easing && script.undoCount == before)
    #expect(script.session.curve.isDrawing)
    script.press(.escape)
    #expect(!script.session.curve.isDrawing && script.layout.side == .curve)
  }

  @Test func aClickDrawsNothing() throws {
    var script = try Self.drawing()
    let (before, easing) = (script.undoCount, script.bent)
    let position = try script.canvas().point(0.5, 0.5)
    script.drag(from: position, through: [position])
    #expect(script.bent == easing && script.undoCount == before)
  }

  /// The button and the key turn it on and off, and no handle is in the way.
  @Test func theToolHidesTheHandles() throws {
    var script = try Script.bending()
    script.bend(to: .ease)
    func hasHandles() -> Bool { script.widgets.contains { $0.identity == .curve(.handle(0)) } }
    #expect(hasHandles())
    try script.click(.button("curve pen"))
    script.step()
    #expect(!hasHandles())
    script.press(.character("w"), .shift)
    script.step()
    #expect(hasHandles())
    // From another panel it opens the editor.
    script.press(.character("e"))
    script.press(.character("w"), .shift)
    #expect(script.layout.side == .curve && script.session.curve.isDrawing)
  }

  // MARK: A pinned curve

  @Test func aPinnedCurveStaysBehindWhatIsEdited() throws {
    var script = try Script.bending()
    script.bend(to: .easeOut(.back))
    let document = script.session.document
    try script.click(.button("pin curve"))
    #expect(script.session.workspace.editing.pinnedCurve == .easeOut(.back))
    #expect(script.session.document == document)
    let alone = script.frame.sprites.count
    script.bend(to: .easeIn(.quad))
    script.step()
    #expect(script.session.workspace.editing.pinnedCurve == .easeOut(.back))
    #expect(script.frame.sprites.count >= alone)
    // The canvas shows both.
    #expect(try script.canvas().axis.upperBound > 1.1)
    script.press(.character("c"), .shift)
    #expect(script.session.workspace.editing.pinnedCurve == nil)
    #expect(try script.canvas().axis.upperBound <= 1.1001)
  }
}
