import DemoKit
import Formats
import Interface
import Keyframes
import Stage
import Testing
import Words

@testable import AppState
@testable import Playground

/// Stops whose files fail say so in their own place; the others live on.
@Suite(.languages) struct TalkTroubleTests {
  private static let path = "/home/ada/ball.json"
  private static let talk = "demo flip\nfile ball.json\ncaption The ball\ndemo rainbow\n"

  private func file(_ state: OpenedFile.State = .shown) -> OpenedFile {
    OpenedFile(name: "ball", path: Self.path, kind: .riffScene, state: state)
  }

  private func texts(_ desk: TalkDesk) -> String {
    desk.texts.map(\.string).joined(separator: " ")
  }

  /// What can be wrong, and what is said.
  enum Case: CaseIterable {
    case missing, refused, wrong, comes, asks, crashed

    var mayCome: Bool { self == .missing || self == .comes }

    var words: String {
      switch self {
      case .missing: "ball.json can't be opened. Check its path in the talk file."
      case .refused: "ball.json cannot be opened: Riff opens much."
      case .wrong: "ball.json:3: There is no shape."
      case .comes: "Opening ball.json…"
      case .asks:
        "ball.json is code and isn't allowed to run yet. Open it outside the talk to allow it."
      case .crashed:
        "ball.json crashed or didn't finish. It runs again after the next change."
      }
    }
  }

  private func fail(_ what: Case, _ session: inout Session) {
    let question = { RunQuestion(name: "ball", path: Self.path, hasStopped: $0) }
    if what != .missing, what != .refused {
      session.add(FileSessionTests.demo(length: 0), file: file(.waiting))
    }
    switch what {
    case .missing: break
    case .refused: session.refuse(Self.path, "\(Self.path) cannot be opened: Riff opens much.")
    case .wrong: session.report([FileError(line: 3, sentence: "There is no shape.")], of: "ball")
    case .comes: session.show(FileWork(.reading, path: Self.path, seconds: 1))
    case .asks: session.ask(question(false))
    case .crashed: session.ask(question(true))
    }
  }

  @Test(arguments: Case.allCases)
  func aStopSaysWhatIsWrongAndTheOthersLiveOn(_ what: Case) throws {
    var desk = TalkDesk(Self.talk)
    desk.script.change { fail(what, &$0) }
    desk.press(.character("o"))
    desk.wait(0.5)
    // In its tile it may be cut off.
    let start = String(what.words.prefix(16))
    #expect(texts(desk).contains(start), "\(texts(desk))")
    #expect(!texts(desk).contains("/home/ada"))
    let pictures = desk.script.session.panel(TalkPanel.self).pictures
    #expect(pictures[0] != nil && pictures[1] == nil && pictures[2] != nil)
    desk.press(.pageDown)
    desk.press(.enter)
    desk.wait(0.1)
    // What may still come is waited for without a word.
    if what.mayCome {
      #expect(!texts(desk).contains(start) && texts(desk).contains("The ball"))
      #expect(desk.script.frame.isMoving)
      desk.wait(1)
    }
    #expect(desk.current == 1 && texts(desk).contains(what.words), "\(texts(desk))")
    let notes = desk.script.session.speakerNotes(at: 0, timeOfDay: "")
    #expect(notes?.state == what.words)
    desk.press(.pageDown)
    #expect(desk.demo == "rainbow" && !texts(desk).contains("ball"))
    desk.press(.pageUp)
    // It is shown as soon as it can be.
    desk.script.change { $0.add(FileSessionTests.demo(), file: file()) }
    desk.script.change { $0.refuse(Self.path, nil) }
    desk.script.step(.opened(name: "ball", path: Self.path))
    #expect(desk.demo == "ball" && desk.presentation?.missing == nil)
    #expect(!texts(desk).contains(start))
  }

