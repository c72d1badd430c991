import DemoKit

/// The words of the interface in English, in areas: within one no two phrases have the same text.
enum English {
  static let areas: [[Phrase: String]] = [
    keys, menus, synonyms, hands, notices, things, warnings, transport, palette, timeline, knobs,
    curve, parameters, export, history, frameTimes, numbers, presets, picker,
    nodes, blending, files, films, making, live, editor, talk, talkKeys, speaker, code, pointing,
    dialects, languages,
    looks, tokens,
  ]

  private static let table = Dictionary(uniqueKeysWithValues: areas.joined().map { ($0, $1) })

  /// - Precondition: the phrase is in one of the areas.
  static subscript(_ phrase: Phrase) -> String {
    guard let text = table[phrase] else {
      fatalError("There is no English for \(phrase.rawValue).")
    }
    return text
  }
}

extension Phrase {
  /// With `{1}`, `{2}` where arguments go.
  var english: String { English[self] }

  /// The same in a language; a phrase that it lacks is in English.
  func text(in language: Language) -> String {
    switch language {
    case .english: english
    case .chinese: Chinese.table[self] ?? english
    case .pseudo: Language.pseudoText(of: english)
    }
  }
}
