import DemoKit
import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground
import Words

/// The words of every panel in other languages: none is left in English, runs over others, or leaves its
/// button.
@Suite(.languages) struct WordsInPanelsTests {
  /// What is opened, by the keys that do it.
  private static let rooms: [(name: String, keys: [(Key, Modifiers)])] = [
    ("gallery", []), ("timeline", [(.character("t"), [])]), ("curve", [(.character("e"), [])]),
    ("knobs", [(.character("o"), [])]), ("properties", [(.character("o"), .shift)]),
    ("export", [(.character("x"), [])]),
    ("history", [(.character("z"), [])]), ("outline", [(.character("y"), [])]),
    ("values", [(.character("v"), [])]), ("trails", [(.character("m"), [])]),
    ("compare", [(.character("b"), [.shift]), (.character("c"), [])]),
    ("palette", [(.character("k"), .control)]), ("open", [(.character("o"), .control)]),
    ("film", [(.character("e"), .control)]), ("save", [(.character("s"), [.control, .shift])]),
    ("editor", [(.character("q"), []), (.tab, [])]), ("menu", [(.menu, [])]),
    ("laser", [(.function(7), [])]), ("talk", [(.function(5), []), (.character("o"), [])]),
  ]

  struct Case: CustomTestStringConvertible, Sendable {
    let language: Language
    let size: Size
    let room: Int
    var testDescription: String {
      "\(WordsInPanelsTests.rooms[room].name), \(language), \(Int(size.width))"
    }
  }

  static let cases: [Case] = [Language.chinese, .pseudo].flatMap { language in
    [Size(width: 800, height: 600), Size(width: 1280, height: 720)].flatMap { size in
      rooms.indices.map { Case(language: language, size: size, room: $0) }
    }
  }

