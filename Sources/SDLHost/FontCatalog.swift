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
  nonisolated fileprivate var fontconfig: Int {
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

  nonisolated func number(_ object: String) -> Int? {
    var value: Int32 = 0
    return FcPatternGetInteger(self, object, 0, &value) == FcResultMatch ? Int(value) : nil
  }

  nonisolated func flag(_ object: String) -> Bool {
    var value: FcBool = 0
    return FcPatternGetBool(self, object, 0, &value) == FcResultMatch && value != 0
  }
}
