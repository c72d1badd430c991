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

  /// The same, on all cores.
  static func pictureByAllCores(
    of frame: Frame, size: (width: Int, height: Int), text: TextRenderer
  ) -> Raster {
    var raster = Raster(width: size.width, height: size.height)
    let width = raster.width
    var painter = BandPainter()
    var text = text
    raster.pixels.withUnsafeMutableBufferPointer { pixels in
      let canvas = Canvas(pixels: pixels, width: width)
      painter.paint(
        frame.sprites, on: frame.ground, size: size, scale: frame.scale, text: &text,
        workers: WorkerThreads.all, show: canvas.write)
    }
    return raster
  }

  /// The pixels of a whole picture. Bands may be written at once, since no two share a pixel.
  private struct Canvas: @unchecked Sendable {
    let pixels: UnsafeMutableBufferPointer<UInt32>
    let width: Int

    func write(_ band: Raster) {
      let area = band.area
      band.pixels.withUnsafeBufferPointer { source in
        guard let from = source.baseAddress, let to = pixels.baseAddress else { return }
        for row in 0..<area.height {
          (to + (area.y + row) * width + area.x).update(
            from: from + row * area.width, count: area.width)
        }
      }
    }
  }
}
