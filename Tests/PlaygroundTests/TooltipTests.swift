import Demos
import Editing
import Interface
import Keyframes
import Stage
import TestSupport
import Testing

@testable import AppState
@testable import Playground

/// Words for what the pointer rests on.
@Suite(.languages) struct TooltipTests {
  private static func script(_ demo: String = "springs") throws -> Script {
    let index = try #require(catalog.firstIndex { $0.name == demo })
    return Script(Entry(index: index))
  }

  /// All words that the last frame has drawn.
  private static func words(_ script: Script) -> [String] {
    script.frame.sprites.compactMap { sprite in
      if case .text(let text) = sprite.shape { text.string } else { nil }
    }
  }

  private static func shows(_ words: String, _ script: Script) -> Bool {
    script.session.tooltip.isShown(at: script.session.lastEventTime + script.session.sinceEvent)
      && Self.words(script).contains(words)
  }

  @Test(arguments: ["springs", "rotation", "paging-intro", "easing-atlas", "scroll-scales"])
  func everyControlHasWords(_ demo: String) throws {
    for side in [nil, SidePanel.knobs, .curve, .export] {
      var script = try Self.script(demo)
      script.press(.character("t"))
      script.press(.character("["))
      script.press(.right, .shift)
      script.press(.character("]"))
      if let side { script.change { $0.workspace.show(side) } }
      script.step()
      var count = 0
      for widget in script.widgets where widget.role != .surface {
        switch widget.identity {
        case .gallery(.card), .stage(.button), .palette: continue
        case _: break
        }
        count += 1
        let tip = script.session.tip(of: widget)
        #expect(tip?.words.isEmpty == false, "\(widget.identity)")
      }
      #expect(count > 10)
    }
  }

  @Test func itNamesTheKey() throws {
    let script = try Self.script()
    let wanted: [(name: String, words: String, keys: String)] = [
      ("play", "Play or pause", "Space"), ("gallery", "Show or hide the gallery", "G"),
      ("knobs", "Show or hide the knobs", "O"), ("export", "Show or hide the export panel", "X"),
    ]
    for (name, words, keys) in wanted {
      let widget = try #require(script.widgets.first { $0.identity == .button(name) })
      #expect(script.session.tip(of: widget) == Tip(words, keys: keys))
    }
  }

  @Test func itComesOnceThePointerHasRestedAndThenAllIsAtRest() throws {
    var script = try Self.script()
    let position = try script.position(of: .button("gallery"))
    script.step(.pointerMoved(position))
    var seconds = 0.0
    while seconds < Tooltip<TipTarget>.delay - 0.02 {
      #expect(script.frame.isMoving && !Self.shows("Show or hide the gallery", script))
      script.step(dt: 1.0 / 64)
      seconds += 1.0 / 64
    }
    script.step(dt: 1.0 / 32)
    #expect(Self.shows("Show or hide the gallery", script) && !script.frame.isMoving)
    // A pointer that trembles does not hide it; leaving does.
    script.step(.pointerMoved(position + Point(x: 2, y: 0)))
    #expect(Self.shows("Show or hide the gallery", script) && !script.frame.isMoving)
    script.step(.pointerMoved(script.hold))
    #expect(!Self.shows("Show or hide the gallery", script) && !script.frame.isMoving)
  }

  @Test func movingBeginsTheRestAnew() throws {
    var script = try Self.script()
    let position = try script.position(of: .button("gallery"))
    for step in 0..<8 {
      script.step(.pointerMoved(position + Point(x: Double(step % 2), y: 0)), dt: 0.3)
      #expect(!Self.shows("Show or hide the gallery", script) && script.frame.isMoving)
    }
  }

  @Test func theNextComesAtOnceAndLaterNotAnyMore() throws {
    var script = try Self.script()
    script.step(.pointerMoved(try script.position(of: .button("gallery"))), dt: 0.6)
    #expect(Self.shows("Show or hide the gallery", script))
    script.step(.pointerMoved(try script.position(of: .button("knobs"))))
    #expect(Self.shows("Show or hide the knobs", script))
    script.step(.pointerMoved(script.hold), dt: Tooltip<TipTarget>.grace + 0.1)
    script.step(.pointerMoved(try script.position(of: .button("gallery"))))
    #expect(!Self.shows("Show or hide the gallery", script) && script.frame.isMoving)
  }

  @Test func pressesKeysWheelsAndLeavingHideIt() throws {
    let position = try Self.script().position(of: .button("speed"))
    let hiding: [InputEvent] = [
      .pointerPressed(position, clicks: 1), .keyPressed(.function(5), [], isRepeat: false),
      .pointerLeft, .focusLost, .wheel(x: 0, y: 0.1, at: position, []),
    ]
    for event in hiding {
      var script = try Self.script()
      script.step(.pointerMoved(position), dt: 0.6)
      #expect(Self.shows("Playback speed (click to change)", script))
      script.step(event)
      #expect(!Self.shows("Playback speed (click to change)", script))
      script.step(.pointerReleased(position), dt: 1)
      script.settle()
      #expect(!Self.shows("Playback speed (click to change)", script) && !script.frame.isMoving)
    }
  }

