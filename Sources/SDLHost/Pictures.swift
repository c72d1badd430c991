import Drawing
import Playground

/// Frames as pictures, without a window and without a display.
nonisolated enum Pictures {
  /// A frame of `size` pixels, as the raster painter paints it.
  static func picture(
    of frame: Frame, size: (width: Int, height: Int), text: TextRenderer
  ) -> Raster {
    var painter = RasterPainter()
    var text = text
    painter.paint(frame.sprites, on: frame.ground, size: size, scale: frame.scale, text: &text)
    return painter.raster
  }
}
