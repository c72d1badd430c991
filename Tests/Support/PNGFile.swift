extension Pixels {
  /// An uncompressed PNG file: tests of the product's own writer must not depend on it.
  var png: [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity((4 * width + 1) * height)
    for y in 0..<height {
      rows.append(0)
      for x in 0..<width {
        let value = values[y * width + x]
        rows += [value >> 16, value >> 8, value, value >> 24].map {
          UInt8(truncatingIfNeeded: $0)
        }
      }
    }
    let header = Self.bytes(UInt32(width)) + Self.bytes(UInt32(height)) + [8, 6, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Self.chunk("IHDR", header)
      + Self.chunk("IDAT", Self.stored(rows)) + Self.chunk("IEND", [])
  }

  private static func bytes(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return bytes(UInt32(data.count)) + body + bytes(checksum(body))
  }

  /// A zlib stream of uncompressed blocks.
  private static func stored(_ data: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    stream.reserveCapacity(data.count + data.count / 1000 + 16)
    for start in stride(from: 0, to: max(data.count, 1), by: 65535) {
      let block = data[start..<min(start + 65535, data.count)]
      let (low, high) = (UInt8(block.count & 0xFF), UInt8(block.count >> 8))
      stream += [block.endIndex == data.count ? 1 : 0, low, high, ~low, ~high]
      stream += block
    }
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in data {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return stream + bytes(b << 16 | a)
  }

  /// The CRC-32 of PNG.
  private static func checksum(_ data: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in data { sum = sum >> 8 ^ checksums[Int((sum ^ UInt32(byte)) & 0xFF)] }
    return ~sum
  }

  private static let checksums: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
  }
}
