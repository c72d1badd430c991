import CSDL2
import Drawing
import Interface

/// Paints frames in memory, on all cores, directly into the pixels of a window.
final class RasterPresenter {
  private let window: OpaquePointer
  /// The size of the main window decides which blocks of memory are kept.
  private let isMain: Bool
  private var painter = BandPainter()
  private var pixels: WindowPixels?
  /// The parts of the window that the display does not show yet.
  private(set) var changes = Damage()
  /// Whether the display no longer shows the last picture.
  private var isStale = true

  init(_ window: OpaquePointer, isMain: Bool) {
    (self.window, self.isMain) = (window, isMain)
    // While the first frame is computed.
    try? WindowPixels(of: window).takeMemory()
  }

  func paint(
    _ frame: Frame, size: (width: Int, height: Int), text: TextRenderer
  ) throws(SDLError) -> Bool {
    guard size.width > 0, size.height > 0 else { return false }
    let pixels = try WindowPixels(of: window)
    if pixels != self.pixels {
      painter.invalidate()
      if isMain { Process.keepLargeBlocksApart(pixels: pixels.area.area) }
    }
    self.pixels = pixels
    var text = text
    let damage = painter.paint(
      frame.sprites, on: frame.ground, size: size, scale: frame.scale, text: &text,
      workers: WorkerThreads.all, show: pixels.write)
    guard isStale || damage != nil else { return false }
    for rect in damage?.rects ?? [] { changes.add(rect) }
    if isStale { changes.add(pixels.area) }
    isStale = false
    return true
  }

  /// Shows what was painted.
  func present() throws(SDLError) {
    let rects = changes.rects.map {
      SDL_Rect(x: Int32($0.x), y: Int32($0.y), w: Int32($0.width), h: Int32($0.height))
    }
    changes = Damage()
    guard SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count)) == 0 else {
      throw SDLError.lastError(of: "SDL_UpdateWindowSurfaceRects")
    }
  }

  func forget(_ loss: Painter.Loss) {
    isStale = true
    if loss == .textures { painter.invalidate() }
  }

  /// Frees memory that the next picture may need again.
  func forgetUnused() { painter.forgetUnused() }

  var textKeys: [TextKey] { painter.textKeys }
}
