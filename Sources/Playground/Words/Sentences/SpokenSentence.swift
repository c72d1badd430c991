/// A sentence by code that knows no words of the interface. It is translated when it arrives and when another
/// language is chosen, not whenever it is shown.
struct SpokenSentence: Equatable {
  /// In the language in which it arrived or was last spoken.
  private(set) var words: String
  private let english: String

  init(_ english: String) { (self.english, words) = (english, english.spokenSentence) }

  /// Says it in the current language.
  mutating func speakAnew() { words = english.spokenSentence }
}
