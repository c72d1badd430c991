import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// The search field stands for all fields: writing, pointing and the clipboard are theirs alike.
struct FieldTests {
  static func script(_ text: String = "") throws -> Script {
    var script = Script(Entry.all[0])
    script.press(.character("/"))
    if !text.isEmpty { script.step(.text(text)) }
    return script
  }

  static func field(_ script: Script) throws -> Rect {
    try #require(script.widgets.first { $0.identity == .gallery(.search) }).rect
  }

  @Test func aFieldWithTheFocusAsksForTextAndOneWithoutDoesNot() throws {
    var script = try Self.script()
    #expect(script.requests.contains(.textInput(true)))
    #expect(script.session.field?.name == .gallery(.search))
    script.press(.escape)
    #expect(script.requests.last == .textInput(false))
    #expect(script.session.field == nil)
  }

  @Test func whatIsTypedIsAtTheCaret() throws {
    var script = try Self.script("rabow")
    for _ in 0..<3 { script.press(.left) }
    script.step(.text("in"))
    #expect(script.session.search == "rainbow")
    #expect(script.session.matches.count == 1)
  }

  @Test func pastedTextGoesWhereTypedTextGoes() throws {
    var (typed, pasted) = (try Self.script(), try Self.script())
    typed.step(.text("rainbow"))
    pasted.step(.pasted("rainbow"))
    #expect(typed.session.search == pasted.session.search)
    #expect(typed.frame.sprites == pasted.frame.sprites)
  }

  @Test func anEmptyClipboardIsNamedAndChangesNothing() throws {
    var script = try Self.script("bounce")
    script.press(.character("a"), .control)
    script.step(.pasted(""))
    #expect(script.session.search == "bounce")
    #expect(script.session.notice?.words.contains("clipboard") == true)
  }

  @Test func copyingAsksTheHostAndCuttingTakesAwayAsWell() throws {
    var script = try Self.script("bounce")
    script.press(.character("a"), .control)
    script.press(.character("c"), .control)
    #expect(script.requests.last == .copy("bounce"))
    #expect(script.session.search == "bounce")
    script.press(.character("x"), .control)
    #expect(script.session.search.isEmpty)
  }

  @Test func keysOfAFieldAreNoShortcuts() throws {
    var script = try Self.script()
    let demo = script.chosen
    for key: Key in [.character("g"), .character("r"), .space, .character("3")] {
      script.press(key)
    }
    #expect(script.chosen == demo && script.layout.gallery != nil)
    #expect(!script.playhead.isPlaying)
  }

  /// Letters are as wide as the script says, so the places of the carets are known.
  @Test func aPressPutsTheCaretAndADragSelects() throws {
    var script = try Self.script("rotation")
    let rect = try Self.field(script)
    let words = try #require(script.widgets.first { $0.identity == .gallery(.search) }).words
    let letter = 0.55 * Theme.label.size
    func point(_ position: Double) -> Point {
      script.window(Point(x: words.minX + position * letter, y: rect.centre.y))
    }
    let (second, fifth) = (point(2.1), point(5.2))
    script.step(.pointerPressed(second, clicks: 1))
    #expect(script.session.field?.edit.caret == 2)
    script.step(.pointerMoved(fifth), .pointerReleased(fifth))
    #expect(script.session.field?.edit.selectedText == "tat")
    script.step(.text("s"))
    #expect(script.session.search == "rosion")
  }

  @Test func aDoubleClickSelectsAll() throws {
    var script = try Self.script("flip")
    let position = script.window(try Self.field(script).centre)
    script.step(.pointerPressed(position, clicks: 1), .pointerReleased(position))
    script.step(.pointerPressed(position, clicks: 2), .pointerReleased(position))
    #expect(script.session.field?.edit.selectedText == "flip")
  }

  @Test func theCaretStaysInTheFieldHoweverLongTheLine() throws {
    var script = try Self.script(String(repeating: "w", count: 60))
    script.press(.end)
    let rect = try Self.field(script)
    for sprite in script.frame.sprites where sprite.fill == .color(Theme.brass) {
      guard case .rectangle(let size, _) = sprite.shape, size.width == 1.5 else { continue }
      #expect(rect.contains(sprite.transform.apply(to: .zero)))
    }
  }
}
