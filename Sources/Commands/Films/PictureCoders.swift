import Drawing
import Films
import SDLHost

/// Every frame as a separate PNG file.
nonisolated struct PictureCoder: FrameCoder {
  static let dependsOnFrameBefore = false

  func follow(_ raster: Raster) {}

  func code(_ raster: Raster) -> Result<[UInt8], SDLError>? {
    Result { () throws(SDLError) in try FilmFiles.png(raster) }
  }
}

/// Every frame as it is: 0xAARRGGBB with straight alpha.
nonisolated struct PixelCoder: FrameCoder {
  static let dependsOnFrameBefore = false
  /// Whether alpha is 255 everywhere, so that nothing has to be converted.
  let isOpaque: Bool

  func follow(_ raster: Raster) {}

  func code(_ raster: Raster) -> [UInt32]? {
    isOpaque ? raster.pixels : raster.straightPixels
  }
}

/// Counts the colours of the frames, instead of coding them.
nonisolated struct CountingCoder: FrameCoder {
  static let dependsOnFrameBefore = true
  private var last: Raster?

  mutating func follow(_ raster: Raster) { last = raster }

  mutating func code(_ raster: Raster) -> ColorCount? {
    var count = ColorCount()
    count.add(raster, after: last)
    last = raster
    return count
  }
}
