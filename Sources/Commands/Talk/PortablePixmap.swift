/// A picture in the binary format PPM, with bytes for red, green and blue.
nonisolated struct PortablePixmap {
  let width, height: Int
  /// 0xFFRRGGBB, row by row.
  let pixels: [UInt32]

  /// Nil unless the bytes are exactly one picture.
  init?(_ bytes: [UInt8]) {
    var header = Header(bytes)
    guard bytes.starts(with: "P6".utf8), let width = header.number(), let height = header.number(),
      header.number() == 255, width > 0, height > 0
    else { return nil }
    // A single white space follows the header.
    let start = header.position + 1
    guard bytes.count - start == 3 * width * height else { return nil }
    (self.width, self.height) = (width, height)
    pixels = Self.pixels(bytes, from: start, count: width * height)
  }

  private init(width: Int, height: Int, pixels: [UInt32]) {
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// The part at the top left, if it is larger than that.
  func cropped(width: Int, height: Int) -> PortablePixmap {
    guard self.width > width || self.height > height else { return self }
    let (right, bottom) = (min(self.width, width), min(self.height, height))
    let rows = (0..<bottom).map { pixels[$0 * self.width..<$0 * self.width + right] }
    return PortablePixmap(width: right, height: bottom, pixels: Array(rows.joined()))
  }

  private static func pixels(_ bytes: [UInt8], from start: Int, count: Int) -> [UInt32] {
    bytes.withUnsafeBufferPointer { bytes in
      [UInt32](unsafeUninitializedCapacity: count) { room, written in
        for index in 0..<count {
          let at = start + 3 * index
          room[index] =
            0xFF00_0000 | UInt32(bytes[at]) << 16 | UInt32(bytes[at + 1]) << 8
            | UInt32(bytes[at + 2])
        }
        written = count
      }
    }
  }

  /// Reads the numbers behind the mark of the format.
  private struct Header {
    let bytes: [UInt8]
    private(set) var position = 2

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The next number of at most six digits; nil if there is none behind a space or a line feed.
    mutating func number() -> Int? {
      guard position < bytes.count, bytes[position] == 10 || bytes[position] == 32 else {
        return nil
      }
      position += 1
      let digits = bytes[position...].prefix(6).prefix { (48...57).contains($0) }
      position = digits.endIndex
      return digits.isEmpty ? nil : digits.reduce(0) { $0 * 10 + Int($1 - 48) }
    }
  }
}
