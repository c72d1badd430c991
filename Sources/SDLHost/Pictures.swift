import Drawing
import Interface

/// Frames as pictures, without a window or a display.
nonisolated enum Pictures {
  /// A frame of `size` pixels, painted by the raster painter.
  static func picture(
    of frame: Frame, size: (width: Int, height: Int), text: TextRenderer
  ) -> Raster {
    var painter = RasterPainter()
    var text = text
    painter.paint(frame.sprites, on: frame.ground, size: size, scale: frame.scale, text: &text)
    return painter.raster
  }
}
