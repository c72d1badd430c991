import DemoKit
import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import Playground

/// Themes: chosen by commands, restored at the next start, and part of recordings.
@Suite struct ThemeTests {
  @Test(arguments: ThemeName.allCases)
  func aCommandOfThePaletteChoosesIt(_ theme: ThemeName) throws {
    let line = try #require(PaletteLine.commands.first { $0.effect == .action(.theme(theme)) })
    #expect(line.title == theme.command)
    var script = Script(Entry.clips[0])
    script.change { $0.perform(.theme(theme)) }
    script.step()
    #expect(script.session.workspace.arrangement.theme == theme)
    #expect(script.session.notice?.words == Words[.themeNow, theme.words])
    #expect(script.frame.ground == theme.colors.ground)
  }

  @Test func theNextThemeGoesRound() {
    var script = Script(Entry.clips[0])
    let before = script.frame
    for theme in ThemeName.allCases.dropFirst() + [.dark] {
      script.change { $0.perform(.nextTheme) }
      script.step()
      #expect(script.session.workspace.arrangement.theme == theme)
    }
    script.settle()
    #expect(script.frame.sprites == before.sprites && script.frame.ground == before.ground)
  }

  @Test(arguments: ThemeName.allCases)
  func aSessionComesBackInItsTheme(_ theme: ThemeName) throws {
    var script = Script(Entry.clips[0])
    script.change { $0.perform(.theme(theme)) }
    script.step()
    let place = script.session.place
    #expect(place.text.contains("theme ") == (theme != .dark))
    let read = try #require(Place(text: place.text))
    #expect(read == place)
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
    #expect(Place(text: text) == Place(demo: "rainbow"))
  }

  /// A recording that was begun in a theme is replayed in it.
  @Test(arguments: ThemeName.allCases)
  func recordingsHaveTheTheme(_ theme: ThemeName) throws {
    var place = Place(demo: catalog[0].name)
    place.theme = theme
    let start = SessionStart(
      demos: catalog.map(\.name), size: Size(width: 1280, height: 720), place: place)
    let recording = Recording(start)
    let read = try Recording(text: recording.text, demos: catalog.map(\.name))
    #expect(read.start.place?.theme == theme)
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
