/// A language of the interface and of the texts of demos: English, or the translations of a `.po` file.
public struct Language: Sendable {
  /// As in the name of its file and in saved files: "en", "zh".
  public let tag: String
  /// Nil for English, which needs no translation.
  let catalogue: Catalogue?

  public static let english = Language(tag: "en", catalogue: nil)

  /// The language of the file `tag.po`.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public init(tag: String, po text: String) throws(CatalogueError) {
    self.init(tag: tag, catalogue: try Catalogue(po: text))
  }

  private init(tag: String, catalogue: Catalogue?) {
    (self.tag, self.catalogue) = (tag, catalogue)
  }

  /// The language of messages and of texts. It is bound around each step of a session; elsewhere it
  /// is English, so that pictures and files are the same everywhere.
  @TaskLocal public static var current = Language.english

  /// The languages that can be chosen. They are bound once, around the whole program.
  @TaskLocal public static var offered = [Language.english]

  /// The languages that can be chosen, without the current one.
  public static var others: [Language] { offered.filter { $0 != current } }

  /// The next of the languages that can be chosen; after the last, the first.
  public var next: Language {
    let all = Self.offered
    let index = all.firstIndex(of: self) ?? -1
    return all[(index + 1) % all.count]
  }

  /// Runs `body` with this as the current language.
  public func during<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let result = Self.$current.withValue(self) {
      Swift.Result { () throws(Failure) in try body() }
    }
    return try result.get()
  }
}

extension Language: CustomStringConvertible {
  /// Its tag.
  public var description: String { tag }
}

extension Language: Hashable {
  public static func == (left: Language, right: Language) -> Bool { left.tag == right.tag }
  public func hash(into hasher: inout Hasher) { hasher.combine(tag) }
}

extension Language {
  /// The language's name in itself, such as "中文".
  public var name: String { catalogue?.header["X-Name"] ?? (catalogue == nil ? "English" : tag) }

  /// The language's name in English, such as "Chinese".
  public var englishName: String { catalogue?.header["X-English-Name"] ?? name }

  /// Its name, in English followed by its English name where that is another one.
  public var title: String {
    Language.current == .english && name != englishName ? "\(name) (\(englishName))" : name
  }

  /// Characters that a font needs to have for this language; empty where every font has them.
  public var sample: String { catalogue?.header["X-Sample"] ?? "" }

  /// The Debian package of a font for this language; nil where every font will do.
  public var fontPackage: String? { catalogue?.header["X-Font-Package"] }

  /// The message that no font has the characters of this language, and how to install one.
  public var missingFont: Message {
    "No font for \(key: englishName) is installed. \(fontToInstall)"
  }

  /// How to install a font for this language.
  public var fontToInstall: Message {
    "Install one (Debian: apt install \(fontPackage ?? ""))."
  }

  /// All translations, for tests and for checking a file.
  public var translations: [(key: String, context: String?, forms: [String])] {
    catalogue?.all ?? []
  }
}

extension Language {
  /// The offered language of a tag such as "zh", "zh-Hans", "zh_CN.UTF-8" or "en_GB"; nil for other
  /// languages, and for traditional Chinese, which has a file of its own.
  public init?(tag: String) {
    let name = tag.prefix { $0 != "." && $0 != "@" }.lowercased()
    let parts = name.split { $0 == "_" || $0 == "-" }
    let isTraditional = parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
    if parts.first == "zh", isTraditional, !parts.contains("hans") { return nil }
    guard let found = Self.offered.first(where: { $0.tag == parts.first.map(String.init) ?? "" })
    else { return nil }
    self = found
  }

  /// The language that the environment asks for, in gettext's order: the first known one in
  /// `LANGUAGE`, unless the locale is C or POSIX, or else the locale, which is the first of
  /// `LC_ALL`, `LC_MESSAGES` and `LANG` that is set. English if none is known.
  public init(environment: (_ name: String) -> String?) {
    func value(_ name: String) -> String? { environment(name).flatMap { $0.isEmpty ? nil : $0 } }
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap(value).first ?? "C"
    let isPlain = ["C", "POSIX"].contains(String(locale.prefix { $0 != "." && $0 != "@" }))
    let listed = isPlain ? nil : value("LANGUAGE")
    let tags = listed.map { $0.split(separator: ":").map(String.init) } ?? [locale]
    self = tags.lazy.compactMap { Language(tag: $0) }.first ?? .english
  }
}
