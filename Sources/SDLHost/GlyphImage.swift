import CSDL2TTF

/// A run of text drawn by SDL_ttf: coverage 0…255 by rows, and its position relative to the run's
/// origin on the baseline. Owns SDL's surface.
nonisolated struct GlyphImage: ~Copyable {
  private let surface: UnsafeMutablePointer<SDL_Surface>
  let width: Int
  /// The rows that are not empty.
  let rows: Range<Int>
  /// The left edge of the surface, relative to the origin.
  let left: Int
  let top: Int

  /// Nil if the run is empty.
  init?(_ run: TextRun, pixels: Double, _ fonts: OpenFonts) {
    let (white, black) = (
      SDL_Color(r: 255, g: 255, b: 255, a: 255), SDL_Color(r: 0, g: 0, b: 0, a: 255)
    )
    // In a shaded surface the index of a pixel's colour is its coverage.
    guard let font = fonts.font(run.file, pixels: pixels),
      let surface = TTF_RenderUTF8_Shaded(font, run.string, white, black)
    else { return nil }
    let image = surface.pointee
    let filled = Self.filledRows(of: image)
    guard !filled.isEmpty else {
      SDL_FreeSurface(surface)
      return nil
    }
    self.surface = surface
    width = Int(image.w)
    rows = filled
    let bearings = Self.overhang(of: run.string, font, height: Int(image.h))
    left = bearings.left
    top = -Int(TTF_FontAscent(font)) - bearings.above
  }

  deinit { SDL_FreeSurface(surface) }

  func row(_ y: Int) -> UnsafeBufferPointer<UInt8> {
    let start = surface.pointee.pixels + y * Int(surface.pointee.pitch)
    return UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: width)
  }

  private static func filledRows(of image: SDL_Surface) -> Range<Int> {
    func isFilled(_ y: Int) -> Bool {
      let start = image.pixels + y * Int(image.pitch)
      let row = UnsafeBufferPointer(
        start: start.assumingMemoryBound(to: UInt8.self), count: Int(image.w))
      return row.reduce(0, |) != 0
    }
    let all = 0..<Int(image.h)
    guard let first = all.first(where: isFilled), let last = all.last(where: isFilled) else {
      return 0..<0
    }
    return first..<last + 1
  }

  /// How far the first glyph extends left of the origin (0 or less), and the highest glyph above
  /// the font's ascent (0 or more): SDL_ttf silently enlarges the surface by that much.
  private static func overhang(
    of string: String, _ font: OpaquePointer, height: Int
  ) -> (left: Int, above: Int) {
    var (left, right, bottom, top): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    var advance: Int32 = 0
    if let first = string.unicodeScalars.first {
      TTF_GlyphMetrics32(font, first.value, &left, &right, &bottom, &top, &advance)
    }
    guard height > Int(TTF_FontHeight(font)) else { return (min(0, Int(left)), 0) }
    var highest = TTF_FontAscent(font)
    for scalar in string.unicodeScalars {
      TTF_GlyphMetrics32(font, scalar.value, nil, nil, nil, &top, nil)
      highest = max(highest, top)
    }
    return (min(0, Int(left)), Int(highest - TTF_FontAscent(font)))
  }
}
