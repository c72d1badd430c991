import Stage

// Pictures of pixels, as data URLs.
extension Picture {
  /// The picture's source if that is a `data:` URL, or else its file; without one, a PNG without
  /// compression.
  ///
  /// - Complexity: O(*n*) in the pixels.
  package var dataURL: String {
    if DataURL.isOne(source) { return source }
    return DataURL.picture(file.isEmpty ? plainPNG : file)
  }

  /// Straight alpha, stored as it is (deflate's blocks of the first kind).
  private var plainPNG: [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity(height * (width * 4 + 1))
    for y in 0..<height {
      rows.append(0)
      for pixel in pixels[y * width..<(y + 1) * width] {
        let alpha = pixel >> 24
        for shift in [16 as UInt32, 8, 0] {
          let part = pixel >> shift & 0xFF
          rows.append(alpha == 0 ? 0 : UInt8(min(255, (part * 255 + alpha / 2) / alpha)))
        }
        rows.append(UInt8(alpha))
      }
    }
    let head = UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes + [8, 6, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", head)
      + chunk("IDAT", rows.stored) + chunk("IEND", [])
  }

  private func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + body
    return UInt32(body.count).bigEndianBytes + named
      + CRC32.checksum(named).bigEndianBytes
  }
}

extension UInt32 {
  fileprivate var bigEndianBytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> ($0 as UInt32)) }
  }
}

extension [UInt8] {
  /// As a zlib stream without compression.
  fileprivate var stored: [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var place = 0
    repeat {
      let count = Swift.min(65_535, self.count - place)
      let isLast: UInt8 = place + count == self.count ? 1 : 0
      let (low, high) = (UInt8(count & 0xFF), UInt8(count >> 8))
      stream += [isLast, low, high, ~low, ~high]
      stream += self[place..<place + count]
      place += count
    } while place < count
    var (a, b) = (UInt32(1), UInt32(0))
    for byte in self {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return stream + (b << 16 | a).bigEndianBytes
  }
}
