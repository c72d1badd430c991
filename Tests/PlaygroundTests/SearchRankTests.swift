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

/// What a search shows first, in the gallery and in the palette.
@Suite(.languages) struct SearchRankTests {
  @Test func titlesComeBeforeNamesAndNamesBeforeCaptions() {
    // From the best to the worst.
    let fields = [
      ["Turn", "a", "b"], ["Turn around", "a", "b"], ["In turn", "a", "b"], ["Return", "a", "b"],
      ["a", "turn", "b"], ["a", "turn-b", "c"], ["a", "in-turn", "b"], ["a", "returns", "b"],
      ["a", "b", "turn"], ["a", "b", "Turn it."], ["a", "b", "They turn."], ["a", "b", "Saturn"],
    ]
    let ranks = fields.map { SearchQuery("turn").rank(in: $0) }
    for (better, worse) in zip(ranks, ranks.dropFirst()) {
      #expect(better.flatMap { better in worse.map { better < $0 } } == true)
    }
    #expect(SearchQuery("turn").rank(in: ["a", "b", "c"]) == nil)
  }

  @Test func wordsApartComeAfterWordsTogether() throws {
    let query = SearchQuery("  One  Frame ")
    let together = try #require(query.rank(in: ["step one frame", ""]))
    let apart = try #require(query.rank(in: ["one step of a frame", ""]))
    let elsewhere = try #require(query.rank(in: ["one step", "frame"]))
    #expect(together < apart && apart < elsewhere)
    #expect(query.rank(in: ["one", "step"]) == nil)
  }

  @Test(arguments: ["in turn", "turn", "In Tu"])
  func theGalleryOpensTheBest(_ query: String) throws {
    var script = Script()
    script.press(.character("/"))
    script.step(.text(query))
    let wanted = try #require(catalog.firstIndex { $0.title == "In turn and together" })
    #expect(script.session.matches.first == wanted)
    script.press(.enter)
    #expect(script.chosen == wanted)
  }

  @Test(arguments: Entry.all)
  func aTitleFindsItsDemoFirst(_ entry: Entry) {
    var script = Script()
    script.press(.character("/"))
    script.step(.text(entry.demo.title))
    #expect(script.session.matches.first == entry.index)
  }

  /// The gallery and the palette agree about demos.
  @Test(arguments: ["turn", "page", "easing", "ring", "s", "scroll", "colour"])
  func bothSearchesRankDemosAlike(_ query: String) {
    var gallery = Script()
    gallery.press(.character("/"))
    gallery.step(.text(query))
    let matches = gallery.session.matches
    #expect(!matches.isEmpty)
    let titled = matches.filter { catalog[$0].title.lowercased().contains(query) }
    var palette = Script()
    palette.press(.character("k"), .control)
    palette.step(.text(query))
    let found = palette.session.panel(PalettePanel.self).lines.compactMap { line -> Int? in
      if case .action(.choose(let demo))? = line.effect { demo } else { nil }
    }
    #expect(found.filter { titled.contains($0) } == titled)
  }
}

/// The palette finds a command by the words that others use for it.
@Suite(.languages) struct SynonymTests {
  private static func found(_ query: String) -> [PaletteLine.Effect?] {
    PaletteMatch(query).best(of: PaletteLine.commands).prefix(3).map(\.effect)
  }

  @Test func everySynonymFindsItsCommandAmongTheFirstThree() {
    var count = 0
    for line in PaletteLine.commands {
      for word in line.synonyms {
        count += 1
        let isFound = Self.found(word).contains(line.effect)
        #expect(isFound, "\(line.title) by \(word)")
      }
    }
    #expect(count > 150)
  }

  @Test func everyCommandWithSynonymsIsInThePalette() {
    let lines = PaletteLine.commands.filter { !$0.synonyms.isEmpty }
    #expect(lines.count >= 39)
    for line in lines {
      #expect(line.synonyms.allSatisfy { $0 == $0.lowercased() && !$0.isEmpty })
    }
  }

  /// A language is found by its own name and its English one, whichever the interface has.
  @Test func languagesAreFoundByTheirNames() {
    for current in Language.offered {
      current.during {
        for language in Language.offered {
          for name in [language.name, language.englishName, language.englishName.lowercased()] {
            #expect(Self.found(name).first == .action(.useLanguage(language)), "\(current) \(name)")
          }
        }
      }
    }
  }

  @Test func whatPeopleTypeIsFound() {
    let table: [(query: String, wanted: Action)] = [
      ("trail", .toggleTrails), ("onion", .toggleTrails), ("onion skin", .toggleTrails),
      ("motion path", .toggleTrails), ("colour", .timeline(.toggleColors)),
      ("color", .timeline(.toggleColors)), ("save", .keepVersion), ("fps", .typeTime),
      ("frame rate", .typeTime), ("keyframe", .timeline(.insert)), ("ease", .toggle(.curve)),
      ("bezier", .toggle(.curve)), ("spring", .toggle(.curve)), ("speed ramp", .toggle(.curve)),
      ("loop", .setLoop(.start)), ("work area", .setLoop(.start)),
      ("zoom", .zoomTimeline(1 / 1.5)), ("duplicate", .timeline(.duplicate)),
      ("code", .toggle(.export)), ("css", .toggle(.export)), ("swift", .toggle(.export)),
      ("export", .toggle(.export)), ("reset", .reset), ("revert", .dropEdits),
      ("full screen", .toggleFullscreen), ("present", .talk(.present)),
      ("projector", .toggleFullscreen),
    ]
    for (query, wanted) in table {
      #expect(Self.found(query).contains(.action(wanted)), "\(query)")
    }
  }

  @Test func aColourNeedsATrackOfColours() throws {
    var script = Script.timeline()
    script.change { $0.perform(.timeline(.toggleColors)) }
    #expect(
      script.session.notice?.words == localized("Select a track of colours on the timeline first."))
    script.change { $0.selection.track = Script.sunFill }
    script.change { $0.perform(.timeline(.toggleColors)) }
    script.step()
    #expect(script.session.workspace.editing.picksColors)
  }
}