  @Test func whatComesToLieUnderARestingPointerIsSilent() throws {
    var script = try Self.script()
    script.press(.character("h"))
    script.step(.pointerMoved(Point(x: 32, y: 688)))
    script.press(.character("h"))
    script.step(dt: 2)
    #expect(script.session.ui.widget(at: Point(x: 32, y: 688))?.identity == .button("play"))
    #expect(!Self.shows("Play or pause", script) && !script.frame.isMoving)
  }

  @Test func itIsNeverClippedAndNeverCoversThePointer() {
    var random = Seeded(state: 5)
    for _ in 0..<2000 {
      let window = Rect(
        x: 0, y: 0, width: Double.random(in: 320...4000, using: &random),
        height: Double.random(in: 240...2200, using: &random))
      let size = Size(
        width: Double.random(in: 20...300, using: &random),
        height: Double.random(in: 28...90, using: &random))
      let anchor = Rect(
        x: Double.random(in: 0...window.width - 20, using: &random),
        y: Double.random(in: 0...window.height - 20, using: &random), width: 20, height: 20)
      let box = Tooltip<TipTarget>.box(size, beside: anchor, pointer: anchor.centre, in: window)
      #expect(box.minX >= 4 && box.minY >= 4)
      // A sum of two numbers is rounded.
      #expect(box.maxX <= window.maxX - 4 + 1e-9 && box.maxY <= window.maxY - 4 + 1e-9)
      #expect(!box.intersects(anchor))
    }
  }

  private static let panels: [[Key]] = [
    [], [.character("t")], [.character("o")], [.character("e")], [.character("x")],
    [.character("t"), .character("e")], [.character("v"), .character("g")],
  ]

  /// Only what leaves no room beside it lies below its tooltip, away from the pointer.
  @Test(arguments: [Size(width: 800, height: 600), Size(width: 1280, height: 720)])
  func itCoversNeitherItsControlNorThePointer(_ size: Size) {
    let tip = Size(width: 200, height: 44)
    for keys in Self.panels {
      var script = Script(Entry.clips[0], size: size)
      for key in keys { script.press(key) }
      let window = script.layout.window
      for widget in script.widgets where widget.role != .surface && !widget.rect.isEmpty {
        let (rect, position) = (widget.rect, widget.rect.centre)
        let box = Tooltip<TipTarget>.box(tip, beside: rect, pointer: position, in: window)
        #expect(!box.contains(position) && !box.contains(position + Point(x: 10, y: 16)))
        let room = [
          window.maxY - rect.maxY - tip.height, rect.minY - tip.height,
          window.maxX - rect.maxX - tip.width, rect.minX - tip.width,
        ]
        if room.contains(where: { $0 >= 12 }) {
          #expect(!box.intersects(rect), "\(widget.identity) \(keys)")
        }
      }
    }
  }

  /// Whatever is cut has its whole text in a tooltip there.
  @Test(arguments: [Size(width: 640, height: 480), Size(width: 720, height: 1280)])
  func allThatIsCutCanBeRead(_ size: Size) {
    var count = 0
    for entry in Share.of(Entry.all, few: 4) {
      for keys in Self.panels {
        var script = Script(entry, size: size)
        for key in keys { script.press(key) }
        for (short, position) in Self.cutTexts(script) {
          guard let widget = script.session.ui.widget(at: position) else {
            Issue.record("\(short) lies on no widget")
            continue
          }
          count += 1
          let whole = script.session.ui.wholeText(at: position, on: widget)
          let tip = script.session.tip(of: widget, whole: whole)
          let texts = [tip?.heading, tip?.words].compactMap { $0 }
          let start = short.dropLast()
          #expect(texts.contains { $0.contains(start) && $0.count > start.count }, "\(short)")
        }
      }
    }
    #expect(count > 5)
  }

  /// What the panels show shortened, and where.
  private static func cutTexts(_ script: Script) -> [(String, Point)] {
    script.frame.sprites.compactMap { sprite in
      guard case .text(let text) = sprite.shape, text.string.hasSuffix("…") else { return nil }
      let dx: Double =
        switch text.style.alignment {
        case .leading: 2
        case .centre: 0
        case .trailing: -2
        }
      let position = sprite.transform.apply(to: Point(x: dx, y: 0))
      let isSeen = sprite.clips.allSatisfy { $0.rect.contains(position) }
      return isSeen && !script.layout.stage.contains(position) ? (text.string, position) : nil
    }
  }
}
