import CPNG
import Words

nonisolated extension PNG {
  static func read(_ bytes: [UInt8]) throws(PictureFault) -> PixelGrid {
    // libpng takes as much memory as a text or a profile claims to need.
    guard chunksBeforePicture(bytes).allSatisfy({ $0.end <= bytes.count }) else {
      throw .damaged("a part claims to be longer than the file")
    }
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    // libpng keeps pointers into the bytes, so they must not move.
    return try bytes.withUnsafeBufferPointer { buffer throws(PictureFault) in
      guard png_image_begin_read_from_memory(&image, buffer.baseAddress, buffer.count) != 0 else {
        throw .damaged(message(of: image))
      }
      let (width, height) = (Int(image.width), Int(image.height))
      try PixelGrid.check(width, height)
      // Like browsers; libpng would otherwise assume linear light for 16 bits without a profile.
      image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
      let has16Bits = image.format & png_uint_32(PNG_FORMAT_FLAG_LINEAR) != 0
      // The 28th byte of the header tells whether the picture is interlaced.
      if has16Bits && bytes[28] == 1 {
        guard let pixels = linearPixels(&image, width * height) else {
          throw .damaged(message(of: image))
        }
        return PixelGrid(width: width, height: height, pixels: pixels)
      }
      image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
      return try PixelGrid(width: width, height: height) { room in
        png_image_finish_read(&image, nil, room.baseAddress, 0, nil) != 0
          ? nil : message(of: image)
      }
    }
  }

  /// Whether a file has a chunk of animation before its picture.
  static func isAnimated(_ bytes: [UInt8]) -> Bool {
    chunksBeforePicture(bytes).contains { $0.name.elementsEqual("acTL".utf8) }
  }

  /// The chunks before the data of the picture, and where each claims to end.
  private static func chunksBeforePicture(
    _ bytes: [UInt8]
  ) -> [(name: ArraySlice<UInt8>, end: Int)] {
    var chunks: [(name: ArraySlice<UInt8>, end: Int)] = []
    // Behind the signature.
    var position = 8
    while position + 8 <= bytes.count {
      let name = bytes[position + 4..<position + 8]
      guard !name.elementsEqual("IDAT".utf8) else { break }
      position += 12 + bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      chunks.append((name, position))
    }
    return chunks
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
}
