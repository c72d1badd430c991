import Demos
import Editing
import Interface
import Keyframes
import Scrolling
import Stage
import TestSupport
import Testing
import Words

@testable import AppState
@testable import Playground
@testable import Talks

/// The palette: the key map with a field in which everything is found by typing.
@Suite(.languages) struct PaletteTests {
  private static let keyMap = PaletteLine.keyMap(TalkKeys())

  private static func effects(_ script: Script) -> [PaletteLine.Effect?] {
    script.palette.lines.map(\.effect)
  }

  @Test func everyActionIsFoundByItsMeaningItsKeysAndItsOwnWords() throws {
    let open = try Script.withPalette()
    for line in Shortcut.all {
      for (action, keys) in line.actions {
        let words = [line.words, action.ownWords, keys].compactMap(\.self)
        for word in words {
          var script = open
          script.step(.text(word))
          let isFound = Self.effects(script).contains(.action(action))
          #expect(isFound, "\(action) by \(word)")
        }
        guard let own = action.ownWords else { continue }
        var script = open
        script.step(.text(own.uppercased()))
        #expect(Self.effects(script).first == .action(action), "\(own) is the best for \(own)")
      }
    }
  }

  @Test func lettersMayBeLeftOutAndEveryWordHasToFit() throws {
    let typed: [(query: String, wanted: PaletteLine.Effect)] = [
      ("plps", .action(.togglePlay)), ("full scr", .action(.toggleFullscreen)),
      ("gallery", .action(.toggleGallery)), ("ctrl q", .action(.quit)),
      ("css track", .action(.export(.copyAs(.track, .css)))),
      ("json scene", .action(.export(.copyAs(.scene, .json)))),
      ("frame back one", .action(.step(frames: -1))), ("response", .knob("response")),
    ]
    for (query, wanted) in typed {
      var script = try Script.withPalette()
      script.step(.text(query))
      #expect(Self.effects(script).prefix(2).contains(wanted), "\(query)")
    }
    var script = try Script.withPalette()
    script.step(.text("gallery xyzzy"))
    #expect(script.palette.lines.isEmpty)
    script.press(.enter)
    #expect(script.palette.isOpen)
  }

  /// What a stroke does and what its line does are the same, to the last sprite.
  @Test func enterDoesWhatTheShortcutDoes() throws {
    for line in Shortcut.all where !line.isForRewinding {
      for (action, _) in line.actions where action != .toggleHelp {
        guard let stroke = line.strokes.first(where: { $0.action == action }) else { continue }
        let entry = Entry.clips[0]
        var (keys, typed) = (Script(entry, at: 0.5), Script(entry, at: 0.5))
        keys.step(.keyPressed(stroke.key, stroke.modifiers, isRepeat: false))
        typed.press(.character("k"), .control)
        if case .choose(let demo) = action {
          guard catalog.indices.contains(demo) else { continue }
          typed.step(.text(catalog[demo].title))
        } else {
          typed.step(.text(action.ownWords ?? line.words))
        }
        while let chosen = typed.palette.chosen,
          typed.palette.lines[chosen].effect != .action(action),
          chosen + 1 < typed.palette.lines.count
        { typed.press(.down) }
        // What lasts while a key is held is compared before it is released.
        typed.step(.keyPressed(.enter, [], isRepeat: false))
        #expect(!typed.palette.isOpen, "\(action)")
        #expect(typed.session.notice == keys.session.notice && typed.time == keys.time, "\(action)")
        #expect(typed.layout == keys.layout && typed.chosen == keys.chosen, "\(action)")
        #expect(typed.frame.sprites == keys.frame.sprites, "\(action)")
        let asked = [typed, keys].map { script in
          script.requests.filter { if case .textInput = $0 { false } else { true } }
        }
        #expect(asked[0] == asked[1], "\(action)")
      }
    }
  }

  @Test(arguments: Entry.all)
  func demosAreFoundByTitleAndName(_ entry: Entry) throws {
    for words in [entry.demo.title, entry.demo.name] {
      var script = try Script.withPalette()
      script.step(.text(words))
      script.press(.enter)
      #expect(script.chosen == entry.index && !script.palette.isOpen)
    }
  }

  @Test func knobsGetTheFocus() throws {
    var script = try Script.withPalette()
    script.step(.text("response"))
    script.press(.enter)
    #expect(script.layout.side == .knobs && script.session.ui.focus == .knobs(.control("response")))
    script.press(.right)
    #expect(script.session.player.demo.knobValues["response"] == 0.95)
  }

