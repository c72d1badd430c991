public import DemoKit
import Interface

// The language of the interface.
extension Workspace {
  /// Speaks another language from the next picture on, and at the next start.
  mutating func use(_ wanted: Language) {
    guard window.hasFont(wanted) else { return say(Words[.noChineseFont]) }
    window.chosenLanguage = wanted
    guard wanted != window.language else { return }
    window.language = wanted
    gallery.revision += 1
    for index in gallery.players.indices { gallery.players[index].speakAnew() }
    wanted.during {
      speakWarningsAnew()
      requests.toHost.append(.title(title))
    }
  }

  /// Takes over the language of another moment.
  mutating func speak(like other: Workspace) {
    let isOther = window.language != other.window.language
    (window.language, window.chosenLanguage) = (other.window.language, other.window.chosenLanguage)
    guard isOther else { return }
    gallery.revision += 1
    for index in gallery.players.indices { gallery.players[index].speakAnew() }
    window.language.during { speakWarningsAnew() }
  }

  /// Says the warnings, and what is wrong with files, in the current language.
  private mutating func speakWarningsAnew() {
    gallery.files.speakAnew()
    talk.open?.speakAnew()
    window.warnings.speakAnew()
  }
}

extension Session {
  /// A language can only be chosen if there is a font for it, which is asked then. By default there is.
  public mutating func chooseLanguages(_ hasFont: @escaping (Language) -> Bool) {
    workspace.window.hasFont = hasFont
  }
}