  /// What a speaker shows and points with lies over the reason: a read-out, keys, the laser, a mark.
  @Test func speakersCanShowAndPointThere() {
    var desk = TalkDesk(Self.talk)
    desk.script.change { fail(.wrong, &$0) }
    desk.press(.pageDown)
    desk.press(.function(4))
    desk.wait(1)
    func seen(_ words: String) -> Bool {
      desk.script.frame.texts().contains { $0.words.contains(words) }
    }
    #expect(desk.presentation?.missing != nil && seen("There is no shape."))
    desk.press(.character("c"))
    desk.wait(0.1)
    #expect(seen(localized("Theme: \(ThemeName.colorBlind.talkWords)")))
    #expect(seen("C"))
    desk.wait(5)
    let position = desk.script.layout.stage.centre + Point(x: 200, y: 120)
    func color() -> Color {
      desk.script.frame.sprites.withoutLayers.color(at: position, over: .black)
    }
    let plain = color()
    desk.press(.function(7))
    desk.script.step(.pointerMoved(position * desk.script.layout.interfaceScale))
    desk.wait(0.1)
    #expect(color() != plain)
    desk.press(.function(9))
    desk.script.drag(from: position, to: position + Point(x: 60, y: 0))
    desk.wait(0.1)
    #expect(!desk.script.session.panel(PointingPanel.self).marks.isEmpty && color() != plain)
  }

  /// What was read stays on the stage; only the contact sheet and the speaker know.
  @Test(arguments: [true, false])
  func aFileThatFailsLaterKeepsItsLastPicture(_ isGone: Bool) throws {
    var desk = TalkDesk(Self.talk)
    desk.script.change { $0.add(FileSessionTests.demo(), file: file()) }
    desk.script.step(.opened(name: "ball", path: Self.path))
    desk.press(.pageDown)
    desk.wait(0.1)
    let before = desk.script.frame.sprites
    desk.script.change {
      if isGone {
        $0.mark("ball", isGone: true)
      } else {
        $0.report([FileError(line: 3, sentence: "There is no shape.")], of: "ball")
      }
    }
    desk.wait(0.1)
    #expect(desk.script.frame.sprites == before)
    let words = isGone ? "ball.json no longer exists." : "ball.json:3: There is no shape."
    let notes = try #require(desk.script.session.speakerNotes(at: 0, timeOfDay: ""))
    #expect(notes.state.hasPrefix(words))
    desk.press(.character("o"))
    desk.wait(0.5)
    #expect(texts(desk).contains(words.prefix(10)))
    #expect(desk.script.session.panel(TalkPanel.self).pictures[1] != nil)
  }

  /// A file that was never there is not shown as what stands for it in the gallery.
  @Test func whatOnlyStandsForAFileIsNotShown() {
    var desk = TalkDesk(Self.talk)
    desk.script.change { $0.add(FileSessionTests.demo(length: 0), file: file(.waiting)) }
    desk.script.change { $0.mark("ball", isGone: true) }
    desk.press(.pageDown)
    desk.wait(0.1)
    #expect(desk.demo == "flip" && texts(desk).contains(Case.missing.words))
    // It is there again, with mistakes.
    desk.script.change { $0.mark("ball", isGone: false) }
    #expect(desk.script.session.files.first?.state == .waiting)
  }

  /// Also files that are read while a talk is presented have the colours of talks.
  @Test func filesThatAreReadDuringATalkHaveItsColours() throws {
    for theme in ThemeName.allCases {
      var desk = TalkDesk(Self.talk, presents: false)
      desk.script.change { $0.workspace.setTheme(theme) }
      desk.press(.function(5))
      desk.script.change { $0.add(ColoredDemo(), file: file()) }
      desk.script.step(.opened(name: "ball", path: Self.path))
      desk.press(.pageDown)
      func color(_ player: Player) -> Paint? { player.scene.frame(at: 0).last?.fill }
      let own = theme.talkDemoColors.bound { Paint.color(Color.coral) }
      #expect(color(desk.script.session.player) == own, "\(theme)")
      desk.press(.escape)
      let player = desk.script.session.players.first { $0.demo.name == "ball" }
      let usual = theme.demoColors.bound { Paint.color(Color.coral) }
      #expect(player.flatMap(color) == usual, "\(theme)")
    }
  }
}

/// A demo with a colour of the palette.
private struct ColoredDemo: Demo {
  static let title = "Ball"
  static let caption = ""
  var name: String { "ball" }
  let timeline = Timeline.seconds(1)
  var scene: Scene { Scene(ground: .black) { Node(.circle(radius: 25), fill: .coral) } }
}
