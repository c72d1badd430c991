package import Editing
package import Keyframes
import Words

/// Saved versions as lines of a document: one for the version, and one for each of its edits. The
/// version that was put away last is last. The format calls versions variants.
///
/// ```
/// riff document 2
/// knob springs response 0.5
/// variant springs B
/// variant springs B knob response 0.9
/// variant springs B track "kept" {"riff": 1, "track": 12, "of": "x"}
/// end
/// ```
extension Document {
  /// Without versions, documents keep the older first line, which older versions of Riff can read.
  package static let firstLineWithVersions = "riff document 2"

  package func versionLines(of demo: String) -> [String] {
    savedVersions(of: demo).kept.flatMap { kept in
      let head = "variant \(demo) \(kept.letter.rawValue)"
      return [head] + kept.edits.lines.map { "\(head) \($0.name.rawValue) \($0.rest)" }
    }
  }

  package mutating func readVersion(
    of demo: String, _ words: inout LineWords, _ customs: [Easing]
  ) throws(LineError) {
    let word = try words.word("The letter")
    guard let letter = Versions.Letter(rawValue: word) else {
      throw words.error("The letter is \(word.quoted(atMost: 40)): it must be A, B, C or D.")
    }
    let isKnown = savedVersions(of: demo)[letter] != nil
    guard let name = words.next() else {
      guard !isKnown else { throw words.error("\(letter.rawValue) appears twice.") }
      return try keep(DemoEdits(), as: letter, of: demo, words)
    }
    // The version's own line may be one that cannot be read.
    var edits = DemoEdits()
    if isKnown { change(versionsOf: demo) { edits = $0.take(letter) ?? edits } }
    do throws(LineError) {
      try edits.read(name, &words, customs)
    } catch {
      if isKnown { change(versionsOf: demo) { $0.keep(edits, as: letter) } }
      throw error
    }
    try keep(edits, as: letter, of: demo, words)
  }

  private mutating func keep(
    _ edits: DemoEdits, as letter: Versions.Letter, of demo: String, _ words: LineWords
  ) throws(LineError) {
    let known = savedVersions(of: demo)
    guard known[letter] != nil || known.nextLetter != nil else {
      throw words.error("\(demo.quoted(atMost: 40)) already has four versions.")
    }
    change(versionsOf: demo) { $0.keep(edits, as: letter) }
  }
}

extension DemoEdits {
  fileprivate mutating func read(
    _ name: String, _ words: inout LineWords, _ customs: [Easing]
  ) throws(LineError) {
    switch DocumentLine(rawValue: name) {
    case .knob: try readKnob(&words)
    case .track: try readTrack(&words, customs)
    case .length: try readLength(&words)
    case .marker: try readMarker(&words)
    case .nodes: try readNodes(&words, customs)
    case .hide: try readHidden(&words)
    case .lock: try readLocked(&words)
    case .tokens: try readTokens(&words, customs)
    case .replaced: try readReplaced(&words, customs)
    case .knobs: try readKnobs(&words, customs)
    case .variant, .preset, nil:
      throw words.error(
        "The edit is \(name.quoted(atMost: 40)): it must be \"knob\", \"track\", \"length\", \"marker\", \"nodes\", \"hide\", \"lock\", \"tokens\", \"replaced\" or \"knobs\"."
      )
    }
  }
}
