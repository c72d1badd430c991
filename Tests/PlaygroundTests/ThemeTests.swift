import DemoKit
import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing
import Words

@testable import AppState
@testable import Playground

/// Themes: chosen by commands, restored at the next start, and part of recordings.
@Suite(.languages) struct ThemeTests {
  @Test(arguments: ThemeName.allCases)
  func aCommandOfThePaletteChoosesIt(_ theme: ThemeName) throws {
    let line = try #require(PaletteLine.commands.first { $0.effect == .action(.theme(theme)) })
    #expect(line.title == theme.command)
    var script = Script(Entry.clips[0])
    script.change { $0.perform(.theme(theme)) }
    script.step()
    #expect(script.session.workspace.window.arrangement.theme == theme)
    #expect(script.session.notice?.words == localized("Theme: \(theme.words)"))
    #expect(script.frame.ground == theme.colors.ground)
  }

  @Test func theNextThemeGoesRound() {
    var script = Script(Entry.clips[0])
    let before = script.frame
    for theme in ThemeName.allCases.dropFirst() + [.dark] {
      script.change { $0.perform(.nextTheme) }
      script.step()
      #expect(script.session.workspace.window.arrangement.theme == theme)
    }
    script.settle()
    #expect(script.frame.sprites == before.sprites && script.frame.ground == before.ground)
  }

  @Test(arguments: ThemeName.allCases)
  func aSessionComesBackInItsTheme(_ theme: ThemeName) throws {
    var script = Script(Entry.clips[0])
    script.change { $0.perform(.theme(theme)) }
    script.step()
    let savedSession = script.session.savedSession
    #expect(savedSession.text.contains("theme ") == (theme != .dark))
    let read = try #require(SavedSession(text: savedSession.text))
    #expect(read == savedSession)
    var again = Script(Entry.clips[0])
    again.restore(read)
    again.step()
    again.settle()
    script.settle()
    #expect(again.frame.sprites == script.frame.sprites)
  }

  @Test(arguments: ["theme", "theme blue", "theme light dark"])
  func anUnknownThemeIsPassedOver(_ line: String) {
    let text = "riff place 1\ndemo rainbow\n" + line + "\n"
    #expect(SavedSession(text: text) == SavedSession(demo: "rainbow"))
  }

  /// A recording that was begun in a theme is replayed in it.
  @Test(arguments: ThemeName.allCases)
  func recordingsHaveTheTheme(_ theme: ThemeName) throws {
    var savedSession = SavedSession(demo: catalog[0].name)
    savedSession.theme = theme
    let start = SessionStart(
      demos: catalog.map(\.name), size: Size(width: 1280, height: 720), savedSession: savedSession)
    let recording = Recording(start)
    let read = try Recording(text: recording.text, demos: catalog.map(\.name))
    #expect(read.start.savedSession?.theme == theme)
  }

  // MARK: Talks