  @Test func theFieldHasTheFocusWhereverSomebodyPressesAndGivesItBack() throws {
    var script = Script(size: Size(width: 1280, height: 720))
    // The first is the search, which ends when another field begins.
    for _ in 0..<2 { script.press(.tab) }
    script.settle()
    let focus = script.session.ui.focus
    script.press(.function(1))
    #expect(script.session.ui.focus == .palette(.field))
    let position = try script.position(of: .backdrop("help"))
    script.step(.pointerPressed(position, clicks: 1), .pointerReleased(position))
    script.step(.text("loop"))
    #expect(script.palette.query == "loop")
    script.press(.escape)
    #expect(!script.palette.isOpen && script.session.ui.focus == focus)
    let inputs = script.requests.filter { if case .textInput = $0 { true } else { false } }
    #expect(inputs.suffix(2) == [.textInput(true), .textInput(false)])
  }

  /// A key that types comes twice: as a key and as text.
  @Test(arguments: Array("abcdefghijklmnopqrstuvwxyz0123456789 /[]\\"))
  func whatIsTypedIsNoShortcut(_ letter: Character) throws {
    var script = try Script.withPalette()
    let before = script
    let key = letter == " " ? Key.space : .character(letter)
    script.step(.keyPressed(key, [], isRepeat: false), .text(String(letter)))
    #expect(script.palette.query == String(letter) && script.palette.isOpen)
    #expect(script.layout == before.layout && script.time == before.time)
    #expect(!script.playhead.isPlaying && script.chosen == before.chosen)
  }

  @Test func theQuestionMarkClosesItWhileTheFieldIsEmpty() throws {
    for (key, modifiers) in [(Key.character("?"), Modifiers()), (.character("/"), .shift)] {
      var script = try Script.withPalette()
      script.step(.keyPressed(key, modifiers, isRepeat: false), .text("?"))
      #expect(!script.palette.isOpen && script.session.search.isEmpty)
      script = try Script.withPalette()
      script.step(.text("a"))
      script.step(.keyPressed(key, modifiers, isRepeat: false), .text("?"))
      #expect(script.palette.query == "a?")
      script.press(.function(1))
      #expect(!script.palette.isOpen)
    }
  }

  @Test func aClickPerformsAndGesturesAreOnlyShown() throws {
    var script = try Script.withPalette()
    script.step(.text("two fingers"))
    #expect(Self.effects(script) == [nil])
    try script.click(.palette(.line(0)))
    script.press(.enter)
    #expect(script.palette.isOpen)
    script = try Script.withPalette()
    script.step(.text("show or hide the gallery"))
    try script.click(.palette(.line(0)))
    #expect(!script.palette.isOpen && script.layout.gallery == nil)
  }

  @Test func theClipboardIsAskedForWhatIsPasted() throws {
    var script = try Script.withPalette()
    script.step(.text("paste keyframes"))
    script.press(.enter)
    #expect(script.requests.contains(.paste) && !script.palette.isOpen)
  }

  @Test func escapeIsPerformedBelowThePalette() throws {
    var script = Script(size: Size(width: 640, height: 480))
    script.press(.character("o"))
    #expect(script.layout.side == .knobs)
    script.press(.character("k"), .control)
    script.step(.text("close what is on top"))
    script.press(.enter)
    #expect(script.layout.side == nil && !script.palette.isOpen)
  }

  /// Outside of rewinding they say so; `RewindableSessionTests` has what they do while an earlier moment is shown.
  @Test func linesForRewindingTellThatThisIsNow() throws {
    for line in Shortcut.all where line.isForRewinding {
      for (action, _) in line.actions {
        var script = try Script.withPalette()
        script.step(.text(action.ownWords ?? ""))
        script.press(.enter)
        #expect(script.session.notice != nil && !script.palette.isOpen, "\(action)")
      }
    }
  }

  /// A click on a line of the game controller's does what its button does.
  @Test func linesOfTheGameControllerDoWhatTheirButtonsDo() throws {
    for line in PadShortcut.all where line.action != .toggleHelp {
      let entry = Entry.clips[0]
      var (pad, clicked) = (Script(entry, at: 0.5), Script(entry, at: 0.5))
      pad.step(.padPressed(line.button))
      clicked.press(.character("k"), .control)
      let index = try #require(Self.keyMap.firstIndex { $0.keys == line.keys })
      clicked.press(.down, times: index + 1)
      clicked.settle()
      try clicked.click(.palette(.line(index)))
      clicked.step(.pointerLeft)
      #expect(clicked.time == pad.time && clicked.layout == pad.layout, "\(line.keys)")
      let menus = [clicked, pad].map { $0.session.panel(MenuPanel.self).menu }
      #expect(menus[0] == menus[1], "\(line.keys)")
      // In a menu, the pointer chooses a line or none.
      guard menus[0] == nil else { continue }
      #expect(clicked.frame.sprites == pad.frame.sprites, "\(line.keys)")
    }
  }

