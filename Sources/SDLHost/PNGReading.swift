import CPNG
public import Stage

/// Reads pictures from files.
public nonisolated enum PictureReading {
  /// The most pixels that are read: a little more than an 8K screen, 7,680 × 4,320.
  static let mostPixels = 36 << 20

  /// Reads a PNG file of any kind as sRGB pixels. 16 bits per channel are reduced to 8; of an
  /// animated file the first picture is read.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - source: the picture's source; see ``Stage/Picture/source``.
  ///   - name: the name in messages; nil for the source.
  /// - Returns: the picture, with premultiplied alpha.
  /// - Throws: a sentence if the file isn't a PNG, is damaged, or has more than 36 megapixels.
  /// - Complexity: O(*n*) in the number of pixels; a picture that is too large is refused before it
  ///   is unpacked.
  public static func picture(
    png bytes: [UInt8], source: String, name: String? = nil
  ) throws(SDLError) -> Picture {
    let name = name ?? source
    let short = name.utf8.count > 80 ? "\(name.prefix(80))…" : name
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    // libpng keeps pointers into the bytes, so they must not move.
    return try bytes.withUnsafeBufferPointer { buffer throws(SDLError) in
      guard png_image_begin_read_from_memory(&image, buffer.baseAddress, buffer.count) != 0 else {
        let reason = PNG.message(of: image)
        throw SDLError(
          bytes.starts(with: PNG.signature)
            ? "The picture \(short) is damaged: \(reason)."
            : "The picture \(short) is not a PNG file: \(reason).")
      }
      let (width, height) = (Int(image.width), Int(image.height))
      guard width > 0, height > 0, width <= mostPixels / height else {
        throw SDLError(
          "The picture \(short) has \(width) × \(height) pixels, and at most 36 megapixels are read: make it smaller."
        )
      }
      // Like browsers; libpng would otherwise assume linear light for 16 bits without a profile.
      image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
      let has16Bits = image.format & png_uint_32(PNG_FORMAT_FLAG_LINEAR) != 0
      // The 28th byte of the header tells whether the picture is interlaced.
      let pixels =
        has16Bits && bytes[28] == 1
        ? linearPixels(&image, width * height) : pixels(&image, width * height)
      guard let pixels else {
        throw SDLError("The picture \(short) is damaged: \(PNG.message(of: image)).")
      }
      return Picture(width: width, height: height, pixels: pixels, source: source)
    }
  }

  /// Nil if the file is damaged.
  private static func pixels(_ image: inout png_image, _ total: Int) -> [UInt32]? {
    image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    var isRead = false
    let pixels = [UInt32](unsafeUninitializedCapacity: total) { room, count in
      isRead = png_image_finish_read(&image, nil, room.baseAddress, 0, nil) != 0
      count = isRead ? total : 0
      if isRead { premultiply(room) }
    }
    return isRead ? pixels : nil
  }

  /// Reads 16-bit linear light and converts it to 8-bit sRGB; nil if the file is damaged. libpng
  /// can convert it too, but version 1.6.39 of Debian 12 mixes up the rows of interlaced pictures.
  private static func linearPixels(_ image: inout png_image, _ total: Int) -> [UInt32]? {
    image.format = png_uint_32(
      PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_LINEAR)
    var samples = [UInt16](repeating: 0, count: 4 * total)
    guard png_image_finish_read(&image, nil, &samples, 0, nil) != 0 else { return nil }
    return (0..<total).map { pixel in
      let alpha = Double(samples[4 * pixel + 3]) / 65535
      guard alpha > 0 else { return 0 }
      let parts = (0..<3).map { part in
        min(pow(Double(samples[4 * pixel + part]) / 65535 / alpha, 1 / gamma), 1) * alpha
      }
      return ([alpha] + parts).reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
    }
  }

  /// The gamma that libpng assumes for sRGB when it converts to linear light.
  private static let gamma = 2.2

  /// Converts four bytes of red, green, blue and alpha each to a pixel, in place: a copy of a large
  /// picture would need as much memory again.
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
