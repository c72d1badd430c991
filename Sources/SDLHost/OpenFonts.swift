import CSDL2TTF

/// The open fonts, each once, since one needs up to a megabyte for the tables of its file. Another size empties
/// SDL_ttf's cache of its glyphs; whole texts are kept elsewhere.
nonisolated final class OpenFonts {
  private var fonts: [FontFile: (size: Int, font: OpaquePointer)] = [:]
  /// Whole files: FreeType reads a few bytes at a time, 15,000 system calls at the start.
  private var files: [String: MappedFile] = [:]

  deinit { FreeTypeLock.hold { closeAll() } }

  /// The font at an em of `pixels`, to the nearest 72nd; nil if its file cannot be read. It has this
  /// size until the next call for the same file.
  func font(_ file: FontFile, pixels: Double) -> OpaquePointer? {
    // With one point per em, dots per inch are 72nds of a pixel per em.
    let size = max(1, Int((pixels * 72).rounded()))
    guard let last = fonts[file] else {
      guard let font = open(file, size: size) else { return nil }
      fonts[file] = (size, font)
      return font
    }
    guard last.size != size else { return last.font }
    guard TTF_SetFontSizeDPI(last.font, 1, UInt32(size), UInt32(size)) == 0 else { return nil }
    fonts[file] = (size, last.font)
    return last.font
  }

  var count: Int { fonts.count }

  /// The font at any size, for uses that do not depend on it.
  func font(_ file: FontFile) -> OpaquePointer? {
    fonts[file]?.font ?? font(file, pixels: TextLayout.reference)
  }

  /// Closes all fonts. The files stay mapped.
  func closeAll() {
    for open in fonts.values { TTF_CloseFont(open.font) }
    fonts = [:]
  }

  /// Frees the memory of what was read of the files.
  func giveBackFiles() { for file in files.values { file.giveBack() } }

  private func open(_ file: FontFile, size: Int) -> OpaquePointer? {
    guard let data = files[file.path] ?? MappedFile(file.path) else {
      _ = CTTF_setError(strerror(errno))
      return nil
    }
    files[file.path] = data
    guard let source = SDL_RWFromConstMem(data.bytes.baseAddress, Int32(data.bytes.count)),
      let font = TTF_OpenFontIndexDPIRW(source, 1, 1, file.index, UInt32(size), UInt32(size))
    else { return nil }
    TTF_SetFontHinting(font, TTF_HINTING_NONE)
    TTF_SetFontKerning(font, 1)
    return font
  }
}
