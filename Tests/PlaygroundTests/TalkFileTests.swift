import DemoKit
import Demos
import Editing
import Formats
import Foundation
import Interface
import Keyframes
import Stage
import Testing
import Words

@testable import AppState
@testable import Persistence
@testable import Playground
@testable import Talks

/// Talk files: what is written is read back, and mistakes are told with their places.
@Suite(.languages) struct TalkFileTests {
  // MARK: Laws

  /// A talk of any stops, with texts that need quotation marks.
  private static func talk(_ random: inout Seeded) -> Talk {
    let texts = [
      "", "One gesture, four pages", " spaces at both ends ", "\"quoted\"", "# no comment",
      "two\nlines", "\t", "é 中文 🙂", "\\n", "\u{301}", "a\u{2028}b", "\"", "\r",
    ]
    func text(_ random: inout Seeded) -> String { texts.randomElement(using: &random) ?? "" }
    var talk = Talk(title: text(&random))
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      talk.stops.append(stop(&random, caption: text(&random), notes: text(&random)))
      if Bool.random(using: &random) {
        let path = text(&random)
        talk.stops.append(TalkStop(.file(path.isEmpty ? "a b.json" : path), at: -3.25))
      }
    }
    return talk
  }

  private static func stop(
    _ random: inout Seeded, caption: String, notes: String
  ) -> TalkStop {
    let demo = catalog[Int.random(in: catalog.indices, using: &random)]
    let range = demo.timeline.range
    func time(_ random: inout Seeded) -> Double { Double.random(in: range, using: &random) }
    var stop = TalkStop(
      .demo(demo.name), at: Bool.random(using: &random) ? time(&random) : nil)
    (stop.caption, stop.notes) = (caption, notes)
    if Bool.random(using: &random) { stop.speed = Double.random(in: 0.05...4, using: &random) }
    if Bool.random(using: &random) {
      let (from, to) = (time(&random), time(&random))
      stop.play = TalkPlay(
        from < to ? from...to : nil,
        TalkPlay.Ending.allCases.randomElement(using: &random) ?? .once,
        seconds: Bool.random(using: &random) ? 2.5 : nil)
    }
    return stop
  }

  @Test func whatIsWrittenIsReadBack() throws {
    var random = Seeded(state: 15)
    for _ in 0..<200 {
      let talk = Self.talk(&random)
      #expect(try Talk(text: talk.text, demos: catalog) == talk, "\(talk.text)")
    }
  }

  /// Each knob of each demo, at its default.
  @Test(arguments: Entry.all)
  func everyKnobCanBeSet(_ entry: Entry) throws {
    var stop = TalkStop(.demo(entry.demo.name))
    stop.knobs = entry.demo.knobs.map { knob in
      switch knob.defaultValue {
      case .number(let number): TalkKnob(knob.name, number.exactText)
      case .choice(let word): TalkKnob(knob.name, word)
      case .toggle(let isOn): TalkKnob(knob.name, isOn ? "on" : "off")
      }
    }
    let talk = Talk(stops: [stop])
    #expect(try Talk(text: talk.text, demos: catalog) == talk)
  }

  @Test func spacesCommentsAndLineEndsMeanNothing() throws {
    let plain = "riff talk 1\ntitle A\ndemo rainbow\nat 1\ncaption B  C\n"
    let other =
      "\u{FEFF}riff  talk 1 \r\n\r\n# by hand\r\n  title   A  \r\n\r\ndemo rainbow\r\n"
      + "\t# about it\r\n\tat 1\r\n   caption B  C   "
    #expect(try Talk(text: plain, demos: catalog) == Talk(text: other, demos: catalog))
  }

  @Test func notesAreLines() throws {
    let talk = try Talk(
      text: "riff talk 1\ndemo flip\nnote one\nnote \"\"\nnote three\n", demos: catalog)
    #expect(talk.stops[0].notes == "one\n\nthree")
  }

  // MARK: Mistakes

  private struct Mistake: CustomTestStringConvertible, Sendable {
    let line: Int
    let column: Int
    let words: String
    let text: String
    var testDescription: String { words }

    init(_ line: Int, _ column: Int, _ words: String, _ text: String) {
      (self.line, self.column, self.words, self.text) = (line, column, words, text)
    }
  }

  private static let mistakes = [
    Mistake(1, 1, "begins with the line \"riff talk 1\"", ""),
    Mistake(1, 1, "begins with the line \"riff talk 1\"", "riff talk 2\ndemo flip"),
    Mistake(2, 1, "The talk has no stops", "riff talk 1\n"),
    Mistake(2, 1, "Did you mean \"demo\"?", "riff talk 1\ndeom flip"),
    Mistake(
      2, 6, "No demo is called \"rainbwo\". Did you mean \"rainbow\"?", "riff talk 1\ndemo rainbwo"),
    Mistake(2, 6, "riff list shows all.", "riff talk 1\ndemo zzzzzzzzzzzz"),
    Mistake(2, 6, "A file begins with \"file\".", "riff talk 1\ndemo ball.json"),
    Mistake(2, 5, "The demo's name is missing.", "riff talk 1\ndemo"),
    Mistake(2, 14, "Unexpected word after the demo's name", "riff talk 1\ndemo rainbow now"),
    Mistake(2, 5, "The path is missing.", "riff talk 1\nfile"),
    Mistake(2, 3, "\"at\" belongs to a stop", "riff talk 1\n  at 1"),
    Mistake(3, 1, "The title comes before the first stop", "riff talk 1\ndemo flip\ntitle A"),
    Mistake(3, 1, "\"title\" appears twice.", "riff talk 1\ntitle A\ntitle B\ndemo flip"),
    Mistake(4, 3, "This stop has \"at\" twice.", "riff talk 1\ndemo rainbow\n  at 1\n  at 2"),
    Mistake(
      3, 6, "The time is \"half\", which is not a number.", "riff talk 1\ndemo rainbow\n  at half"),
    Mistake(3, 4, "must be between 0 and 4", "riff talk 1\ndemo rainbow\nat 4.5"),
    Mistake(3, 4, "must be between 0 and 3", "riff talk 1\ndemo paging-intro\nat nan"),
    Mistake(3, 7, "must be between 0.05 and 4", "riff talk 1\ndemo rainbow\nspeed 9"),
    Mistake(3, 8, "After the start comes \"to\"", "riff talk 1\ndemo rainbow\nplay 0 2"),
    Mistake(3, 11, "The end must come after the start.", "riff talk 1\ndemo rainbow\nplay 2 to 1"),
    Mistake(3, 6, "Did you mean \"loop\"?", "riff talk 1\ndemo rainbow\nplay lop"),
    Mistake(3, 10, "between 0.01 and 86400", "riff talk 1\ndemo rainbow\nplay for 0"),
    Mistake(
      3, 13, "\"minutes\" is not how a stop plays", "riff talk 1\ndemo rainbow\nplay for 10 minutes"
    ),
    Mistake(3, 5, "springs has no knob \"respose\"", "riff talk 1\ndemo springs\nset respose=1"),
    Mistake(3, 5, "as in \"set response=0.4\"", "riff talk 1\ndemo springs\nset response"),
    Mistake(
      4, 5, "sets \"response\" twice", "riff talk 1\ndemo springs\nset response=1\nset response=1"),
    Mistake(3, 5, "rainbow has no knobs", "riff talk 1\ndemo rainbow\nset response=1"),
    Mistake(3, 9, "no closing quotation mark", "riff talk 1\ndemo rainbow\ncaption \"a"),
    Mistake(3, 9, "continues after", "riff talk 1\ndemo rainbow\ncaption \"a\" b"),
    Mistake(3, 9, "unknown escape", "riff talk 1\ndemo rainbow\ncaption \"\\q\""),
    Mistake(3, 8, "The caption is missing.", "riff talk 1\ndemo rainbow\ncaption"),
  ]

  @Test(arguments: mistakes)
  private func aMistakeIsToldWithItsPlace(_ mistake: Mistake) throws {
    let thrown = #expect(throws: FileErrors.self) {
      try Talk(text: mistake.text, demos: catalog)
    }
    let error = try #require(thrown?.errors.first)
    #expect(error.line == mistake.line && error.column == mistake.column, "\(error)")
    #expect(error.sentence.english.contains(mistake.words), "\(error.sentence)")
    #expect(thrown?.errors.count == 1)
  }

  @Test func allMistakesAreFoundButNotWithoutEnd() throws {
    let text = "riff talk 1\ndemo flip\nspeed 9\nx\nat 99\ndemo rainbow\nat 1\n"
    let thrown = #expect(throws: FileErrors.self) { try Talk(text: text, demos: catalog) }
    #expect(thrown?.errors.map(\.line) == [3, 4, 5])
    let many = "riff talk 1\n" + String(repeating: "x\n", count: 5000)
    #expect(
      throws: FileErrors.self,
      performing: { try Talk(text: many, demos: catalog) })
    let stops = "riff talk 1\n" + String(repeating: "demo flip\n", count: 1100)
    let tooMany = #expect(throws: FileErrors.self) { try Talk(text: stops, demos: catalog) }
    #expect(tooMany?.errors.map(\.line) == [1002])
    let long = "riff talk 1\n" + String(repeating: "#", count: 2 << 20)
    #expect(throws: FileErrors.self) { try Talk(text: long, demos: catalog) }
  }

  /// A length that the document gives a demo counts.
  @Test func timesAreThoseOfTheEditedDemo() throws {
    var document = Document()
    document["rainbow"].length = 9
    let text = "riff talk 1\ndemo rainbow\nat 8\n"
    #expect(throws: FileErrors.self) { try Talk(text: text, demos: catalog) }
    #expect(try Talk(text: text, demos: catalog, document: document).stops[0].time == 8)
  }

  @Test func damagedTalksNeverTrap() {
    var random = Seeded(state: 4)
    let whole = Array(Self.talk(&random).text.utf8)
    for _ in 0..<300 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
        let position = Int.random(in: bytes.indices, using: &random)
        bytes[position] = UInt8.random(in: 0...255, using: &random)
        if Bool.random(using: &random) { bytes.remove(at: position) }
      }
      do throws(FileErrors) {
        _ = try Talk(text: String(decoding: bytes, as: UTF8.self), demos: catalog)
      } catch {
        for mistake in error.errors {
          #expect(mistake.line.map { $0 >= 1 } == true && !mistake.sentence.english.isEmpty)
        }
      }
    }
  }

  // MARK: Paths and the guide

  @Test(arguments: [
    ("ball.json", "/home/ada/talk.txt", "/home/ada/ball.json"),
    ("./a/../ball.json", "/home/ada/talk.txt", "/home/ada/ball.json"),
    ("../ball.json", "/home/ada/talk.txt", "/home/ball.json"),
    ("/tmp/ball.json", "/home/ada/talk.txt", "/tmp/ball.json"),
    ("~/ball.json", "/home/ada/talk.txt", "~/ball.json"),
  ])
  func pathsBeginAtTheTalksFolder(_ path: String, _ talk: String, _ absolute: String) {
    #expect(Talk.path(path, besides: talk) == absolute)
    if !path.hasPrefix("."), !path.hasPrefix("~") {
      #expect(Talk.path(of: absolute, besides: talk) == path)
    }
  }

  @Test func theExampleOfTheGuideIsATalk() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: "docs/present.md"), encoding: .utf8)
    let blocks = page.components(separatedBy: "```\n").filter { $0.hasPrefix("riff talk 1") }
    #expect(blocks.count == 2)
    for block in blocks { #expect(try Talk(text: block, demos: catalog).stops.count > 2) }
  }
}
