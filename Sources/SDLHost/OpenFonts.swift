import CSDL2TTF

/// Fonts opened at the sizes in use. SDL_ttf empties a font's glyph cache when its size changes, so
/// every size has its own handle, up to a few per file.
nonisolated final class OpenFonts {
  private struct Sized {
    var size: Int
    var font: OpaquePointer
    var lastUse: Int
  }

  /// Each needs up to a megabyte for the tables of its file.
  static let sizesPerFile = 2

  private var handles: [FontFile: [Sized]] = [:]
  /// Whole files: FreeType reads a few bytes at a time, 15,000 system calls at the start.
  private var files: [String: MappedFile] = [:]
  private var uses = 0
  /// The number of uses when unused fonts were last closed.
  private var usesBefore = 0

  deinit { FreeTypeLock.hold { closeAll() } }

  /// The font at an em of `pixels`, to the nearest 72nd; nil if its file cannot be read.
  func font(_ file: FontFile, pixels: Double) -> OpaquePointer? {
    // With one point per em, dots per inch are 72nds of a pixel per em.
    let size = max(1, Int((pixels * 72).rounded()))
    uses += 1
    var sizes = handles.removeValue(forKey: file) ?? []
    defer { handles[file] = sizes }
    if let index = sizes.firstIndex(where: { $0.size == size }) {
      sizes[index].lastUse = uses
      return sizes[index].font
    }
    if sizes.count < Self.sizesPerFile {
      guard let font = open(file, size: size) else { return nil }
      sizes.append(Sized(size: size, font: font, lastUse: uses))
      return font
    }
    guard let oldest = sizes.indices.min(by: { sizes[$0].lastUse < sizes[$1].lastUse }),
      TTF_SetFontSizeDPI(sizes[oldest].font, 1, UInt32(size), UInt32(size)) == 0
    else { return nil }
    sizes[oldest].size = size
    sizes[oldest].lastUse = uses
    return sizes[oldest].font
  }

  var count: Int { handles.values.reduce(0) { $0 + $1.count } }

  /// Any handle of the file, for uses that do not depend on the size.
  func font(_ file: FontFile) -> OpaquePointer? {
    handles[file]?.first?.font ?? font(file, pixels: TextLayout.reference)
  }

  /// Closes the handles that were not used since the last call, except the newest of each file.
  func closeUnused() {
    for (file, sizes) in handles {
      let kept = min(usesBefore + 1, sizes.reduce(0) { max($0, $1.lastUse) })
      for sized in sizes where sized.lastUse < kept { TTF_CloseFont(sized.font) }
      handles[file] = sizes.filter { $0.lastUse >= kept }
    }
    usesBefore = uses
  }

  /// Closes all handles. The files stay mapped.
  func closeAll() {
    for sized in handles.values.joined() { TTF_CloseFont(sized.font) }
    handles = [:]
  }

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
