import CPNG
import Words

nonisolated extension PNG {
  static func read(_ bytes: [UInt8]) throws(PictureFault) -> PixelGrid {
    let bytes = try withNeededChunks(bytes)
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
    PNGChunks(bytes).first { $0.name == "acTL" || $0.name == "IDAT" }?.name == "acTL"
  }

  /// The file with only the chunks on which its pixels depend: libpng would unpack and keep each
  /// text, and a small one can be megabytes.
  static func withNeededChunks(_ bytes: [UInt8]) throws(PictureFault) -> [UInt8] {
    var needed: [UInt8] = []
    // The bytes before it are in `needed`, or left out.
    var position = 0
    var hasPicture = false
    for (name, range) in PNGChunks(bytes) {
      hasPicture = hasPicture || name == "IDAT"
      // libpng takes as much memory as a profile claims to need.
      guard hasPicture || range.upperBound <= bytes.count else {
        throw .damaged("a part claims to be longer than the file")
      }
      // The names of chunks that each reader has to know begin with a capital letter.
      let isCritical = bytes[range.lowerBound + 4] & 0x20 == 0
      let isColor = name == "iCCP" ? range.count <= longestProfile : colors.contains(name)
      guard !isCritical, !isColor else { continue }
      needed += bytes[position..<range.lowerBound]
      position = min(range.upperBound, bytes.count)
    }
    guard position > 0 else { return bytes }
    needed += bytes[position...]
    return needed
  }

  /// Chunks that say what the samples mean.
  private static let colors: Set<String> = ["tRNS", "gAMA", "cHRM", "sRGB", "sBIT"]
  /// A colour profile has at most so many bytes; libpng knows that of sRGB, which has 3144.
  private static let longestProfile = 1 << 20

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

/// The chunks of a PNG file, each with the bytes that it claims to have.
nonisolated private struct PNGChunks: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  // Behind the signature.
  private var position = 8

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> (name: String, range: Range<Int>)? {
    guard position + 8 <= bytes.count else { return nil }
    let start = position
    position += 12 + bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    return (String(decoding: bytes[start + 4..<start + 8], as: UTF8.self), start..<position)
  }
}
