import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// The pointer and keys on the canvas of the curve editor.
@Suite(.languages) struct CurveHandleTests {
  private static let start = Easing.cubicBezier(0.2, 0.1, 0.8, 0.9)

  private static func script() throws -> Script {
    var script = try Script.bending()
    script.bend(to: start)
    return script
  }

  private static let drops: [(x: Double, y: Double, wanted: Double)] = [
    (0.5, 0.5, 0.5), (0.3, -0.05, 0.3), (-0.4, 0.7, 0), (1.6, 0.2, 1), (0.111, 1.02, 0.111),
    (0.4, 3, 0.4), (0.4, -2, 0.4),
  ]

  @Test(arguments: drops)
  func aHandleGoesWhereThePointerGoesWithXInTheUnit(
    _ drop: (x: Double, y: Double, wanted: Double)
  ) throws {
    var script = try Self.script()
    let before = script.undoCount
    let scale = try script.canvas()
    let start = scale.point(0.2, 0.1)
    // Beyond the canvas the scale of the press goes on.
    script.drag(
      from: start,
      through: [scale.point(0.45, 0.45), Point(x: scale.x(drop.x), y: scale.y(drop.y))])
    // Away from presets, which are tried out below the pointer.
    script.step(.pointerMoved(script.hold))
    let points = try #require(script.bent?.controlPoints)
    #expect(points.x1.isNear(drop.wanted, within: 0.0006))
    #expect(points.y1.isNear(drop.y, within: 0.0006))
    #expect(points.x2 == 0.8 && points.y2 == 0.9)
    #expect(script.undoCount == before + 1 && !script.session.isEditing)
    script.press(.character("z"), .control)
    #expect(script.bent == Self.start)
  }

  @Test func thePressTakesTheNearestHandle() throws {
    for (x, y, index) in [(0.5, 0.2, 0), (0.6, 0.95, 1), (0.9, 0.4, 1), (0.02, 0.6, 0)] {
      var script = try Self.script()
      let position = try script.canvas().point(x, y)
      script.drag(from: position, through: [position])
      let points = try #require(script.bent?.controlPoints)
      let moved = index == 0 ? (points.x1, points.y1) : (points.x2, points.y2)
      let still = index == 0 ? (points.x2, points.y2) : (points.x1, points.y1)
      #expect(moved.0.isNear(x, within: 0.0006) && moved.1.isNear(y, within: 0.0006))
      #expect(still == (index == 0 ? (0.8, 0.9) : (0.2, 0.1)))
      #expect(script.session.ui.focus == .curve(.handle(index)))
    }
  }

  @Test func aPressThatDoesNotMoveChangesNothing() throws {
    var script = try Self.script()
    script.bend(to: .linear)
    let before = script.undoCount
    let position = try script.canvas().point(0.25, 0.25)
    script.drag(from: position + Point(x: 3, y: 2), through: [position + Point(x: 3, y: 2)])
    #expect(script.bent == .linear && script.undoCount == before)
  }

  /// Where the pointer is on the canvas, the handle lies under it, however the axis is stretched.
  @Test func theAxisDoesNotJumpUnderThePointer() throws {
    var script = try Self.script()
    let scale = try script.canvas()
    let hold = scale.point(0.2, 0.1)
    script.step(.pointerPressed(script.window(hold), clicks: 1))
    for y in [0.3, 1.09, 4, 9, 1.05, -3, 0.2] {
      let position = Point(x: hold.x + 30, y: scale.y(y))
      script.step(.pointerMoved(script.window(position)))
      let now = try script.canvas()
      let points = try #require(script.bent?.controlPoints)
      #expect(now.axis.contains(points.y1))
      if scale.rect.contains(position) {
        #expect(abs(now.y(points.y1) - position.y) < 0.2, "at \(y)")
      }
    }
    script.step(.pointerReleased(script.window(hold)))
    #expect(script.session.curve.axis == nil)
  }

  @Test func escapeInMidDragRestores() throws {
    var script = try Self.script()
    let (before, count) = (script.session.document, script.undoCount)
    let scale = try script.canvas()
    script.step(
      .pointerPressed(script.window(scale.point(0.2, 0.1)), clicks: 1),
      .pointerMoved(script.window(scale.point(0.6, 2))))
    #expect(script.bent != Self.start)
    script.press(.escape)
    #expect(script.session.document == before && script.undoCount == count)
    #expect(script.session.curve.axis == nil && !script.session.isEditing)
    script.step(.pointerMoved(script.window(scale.point(0.1, 0.1))))
    #expect(script.bent == Self.start && script.layout.side == .curve)
  }

