import DemoKit

// Sentences by code that knows no words of the interface: the host, the readers of files and of what is
// pasted, and the writers of other formats.
extension String {
  /// Such a sentence in the current language; as it is where there is no translation.
  package var spokenSentence: String {
    guard Language.current == .chinese else { return self }
    return Sentences.chinese[self] ?? self
  }
}

/// Such sentences in Chinese, by the English ones.
///
/// A key has the words of the code that says it, with `{1}`, `{2}` for its interpolations.
enum Sentences {
  static let tables: [[String: String]] = [
    host, pictures, common, json, tokens, svg, svgNotes, lottie, lottieNotes, easings, dialects,
    css, swift, demos,
    talks, recordings, documents, films, losses, webLosses,
  ]

  static let chinese = SentenceTable(tables, frames: frames)
}
