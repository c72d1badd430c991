import CSDL2TTF
import Keyframes
import Stage

/// The interface's fonts, and fallbacks for characters that they lack.
nonisolated final class Fonts {
  static let sans = ["Inter", "DejaVu Sans"]
  static let mono = ["JetBrains Mono", "DejaVu Sans Mono"]

  private let custom: FontFile?
  private let styles: [TextStyle.Family: [FontCatalog.Style]]
  private let fallback = FallbackFonts()
  private var chains: [Face: [FontFile]] = [:]
  let open = OpenFonts()
  private var outlines: OutlineReader?

  private struct Face: Hashable {
    var family: TextStyle.Family
    var weight: TextStyle.Weight
  }

  /// Finds the families' fonts. The file at `path` comes first for text, and after the monospaced
  /// font for numbers; only it is opened here, to check that it is a font.
  init(custom path: String?) throws(SDLError) {
    custom = path.map { FontFile(path: $0, index: 0) }
    if let custom, open.font(custom) == nil {
      throw SDLError(
        """
        \(custom.path) cannot be used as a font: \(String(cString: CTTF_error())). \
        Give --font a TrueType or OpenType file.
        """)
    }
    let found = FontCatalog.styles(of: Self.sans + Self.mono)
    let words = found.prefix(Self.sans.count).first { !$0.isEmpty } ?? []
    let figures = found.suffix(Self.mono.count).first { !$0.isEmpty } ?? []
    guard !words.isEmpty || custom != nil else {
      throw SDLError(
        """
        No font for the interface: looked for \(Self.sans.joined(separator: " and ")). \
        Install one (Debian: apt install fonts-inter) or pass --font FILE.
        """)
    }
    styles = [.sans: words, .mono: figures.isEmpty ? words : figures]
  }

  /// The fonts of a style in order of preference; never empty.
  func chain(for style: TextStyle) -> [FontFile] {
    let face = Face(family: style.family, weight: style.weight)
    if let known = chains[face] { return known }
    let own = FontCatalog.nearest(to: style.weight, in: styles[style.family] ?? [])
    let chain = style.family == .sans ? [custom, own] : [own, custom]
    chains[face] = chain.compactMap(\.self)
    return chain.compactMap(\.self)
  }

  /// The first font that has `sign`: in the chain, otherwise among all installed fonts, otherwise
  /// the first of the chain, which shows a box.
  func font(
    with sign: Unicode.Scalar, in chain: [FontFile], language: EastAsian, weight: TextStyle.Weight
  ) -> FontFile {
    for file in chain where provides(file, sign) { return file }
    return fallback.font(with: sign, language: language, weight: weight) ?? chain[0]
  }

  /// The outline of a character in the font that shows it; nil if no font has it. Characters that are
  /// never shown have no outline and no width.
  func outline(of scalar: Unicode.Scalar, in style: TextStyle) -> GlyphOutline? {
    let chain = chain(for: style)
    let reader = outlines ?? OutlineReader()
    outlines = reader
    guard let shown = scalar.shown else {
      return GlyphOutline(path: Path(), advance: 0, family: "")
    }
    let file = font(
      with: shown, in: chain, language: EastAsian(CollectionOfOne(shown)), weight: style.weight)
    return reader.outline(of: shown, in: file)
  }

  func closeOutlines() { outlines = nil }

  /// Whether any installed font has `sign`.
  func hasFont(with sign: Unicode.Scalar) -> Bool {
    chain(for: TextStyle(1)).contains { provides($0, sign) } || fallback.font(with: sign) != nil
  }

  func provides(_ file: FontFile, _ sign: Unicode.Scalar) -> Bool {
    guard let font = open.font(file) else { return false }
    return TTF_GlyphIsProvided32(font, sign.value) != 0
  }
}