  private static let strokes:
    [(key: Key, modifiers: Modifiers, wanted: (x1: Double, y1: Double, x2: Double, y2: Double))] = [
      (.right, [], (0.21, 0.1, 0.8, 0.9)), (.left, .shift, (0.1, 0.1, 0.8, 0.9)),
      (.up, .alt, (0.2, 0.101, 0.8, 0.9)), (.down, .shift, (0.2, 0, 0.8, 0.9)),
    ]

  @Test(arguments: strokes.indices)
  func arrowsNudgeTheHandleWithTheFocus(_ index: Int) throws {
    let stroke = Self.strokes[index]
    var script = try Self.script()
    let time = script.time
    script.focus(.handle(0))
    script.press(stroke.key, stroke.modifiers)
    let (x1, y1, x2, y2) = stroke.wanted
    #expect(script.bent == .cubicBezier(x1, y1, x2, y2))
    #expect(script.time == time)
  }

  @Test func aKeyThatIsHeldIsOneStepAndXStaysInTheUnit() throws {
    var script = try Self.script()
    let before = script.undoCount
    script.focus(.handle(1))
    for index in 0..<9 { script.step(.keyPressed(.right, .shift, isRepeat: index > 0)) }
    script.step(.keyReleased(.right))
    #expect(script.bent == .cubicBezier(0.2, 0.1, 1, 0.9))
    #expect(script.undoCount == before + 1 && !script.session.isEditing)
  }

  @Test func tabReachesBothHandles() throws {
    var script = try Self.script()
    var seen: Set<Widget.Identity> = []
    for _ in 0..<60 {
      script.press(.tab)
      if let focus = script.session.ui.focus { seen.insert(focus) }
    }
    let wanted: [Widget.Identity] = [
      .curve(.handle(0)), .curve(.handle(1)), .curve(.field(.notation)), .curve(.field(.search)),
      .button("reverse curve"), .button("mirror curve"), .button("copy curve"),
      .curve(.chooser(.track)), .curve(.chooser(.stretch)), .curve(.tab(.presets)),
    ]
    for identity in wanted { #expect(seen.contains(identity), "\(identity)") }
    #expect(seen.contains { if case .curve(.preset) = $0 { true } else { false } })
  }

  // MARK: Stops

  private static let stops = Easing.linear([0, LinearStop(0.8, at: 0.4), 1])

  @Test func stopsAreAddedMovedAndRemoved() throws {
    var script = try Script.bending()
    script.bend(to: Self.stops)
    let before = script.undoCount
    let scale = try script.canvas()
    // A double click on the curve adds one there, which can be dragged at once.
    let position = script.window(scale.point(0.7, 0.9))
    script.step(.pointerPressed(position, clicks: 1), .pointerReleased(position))
    #expect(script.bent == Self.stops)
    script.step(.pointerPressed(position, clicks: 2), .pointerReleased(position))
    #expect(try #require(script.bent).handles.count == 4)
    #expect(script.undoCount == before + 1)
    #expect(script.bent?(0.7).isNear(0.9, within: 1e-3) == true)
    script.drag(from: scale.point(0.4, 0.8), through: [scale.point(0.3, 0.2)])
    #expect(script.bent?(0.3).isNear(0.2, within: 1e-3) == true)
    // It cannot pass its neighbour, and far out at the side it is gone.
    script.drag(from: scale.point(0.3, 0.2), through: [scale.point(0.95, 0.5)])
    #expect(try #require(script.bent).handles[1].x == 0.7)
    script.drag(
      from: scale.point(0.7, 0.5), through: [Point(x: scale.rect.maxX + 60, y: scale.y(0.5))])
    #expect(try #require(script.bent).handles.count == 3)
    #expect(script.undoCount == before + 4)
  }

  @Test func keysAddMoveAndRemoveStops() throws {
    var script = try Script.bending()
    script.bend(to: Self.stops)
    script.focus(.stop(1))
    script.press(.up)
    script.press(.left, .shift)
    #expect(script.bent == .linear([0, LinearStop(0.81, at: 0.3), 1]))
    script.press(.enter)
    #expect(script.session.ui.focus == .curve(.stop(2)))
    #expect(try #require(script.bent).handles.count == 4)
    script.press(.delete)
    script.press(.backspace)
    #expect(try #require(script.bent).handles.count == 2)
    script.press(.delete)
    #expect(try #require(script.bent).handles.count == 2)
  }
}
