import CPNG
import Drawing
import Words

/// Pictures as PNG files.
nonisolated enum PNG {
  /// Writes a picture via a file next to `path`, so that a failure leaves no partial file.
  static func write(_ raster: Raster, to path: String) throws(SDLError) {
    try Files.write(encode(raster), to: path)
  }

  /// Encodes a PNG file of straight-alpha sRGB, without alpha if the whole picture is opaque.
  static func encode(_ raster: Raster) throws(SDLError) -> [UInt8] {
    let isOpaque = raster.pixels.allSatisfy { $0 >= 0xFF00_0000 }
    let samples = isOpaque ? opaqueSamples(raster) : raster.rgba
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    image.width = png_uint_32(raster.width)
    image.height = png_uint_32(raster.height)
    image.format = png_uint_32(
      isOpaque ? PNG_FORMAT_FLAG_COLOR : PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    // Incompressible data grows by far less than this; pages that are not written take no memory.
    let most = samples.count + samples.count / 8 + 4096
    let file = [UInt8](unsafeUninitializedCapacity: most) { room, count in
      var size = png_alloc_size_t(most)
      let isWritten =
        png_image_write_to_memory(&image, room.baseAddress, &size, 0, samples, 0, nil) != 0
      count = isWritten ? Int(size) : 0
    }
    guard !file.isEmpty else {
      throw SDLError("The picture cannot be encoded as PNG: \(message(of: image)).")
    }
    return file
  }

  private static func opaqueSamples(_ raster: Raster) -> [UInt8] {
    var samples: [UInt8] = []
    samples.reserveCapacity(3 * raster.pixels.count)
    for pixel in raster.pixels {
      samples.append(UInt8(truncatingIfNeeded: pixel >> 16))
      samples.append(UInt8(truncatingIfNeeded: pixel >> 8))
      samples.append(UInt8(truncatingIfNeeded: pixel))
    }
    return samples
  }

  static func message(of image: png_image) -> Message {
    withUnsafeBytes(of: image.message) { bytes in
      let words = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      return words == "read beyond end of data" ? "it ends too early" : Message(verbatim: words)
    }
  }
}
