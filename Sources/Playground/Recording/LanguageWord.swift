import DemoKit

extension RecordingWords {
  /// The next word as a language.
  mutating func language() throws(RecordingError) -> Language {
    let word = try word("The language")
    guard let language = Language(rawValue: word) else {
      throw error("\(word.quoted(atMost: 40)) is not a language: write en or zh.")
    }
    return language
  }
}
