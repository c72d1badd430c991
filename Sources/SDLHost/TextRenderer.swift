import CSDL2TTF
import Drawing
import Stage

/// Measures and rasterises texts with SDL2_ttf.
///
/// Layout is measured once at a large size and scaled, so that it is the same at every zoom. Masks
/// are drawn enlarged, without hinting, and filtered down, which gives exact coverage at quarter
/// pixels.
///
/// A renderer may be used by one thread at a time; other threads may have their own.
public nonisolated final class TextRenderer: TextMasks {
  private let fonts: Fonts
  private var masks = BoundedCache<TextKey, TextMask?>(limit: 4 << 20)
  private var layouts = BoundedCache<Text, TextLayout>(limit: 2 << 20)

  /// Finds the interface's fonts; the file `font`, if given, has priority.
  public init(font: String? = nil) throws(SDLError) {
    fonts = try FreeTypeLock.hold { () throws(SDLError) in
      // Never undone, since that would close the fonts of other renderers.
      guard TTF_WasInit() > 0 || TTF_Init() == 0 else { throw SDLError.lastError(of: "TTF_Init") }
      return try Fonts(custom: font)
    }
  }

  /// The width in points of the widest line; proportional to the style's size.
  ///
  /// - Complexity: O(1) for texts that were measured before.
  public func measure(_ text: Text) -> Double {
    layout(of: text).width * text.style.size
  }

  /// Whether the installed fonts have every character of `string`.
  public func shows(_ string: String) -> Bool {
    FreeTypeLock.hold { string.unicodeScalars.allSatisfy { fonts.hasFont(with: $0) } }
  }

  /// Returns the outline of a character in the font that shows it; nil if no installed font has it.
  public func outline(of scalar: Unicode.Scalar, in style: TextStyle) -> GlyphOutline? {
    FreeTypeLock.hold { fonts.outline(of: scalar, in: style) }
  }

  /// Returns the coverage of a text, or nil if it is empty.
  ///
  /// The middle of the capitals of a single line is at the position. At small sizes baselines are
  /// then moved to the nearest whole pixel (plus the phase).
  public func mask(for key: TextKey) -> TextMask? {
    if let known = masks.value(for: key) { return known }
    let mask = FreeTypeLock.hold { draw(key) }
    _ = masks.insert(mask, bytes: 256 + (mask?.coverage.count ?? 0), for: key)
    return mask
  }

  /// Makes the missing masks of `keys`, ordered by size, after all layouts, which are measured at one size:
  /// setting another size of a font empties SDL_ttf's cache of its glyphs. Stops when the masks fill half the cache.
  public func prepare(_ keys: [TextKey]) {
    let missing = keys.filter { masks.value(for: $0) == nil }
    for key in missing { _ = layout(of: key.text) }
    var bytes = 0
    for key in missing.sorted(by: { $0.pixelSize < $1.pixelSize }) where bytes < masks.limit / 2 {
      bytes += mask(for: key)?.coverage.count ?? 0
    }
  }

  /// The number of drawn texts and layouts in the caches.
  var kept: Int { masks.count + layouts.count }

  /// The number of fonts that are open.
  var openFonts: Int { fonts.open.count }

  /// Drops the texts that were neither measured nor drawn since the last call, except for `keys`. In a
  /// rest it also closes all fonts.
  func forgetUnused(except keys: [TextKey], isResting: Bool = false) {
    for key in keys { _ = masks.value(for: key) }
    _ = (masks.removeUnused(), layouts.removeUnused())
    FreeTypeLock.hold {
      if isResting { fonts.open.closeAll() }
      fonts.closeOutlines()
    }
  }

  /// Frees the memory of what was read of fonts' files.
  func giveBackFiles() { FreeTypeLock.hold { fonts.open.giveBackFiles() } }

  private func draw(_ key: TextKey) -> TextMask? {
    let size = key.pixelSize
    guard size > 0, size <= Self.largestSize else { return nil }
    let layout = layout(of: key.text)
    var samples = Self.samples(at: size)
    if layout.area * size * size > Self.mostSamples / Double(samples * samples) { samples = 1 }
    let scale = Double(samples) * size
    var pieces: [BoxFilter.Piece] = []
    for (index, line) in layout.lines.enumerated() {
      let down = Double(index) - Double(layout.lines.count - 1) / 2
      let y = Self.baseline(
        (layout.capHeight / 2 + down * key.text.style.lineHeight) * size, at: size)
      let x = -line.width * key.text.style.alignment.shareBefore
      for whole in line.runs {
        guard let placed = key.range.map({ whole.only($0, fonts) }) ?? whole,
          let image = GlyphImage(placed.run, pixels: scale, fonts.open)
        else { continue }
        let (across, down) = ((x + placed.x) * scale, y * Double(samples))
        guard max(abs(across), abs(down)) < Self.farthest else { return nil }
        pieces.append(BoxFilter.Piece(image, x: Int(across.rounded()), y: Int(down.rounded())))
      }
    }
    return BoxFilter(samples: samples, phaseX: key.phaseX, phaseY: key.phaseY).mask(of: pieces)
  }

  /// The largest em in pixels; larger texts are not drawn.
  static let largestSize = 2048.0

  /// Texts with letters that are so far from its centre, in samples, are not drawn.
  private static let farthest = 1e9

  /// About the most samples of a text that has more than one per pixel.
  private static let mostSamples = 8_000_000.0

  /// Samples per pixel in each direction; large letters need fewer.
  static func samples(at size: Double) -> Int {
    size <= 32 ? 4 : size <= 256 ? 2 : 1
  }

  /// Rounds the baseline of small text to whole pixels, if its size is whole or half: at other
  /// sizes text is probably being zoomed, and has to move smoothly.
  private static func baseline(_ y: Double, at size: Double) -> Double {
    size <= 40 && (2 * size).rounded() == 2 * size ? y.rounded() : y
  }

  private func layout(of text: Text) -> TextLayout {
    var key = text
    key.style.size = 1
    key.style.alignment = .leading
    key.style.lineHeight = TextStyle.lineHeight
    key.colors = []
    if let known = layouts.value(for: key) { return known }
    let layout = FreeTypeLock.hold { TextLayout(key, fonts) }
    _ = layouts.insert(layout, bytes: layout.bytes + text.string.utf8.count, for: key)
    return layout
  }
}
