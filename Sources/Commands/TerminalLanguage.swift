import SDLHost
import Words

/// The languages of the program: the `.po` files beside it, and the language of the terminal.
enum TerminalLanguage {
  /// The language of messages in the terminal. Pictures and files are in English unless `--lang` asks
  /// for another language.
  @TaskLocal static var current = Language.english

  /// Runs `body` with all languages that can be chosen, and with the environment's for the
  /// terminal. `pseudo`, which tests layouts, can only be chosen by `--lang`.
  static func bound(_ arguments: [String], _ body: () -> Void) {
    let wantsPseudo = arguments.contains("pseudo")
    let languages = [.english] + read { $0 != "pseudo" || wantsPseudo }
    Language.$offered.withValue(languages) {
      $current.withValue(Language { Storage.variable($0) }) { body() }
    }
  }

  /// The languages of the files in the first of the folders that exists, if their tags are wanted; a
  /// faulty file is reported.
  static func read(_ isWanted: (_ tag: String) -> Bool) -> [Language] {
    guard let folder = folders.first(where: { Storage.exists($0) }) else { return [] }
    let names = Storage.names(in: folder).filter { $0.hasSuffix(".po") }.sorted()
    return names.map { String($0.dropLast(3)) }.filter(isWanted).compactMap { tag in
      let path = "\(folder)\(tag).po"
      do {
        return try Language(tag: tag, po: Storage.read(path))
      } catch {
        note("\(path): \(error)")
        return nil
      }
    }
  }

  private static var folders: [String] {
    AssetFolders.all("Assets/Languages", installed: "share/riff/languages")
  }
}
