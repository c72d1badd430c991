import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// The curve editor says what a curve is, and makes it that.
@Suite(.languages) struct CurveNearestTests {
  private static let pasted = Easing.cubicBezier(0.65, 0, 0.35, 1)

  private static func script(size: Size = Size(width: 1280, height: 720)) throws -> Script {
    var script = try Script.bending(size: size)
    script.bend(to: pasted)
    return script
  }

  @Test func aPastedCurveIsNamedBelowIt() throws {
    var script = try Script.bending()
    script.step(.pasted("cubic-bezier(0.65, 0, 0.35, 1)"))
    script.step()
    #expect(script.bent == Self.pasted)
    let texts = script.frame.sprites.compactMap {
      if case .text(let text) = $0.shape { text.string } else { nil }
    }
    #expect(texts.contains { $0.contains("ease-in-out-cubic, 0.") })
    try script.click(.button("nearest curve"))
    #expect(script.session.curve.tab == .nearest)
  }

  @Test func aCurveThatHasTheNameIsNotNamedAgain() throws {
    var script = try Self.script()
    script.bend(to: .easeInOut(.cubic))
    #expect(!script.widgets.contains { $0.identity == .button("nearest curve") })
  }

  /// By the pointer, by keys and by the command, at the smallest and the largest window.
  @Test(
    arguments: NearestEasings.Kind.allCases,
    [Size(width: 800, height: 600), Size(width: 3840, height: 2160)])
  func itBecomesTheNearestOnAPress(_ kind: NearestEasings.Kind, _ size: Size) throws {
    for way in 0..<3 {
      var script = try Self.script(size: size)
      script.show(.nearest)
      let match = try #require(script.session.curve.nearest?[kind])
      let (before, document) = (script.undoCount, script.session.document)
      switch way {
      case 0: try script.click(.curve(.near(kind)))
      case 1:
        script.focus(.near(kind))
        script.press(.enter)
      default:
        script.change { $0.perform(.curve(.keepNearest(kind))) }
        script.step()
      }
      #expect(script.bent == match.easing)
      let isOther = match.easing != Self.pasted
      #expect(script.undoCount == before + (isOther ? 1 : 0))
      if isOther {
        script.press(.character("z"), .control)
        // The stage shows what the pointer or the focus is on.
        #expect(script.session.document == document)
      }
    }
  }

  /// The stage shows what is pointed at, and the document stays.
  @Test func pointingAtARowTriesIt() throws {
    var script = try Self.script()
    script.show(.nearest)
    let before = script.session.document
    let key = try #require(script.session.workspace.curveTarget()?.first)
    script.step(.pointerMoved(try script.position(of: .curve(.near(.spring)))))
    script.step()
    #expect(script.staged(key) == script.session.curve.nearest?.spring.easing)
    #expect(script.session.document == before)
    script.step(.pointerMoved(Point(x: 5, y: 5)))
    script.step()
    #expect(script.staged(key) == Self.pasted)
  }

  @Test func theSpringSettlesInTheSegment() throws {
    let script = try Self.script()
    let stretch = try #require(script.session.workspace.curveTarget()?.stretch)
    let spring = try #require(script.session.curve.nearest?.spring.easing)
    guard script.playhead.timeline.unit == .seconds else { return }
    #expect((spring.naturalDuration ?? 0).isNear(stretch.length, within: 0.02))
  }

  @Test func itFollowsTheSegment() throws {
    var script = try Self.script()
    for easing in [Easing.easeOut(.bounce), .spring(.bouncy), .linear, .hold] {
      script.bend(to: easing)
      #expect(script.session.curve.nearest?.easing == easing)
    }
  }
}
