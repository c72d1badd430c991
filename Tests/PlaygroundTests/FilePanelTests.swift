import DemoKit
import Demos
import Formats
import Interface
import Keyframes
import Stage
import Testing
import Words

@testable import AppState
@testable import Playground

/// Typing a path, mistakes over the stage, and what a file has that is not supported.
@Suite(.languages) struct FilePanelTests {
  private static let sizes = [Size(width: 800, height: 600), Size(width: 1280, height: 720)]

  // MARK: Typing a path

  private static func opening() -> Script {
    var script = Script()
    script.step(.keyPressed(.character("o"), .control, isRepeat: false))
    return script
  }

  @Test func itOffersRecentFilesAndOpensThem() {
    var script = Self.opening()
    #expect(script.frame.requests.contains(.list("")))
    script.step(.folder("", names: ["/home/a.json", "/home/b.svg"]))
    script.press(.down)
    script.press(.enter)
    #expect(script.requests.contains(.open("/home/b.svg")))
    #expect(script.session.field == nil)
  }

  @Test func typingAsksForWhatBeginsLikeIt() {
    var script = Self.opening()
    script.step(.text("~/b"))
    #expect(script.frame.requests.contains(.list("~/b")))
    // An answer to what was typed before says nothing.
    script.step(.folder("~/", names: ["~/other.json"]))
    #expect(script.session.panel(OpenPanel.self).paths.isEmpty)
    script.step(.folder("~/b", names: ["~/balls/", "~/ball.json"]))
    script.press(.tab)
    #expect(script.session.field?.edit.text == "~/balls/")
    #expect(script.frame.requests.contains(.list("~/balls/")))
    script.step(.text("x"))
    #expect(script.session.field?.edit.text == "~/balls/x")
    script.press(.enter)
    #expect(script.requests.contains(.open("~/balls/x")))
  }

  @Test func enterGoesIntoAFolder() {
    var script = Self.opening()
    script.step(.text("d"))
    script.step(.folder("d", names: ["demos/"]))
    script.press(.enter)
    #expect(script.session.field?.edit.text == "demos/")
    #expect(!script.requests.contains { if case .open = $0 { true } else { false } })
  }

  @Test func escapeClosesIt() {
    var script = Self.opening()
    script.step(.text("abc"))
    script.press(.escape)
    #expect(!script.session.panel(OpenPanel.self).isOpen && script.session.field == nil)
    #expect(script.chosen == 0)
  }

  @Test func aClickTakesAPath() throws {
    var script = Self.opening()
    script.step(.folder("", names: ["/home/a.json", "/home/b.svg"]))
    try script.click(.open(.path(1)))
    #expect(script.requests.contains(.open("/home/b.svg")))
  }

  // MARK: Mistakes