  @Test func whatIsNoKeyIsShownBelowAndNotPerformed() throws {
    let hints = GestureHint.pointer + GestureHint.pad
    let lines = Self.keyMap
    for hint in hints {
      let line = try #require(lines.first { $0.keys == hint.keys && $0.title == hint.words })
      #expect(line.effect == nil)
    }
    let talks = TalkKeys().hints
    for hint in talks {
      #expect(lines.contains { $0.keys == hint.signs && $0.title == localized(hint.meaning) })
    }
    #expect(lines.filter { $0.effect == nil }.count == hints.count + talks.count)
    #expect(lines.prefix(Shortcut.all.count).allSatisfy { $0.effect != nil && $0.heading.isEmpty })
    #expect(lines.filter { !$0.heading.isEmpty }.count == 3)
  }

  /// With the keys that the file of keys gives them, and without those that it takes away.
  @Test func theKeysOfTalksAreShownAndFound() throws {
    var script = Script(size: Size(width: 1280, height: 720))
    script.step(.talkKeys("riff keys 1\nnext = page-down space shift+x\nwhite = none\n"))
    script.press(.character("k"), .control)
    let hints = script.session.workspace.talk.keys.hints
    #expect(hints.count == TalkCommand.allCases.count - 1 + 2)
    #expect(hints.first?.signs == "PgDn  Space  Shift X")
    for hint in hints {
      var script = script
      script.step(.text(localized(hint.meaning)))
      let line = script.palette.lines.first {
        $0.title == localized(hint.meaning) && $0.kind == localized("while presenting")
      }
      #expect(line?.keys == hint.signs && line?.effect == nil)
    }
  }

  /// A line of the key map that means several things shows them one by one.
  @Test func linesOfSeveralActionsAreNarrowed() throws {
    var script = try Script.withPalette()
    let index = try #require(Self.keyMap.firstIndex { $0.keys == "J  K  L" })
    for _ in 0...index { script.press(.down) }
    script.press(.enter)
    let wanted: [PaletteLine.Effect] = [-1.0, 0, 1].map { .action(.shuttle($0)) }
    #expect(script.palette.isOpen && script.session.field?.edit.text.isEmpty == false)
    let first = Self.effects(script).prefix(3)
    #expect(wanted.allSatisfy { first.contains($0) })
  }

  /// Down and Up go through all lines, and what is chosen is seen.
  @Test func walkingScrollsWhereItDoesNotFit() throws {
    for (size, scrolls) in [
      (Size(width: 640, height: 360), true), (Size(width: 1280, height: 720), false),
    ] {
      for (on, back) in [(Key.down, Key.up), (.pageDown, .pageUp), (.tab, .up)] {
        var script = try Script.withPalette(size: size)
        script.press(on, times: Self.keyMap.count)
        script.settle()
        #expect(script.palette.chosen == Self.keyMap.count - 1)
        #expect(
          script.widgets.contains { $0.identity == .palette(.line(Self.keyMap.count - 1)) })
        #expect(
          (script.session.ui.list(.palette(.list)).position > 0) == scrolls || size.width >= 700)
        script.press(back, times: Self.keyMap.count + 1)
        script.settle()
        #expect(
          script.palette.chosen == nil && script.session.ui.list(.palette(.list)).position == 0)
      }
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func randomKeysDoNoHarm(_ seed: UInt64) throws {
    var random = Seeded(state: seed)
    var script = try Script.withPalette()
    let keys: [Key] = [
      .up, .down, .pageUp, .pageDown, .enter, .tab, .home, .end, .left, .right, .backspace,
      .delete, .space, .escape, .function(1), .character("a"), .character("?"), .character("x"),
    ]
    let modifiers: [Modifiers] = [[], [], .shift, .control, .alt, .command]
    for _ in 0..<Share.count(400, few: 100) {
      let key = keys.randomElement(using: &random) ?? .up
      var events: [InputEvent] = [
        .keyPressed(key, modifiers.randomElement(using: &random) ?? [], isRepeat: false)
      ]
      if Bool.random(using: &random) {
        events.append(
          .text(["a", "s", "pl", " ", "…", "é", "(", "?"].randomElement(using: &random) ?? ""))
      }
      if Int.random(in: 0..<9, using: &random) == 0 {
        events.append(.keyPressed(.character("k"), .control, isRepeat: false))
      }
      script.step(events, dt: 0.02)
      let isDrawable = script.frame.sprites.allSatisfy(\.isFinite)
      #expect(isDrawable)
      let palette = script.palette
      #expect(palette.chosen.map { palette.lines.indices.contains($0) } ?? true)
      #expect((script.session.ui.focus == .palette(.field)) == script.palette.isOpen)
    }
  }
}

extension Script {
  /// A session with the palette open.
  static func withPalette(
    _ demo: String = "springs", size: Size = Size(width: 1280, height: 720)
  ) throws -> Script {
    let index = try #require(catalog.firstIndex { $0.name == demo })
    var script = Script(Entry(index: index), size: size)
    script.press(.character("k"), .control)
    return script
  }

  var palette: PalettePanel { session.panel(PalettePanel.self) }
}
