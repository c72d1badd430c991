import DemoKit
import Demos
import Editing
import Formats
import Interface
import Keyframes
import Stage
import Testing
import Words

@testable import AppState
@testable import Playground
@testable import Talks

/// Pages of slides in a talk's file.
@Suite struct SlideTextTests {
  /// A deck of twelve pages, and files about which nothing is known.
  private static func talk(_ lines: String) throws(FileErrors) -> Talk {
    try Talk(text: "riff talk 1\n" + lines, demos: catalog) { $0.contains("deck") ? 12 : nil }
  }

  @Test(arguments: [
    ("deck.pdf", "deck.pdf", Array(1...12)), ("deck.pdf 4", "deck.pdf", [4]),
    ("deck.pdf 3 to 7", "deck.pdf", Array(3...7)), ("deck.pdf   12  to 12 ", "deck.pdf", [12]),
    ("a/my deck.pdf", "a/my deck.pdf", Array(1...12)), ("a/my deck.pdf 2", "a/my deck.pdf", [2]),
    ("\"my deck 3\" 2", "my deck 3", [2]), ("\"deck 2 to 3\"", "deck 2 to 3", Array(1...12)),
    ("deck 2.pdf 1 to 2", "deck 2.pdf", [1, 2]), ("way to deck.pdf 5", "way to deck.pdf", [5]),
    ("other.pdf", "other.pdf", [1]), ("other.pdf 3 to 4", "other.pdf", [3, 4]),
  ])
  func aLineNamesPages(_ words: String, _ path: String, _ pages: [Int]) throws {
    let talk = try Self.talk("slides \(words)\n")
    #expect(talk.stops.map(\.source) == pages.map { .slides(path, page: $0) })
    #expect(try Self.talk(String(talk.text.drop { $0 != "\n" }.dropFirst())) == talk)
  }

  @Test func placedDemosHaveAllThatDemosHave() throws {
    let text = """
      slides deck.pdf 4
        play 0 to 1 loop
        set response=0.4
        place springs in 10% 20% 80% 60%
        speed 0.5
        caption Drag it
        note One
        note Two
      slides deck.pdf 5
        place "a b.json" in 0% 0% 12.5% 100%

      """
    let talk = try Self.talk(text)
    let stop = talk.stops[0]
    #expect(stop.place?.source == .demo("springs") && stop.knobs == [TalkKnob("response", "0.4")])
    #expect(stop.place?.rect == Rect(x: 0.1, y: 0.2, width: 0.8, height: 0.6))
    #expect(stop.play == TalkPlay(0...1, .loop) && stop.speed == 0.5 && stop.notes == "One\nTwo")
    #expect(talk.stops[1].place?.source == .file("a b.json"))
    #expect(try Self.talk(String(talk.text.drop { $0 != "\n" }.dropFirst())) == talk)
  }

  @Test(arguments: [
    (7, "The path is missing.", "slides"), (8, "The path is empty: write", "slides \"\""),
    (17, "There is no page 13 in deck.pdf, which has 12 pages.", "slides deck.pdf 13"),
    (17, "There is no page 0: pages count", "slides deck.pdf 0"),
    (13, "The side is \"up\": it must be one of right, left", "notes-pages up"),
    (1, "\"notes-pages\" comes before the first stop.", "demo flip\nnotes-pages top"),
    (22, "There is no page 13", "slides deck.pdf 2 to 13"),
    (22, "The last page must not come before the first.", "slides deck.pdf 7 to 3"),
    (17, "\"slides deck.pdf 3 to 7\"", "slides deck.pdf 3-7"),
    (17, "\"slides deck.pdf 3 to 7\"", "slides deck.pdf 3 to"),
    (17, "\"slides deck.pdf 3 to 7\"", "slides deck.pdf 1.5"),
    (18, "pages count from 1 to 10000", "slides other.pdf 10001"),
    (1, "belongs to one page", "slides deck.pdf\ncaption A"),
    (1, "belongs to one page", "slides deck.pdf 1 to 2\nnote A"),
    (1, "\"place\" puts a demo on a page", "demo flip\nplace flip in 0% 0% 1% 1%"),
    (4, "\"at\" belongs to a demo: put one on the page", "slides deck.pdf 1\nat 1"),
    (7, "\"speed\" belongs to a demo: put one on the page", "slides deck.pdf 1\nspeed 2"),
    (7, "No demo is called \"flop\"", "slides deck.pdf 1\nplace flop in 0% 0% 1% 1%"),
    (12, "as in \"place springs in 10% 20% 80% 60%\"", "slides deck.pdf 1\nplace flip on 1%"),
    (15, "it is a part of the page, such as 10%", "slides deck.pdf 1\nplace flip in 0.5 0% 1% 1%"),
    (22, "it must be between 1% and 50%", "slides deck.pdf 1\nplace flip in 50% 0% 51% 1%"),
    (5, "has no number \"a\"", "slides deck.pdf 1\nplace flip in 0% 0% 1% 1%\nset a=1"),
  ])
  func mistakesSayWhere(_ column: Int, _ words: String, _ lines: String) throws {
    let checked = Talk.checked("riff talk 1\n" + lines + "\n", demos: catalog) {
      $0.contains("deck") ? 12 : nil
    }
    let error = try #require(checked.mistakes.first)
    let found = error.sentence.text(in: .english)
    #expect(found.contains(words) || words.hasPrefix("has no"), "\(found)")
    #expect(error.column == column && error.line == lines.split(separator: "\n").count + 1)
  }

