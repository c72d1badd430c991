import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Fingers are seen, and point things out as a mouse does.
@Suite(.languages) struct TouchRingTests {
  private static func rings(_ script: Script) -> [Point] {
    script.session.panel(PointingPanel.self).ring.fingers
  }

  @Test(arguments: [1.0, 2])
  func eachFingerHasARing(_ factor: Double) {
    var script = Script(
      Entry.clips[0], at: 1, size: Size(width: 1280 * factor, height: 720 * factor))
    script.press(.function(7), .shift)
    let positions = [Point(x: 300, y: 300), Point(x: 500, y: 320), Point(x: 400, y: 400)]
    let before = script.frame.sprites.count
    for count in 1...3 {
      script.step(.touches(positions.prefix(count).map { $0 * factor }))
      #expect(Self.rings(script) == Array(positions.prefix(count)))
      #expect(script.session.panel(PointingPanel.self).ring.pulses.count == count)
    }
    #expect(script.frame.sprites.count > before + 3)
    script.step(.touches([positions[1] * factor]))
    #expect(Self.rings(script) == [positions[1]])
    script.step(.focusLost)
    #expect(Self.rings(script) == [])
  }

  /// What a touch screen sends for one finger, and for a second one that comes down meanwhile.
  @Test(arguments: [PointingTool.pen, .highlighter, .arrow, .box])
  func fingersDrawMarks(_ tool: PointingTool) {
    var script = Script(Entry.clips[0], at: 1)
    let (start, end) = (script.hold, script.hold + Point(x: 80, y: 60))
    script.change { $0.perform(.pointing(.choose(tool))) }
    script.step()
    script.step(.pointerMoved(start), .pointerPressed(start, clicks: 1), .touches([start]))
    script.step(.pointerMoved(end), .touches([end]))
    script.step(.pointerReleased(end), .pointerLeft, .touches([]))
    let marks = script.session.panel(PointingPanel.self).marks.all
    #expect(marks.map(\.age) == [0])
    // Points are kept as parts of the display, which rounds.
    let last = marks.first?.points.last ?? .zero
    #expect(last.distance(to: script.layout.stagePoint(end)) < 1e-9)
    // The first finger's mark stays as it is when a second one makes it a gesture.
    script.step(.pointerMoved(start), .pointerPressed(start, clicks: 1))
    script.step(.pointerMoved(end), .gestureBegan(at: end), .touches([start, end]))
    script.step(.gestureChanged(scale: 2, degrees: 0, at: end), .gestureEnded, .touches([]))
    let both = script.session.panel(PointingPanel.self).marks.all
    #expect(both.count == 2 && both.allSatisfy { $0.age != nil })
    #expect(script.undoCount == 0)
  }

  // MARK: Sizes

  @Test(arguments: PointingTool.allCases)
  func plusAndMinusChangeTheSizeWhichIsShown(_ tool: PointingTool) {
    var script = Script(Entry.clips[0], at: 1)
    script.step(.pointerMoved(script.hold))
    script.change { $0.perform(.pointing(.choose(tool))) }
    func size() -> Double {
      script.session.panel(PointingPanel.self).size(of: tool, script.session.workspace)
    }
    let usual = size()
    script.press(.character("="))
    #expect(size().isNear(min(usual * 1.125, tool.sizes.upperBound)))
    let number = tool == .lens ? "2.3×" : "\(Int((usual * 1.125).rounded())) pt"
    let words = script.frame.sprites.compactMap {
      if case .text(let text) = $0.shape { text.string } else { nil }
    }
    #expect(words.contains(number), "\(words)")
    script.step(dt: SizeSign.duration + 0.1)
    #expect(!script.session.panel(PointingPanel.self).sizeSign.isMoving)
    script.press(.character("-"))
    #expect(size().isNear(max(usual, tool.sizes.lowerBound)))
  }

  /// During a talk, too; and what was set then counts afterwards.
  @Test func sizesAreKeptForTheNextStart() throws {
    var script = Script(Entry.clips[0], at: 1)
    script.press(.function(5), .shift)
    script.press(.function(8))
    for _ in 0..<3 { script.press(.character("+"), .shift) }
    let size = 130 * 1.125 * 1.125 * 1.125
    let kept = script.session.savedSession.text
    #expect(kept.contains("tool spotlight "))
    for _ in 0..<2 { script.press(.escape) }
    #expect(!script.session.isPresenting && script.session.savedSession.text == kept)
    var other = Script(Entry.clips[0])
    other.restore(try #require(SavedSession(text: kept)))
    let workspace = other.session.workspace
    #expect(other.session.panel(PointingPanel.self).size(of: .spotlight, workspace).isNear(size))
  }

  @Test func theTimelinesSizeIsKept() throws {
    var script = Script(Entry.clips[0], at: 1)
    script.change {
      $0.workspace.window.arrangement.sizes.timelineHeight = 321.5
      $0.workspace.window.arrangement.sizes.namesWidth = 187
    }
    let text = script.session.savedSession.text
    var other = Script(Entry.clips[0])
    other.restore(try #require(SavedSession(text: text)))
    #expect(other.session.savedSession.text == text && text.contains("timeline-height 321.5"))
    #expect(other.session.workspace.window.arrangement.sizes.namesWidth == 187)
    // A damaged line costs that line alone.
    let damaged = try #require(
      SavedSession(text: "riff place 1\ndemo rainbow\nnames-width x\ntool lens 99\ntool none 3\n"))
    #expect(damaged.sizes.namesWidth == nil && damaged.pointingSizes.isEmpty)
  }
}

/// A finger that rests opens the context menu.
@Suite(.languages) struct LongPressTests {
  private static func isOpen(_ script: Script) -> Bool {
    script.widgets.contains { if case .menu = $0.identity { true } else { false } }
  }

  private static func press(_ script: inout Script, at position: Point) {
    script.step(.pointerMoved(position), .pointerPressed(position, clicks: 1), .touches([position]))
  }

  @Test func itOpensTheMenuOfTheStageAndChangesNothing() {
    var script = Script(Entry.clips[0], at: 1)
    let (time, position) = (script.time, script.hold)
    Self.press(&script, at: position)
    script.step(dt: LongPress.duration - 0.1)
    #expect(!Self.isOpen(script) && script.frame.isMoving)
    script.step(dt: 0.2)
    #expect(Self.isOpen(script) && script.time == time && script.undoCount == 0)
    script.step(.pointerReleased(position), .pointerLeft, .touches([]))
    script.step(dt: 0.1)
    #expect(Self.isOpen(script) && script.time == time)
    script.press(.escape)
    #expect(!Self.isOpen(script))
  }

  @Test func aDragATapAndTwoFingersAreNone() {
    for count in 0..<3 {
      var script = Script(Entry.clips[0], at: 1)
      let position = script.hold
      let far = position + Point(x: 40, y: 0)
      Self.press(&script, at: position)
      switch count {
      case 0: script.step(.pointerMoved(far), .touches([far]))
      case 1: script.step(.pointerReleased(position), .pointerLeft, .touches([]))
      case _: script.step(.gestureBegan(at: far), .touches([position, far]))
      }
      script.step(dt: 2)
      #expect(!Self.isOpen(script), "\(count)")
    }
  }

  /// A mouse sends no touches.
  @Test func aMouseIsHeldAsLongAsItLikes() {
    var script = Script(Entry.clips[0], at: 1)
    script.step(.pointerMoved(script.hold), .pointerPressed(script.hold, clicks: 1))
    script.step(dt: 3)
    #expect(!Self.isOpen(script))
  }
}
