import Demos
import Editing
import Interface
import Keyframes
import Stage
import TestSupport
import Testing

@testable import AppState
@testable import Playground

/// Whatever the pointer and keys do to keyframes, in whatever order.
@Suite(.languages) struct TimelineWalkTests {
  private static let keys: [(Key, Modifiers)] = [
    (.character("a"), .control), (.character("c"), .control), (.character("x"), .control),
    (.character("d"), .control), (.character("i"), []), (.delete, []), (.backspace, []),
    (.character(","), []), (.character("."), .shift), (.character("."), [.alt, .shift]),
    (.character("z"), .control), (.character("y"), .control), (.character("z"), .control),
    (.escape, []), (.tab, []), (.up, []), (.down, []), (.enter, []), (.right, .alt), (.left, .alt),
    (.space, []), (.character("o"), []), (.character("r"), []), (.right, [.shift]),
  ]
  private static let pasted = [
    "", "ease", "{\"riff\": 1}", "let x: Track<Double> = [0: 7, 0.5: 8]",
    "{\"riff\": 1, \"track\": 12, \"of\": \"x\"}",
    "{\"riff\": 1, \"track\": {\"keyframes\": [{\"time\": 1e300, \"value\": 1}]}, \"of\": \"x\"}",
  ]

  private static func events(_ random: inout Seeded, _ script: Script) -> [InputEvent] {
    func position() -> Point {
      guard Int.random(in: 0...9, using: &random) > 0, let panel = script.layout.timeline else {
        return Point(
          x: .random(in: 0...1280, using: &random), y: .random(in: 0...900, using: &random))
      }
      return script.window(
        Point(
          x: .random(in: panel.minX...panel.maxX, using: &random),
          y: .random(in: panel.minY...panel.maxY, using: &random)))
    }
    func key() -> Point {
      let keys = script.rows.flatMap { row in
        row.path.map { path in row.keyframes.indices.map { KeyframePath(path, $0) } } ?? []
      }
      let key = keys.randomElement(using: &random)
      return key.flatMap { try? script.position($0) } ?? position()
    }
    switch Int.random(in: 0...9, using: &random) {
    case 0...2:
      let (start, end) = (Bool.random(using: &random) ? key() : position(), position())
      let modifiers: Modifiers =
        [[], [], .shift, .alt, [.alt, .shift], .control].randomElement(using: &random) ?? []
      let clicks = Int.random(in: 1...2, using: &random)
      let isLost = Int.random(in: 0...5, using: &random) == 0
      return [
        .modifiersChanged(modifiers), .pointerPressed(start, clicks: clicks), .pointerMoved(end),
        isLost ? .focusLost : .pointerReleased(end), .modifiersChanged([]),
      ]
    case 3:
      let start = key()
      return [.pointerPressed(start, clicks: 1), .pointerReleased(start)]
    case 4: return [.text(["1", "50%", "#f00", "x"].randomElement(using: &random) ?? "")]
    case 5: return [.pasted(pasted.randomElement(using: &random) ?? "")]
    case 6:
      return [.wheel(x: 0, y: .random(in: -3...3, using: &random), at: position(), .control)]
    default:
      let (key, modifiers) = keys.randomElement(using: &random) ?? (.escape, [])
      return [
        .keyPressed(key, modifiers, isRepeat: Bool.random(using: &random)), .keyReleased(key),
      ]
    }
  }

  @Test(arguments: 0..<12)
  func theSelectionNamesOnlyWhatIsThere(_ seed: Int) {
    var random = Seeded(state: UInt64(seed))
    var script = Script.timeline()
    for _ in 0..<Share.count(250, few: 60) {
      script.step(Self.events(&random, script), dt: [0, 0.1].randomElement(using: &random) ?? 0)
      script.expectSelectionIsThere()
      for (path, track) in script.edits.tracks {
        #expect(track.marks.allSatisfy { $0.time.isFinite }, "\(path)")
      }
      if script.layout.timeline == nil { script.press(.character("t")) }
      if script.session.showsHelp { script.press(.escape) }
    }
    // All of it can be undone.
    script.press(.escape)
    script.change { session in
      session.workspace.editing.history.commit()
      while session.history.undoCount > 0 { session.perform(.undo) }
    }
    #expect(script.session.document.isEmpty)
  }

  @Test(arguments: Entry.kinds)
  func demosOfTheCatalogueAreEditedAsWell(_ entry: Entry) {
    var random = Seeded(state: UInt64(entry.index))
    var script = Script.timeline(entry.demo)
    for _ in 0..<Share.count(80, few: 30) {
      script.step(Self.events(&random, script), dt: 0.05)
      script.expectSelectionIsThere()
      if script.layout.timeline == nil { script.press(.character("t")) }
    }
  }
}