  /// Lists of pages are read from files of strangers.
  @Test func noWordsTrap() {
    let words = [
      "deck.pdf", "3", "to", "7", "\"", "-1", "99999999999999999999", "٣", "\\", "", " ", "é",
    ]
    var random = Seeded(state: 33)
    for _ in 0..<3000 {
      let count = Int.random(in: 0...5, using: &random)
      let line = (0..<count).map { _ in words.randomElement(using: &random) ?? "" }
      var read = TalkWords(line.joined(separator: " "), line: 1)
      let range = try? SlideRange(&read) { _ in 12 }
      if let pages = range?.pages {
        #expect(1...10_000 ~= pages.lowerBound && pages.upperBound <= 10_000)
        #expect((range?.lack != nil) == (pages.upperBound > 12))
      }
    }
  }

  /// A PDF that has become shorter does not spoil the talk: the stops that are gone say so.
  @Test func pagesThatAreGoneAreStops() throws {
    let talk = try Self.talk("demo flip\nslides deck.pdf 11 to 14\n")
    #expect(talk.stops.count == 5 && talk.stops[4].source == .slides("deck.pdf", page: 14))
  }

  /// A file on a page has lines as a file alone has.
  @Test(arguments: [("2 to 9", 0), ("8 to 12", 1)])
  func theCodeOfAFileOnAPageIsItsOwn(_ lines: String, _ mistakes: Int) {
    let text = "slides deck.pdf 1\n  place a.json in 0% 0% 50% 50%\n  code lines \(lines)\n"
    let file = CheckedFile(Entry.clips[0].demo, lineCount: 11)
    let checked = Talk.checked("riff talk 1\n" + text, demos: catalog, files: ["a.json": file])
    #expect(checked.mistakes.count == mistakes, "\(checked.mistakes)")
  }

  @Test(arguments: NotesSide.allCases)
  func aTalkSaysWhereItsPagesHaveNotes(_ side: NotesSide) throws {
    let text = "notes-pages \(side.rawValue)\nslides deck.pdf 1\n"
    let talk = try Self.talk(text)
    #expect(talk.notesSide == side && talk.text.contains("\nnotes-pages \(side.rawValue)\n"))
    #expect(Self.sides(talk.text) == ["/t/deck.pdf": side])
    #expect(Self.sides("riff talk 1\nslides deck.pdf\n") == ["/t/deck.pdf": nil])
  }

  private static func sides(_ text: String) -> [String: NotesSide?] {
    Talk.decks(in: text, at: "/t/talk.txt", demos: catalog)
  }

  /// For one PDF, whatever is said of the others, and only once.
  @Test(arguments: NotesSide.allCases)
  func aStopSaysWhereItsPDFHasNotes(_ side: NotesSide) throws {
    let text =
      "notes-pages bottom\nslides a.pdf 1 to 2\n  notes-pages \(side.rawValue)\nslides b.pdf 1\nslides a.pdf 3\n"
    let talk = try Self.talk(text)
    #expect(Self.sides("riff talk 1\n" + text) == ["/t/a.pdf": side, "/t/b.pdf": .bottom])
    #expect(try Talk(text: talk.text, demos: catalog) == talk)
    let other = NotesSide.allCases.first { $0 != side } ?? side
    for more in [
      "slides a.pdf 4\n  notes-pages \(other.rawValue)\n", "demo flip\nnotes-pages top\n",
    ] {
      #expect(throws: FileErrors.self) { try Self.talk(text + more) }
    }
  }
}
