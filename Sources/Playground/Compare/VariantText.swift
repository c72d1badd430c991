import Keyframes

/// Kept versions as lines of a document: one that says that there is one, and one for each of its
/// edits. The version that was put away last stands last.
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
  /// A Riff that knows of no versions then says that the document is newer than it, not damaged.
  static let firstLineWithVariants = "riff document 2"

  func variantLines(of demo: String) -> [String] {
    variants(of: demo).kept.flatMap { kept in
      let head = "variant \(demo) \(kept.letter.rawValue)"
      return [head] + kept.edits.lines.map { "\(head) \($0.name.rawValue) \($0.rest)" }
    }
  }

  mutating func readVariant(
    of demo: String, _ words: inout RecordingWords, _ customs: [Easing]
  ) throws(RecordingError) {
    let word = try words.word("The letter")
    guard let letter = Variants.Letter(rawValue: word) else {
      throw words.error("A variant is called A, B, C or D, not \(word.quoted(atMost: 40)).")
    }
    guard let name = words.next() else { return try begin(letter, of: demo, words) }
    guard var edits = variants(of: demo)[letter] else {
      throw words.error("\"variant \(demo) \(word)\" must stand before it.")
    }
    switch DocumentLine(rawValue: name) {
    case .knob: try edits.readKnob(&words)
    case .track: try edits.readTrack(&words, customs)
    case .variant, nil:
      throw words.error(
        "A variant has lines of \"knob\" and \"track\", not \(name.quoted(atMost: 40)).")
    }
    change(variantsOf: demo) { $0.keep(edits, as: letter) }
  }

  private mutating func begin(
    _ letter: Variants.Letter, of demo: String, _ words: RecordingWords
  ) throws(RecordingError) {
    let known = variants(of: demo)
    guard known[letter] == nil else { throw words.error("\(letter.rawValue) is there twice.") }
    guard known.nextLetter != nil else {
      throw words.error("\(demo.quoted(atMost: 40)) has three variants already.")
    }
    change(variantsOf: demo) { $0.keep(DemoEdits(), as: letter) }
  }
}
