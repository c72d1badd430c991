import CSDL2
import Drawing

/// The pixels of a window, valid until the window's size changes.
nonisolated struct WindowPixels: Equatable, @unchecked Sendable {
  private let start: UnsafeMutableRawPointer
  /// Bytes from row to row.
  private let pitch: Int
  private let format: UInt32
  let area: PixelRect

  init(of window: OpaquePointer) throws(SDLError) {
    guard let surface = SDL_GetWindowSurface(window), let pixels = WindowPixels(surface) else {
      throw SDLError.lastError(of: "SDL_GetWindowSurface")
    }
    self = pixels
  }

  /// Nil if the surface has no pixels.
  init?(_ surface: UnsafeMutablePointer<SDL_Surface>) {
    let surface = surface.pointee
    guard let start = surface.pixels else { return nil }
    self.start = start
    pitch = Int(surface.pitch)
    format = surface.format.pointee.format
    area = PixelRect(x: 0, y: 0, width: Int(surface.w), height: Int(surface.h))
  }

  /// Lets another thread get the memory from the system, which takes longer than painting: a display of
  /// 3840 × 2160 pixels has eight thousand pages. Nothing is written, so the pixels may be in use, or
  /// gone.
  func takeMemory() {
    #if os(Linux)
      let populate: Int32 = 23  // MADV_POPULATE_WRITE, since Linux 5.14.
      let first = Int(bitPattern: start) & -sysconf(Int32(_SC_PAGESIZE))
      let end = Int(bitPattern: start) + pitch * area.height
      _ = Background {
        // In parts of a megabyte, since the process gets no other memory during each.
        for part in stride(from: first, to: end, by: 1 << 20) {
          madvise(UnsafeMutableRawPointer(bitPattern: part), min(1 << 20, end - part), populate)
        }
      }
    #endif
  }

  /// Writes a part of a picture at its place. Several threads may write different parts at once.
  func write(_ raster: Raster) {
    let part = raster.area.intersection(area)
    guard !part.isEmpty else { return }
    raster.pixels.withUnsafeBufferPointer { source in
      for y in part.y..<part.maxY {
        let row = (y - raster.area.y) * raster.width + part.x - raster.area.x
        write(UnsafeBufferPointer(rebasing: source[row..<row + part.width]), x: part.x, y: y)
      }
    }
  }

  private func write(_ row: UnsafeBufferPointer<UInt32>, x: Int, y: Int) {
    guard let pixels = row.baseAddress else { return }
    let place = start + y * pitch + x * Int(format & 0xFF)
    if isPlain {
      memcpy(place, pixels, 4 * row.count)
    } else {
      SDL_ConvertPixels(
        Int32(row.count), 1, SDL_PIXELFORMAT_ARGB8888.rawValue, pixels, Int32(4 * row.count),
        format, place, Int32(pitch))
    }
  }

  /// Whether the pixels are as in a `Raster`; the alpha of a window is ignored.
  private var isPlain: Bool {
    format == SDL_PIXELFORMAT_XRGB8888.rawValue || format == SDL_PIXELFORMAT_ARGB8888.rawValue
  }
}
