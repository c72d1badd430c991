import Drawing
import Foundation

/// A PNG file of a picture, not compressed, so that it needs no library.
func png(of picture: Raster) -> Data {
  let (rgba, length) = (picture.rgba, 4 * picture.width)
  var rows: [UInt8] = []
  for row in 0..<picture.height {
    rows.append(0)  // This row has no filter.
    rows += rgba[row * length..<(row + 1) * length]
  }
  let header = bytes(picture.width) + bytes(picture.height) + [8, 6, 0, 0, 0]  // 8 bits, RGBA
  return Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
      + chunk("IDAT", zlib(rows)) + chunk("IEND", []))
}

private func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
  let body = Array(name.utf8) + data
  return bytes(data.count) + body + bytes(Int(crc32(body)))
}

/// A zlib stream of blocks that are stored as they are (RFC 1950 and RFC 1951).
private func zlib(_ data: [UInt8]) -> [UInt8] {
  var stream: [UInt8] = [0x78, 0x01]
  for start in stride(from: 0, to: max(data.count, 1), by: 65535) {
    let block = data[start..<min(start + 65535, data.count)]
    let (low, high) = (UInt8(block.count & 255), UInt8(block.count >> 8))
    stream += [block.endIndex == data.count ? 1 : 0, low, high, ~low, ~high] + block
  }
  var (a, b) = (1, 0)
  for byte in data {
    a = (a + Int(byte)) % 65521
    b = (b + a) % 65521
  }
  return stream + bytes(b << 16 | a)
}

private func crc32(_ data: [UInt8]) -> UInt32 {
  var sum = ~UInt32(0)
  for byte in data {
    sum ^= UInt32(byte)
    for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
  }
  return ~sum
}

/// Four bytes, the highest first.
private func bytes(_ number: Int) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(number >> $0 & 255) }
}
