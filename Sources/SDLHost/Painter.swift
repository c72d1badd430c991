import CSDL2
import Drawing
import Interface

/// Paints frames into a window: as triangles if the renderer is accelerated, otherwise as one
/// picture painted in memory.
enum Painter {
  case geometry(GeometryPainter)
  case raster(RasterPresenter)

  init(for screen: borrowing Screen) {
    self =
      screen.renderer.map { .geometry(GeometryPainter($0)) }
      ?? .raster(RasterPresenter(screen.window, isMain: true))
  }

  /// Paints a frame, and returns whether there is anything new to present.
  func paint(
    _ frame: Frame, size: (width: Int, height: Int), text: TextRenderer
  ) throws(SDLError) -> Bool {
    switch self {
    case .geometry(let painter): try painter.paint(frame, size: size, text: text)
    case .raster(let painter): try painter.paint(frame, size: size, text: text)
    }
  }

  /// Shows the last frame on the display.
  func present() throws(SDLError) {
    switch self {
    case .geometry(let painter): painter.present()
    case .raster(let painter): try painter.present()
    }
  }

  /// The texts of the last picture.
  var textKeys: [TextKey] {
    switch self {
    case .geometry(let painter): painter.textKeys
    case .raster(let painter): painter.textKeys
    }
  }

  /// Drops values that were not used since the last call, or are easily made again.
  func forgetUnused() {
    switch self {
    case .geometry(let painter): painter.forgetUnused()
    case .raster(let painter): painter.forgetUnused()
    }
  }

  /// Something that the system may have lost.
  enum Loss {
    /// The contents of the display.
    case display
    /// The contents of the display and the textures.
    case textures
  }

  /// Makes sure that the next frame is presented even if unchanged, with new textures if necessary.
  func forget(_ loss: Loss) {
    switch self {
    case .geometry(let painter): painter.forget(loss)
    case .raster(let painter): painter.forget(loss)
    }
  }
}

extension Painter.Loss {
  /// The loss that SDL's event reports; nil for other events.
  init?(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET, SDL_DISPLAYEVENT: self = .textures
    case SDL_WINDOWEVENT:
      switch SDL_WindowEventID(UInt32(event.window.event)) {
      case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED:
        self = .display
      case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: self = .textures
      default: return nil
      }
    default: return nil
    }
  }
}
