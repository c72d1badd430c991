import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// What each key does.
@Suite(.languages) struct KeyTests {
  @Test(arguments: Entry.all)
  func arrowsStepAFrameAndShiftTen(_ entry: Entry) {
    var script = Script(entry)
    let start = script.middle
    script = Script(entry, at: start)
    let frame = script.playhead.rate / 60
    let strokes: [(key: Key, modifiers: Modifiers, frames: Double)] = [
      (.right, [], 1), (.left, [], -1), (.right, .shift, 10), (.left, .shift, -10),
    ]
    for (key, modifiers, frames) in strokes {
      for isRepeat in [false, true] {
        let before = script.time
        script.press(key, modifiers, isRepeat: isRepeat)
        #expect(script.time.isNear(before + frames * frame))
        #expect(!script.frame.isMoving)
      }
    }
    #expect(script.time.isNear(start))
  }

  @Test(arguments: Entry.all)
  func arrowsStopAtTheEnds(_ entry: Entry) {
    var script = Script(entry)
    script.press(.left, .shift)
    #expect(script.time == script.range.lowerBound)
    script.press(.end)
    script.press(.right)
    #expect(script.time == script.range.upperBound)
  }

  @Test(arguments: Entry.all)
  func homeAndEndGoToTheEnds(_ entry: Entry) {
    var script = Script(entry)
    script.press(.space)
    script.press(.end)
    #expect(script.time == script.range.upperBound)
    #expect(!script.playhead.isPlaying)
    script.press(.home)
    #expect(script.time == script.range.lowerBound)
  }

  /// Every place that the page keys come by: each page of a paged demo, any other demo as one.
  private static let stations = Entry.all.flatMap { entry -> [Station] in
    let last = entry.demo.timeline.unit == .pages ? Int(entry.demo.timeline.range.upperBound) : 0
    return (0...last).map { Station(demo: entry.index, page: $0) }
  }

  private struct Station: Equatable {
    let demo: Int
    let page: Int
  }

  private static func station(_ script: Script) -> Station {
    Station(demo: script.chosen, page: script.playhead.isPaged ? Int(script.time.rounded()) : 0)
  }

  @Test func pageKeysTurnPagesAndThenDemos() {
    var script = Script()
    var visited = [Self.station(script)]
    for _ in Self.stations {
      script.press(.pageDown)
      script.settle()
      visited.append(Self.station(script))
    }
    // One press more than there are stations: the last stays.
    #expect(visited == Self.stations + Self.stations.suffix(1))
    visited = []
    for _ in Self.stations {
      visited.append(Self.station(script))
      script.press(.pageUp)
      script.settle()
    }
    #expect(visited == Self.stations.reversed())
    #expect(Self.station(script) == Self.stations[0])
  }

  @Test(arguments: [Key.pageDown, .pageUp], Entry.all)
  func pageKeysThatRepeatDoNothing(_ key: Key, _ entry: Entry) {
    let middle = Script(entry).middle
    var script = Script(entry, at: middle)
    let (time, picture) = (script.time, script.picture)
    let other = catalog.indices.first { $0 != entry.index } ?? 0
    script.choose(other)
    #expect(script.chosen == other)
    script.choose(entry.index)
    #expect(script.chosen == entry.index && script.time == time)
    #expect(script.picture == picture)
  }

  @Test(arguments: Entry.all)
  func resettingUndoesAllThatWasTouched(_ entry: Entry) throws {
    var script = Script(entry)
    let fresh = (script.picture, script.playhead.timeline)
    script.press(.right, .shift)
    let tap = script.window(stage: Point(x: 150, y: 120))
    script.step(.pointerPressed(tap, clicks: 1), .pointerReleased(tap), dt: 0.1)
    for button in script.session.demo.stageButtons(at: script.time, isPlaying: false)
    where button.isEnabled {
      try script.click(.stage(.button(button.title)))
      script.step(dt: 0.1)
    }
    script.press(.character("r"))
    #expect(script.time == script.range.lowerBound)
    #expect(!script.playhead.isPlaying && !script.playhead.isMoving)
    // The test card also shows what was pressed.
    if !entry.demo.showsDisplay { #expect(script.picture == fresh.0) }
    #expect(script.playhead.timeline == fresh.1)
  }

  private static let asking: [(key: Key, modifiers: Modifiers, request: Request)] = [
    (.character("q"), .control, .quit), (.character("q"), .command, .quit),
    (.character("f"), [], .toggleFullscreen), (.function(11), [], .toggleFullscreen),
    (.character("/"), [], .textInput(true)), (.character("f"), .control, .textInput(true)),
  ]

  @Test(arguments: asking.indices)
  func someKeysAskTheHost(_ index: Int) {
    let (key, modifiers, request) = Self.asking[index]
    var script = Script()
    script.press(key, modifiers)
    #expect(script.frame.requests == [request])
    script.step()
    #expect(script.frame.requests.isEmpty)
  }

  @Test func closingTheWindowQuits() {
    var script = Script()
    script.step(.closeRequested)
    #expect(script.frame.requests == [.quit])
  }

  @Test func escapeNeverQuits() {
    var script = Script()
    let ways: [[InputEvent]] = [
      [], [.keyPressed(.space, [], isRepeat: false)], [.keyPressed(.tab, [], isRepeat: false)],
      [.keyPressed(.function(1), [], isRepeat: false)],
      [.keyPressed(.character("/"), [], isRepeat: false), .text("rot")],
      [.pointerPressed(script.hold, clicks: 1), .pointerMoved(.zero)],
      [.resized(Size(width: 640, height: 360), pixelsPerPoint: 1)],
      [.keyPressed(.character("g"), [], isRepeat: false)],
    ]
    for way in ways {
      script.step(way)
      for modifiers in [Modifiers(), .shift, .control, .alt] {
        for _ in 0..<3 { script.press(.escape, modifiers) }
      }
    }
    #expect(!script.requests.contains(.quit))
  }

  /// Keys that show and hide something, with the same key or Esc.
  private static let toggles: [(key: Key, modifiers: Modifiers)] = [
    (.character("h"), []), (.character("g"), []), (.character("/"), .shift), (.character("?"), []),
    (.character("?"), .shift), (.function(1), []),
  ]

  @Test(arguments: toggles.indices)
  func showingAndHidingComesBackToTheSamePicture(_ index: Int) {
    let (key, modifiers) = Self.toggles[index]
    var script = Script()
    let before = script.frame.sprites
    script.press(key, modifiers)
    #expect(script.frame.sprites != before)
    script.press(key, modifiers)
    #expect(script.frame.sprites == before)
    script.press(key, modifiers, isRepeat: true)
    #expect(script.frame.sprites == before)
  }

  @Test func hidingThePanelsLeavesTheStageAlone() {
    var script = Script()
    script.press(.character("h"))
    #expect(script.layout.transport == nil && script.layout.gallery == nil)
    #expect(script.layout.stage.width == script.layout.window.width)
    #expect(script.widgets.allSatisfy { $0.identity == .stage(.tile) })
  }

  @Test func escapeClosesTheHelp() {
    var script = Script()
    let before = script.frame.sprites
    script.press(.function(1))
    script.press(.escape)
    #expect(script.frame.sprites == before)
  }
}
