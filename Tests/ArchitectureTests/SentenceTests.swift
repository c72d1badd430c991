import Foundation
import Testing

/// Checks the sentences in code that knows no texts of the interface: the readers and writers of
/// files, and the host. Every sentence that reaches the window is in a table of translations.
@Suite struct SentenceTests {
  private static let folder = "Sources/Playground/Words/Sentences/"

  /// The folders, and single files, with such code.
  private static let places = [
    "Sources/Syntax/", "Sources/SceneText/", "Sources/Lottie/", "Sources/SVG/", "Sources/Code/",
    "Sources/Dialects/", "Sources/Formats/", "Sources/Films/", "Sources/Playground/Talk/",
    "Sources/Playground/Recording/", "Sources/Playground/Saving/", "Sources/Commands/Live/",
    "Sources/Commands/Files/", "Sources/Commands/Talk/", "Sources/Commands/Films/FFmpeg.swift",
    "Sources/SDLHost/Files.swift", "Sources/SDLHost/GrowingFile.swift", "Sources/SDLHost/PNG",
    "Sources/SDLHost/Programs/", "Sources/Keyframes/Easing/Easing",
    "Sources/Keyframes/Coding/NearestName.swift",
  ]

  /// Sentences that appear only in the terminal, or in the schema of scenes.
  private static let elsewhere = [
    "Sources/SceneText/Schema/", "Sources/Commands/Files/Check.swift",
    "Sources/Commands/Live/ConsentStore.swift", "Sources/Commands/Live/LiveSuspects.swift",
    "Sources/Commands/Live/NewFile.swift", "Sources/Commands/Live/ProbeCommand.swift",
    "Sources/Commands/Talk/KeysCommand.swift", "Sources/Commands/Talk/ReadRecording.swift",
    "Sources/Commands/Talk/SpeakerDisplays.swift", "Sources/Commands/Talk/TalkCheck.swift",
    "Sources/Playground/Talk/KeyReport.swift",
  ]

  /// Texts for programmers, names of nodes, and texts to search for.
  private static let exceptions: Set<String> = [
    "copy {}", "At the end the value is", "At its end the value is", "The {}",
  ]

  /// The calls that trap, and whose sentences are for programmers.
  private static let traps = ["fatalError(", "require("]

  /// The calls that take a sentence or a part of one.
  private static let takers = [
    "note(", "instead:", "feature:", "sentence:", "advice:", "remedy:", "problem:", "missing(",
    ".word(", ".rest(", ".number(", ".count(", ".quoted(", ".name(", ".error(", ".finish(",
  ]

  private static let beginnings =
    "^(write|give|remove|add|use|begin|paste|copy|did you mean|put|choose|keep|open|close|split"
    + "|simplify|draw|move) "
  private static let verbs =
    #"\b(is|are|has|have|cannot|can't|does|do|isn't|aren't|must|means|lacks|ends|belongs|follows"#
    + #"|follow|lie|never|appears?|begins|comes|holds|knows)\b"#

  /// Whether a text is a sentence or a part of one: a problem, or advice.
  static func isSentence(_ written: WrittenText) -> Bool {
    let text = written.text
    func has(_ pattern: String) -> Bool {
      text.range(of: pattern, options: .regularExpression) != nil
    }
    guard text.trimmingCharacters(in: .whitespaces).contains(" "), !text.contains("\n") else {
      return false
    }
    if has(beginnings) { return true }
    if has(#"^\s*[A-Z{"<&]"#), has("[a-z]+ [a-z{]"), has(#"[a-z}"]\.\s*$"#) || has(verbs) {
      return true
    }
    return takers.contains { written.before.hasSuffix($0) }
  }

  /// The texts that have a translation, with `{}` for their changing parts.
  private static var known: [(text: String, file: SourceFile, line: Int)] {
    House.here.files.filter { $0.path.hasPrefix(folder) && $0.path.hasSuffix("Sentences.swift") }
      .flatMap { file in
        file.texts.filter { $0.after.hasPrefix(":") }.map { written in
          (written.text.replacing(/\{\d+\}/, with: "{}"), file, written.line)
        }
      }
  }

  /// The text as it is looked up: trimmed, and with a capital letter.
  private static func plain(_ text: String) -> String {
    let text = text.trimmingCharacters(in: .whitespaces)
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  @Test func everySentenceHasATranslation() {
    let known = Set(Self.known.map { Self.plain($0.text) })
    #expect(known.count > 700)
    let files = House.here.files.filter { file in
      Self.places.contains { file.path.hasPrefix($0) }
        && !Self.elsewhere.contains { file.path.hasPrefix($0) }
    }
    #expect(files.count > 200)
    for file in files {
      for written in file.texts where Self.isSentence(written) {
        let isForOthers =
          Self.exceptions.contains(written.text)
          || Self.traps.contains { written.before.contains($0) }
        guard !isForOthers, !known.contains(Self.plain(written.text)) else { continue }
        file.record(
          "says \"\(written.text)\", which has no line in \(Self.folder)", at: written.line)
      }
    }
  }

  /// A sentence that changes leaves no old translation behind.
  @Test func everyTranslationIsSaid() {
    let said = Set(
      House.here.files.filter { !$0.path.hasPrefix(Self.folder) }
        .flatMap { $0.texts.map { Self.plain($0.text) } })
    for (text, file, line) in Self.known
    where text.contains(where: \.isLetter) && !said.contains(Self.plain(text)) {
      file.record("translates \"\(text)\", which nothing says", at: line)
    }
  }

  @Test(arguments: [
    (#"throw error("A comma is missing")"#, true),
    (#"error("\(a) is where \(b) should be")"#, true),
    (#"Mistake(remedy: "shown whole")"#, true), (#"let a = "write it as 0.5""#, true),
    (#"losses.add("Cues are left out.")"#, true), (#"let a = "opacity: 0.5""#, false),
    (#"let a = "infinite alternate""#, false), (#"let a = "missing""#, false),
  ])
  func sentencesAreFound(_ source: String, _ expected: Bool) throws {
    let file = SourceFile(path: "Sources/Test/Test.swift", source: source)
    #expect(Self.isSentence(try #require(file.texts.first)) == expected)
  }

  @Test func textsAreReadAsTheyAreSaid() {
    let source = "say(\n  \"a \\(b(\"c\")) \\\"d\\\" \"\n    + \"e\", \"f\")"
    let file = SourceFile(path: "Sources/Test/Test.swift", source: source)
    #expect(file.texts.map(\.text) == ["a {} \"d\" e", "c", "f"])
    #expect(file.texts.map(\.line) == [2, 2, 3])
    #expect(file.texts.map(\.before.last) == ["(", "(", ","])
  }
}
