import Foundation
import Testing
import Words

/// Checks that `Assets/Languages` has every text that people read, and no other.
///
/// A text is looked up by its format, which stands in the code as a string: `"\(name) is not a colour"` is
/// `{1} is not a colour` in a catalogue.
@Suite struct CatalogueTests {
  /// The modules whose sentences reach the window or the terminal of the person who runs Riff.
  private static let modules = [
    "Syntax", "SceneText", "Lottie", "SVG", "Code", "Dialects", "Formats", "Films", "Interface",
    "Persistence", "Talks", "AppState", "Playground", "SDLHost", "Commands",
  ]

  /// Texts for other programs, and for programmers.
  private static let elsewhere = [
    "Sources/SceneText/Schema/", "Sources/Commands/Table/Completions/",
  ]

  /// Texts for programmers, names of nodes and widgets, and texts to search for.
  private static let exceptions: Set<String> = [
    "At the end the value is", "At its end the value is", "Design token",
    "No available video device",
    " does not conform to protocol ", "does not conform to protocol", "add stubs",
    "Assertion failed", "Bad pointer dereference", "Could not cast value of type ", "Fatal error",
    "Fatal error: ", "Precondition failed", "failed to allocate ", "Swift runtime failure: ",
    "cannot be imported by the Swift", "riff {} takes the path of a library.",
    "close help", "close notes", "close opening", "copy curve", "copy {}",
  ]

  /// Formats that the code makes from others: names of curves, parameters and properties.
  private static let made: Set<String> = [
    "Bias", "Chinese", "Circ", "Continuity", "Expo", "Follow", "Landing", "Quad", "Quart", "Quint",
    "Reach", "Sine", "Snapping", "Tension", "Turns", "cubic\npaced",
  ]

  /// The calls that trap, and whose sentences are for programmers.
  private static let traps = ["fatalError(", "require("]

  /// The formats of a catalogue, with `{}` for their placeholders.
  private static func formats(of tag: String) throws -> Set<String> {
    let file = House.root.appending(path: "Assets/Languages/\(tag).po")
    let keys = try String(contentsOf: file, encoding: .utf8)
      .matches(of: /(?m)^msgid(?:_plural)? "(.+)"$/).map { match in
        String(match.1).replacing(/\\(.)/) { $0.1 == "n" ? "\n" : String($0.1) }
          .replacing(/\{\d+\}/, with: "{}")
      }
    return Set(keys)
  }

  /// The calls that take a sentence or a part of one.
  private static let takers = [
    "note(", "instead:", "feature:", "sentence:", "advice:", "remedy:", "problem:",
    "missing(",
    ".error(", ".finish(", "localized(", "Message(",
  ]

  /// Texts of a format for other programs.
  private static let code =
    ##"^<|^//|^--|^\{\}-|="|\{\}(px|s) |\{\}px$| linear |\{$|\{ ?(0f )?\}$"##
  private static let beginnings =
    "^(write|give|remove|add|use|begin|paste|copy|did you mean|put|choose|keep|open|close|split"
    + "|simplify|draw|move) "
  private static let verbs =
    #"\b(is|are|has|have|cannot|can't|does|do|isn't|aren't|must|means|lacks|ends|belongs|follows"#
    + #"|follow|lie|never|appears?|begins|comes|holds|knows)\b"#

  /// Whether a text is a sentence or a part of one: a problem, advice, or words of the interface.
  static func isSentence(_ written: WrittenText) -> Bool {
    let text = written.text
    func has(_ pattern: String) -> Bool {
      text.range(of: pattern, options: .regularExpression) != nil
    }
    guard text.contains(where: \.isLetter), !text.contains("\n") else { return false }
    let isTaken = takers.contains(where: written.before.hasSuffix)
    guard !has(code), isTaken || text.trimmingCharacters(in: .whitespaces).contains(" ") else {
      return false
    }
    if isTaken, has(#"[A-Z ]"#) { return true }
    return has(beginnings) || has(verbs) || has(#"^\s*[A-Z{"<&]"#) && has("[a-z]+ [a-z{]")
      || has(#"[a-z}"]\.\s*$"#)
  }

  @Test func everySentenceIsInTheCatalogue() throws {
    let formats = try Self.formats(of: "zh")
    #expect(formats.count > 2000)
    for file in House.here.files where Self.modules.contains(file.module) {
      guard !Self.elsewhere.contains(where: file.path.hasPrefix) else { continue }
      for written in file.texts where Self.isSentence(written) {
        let isForOthers =
          Self.exceptions.contains(written.text)
          || Self.traps.contains { written.before.contains($0) }
        if !isForOthers, !formats.contains(written.text) {
          file.record("says \"\(written.text)\", which zh.po lacks", at: written.line)
        }
      }
    }
  }

  @Test func everyExceptionIsNeeded() {
    let found = Set(House.here.files.flatMap { $0.texts.map(\.text) })
    #expect(Self.exceptions.subtracting(found).sorted() == [])
  }

  @Test func everyTranslationIsNeeded() throws {
    let tour = try String(
      contentsOf: House.root.appending(path: "Assets/tour.txt"), encoding: .utf8)
    let lessons = tour.matches(of: /(?m)^(?:lesson|say) (.+)$/).map { String($0.1) }
    let found = Self.made.union(House.here.files.flatMap { $0.texts.map(\.text) }).union(lessons)
    #expect(lessons.filter { !(try! Self.formats(of: "zh")).contains($0) } == [])
    for format in try Self.formats(of: "zh").subtracting(found).sorted() {
      Issue.record("zh.po translates \"\(format)\", which nothing says")
    }
  }

  @Test func cataloguesHaveTheSameFormats() throws {
    let chinese = try Self.formats(of: "zh")
    let pseudo = try Self.formats(of: "pseudo")
    #expect(chinese.symmetricDifference(pseudo).sorted() == [])
  }

  @Test(arguments: [
    (#"throw error("A comma is missing")"#, true),
    (#"error("\(a) is where \(b) should be")"#, true),
    (#"Mistake(remedy: "shown whole")"#, true), (#"let a = "write it as 0.5""#, true),
    (#"losses.add("Cues are left out.")"#, true), (#"localized("Stop")"#, true),
    (#"let a = "opacity: 0.5""#, false), (#"let a = "infinite alternate""#, false),
    (#"let a = "missing""#, false),
  ])
  func sentencesAreFound(_ source: String, _ expected: Bool) throws {
    let file = SourceFile(path: "Sources/Test/Test.swift", source: source)
    #expect(Self.isSentence(try #require(file.texts.first)) == expected)
  }
}
