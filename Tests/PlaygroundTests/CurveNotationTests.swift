import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Easings and numbers that are written.
@Suite(.languages) struct CurveNotationTests {
  private static let notations: [(text: String, easing: Easing)] = [
    ("ease-out-bounce", .easeOut(.bounce)), ("easeInOutBack", .easeInOut(.back)),
    ("cubic-bezier(0.42, 0, 1, 1)", .easeIn), (".4,0,.2,1", .materialStandard),
    ("steps(3, jump-none)", .steps(3, .jumpNone)), ("hold", .hold), ("linear", .linear),
    ("linear(0, 0.25 20%, 1)", .linear([0, LinearStop(0.25, at: 0.2), 1])),
    ("spring(response: 0.4, dampingRatio: 0.6)", .spring(Spring(response: 0.4, dampingRatio: 0.6))),
    (".spring(duration: 0.5, bounce: 0.3)", .spring(Spring(duration: 0.5, bounce: 0.3))),
    (".easeOut(.bounce)", .easeOut(.bounce)), ("reversed(hold)", Easing.hold.reversed),
    (".timingCurve(0.1, 0.2, 0.3, 0.4)", .cubicBezier(0.1, 0.2, 0.3, 0.4)),
    (".easeInOut(duration: 0.35)", .easeInOut), ("  ease ;", .ease),
  ]

  @Test(arguments: notations.indices)
  func whatIsWrittenIsSeenAtOnceAndSetByEnter(_ index: Int) throws {
    let (text, easing) = Self.notations[index]
    var script = try Script.bending()
    script.bend(to: .steps(7))
    let key = try #require(script.session.workspace.curveTarget()).first
    try script.write(text, in: .notation)
    #expect(script.session.curveError == nil)
    #expect(script.staged(key) == easing && script.bent == easing, "on the stage")
    #expect(script.undoCount == 1 && script.session.history.value == script.session.document)
    script.press(.enter)
    #expect(script.bent == easing && script.undoCount == 2)
    #expect(script.session.field?.edit.text == easing.notation)
    #expect(script.session.field?.edit.selectedText == easing.notation)
    script.press(.character("z"), .control)
    script.press(.escape)
    #expect(script.staged(key) == .steps(7))
  }

  @Test func theFieldShowsTheNotationAllOfItSelected() throws {
    var script = try Script.bending()
    script.bend(to: .easeOut(.bounce))
    let position = try script.position(of: .curve(.field(.notation)))
    script.step(.pointerPressed(position, clicks: 1), .pointerReleased(position))
    #expect(script.session.field?.edit.selectedText == "ease-out-bounce")
    script.press(.character("c"), .control)
    #expect(script.requests.contains(.copy("ease-out-bounce")))
  }

  @Test func escapeGivesUpWhatWasWritten() throws {
    var script = try Script.bending()
    let before = script.session.document
    let key = try #require(script.session.workspace.curveTarget()).first
    let easing = script.staged(key)
    try script.write("hold", in: .notation)
    #expect(script.staged(key) == .hold)
    script.press(.escape)
    #expect(script.staged(key) == easing && script.session.document == before)
    #expect(script.undoCount == 0)
  }

  @Test func aPressElsewhereCommitsBeforeItDoesItsOwn() throws {
    var script = try Script.bending()
    try script.write("cubic-bezier(0.1, 0.2, 0.3, 0.4)", in: .notation)
    let scale = try script.canvas()
    script.drag(from: scale.point(0.1, 0.2), through: [scale.point(0.5, 0.5)])
    let points = try #require(script.bent?.controlPoints)
    #expect(points.x1.isNear(0.5, within: 1e-3) && points.x2 == 0.3 && points.y2 == 0.4)
    #expect(script.undoCount == 2)
    script.press(.character("z"), .control)
    #expect(script.bent == .cubicBezier(0.1, 0.2, 0.3, 0.4))
  }

  private static let wrong = [
    "ease-out-bouncy", "cubic-bezier(2, 0, 1, 1)", "steps(0)", "[0: 1, 1: 2]", "{\"riff\": 2}",
    "spring(", "🙂", "let x: Track<Double> = [0: 0, 1: 1]",
  ]

  @Test(arguments: wrong)
  func whatIsNoEasingIsToldAndKept(_ text: String) throws {
    var script = try Script.bending()
    let key = try #require(script.session.workspace.curveTarget()).first
    let easing = script.staged(key)
    try script.write(text, in: .notation)
    let error = try #require(script.session.curveError)
    #expect(error.hasSuffix(".") && error.count > 10)
    #expect(script.staged(key) == easing)
    script.press(.enter)
    #expect(script.session.field?.edit.text == text && script.session.curveError != nil)
    // Elsewhere it is kept, and told still.
    script.step(.pointerPressed(script.hold, clicks: 1), .pointerReleased(script.hold))
    #expect(script.session.text(ofCurve: .notation) == text && script.session.curveError != nil)
    #expect(script.session.document.isEmpty && script.undoCount == 0)
    let words = script.frame.sprites.contains {
      $0.fill == .color(Theme.coral) && $0.shape != .circle(radius: 1)
    }
    #expect(words)
    // Another easing is another matter.
    script.bend(to: .easeOut)
    #expect(script.session.text(ofCurve: .notation) == Easing.easeOut.notation)
    #expect(script.session.curveError == nil)
  }

