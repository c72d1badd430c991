import CPNG
public import Stage

/// Pictures out of files.
public nonisolated enum PictureReading {
  /// The most pixels that are read: 8,000 × 8,000 and more.
  static let mostPixels = 64 << 20

  /// Reads a PNG file of any kind as pixels of sRGB; one of 16 bits loses half of them, and of an animated
  /// one the first picture is taken.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - source: where it came from; see ``Stage/Picture/source``.
  /// - Returns: the picture with its alpha multiplied into the colours.
  /// - Throws: a sentence if it is none, is damaged, or has more than 64 megapixels.
  /// - Complexity: O(*n*) in the number of pixels; a picture that is too large is refused before it is
  ///   unpacked.
  public static func picture(png bytes: [UInt8], source: String) throws(SDLError) -> Picture {
    let name = source.utf8.count > 80 ? "\(source.prefix(80))…" : source
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    // What has been begun points to the bytes, which therefore stay where they are.
    return try bytes.withUnsafeBufferPointer { buffer throws(SDLError) in
      guard png_image_begin_read_from_memory(&image, buffer.baseAddress, buffer.count) != 0 else {
        throw SDLError("The picture \(name) is not a PNG file: \(PNG.message(of: image)).")
      }
      let (width, height) = (Int(image.width), Int(image.height))
      guard width > 0, height > 0, width <= mostPixels / height else {
        throw SDLError(
          "The picture \(name) has \(width) × \(height) pixels, and at most 64 megapixels are read: "
            + "make it smaller.")
      }
      image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
      var samples = [UInt8](repeating: 0, count: 4 * width * height)
      guard png_image_finish_read(&image, nil, &samples, 0, nil) != 0 else {
        throw SDLError("The picture \(name) is damaged: \(PNG.message(of: image)).")
      }
      return Picture(width: width, height: height, pixels: premultiplied(samples), source: source)
    }
  }

  private static func premultiplied(_ samples: [UInt8]) -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: samples.count / 4)
    for index in pixels.indices {
      let alpha = UInt32(samples[4 * index + 3])
      var pixel = alpha << 24
      for channel in 0..<3 {
        let value = (UInt32(samples[4 * index + channel]) * alpha + 127) / 255
        pixel |= value << UInt32(16 - 8 * channel)
      }
      pixels[index] = pixel
    }
    return pixels
  }
}