  /// Chinese characters are as wide as high, Latin letters about half of that.
  private static func measure(_ text: Text) -> Double {
    let widths = text.string.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.reduce(0.0) { $0 + ($1.isHan || "，。；：、？！（）".contains($1) ? 1 : 0.55) }
    }
    return text.style.size * (widths.max() ?? 0)
  }

  private static func session(_ one: Case) -> Session {
    var session = Session(
      demos: catalog, size: one.size, language: one.language, measure: Self.measure)
    session.start(demo: "springs", at: 1)
    var time = 0.0
    func step(_ events: InputEvent...) {
      time += 1
      _ = session.step(events.map { TimedEvent(time: time, $0) }, dt: 1)
    }
    for (key, modifiers) in Self.rooms[one.room].keys {
      step(.keyPressed(key, modifiers, isRepeat: false), .keyReleased(key))
    }
    step()
    return session
  }

  /// A text as it is drawn by one panel.
  private struct Drawn {
    let string: String
    let rect: Rect

    func runsOver(_ other: Drawn) -> Bool {
      let shared = rect.intersection(other.rect)
      return shared.width > 1 && shared.height > 2
    }
  }

  /// The texts of each panel, without those of the stage, and its widgets.
  private static func panels(_ session: Session) -> [(texts: [Drawn], widgets: [Playground.Widget])]
  {
    session.workspace.window.language.during {
      session.shownPanels.filter { !(session.panels[$0] is StagePanel) }.map { index in
        var ui = session.ui
        ui.beginFrame(pixelsPerPoint: session.workspace.pixelsPerLogicalPoint)
        session.panels[index].draw(session.workspace, &ui)
        let texts = ui.sprites.compactMap { Self.drawn($0, session.layout.window) }
        ui.endFrame()
        return (texts, ui.widgets)
      }
    }
  }

  /// Nil where nothing of it is seen.
  private static func drawn(_ sprite: Sprite, _ window: Rect) -> Drawn? {
    guard case .text(let text) = sprite.shape, !text.string.isEmpty, sprite.opacity > 0 else {
      return nil
    }
    // Pictures of stages are smaller than these, and their texts move.
    let unit = sprite.transform.bounds(of: Rect(x: 0, y: 0, width: 1, height: 1))
    guard abs(unit.width - 1) < 1e-9 else { return nil }
    let size = Size(width: Self.measure(text), height: text.style.size * 0.9)
    let left: Double =
      switch text.style.alignment {
      case .leading: 0
      case .centre: -size.width / 2
      case .trailing: -size.width
      }
    let own = Rect(x: left, y: -size.height / 2, width: size.width, height: size.height)
    let rect = sprite.transform.bounds(of: own)
    let seen = sprite.clips.reduce(rect) { $0.intersection($1.rect) }
    return seen.isEmpty ? nil : Drawn(string: text.string, rect: sprite.clips.isEmpty ? rect : seen)
  }

  @Test(arguments: cases)
  func textsFit(_ one: Case) {
    let session = Self.session(one)
    for (texts, widgets) in Self.panels(session) {
      for (index, text) in texts.enumerated() {
        for problem in Self.problems(of: text, widgets, in: session.layout.window) {
          Issue.record("\(text.string) \(problem)")
        }
        for other in texts[(index + 1)...] where text.runsOver(other) {
          Issue.record("\(text.string) runs over \(other.string)")
        }
      }
    }
  }

  /// In the narrowest panel, for all profiles of scroll physics, of which some demos show the knobs.
  @Test(
    arguments: [Language.english, .chinese],
    [Size(width: 640, height: 480), Size(width: 480, height: 640)])
  func labelsOfKnobsAreWhole(_ language: Language, _ size: Size) {
    var seen = 0
    for demo in catalog where !demo.knobs.isEmpty {
      var session = Session(
        demos: catalog, size: size, language: language, measure: Self.measure)
      session.start(demo: demo.name)
      for key in "oppppp" {
        let event = TimedEvent(
          time: session.lastEventTime, .keyPressed(.character(key), [], isRepeat: false))
        let frame = session.step([event], dt: 0)
        let texts = Set(
          frame.sprites.compactMap { sprite in
            if case .text(let text) = sprite.shape { text.string } else { nil }
          })
        let words = texts.joined(separator: " ")
        for knob in session.demo.knobs where session.demo.isShowing(knob) {
          let label = language.during { session.demo.label(of: knob) }
          // In one line or in two.
          let isWhole =
            texts.contains(label) || label.split(separator: " ").allSatisfy(words.contains)
          #expect(
            isWhole && !texts.contains { $0.hasSuffix("…") && label.hasPrefix($0.dropLast()) },
            "\(label)")
          seen += 1
        }
      }
    }
    #expect(seen > 100)
  }

  private static func problems(
    of text: Drawn, _ widgets: [Playground.Widget], in window: Rect
  ) -> [String] {
    func leaves(_ room: Rect) -> Bool {
      text.rect.minX < room.minX - 2 || text.rect.maxX > room.maxX + 2
    }
    var problems = leaves(window) ? ["leaves the window"] : []
    let widget = widgets.last { $0.rect.contains(text.rect.centre) }
    if let widget, leaves(widget.rect) {
      switch widget.role {
      case .button, .field, .label: problems.append("leaves \(widget.identity)")
      case .slider, .list, .surface: break
      }
    }
    return problems
  }

  /// English texts without places whose Chinese is another, but for words that nodes are named with.
  private static let english = Set(
    Language.chinese.translations.filter { $0.context == nil && $0.forms[0] != $0.key }.map(\.key)
      .filter { !$0.contains("{") && ($0.contains(" ") || $0.first?.isUppercase == true) })

  @Test(arguments: cases.filter { $0.language == .chinese })
  func noWordIsLeftInEnglish(_ one: Case) {
    let texts = Self.panels(Self.session(one)).flatMap { $0.texts.map(\.string) }
    #expect(Set(texts).intersection(Self.english).sorted() == [])
  }
}
