import CSDL2TTF

/// Fonts opened at the sizes in use. SDL_ttf empties a font's cache of glyphs when its size changes,
/// so that every size has a handle of its own, up to a few per file.
nonisolated final class OpenFonts {
  private struct Sized {
    var size: Int
    var font: OpaquePointer
    var lastUse: Int
  }

  static let sizesPerFile = 6

  private var open: [FontFile: [Sized]] = [:]
  private var uses = 0

  deinit {
    FreeTypeLock.hold {
      for sized in open.values.joined() { TTF_CloseFont(sized.font) }
    }
  }

  /// The font at an em of `pixels`, to the nearest 72nd; nil if its file cannot be read.
  func font(_ file: FontFile, pixels: Double) -> OpaquePointer? {
    // At one point to the em, dots per inch are 72nds of a pixel to the em.
    let size = max(1, Int((pixels * 72).rounded()))
    uses += 1
    var handles = open.removeValue(forKey: file) ?? []
    defer { open[file] = handles }
    if let index = handles.firstIndex(where: { $0.size == size }) {
      handles[index].lastUse = uses
      return handles[index].font
    }
    if handles.count < Self.sizesPerFile {
      guard let font = Self.open(file, size: size) else { return nil }
      handles.append(Sized(size: size, font: font, lastUse: uses))
      return font
    }
    guard let oldest = handles.indices.min(by: { handles[$0].lastUse < handles[$1].lastUse }),
      TTF_SetFontSizeDPI(handles[oldest].font, 1, UInt32(size), UInt32(size)) == 0
    else { return nil }
    handles[oldest].size = size
    handles[oldest].lastUse = uses
    return handles[oldest].font
  }

  /// Any handle of the file, for what does not depend on the size.
  func font(_ file: FontFile) -> OpaquePointer? {
    open[file]?.first?.font ?? font(file, pixels: TextLayout.reference)
  }

  private static func open(_ file: FontFile, size: Int) -> OpaquePointer? {
    guard let font = TTF_OpenFontIndexDPI(file.path, 1, file.index, UInt32(size), UInt32(size))
    else { return nil }
    TTF_SetFontHinting(font, TTF_HINTING_NONE)
    TTF_SetFontKerning(font, 1)
    return font
  }
}
