import CPNG
public import Stage

/// Pictures out of files.
public nonisolated enum PictureReading {
  /// The most pixels that are read: a screen of 8K, 7,680 × 4,320, and a little more.
  static let mostPixels = 36 << 20

  /// Reads a PNG file of any kind as pixels of sRGB; one of 16 bits loses half of them, and of an animated
  /// one the first picture is taken.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - source: where it came from; see ``Stage/Picture/source``.
  ///   - name: what messages call it; nil is its source.
  /// - Returns: the picture with its alpha multiplied into the colours.
  /// - Throws: a sentence if it is none, is damaged, or has more than 36 megapixels.
  /// - Complexity: O(*n*) in the number of pixels; a picture that is too large is refused before it is
  ///   unpacked.
  public static func picture(
    png bytes: [UInt8], source: String, name: String? = nil
  ) throws(SDLError) -> Picture {
    let name = name ?? source
    let short = name.utf8.count > 80 ? "\(name.prefix(80))…" : name
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    // What has been begun points to the bytes, which therefore stay where they are.
    return try bytes.withUnsafeBufferPointer { buffer throws(SDLError) in
      guard png_image_begin_read_from_memory(&image, buffer.baseAddress, buffer.count) != 0 else {
        throw SDLError("The picture \(short) is not a PNG file: \(PNG.message(of: image)).")
      }
      let (width, height) = (Int(image.width), Int(image.height))
      guard width > 0, height > 0, width <= mostPixels / height else {
        throw SDLError(
          "The picture \(short) has \(width) × \(height) pixels, and at most 36 megapixels are read: "
            + "make it smaller.")
      }
      // As browsers do; libpng takes 16 bits without a profile for linear light otherwise.
      image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
      image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
      var failed = false
      let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { room, count in
        failed = png_image_finish_read(&image, nil, room.baseAddress, 0, nil) == 0
        count = failed ? 0 : width * height
        if !failed { premultiply(room) }
      }
      guard !failed else {
        throw SDLError("The picture \(short) is damaged: \(PNG.message(of: image)).")
      }
      return Picture(width: width, height: height, pixels: pixels, source: source)
    }
  }

  /// Turns four bytes of red, green, blue and alpha each into a pixel, in their place: another copy of a
  /// large picture would need as much memory again.
  private static func premultiply(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
    for index in pixels.indices {
      let sample = UInt32(littleEndian: pixels[index])
      let alpha = sample >> 24
      if alpha == 0 {
        pixels[index] = 0
        continue
      }
      func part(_ shift: UInt32) -> UInt32 { ((sample >> shift & 0xFF) * alpha + 127) / 255 }
      pixels[index] = alpha << 24 | part(0) << 16 | part(8) << 8 | part(16)
    }
  }
}