  /// In talks there are three looks: the usual one, the colour-blind one and the light one.
  @Test(arguments: ThemeName.allCases)
  func aKeyOfTalksGoesRoundItsLooks(_ theme: ThemeName) throws {
    var script = Script(Entry.clips[0], at: 1)
    script.change { $0.perform(.theme(theme)) }
    script.press(.function(5))
    script.step(dt: 3)
    let (before, time) = (script.frame, script.time)
    var seen = [theme]
    for _ in 0..<3 {
      script.press(.character("c"))
      script.step(dt: 3)
      seen.append(script.session.workspace.window.arrangement.theme)
      #expect(script.time == time && script.session.isPresenting)
    }
    #expect(Set(seen.dropLast().map { ObjectIdentifier($0.talkColors) }).count == 3, "\(seen)")
    #expect(script.frame.sprites == before.sprites && script.frame.ground == before.ground)
    // Three times is as if it had not been pressed.
    #expect(seen[3].talkColors === theme.talkColors)
    if theme != .colorBlind { #expect(seen[3] == theme) }
  }

  /// The light look is around the stage, whose picture is the same; on messages and the contact sheet it is all
  /// of the window.
  @Test func theLightLookIsAroundTheStage() {
    var desks = [ThemeName.dark, .light].map { theme in
      var desk = TalkDesk(
        "demo rainbow\n  caption Seven\n  code track\nfile none.json\n", presents: false)
      desk.script.change { $0.perform(.theme(theme)) }
      desk.press(.function(5))
      desk.wait(3)
      return desk
    }
    #expect(desks[0].script.picture == desks[1].script.picture)
    let stages = desks.map { desk in
      let stage = desk.script.layout.stage
      return desk.script.frame.sprites.filter { sprite in
        sprite.clips.contains { $0.rect == stage }
      }
    }
    #expect(stages[0] == stages[1] && stages[0].count > 3)
    #expect(desks[0].script.frame.ground != desks[1].script.frame.ground)
    for index in desks.indices { desks[index].press(.pageDown) }
    for index in desks.indices { desks[index].wait(3) }
    for desk in desks {
      let colors = desk.script.session.workspace.window.arrangement.theme.talkColors
      let words = desk.script.frame.sprites.last {
        if case .text = $0.shape { true } else { false }
      }
      #expect(words?.fill == .color(colors.mutedText))
      #expect(contrast(colors.mutedText, colors.ground) >= 7)
    }
  }

  /// They suit the room: what was chosen during a talk stays after it, and is there after a crash.
  @Test func themeAndLanguageOfATalkStay() {
    var script = Script(Entry.clips[0])
    script.press(.function(5))
    script.press(.character("c"))
    script.press(.character("i"))
    #expect(script.session.language == .chinese)
    let savedSession = script.session.savedSession
    #expect(savedSession.theme == .colorBlind && savedSession.language == .chinese)
    script.press(.escape)
    #expect(!script.session.isPresenting && script.session.language == .chinese)
    #expect(script.session.workspace.window.arrangement.theme == .colorBlind)
    #expect(script.session.savedSession.theme == .colorBlind)
    #expect(script.frame.ground == ThemeColors.colorBlind.ground)
    var resumed = Script(Entry.clips[0])
    resumed.restore(savedSession)
    resumed.press(.function(5))
    #expect(resumed.session.workspace.window.arrangement.theme == .colorBlind)
  }

  /// Black means black, whatever else is pressed.
  @Test func theyDoNothingWhileTheScreenIsBlack() {
    var script = Script(Entry.clips[0])
    script.press(.function(5))
    script.press(.character("b"))
    for key in "ci" { script.press(.character(key)) }
    #expect(script.session.workspace.window.arrangement.theme == .dark)
    #expect(script.session.language == .english)
  }

  // MARK: Demos

  /// Their state stays where it can, their playheads and edits always.
  @Test(arguments: Entry.all)
  func demosAreShownInTheColoursOfTheTheme(_ entry: Entry) {
    var script = Script(entry)
    let (time, edits) = (script.time, script.edits)
    let before = script.picture
    script.change { $0.perform(.theme(.light)) }
    #expect(script.picture == before)
    script.change { $0.perform(.theme(.colorBlind)) }
    #expect(script.time == time && script.edits == edits)
    let new = script.picture
    #expect(new.count == before.count)
    let safe = DemoColors.colorBlind.bound { entry.demo.fresh.scene.frame(at: time) }
    #expect(new == safe)
    script.change { $0.perform(.theme(.dark)) }
    #expect(script.picture == before)
  }

  /// What lies over the stage looks the same in light and in dark, for the stage does.
  @Test func theStageHasItsOwnLook() {
    #expect(ThemeName.light.stageColors === ThemeName.dark.colors)
    #expect(ThemeName.allCases.allSatisfy { $0.talkColors !== ThemeColors.dark })
  }
}
