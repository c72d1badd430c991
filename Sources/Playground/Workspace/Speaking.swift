public import DemoKit
import Interface

// The language of the interface.
extension Workspace {
  /// Speaks another language from the next picture on, and at the next start.
  mutating func use(_ wanted: Language) {
    guard hasFont(wanted) else { return say(Words[.noChineseFont]) }
    chosenLanguage = wanted
    guard wanted != language else { return }
    language = wanted
    galleryRevision += 1
    for index in players.indices { players[index].speakAnew() }
    wanted.during {
      speakWarningsAnew()
      outbox.requests.append(.title(title))
    }
  }

  /// Takes over the language of another moment.
  mutating func speak(like other: Workspace) {
    let isOther = language != other.language
    (language, chosenLanguage) = (other.language, other.chosenLanguage)
    guard isOther else { return }
    galleryRevision += 1
    for index in players.indices { players[index].speakAnew() }
    language.during { speakWarningsAnew() }
  }

  /// Says the warnings, and what is wrong with files, in the current language.
  private mutating func speakWarningsAnew() {
    files.speakAnew()
    openTalk?.speakAnew()
    warnings.speakAnew()
  }
}

extension Session {
  /// A language can only be chosen if there is a font for it, which is asked then. By default there is.
  public mutating func chooseLanguages(_ hasFont: @escaping (Language) -> Bool) {
    workspace.hasFont = hasFont
  }
}
