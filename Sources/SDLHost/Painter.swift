import CSDL2
import Playground

/// How frames get into a window: as triangles where the renderer is accelerated, as one picture
/// painted in memory where it is not.
enum Painter {
  case geometry(GeometryPainter)
  case raster(RasterPresenter)

  init(for screen: borrowing Screen) {
    self =
      screen.isAccelerated
      ? .geometry(GeometryPainter(screen.renderer)) : .raster(RasterPresenter(screen.renderer))
  }

  /// Hands a frame over to the renderer. Returns whether there is anything new to present.
  func paint(
    _ frame: Frame, size: (width: Int, height: Int), text: TextRenderer
  ) throws(SDLError) -> Bool {
    switch self {
    case .geometry(let painter): try painter.paint(frame, size: size, text: text)
    case .raster(let painter): try painter.paint(frame, size: size, text: text)
    }
  }

  /// What the system may have thrown away.
  enum Loss {
    /// What is on the display.
    case display
    /// That, and the textures.
    case textures
  }

  /// Sees to it that the next frame is presented whatever it shows, from fresh textures if need be.
  func forget(_ loss: Loss) {
    switch self {
    case .geometry(let painter): painter.forget(loss)
    case .raster(let painter): painter.forget(loss)
    }
  }
}
