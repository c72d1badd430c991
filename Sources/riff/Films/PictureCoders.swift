import Drawing
import Films
import SDLHost

/// Every frame as a PNG file of its own.
nonisolated struct PictureCoder: FrameCoder {
  mutating func follow(_ raster: Raster) {}

  mutating func code(_ raster: Raster) -> Result<[UInt8], SDLError>? {
    Result { () throws(SDLError) in try FilmFiles.png(raster) }
  }
}

/// Counts the colours of the frames, instead of coding them.
nonisolated struct CountingCoder: FrameCoder {
  private var last: Raster?

  mutating func follow(_ raster: Raster) { last = raster }

  mutating func code(_ raster: Raster) -> ColorCount? {
    var count = ColorCount()
    if let last { count.follow(last) }
    count.add(raster)
    last = raster
    return count
  }
}