  private static let errors = [
    FileError(line: 3, column: 9, sentence: "A comma is missing.", lineText: #"  "x": 3 "y": 4"#),
    FileError(line: 9, column: 1, sentence: "Another.", lineText: "}"),
  ]

  private static func banner(_ script: Script) -> Rect? {
    script.widgets.first { $0.identity == .warning(.problems) }?.rect
  }

  private static func words(_ script: Script) -> [String] {
    script.frame.sprites.compactMap { sprite in
      if case .text(let text) = sprite.shape { text.string } else { nil }
    }
  }

  @Test(arguments: sizes)
  func mistakesStandOverTheStage(_ size: Size) throws {
    var script = FileSessionTests.script(size: size)
    script.change { $0.report(Self.errors, of: "ball") }
    script.step()
    let banner = try #require(Self.banner(script))
    let room = script.layout.panels.stage
    #expect(banner.minX >= room.minX && banner.maxX <= room.maxX)
    #expect(banner.minY >= room.minY && banner.maxY <= room.maxY)
    let words = Self.words(script)
    #expect(words.contains("ball.json:3:9") && words.contains("A comma is missing."))
    #expect(words.contains("^") && words.contains("1 more mistake. riff check lists both."))
  }

  @Test func theCaretIsBelowItsPlace() throws {
    var script = FileSessionTests.script()
    script.change { $0.report(Self.errors, of: "ball") }
    script.step()
    let line = try #require(
      script.frame.sprites.first { sprite in
        if case .text(let text) = sprite.shape { text.string.hasPrefix("  \"x\"") } else { false }
      })
    let caret = try #require(
      script.frame.sprites.first { sprite in
        if case .text(let text) = sprite.shape { text.string == "^" } else { false }
      })
    let left = { (sprite: Sprite) in sprite.transform.apply(to: .zero).x }
    let letter = Script.measure(Text("0", TextStyle(12, .regular, family: .mono)))
    #expect(abs(left(caret) - left(line) - 8 * letter) < 1)
  }

  /// A line that is cut says so, at either end.
  @Test(arguments: [(5, false, true), (61, true, true), (95, true, false)])
  func aLongLineShowsWhereItIsCut(_ column: Int, _ atStart: Bool, _ atEnd: Bool) throws {
    let text = String(repeating: "x", count: 95)
    let error = FileError(line: 1, column: column, sentence: "No.", lineText: text)
    var script = FileSessionTests.script(size: Size(width: 640, height: 480))
    script.change { $0.report([error], of: "ball") }
    script.step()
    let line = try #require(Self.words(script).first { $0.contains("xxx") })
    #expect(line.hasPrefix("…") == atStart && line.hasSuffix("…") == atEnd, "\(line)")
  }

  /// The card of a file that Riff cannot open says so.
  @Test func aRefusedFileIsNotOnlyUnread() {
    var script = Script()
    script.change { session in
      let file = OpenedFile(name: "ball", path: "/home/notes.txt", state: .waiting)
      session.add(FileSessionTests.demo(), file: file)
    }
    func caption() -> (words: String, isWrong: Bool) {
      let workspace = script.session.workspace
      let index = workspace.gallery.players.firstIndex { $0.demo.name == "ball" } ?? 0
      return script.session.panel(GalleryPanel.self).caption(of: index, workspace)
    }
    #expect(caption() == (localized("Not read yet: /home/notes.txt"), false))
    script.change { $0.refuse("/home/notes.txt", "No.") }
    #expect(caption() == (localized("Can't be opened: /home/notes.txt"), true))
    script.change { $0.refuse("/home/notes.txt", nil) }
    #expect(!caption().isWrong)
  }

  /// A file that can't be shown has no nodes: its edits aren't lost, and can't be reset.
  @Test(arguments: [false, true])
  func editsWaitForTheirFile(_ isShown: Bool) throws {
    let springs = try #require(catalog.first { $0.name == "springs" })
    var script = Script()
    script.change { session in
      let file = OpenedFile(
        name: "ball", path: "/home/ball.swift", state: isShown ? .shown : .waiting)
      session.add(OpenedDemo(springs, name: "ball"), file: file)
    }
    script.step(.opened(name: "ball", path: "/home/ball.swift"))
    script.press(.character("o"))
    try script.click(.knobs(.control("response")))
    script.step()
    #expect(!script.session.player.edits.isEmpty)
    for part in [Part.knobs(.act(.reset)), .button("reset edits")] {
      #expect(script.widgets.contains { $0.identity == part } == isShown)
    }
    #expect(script.session.panel(KnobsPanel.self).changes.isEmpty == !isShown)
  }

  /// The demo is there, and the mistake is shown; the gallery and talks show the demo.
  @Test func warningsLeaveTheFileAsItIs() throws {
    var script = FileSessionTests.script()
    script.change { $0.report(Self.errors, of: "ball", areWarnings: true) }
    script.step()
    #expect(Self.banner(script) != nil)
    let workspace = script.session.workspace
    let index = try #require(workspace.gallery.players.firstIndex { $0.demo.name == "ball" })
    #expect(!script.session.panel(GalleryPanel.self).caption(of: index, workspace).isWrong)
    script.change { $0.report([], of: "ball") }
    script.step()
    #expect(Self.banner(script) == nil)
  }

  @Test func escapeHidesThemUntilTheFileIsReadAgain() {
    var script = FileSessionTests.script()
    script.change { $0.report(Self.errors, of: "ball") }
    script.step()
    script.press(.escape)
    #expect(Self.banner(script) == nil && script.session.demo.name == "ball")
    script.change { $0.report([Self.errors[1]], of: "ball") }
    script.step()
    #expect(Self.banner(script) != nil)
    script.change { $0.replace("ball", by: FileSessionTests.demo()) }
    script.step()
    #expect(Self.banner(script) == nil)
  }

  @Test func theLastSceneStaysAndOtherDemosSayNothing() {
    var script = FileSessionTests.script()
    let scene = script.session.player.scene
    script.change { $0.report(Self.errors, of: "ball") }
    script.step()
    #expect(script.session.player.scene == scene)
    script.press(.character("1"))
    #expect(script.chosen == 0 && Self.banner(script) == nil)
  }

  @Test func aFileThatGoesIsSaidOnce() {
    var script = FileSessionTests.script()
    script.change {
      $0.report(Self.errors, of: "ball")
      $0.mark("ball", isGone: true)
    }
    script.step()
    #expect(script.session.notice?.words.contains("/home/ada/ball.json") == true)
    let gone = Self.words(script)
    #expect(gone.contains { $0.hasPrefix("The file has") }, "\(gone)")
    script.change { $0.replace("ball", by: FileSessionTests.demo()) }
    script.step()
    #expect(!Self.words(script).contains { $0.hasPrefix("The file has") })
  }

  @Test func readingForLongShowsABar() {
    var script = FileSessionTests.script()
    script.change { $0.show(FileWork(.compiling, path: "/home/ada/ball.swift", seconds: 1)) }
    script.step()
    #expect(Self.words(script).contains("Compiling ball.swift"))
    script.change { $0.show(nil) }
    script.step()
    #expect(!Self.words(script).contains("Compiling ball.swift"))
  }

  /// Recordings have neither work on files nor films, so a replay would hit something else.
  @Test func whatShowsWorkTakesNoInput() {
    let file = FileWork(.reading, path: "/home/ada/ball.json", seconds: 1)
    let film = FilmWork(path: "/home/ada/ball.gif", progress: 0.4, secondsLeft: 3)
    let shows: [(inout Session) -> Void] = [
      { $0.show(file) }, { $0.workspace.gallery.files.film = film },
    ]
    for show in shows {
      var script = FileSessionTests.script()
      script.step()
      let (widgets, sprites) = (script.widgets.map(\.identity), script.frame.sprites.count)
      script.change(show)
      script.step()
      #expect(script.widgets.map(\.identity) == widgets)
      #expect(script.frame.sprites.count > sprites)
    }
  }

  // MARK: Notes

  private static let notes = [
    ImportNote(layer: "Sun", feature: "drop shadow", count: 3, instead: "shown without it"),
    ImportNote(layer: "", feature: "expressions", instead: "their last value is shown"),
  ]

  @Test(arguments: sizes)
  func whatIsNotSupportedIsShownOnACard(_ size: Size) throws {
    var script = FileSessionTests.script(notes: Self.notes, size: size)
    let words = Self.words(script)
    #expect(words.contains("4 things in Ball are drawn differently"))
    #expect(words.contains("Sun: drop shadow (3 times), shown without it"))
    let card = try #require(script.widgets.first { $0.identity == .notes(.card) }?.rect)
    #expect(script.layout.panels.stage.contains(card.centre))
    script.press(.escape)
    #expect(!script.widgets.contains { $0.identity == .notes(.card) })
    script.change { $0.perform(.file(.showNotes("ball"))) }
    script.step()
    #expect(script.widgets.contains { $0.identity == .notes(.card) })
  }

  @Test func aFileWithoutNotesShowsNoCard() {
    let script = FileSessionTests.script()
    #expect(!script.widgets.contains { $0.identity == .notes(.card) })
  }
}