  @Test func escapeDropsWhatWasKept() throws {
    var script = try Script.bending()
    let notation = try #require(script.bent).notation
    try script.write("nonsense", in: .notation)
    script.press(.enter)
    script.press(.escape)
    #expect(script.session.text(ofCurve: .notation) == notation)
    #expect(script.session.curveError == nil)
  }

  private static let departures: [(name: String, leave: @Sendable (inout Script) throws -> Void)] =
    [
      ("undo", { $0.press(.character("z"), .control) }),
      ("another easing", { $0.bend(to: .hold) }),
      ("another track", { try $0.click(.curve(.step(.track, 1))) }),
      ("another demo", { $0.choose(($0.chosen + 1) % 9) }),
      ("a closed panel", { $0.press(.character("e")) }),
    ]

  /// What was said about an edit is not said again when the same easing comes back.
  @Test(arguments: departures.indices)
  func anIgnoredDurationIsToldOfThatEditAlone(_ index: Int) throws {
    let departure = Self.departures[index]
    var script = try Script.bending("paging-intro")
    let demo = script.chosen
    try script.write(".timingCurve(0.4, 0, 0.2, 1, duration: 0.5)", in: .notation)
    script.press(.enter)
    script.press(.escape)
    let (easing, target) = (try #require(script.bent), script.session.workspace.curveTarget())
    #expect(easing == .materialStandard)
    #expect(script.session.curve.note?.text == "Duration (0.5 s) ignored")
    // Time and pointers leave it.
    script.step(.pointerMoved(script.hold), dt: 0.1)
    #expect(script.session.curve.note != nil)
    try departure.leave(&script)
    #expect(script.session.curve.note == nil, "\(departure.name)")
    script.change { session in
      session.choose(demo)
      session.workspace.editing.chosenSegments["paging-intro"] = target?.first
      session.workspace.show(.curve)
    }
    script.bend(to: .hold)
    script.bend(to: easing)
    #expect(script.bent == easing && script.session.curve.note == nil, "\(departure.name)")
  }

  // MARK: Numbers

  @Test func numbersAreWrittenSteppedAndDragged() throws {
    var script = try Script.bending()
    script.bend(to: .spring(Spring(response: 0.5, dampingRatio: 0.5)))
    script.show(.shape)
    func spring() throws -> Spring { try #require(script.bent?.spring) }
    try script.write("0.8", in: .number(.response))
    #expect(try spring().response == 0.5 || script.session.curve.preview != nil)
    script.press(.enter)
    #expect(try spring() == Spring(response: 0.8, dampingRatio: 0.5) && script.undoCount == 2)
    script.press(.up)
    script.press(.down, .shift)
    #expect(try spring().response.isNear(0.71) && script.undoCount == 4)
    try script.write("x", in: .number(.dampingRatio))
    #expect(script.session.curveError == "“x” isn't a number. Try 0.5, 1/3, 50% or +=0.1")
    script.press(.escape)
    try script.write("1e99", in: .number(.dampingRatio))
    script.press(.enter)
    #expect(try spring().dampingRatio == CurveParameter.dampingRatio.limits.upperBound)
    script.press(.escape)
    let field = try script.rect(.curve(.field(.number(.response)))).centre
    script.drag(from: field, through: [field + Point(x: 10, y: 0), field + Point(x: 20, y: 0)])
    #expect(try spring().response.isNear(0.91))
  }

  @Test func aSliderIsOneStepAndEscapeRestoresTheMassToo() throws {
    var script = try Script.bending()
    script.bend(to: .spring(Spring(response: 0.5, dampingRatio: 0.5)))
    script.show(.shape)
    script.change { $0.curve.pair = .physics }
    script.step()
    let before = script.bent
    let rect = try script.rect(.curve(.slider(.mass)))
    script.step(
      .pointerPressed(script.window(rect.centre), clicks: 1),
      .pointerMoved(script.window(Point(x: rect.maxX, y: rect.centre.y))))
    #expect(script.session.curve.mass == 10 && script.bent != before)
    script.press(.escape)
    #expect(script.session.curve.mass == 1 && script.bent == before)
    script.drag(from: rect.centre, through: [Point(x: rect.minX, y: rect.centre.y)])
    #expect(script.undoCount == 2 && script.session.curve.mass == 0.1)
    script.focus(.slider(.damping))
    script.press(.right, .shift)
    script.press(.left)
    #expect(script.undoCount == 4)
  }
}
