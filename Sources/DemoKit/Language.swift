/// A language of the interface, and of the words of demos.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  /// Simplified Chinese.
  case chinese = "zh"
  /// English, 40% longer and in brackets: shows which words don't fit and which aren't in a table.
  case pseudo

  /// The language of messages and of texts. It is bound around each step of a session; elsewhere it
  /// is English, so that pictures and files are the same everywhere.
  @TaskLocal public static var current = Language.english

  /// The languages that can be chosen.
  public static let offered: [Language] = [.english, .chinese]

  /// The languages that can be chosen, without the current one.
  public static var others: [Language] { offered.filter { $0 != current } }

  /// The next of the languages that can be chosen; after the last, the first.
  public var next: Language {
    let index = Self.offered.firstIndex(of: self) ?? -1
    return Self.offered[(index + 1) % Self.offered.count]
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

extension Language {
  /// English in brackets and 40% longer. Placeholders such as `{1}` stay.
  public static func pseudoText(of english: String) -> String {
    let more = (english.count * 2 + 4) / 5
    return "[" + english + String(repeating: "·", count: max(more - 2, 0)) + "]"
  }

  /// The language of a tag such as "zh", "zh-Hans", "zh_CN.UTF-8" or "en_GB"; nil for other
  /// languages, and for traditional Chinese.
  public init?(tag: String) {
    let name = tag.prefix { $0 != "." && $0 != "@" }.lowercased()
    let parts = name.split { $0 == "_" || $0 == "-" }
    switch parts.first {
    case "en": self = .english
    case "zh":
      let isTraditional = parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
      guard !isTraditional || parts.contains("hans") else { return nil }
      self = .chinese
    case "pseudo": self = .pseudo
    case _: return nil
    }
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
    self =
      tags.lazy.compactMap { Language(tag: $0) }.first { Self.offered.contains($0) } ?? .english
  }
}
