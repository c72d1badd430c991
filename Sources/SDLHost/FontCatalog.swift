import CFontconfig
import Stage

/// A font on disk: a file and the index of a face (including named instances of variable fonts).
nonisolated struct FontFile: Hashable {
  var path: String
  var index: Int
}

/// The installed fonts, from fontconfig. Each query loads the configuration (a few milliseconds)
/// and frees it, rather than keeping it in memory.
nonisolated enum FontCatalog {
  /// An upright font of a family, and its weight on fontconfig's scale (80 is regular).
  struct Style: Equatable {
    var file: FontFile
    var weight: Int
  }

  /// The upright styles of normal width of each of `families`, in one query.
  static func styles(of families: [String]) -> [[Style]] {
    guard let config = FcInitLoadConfigAndFonts() else { return families.map { _ in [] } }
    defer { FcConfigDestroy(config) }
    return families.map { styles(of: $0, in: config) }
  }

  /// The style whose weight is nearest to `weight`; of two equally near, the bolder one.
  static func nearest(to weight: TextStyle.Weight, in styles: [Style]) -> FontFile? {
    styles.min { a, b in
      let (near, far) = (abs(a.weight - weight.fontconfig), abs(b.weight - weight.fontconfig))
      return near == far ? a.weight > b.weight : near < far
    }?.file
  }

  /// A font file that fits a name.
  struct Match {
    var file: FontFile
    var isItalic: Bool
  }

  /// The first installed family of `font`, then the last, which stands in for characters that the first
  /// lacks; empty if none is installed.
  static func matches(_ font: NamedFont) -> [Match] {
    guard let config = FcInitLoadConfigAndFonts() else { return [] }
    defer { FcConfigDestroy(config) }
    let found = font.families.lazy.compactMap { match($0, font, in: config) }
    guard let first = found.first else { return [] }
    let last = font.families.last.flatMap { match($0, font, in: config) }
    return [first] + (last.map { [$0] } ?? [])
  }

  /// Families that stand for a kind of font, and those of the interface that are Riff's own.
  private static let kinds = [
    "sans-serif": Fonts.sans, "monospace": Fonts.mono, "serif": [], "cursive": [], "fantasy": [],
  ]

  private static func match(_ family: String, _ font: NamedFont, in config: OpaquePointer) -> Match?
  {
    let kind = kinds[family.lowercased()]
    let wanted = FcPatternCreate()
    defer { FcPatternDestroy(wanted) }
    for name in (kind ?? []) + [family] { FcPatternAddString(wanted, FC_FAMILY, name) }
    FcPatternAddInteger(wanted, FC_WEIGHT, Int32(font.weight.fontconfig))
    FcPatternAddInteger(wanted, FC_SLANT, font.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    FcPatternAddBool(wanted, FC_VARIABLE, 0)
    FcPatternAddBool(wanted, FC_SCALABLE, 1)
    FcConfigSubstitute(config, wanted, FcMatchPattern)
    FcDefaultSubstitute(wanted)
    var result = FcResultMatch
    guard let found = FcFontMatch(config, wanted, &result) else { return nil }
    defer { FcPatternDestroy(found) }
    guard let file = found.file, kind != nil || found.families.contains(family.lowercased()) else {
      return nil
    }
    return Match(file: file, isItalic: found.number(FC_SLANT) ?? 0 != 0)
  }

  private static func styles(of family: String, in config: OpaquePointer) -> [Style] {
    let wanted = FcPatternCreate()
    let objects = FcObjectSetCreate()
    defer {
      FcPatternDestroy(wanted)
      FcObjectSetDestroy(objects)
    }
    FcPatternAddString(wanted, FC_FAMILY, family)
    for object in [FC_FILE, FC_INDEX, FC_WEIGHT, FC_WIDTH, FC_SLANT, FC_VARIABLE, FC_SCALABLE] {
      FcObjectSetAdd(objects, object)
    }
    guard let found = FcFontList(config, wanted, objects) else { return [] }
    defer { FcFontSetDestroy(found) }
    return found.patterns.compactMap { style(of: $0) }
      .sorted { ($0.weight, $0.file.path) < ($1.weight, $1.file.path) }
  }

  private static func style(of pattern: OpaquePointer) -> Style? {
    guard let file = pattern.file, pattern.number(FC_SLANT) ?? 0 == 0,
      pattern.number(FC_WIDTH) ?? 100 == 100, !pattern.flag(FC_VARIABLE), pattern.flag(FC_SCALABLE)
    else { return nil }
    return Style(file: file, weight: pattern.number(FC_WEIGHT) ?? 80)
  }
}

extension TextStyle.Weight {
  nonisolated var fontconfig: Int {
    switch self {
    case .light: 50
    case .regular: 80
    case .medium: 100
    case .semibold: 180
    case .bold: 200
    }
  }
}

extension UnsafeMutablePointer<FcFontSet> {
  nonisolated var patterns: [OpaquePointer] {
    (0..<Int(pointee.nfont)).compactMap { pointee.fonts[$0] }
  }
}

/// A fontconfig pattern.
extension OpaquePointer {
  nonisolated var file: FontFile? {
    var path: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(self, FC_FILE, 0, &path) == FcResultMatch, let path else { return nil }
    return FontFile(path: String(cString: path), index: number(FC_INDEX) ?? 0)
  }

  /// In lower case.
  nonisolated var families: [String] {
    var all: [String] = []
    var name: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(self, FC_FAMILY, Int32(all.count), &name) == FcResultMatch, let name {
      all.append(String(cString: name).lowercased())
    }
    return all
  }

  nonisolated func number(_ object: String) -> Int? {
    var value: Int32 = 0
    return FcPatternGetInteger(self, object, 0, &value) == FcResultMatch ? Int(value) : nil
  }

  nonisolated func flag(_ object: String) -> Bool {
    var value: FcBool = 0
    return FcPatternGetBool(self, object, 0, &value) == FcResultMatch && value != 0
  }
}
