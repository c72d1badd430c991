import AppState
import DemoKit
import Interface
import Playground
import SDLHost
import Stage
import Words

extension Arguments {
  /// The language that `--lang` names; nil without it.
  func language() throws(Failure) -> Language? {
    guard let tag = text(.language) else { return nil }
    guard let language = Language(tag: tag) else {
      let tags = Language.offered.map(\.tag).joined(separator: " or ")
      throw .usage("--lang is \"\(tag)\": it must be \(tags).")
    }
    return language
  }

  /// The language of the window: from `--lang`, or the one that was chosen last, or the locale's.
  /// English, with a note, if there is no font for it.
  func interfaceLanguage(_ savedSession: SavedSession?, _ text: TextRenderer) throws(Failure)
    -> Language
  {
    let wanted =
      try language() ?? savedSession?.language ?? Language { name in Storage.variable(name) }
    guard text.shows(wanted) else {
      note(wanted.noFont)
      return .english
    }
    return wanted
  }
}

extension Demo {
  /// The scene in the language that `--lang` asks for, English without it.
  func scene(_ arguments: Arguments) throws(Failure) -> Scene {
    scene(in: try arguments.language())
  }

  /// The scene in a language, English without one.
  func scene(in language: Language?) -> Scene {
    guard let language else { return scene }
    return language.during { scene.localized(by: self) }
  }
}

extension TextRenderer {
  /// Throws if a picture is to be in a language for which there is no font.
  func check(_ arguments: Arguments) throws(Failure) {
    guard let language = try arguments.language(), !shows(language) else { return }
    throw .world(language.missingFont)
  }

  /// Whether the installed fonts have the characters of a language.
  func shows(_ language: Language) -> Bool {
    language.sample.isEmpty || shows(language.sample)
  }
}

extension Language {
  fileprivate var noFont: Message {
    "No font for \(key: englishName) is installed, so the interface is in English. \(fontToInstall)"
  }
}

/// Sets the current language before each step, so that the host's messages are in it too.
func speaking(
  _ language: @escaping () -> Language, _ step: @escaping ([TimedEvent], Double) -> Frame
) -> ([TimedEvent], Double) -> Frame {
  { events, dt in language().during { step(events, dt) } }
}
