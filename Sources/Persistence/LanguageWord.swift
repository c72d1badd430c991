import DemoKit
package import Words

extension LineWords {
  /// The next word as a language.
  package mutating func language() throws(LineError) -> Language {
    let word = try word("The language")
    guard let language = Language.offered.first(where: { $0.tag == word }) else {
      throw error(
        "\(word.quoted(atMost: 40)) is not a language: write one of \(Language.offered.map(\.tag).joined(separator: ", "))."
      )
    }
    return language
  }
}
