/// An animated PNG decoded by the book (PNG, third edition), apart from the writer: the pictures on the
/// screen, straight 0xAARRGGBB. Its zlib streams must be stored, as `stored` makes them.
struct DecodedAPNG {
  var frames: [[UInt32]] = []
  /// Each frame's delay, as a fraction.
  var delays: [(numerator: Int, denominator: Int)] = []
  var plays = -1
  var width = 0
  var height = 0

  private struct Control {
    let width, height, x, y: Int
    let isOver: Bool
  }

  init(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    _ = reader.take(8)
    var screen: [UInt32] = []
    var control: Control?
    var (frameCount, sequence) = (0, 0)
    while !reader.isAtEnd {
      let length = reader.number(4)
      let name = String(decoding: reader.take(4), as: UTF8.self)
      let data = reader.take(length)
      precondition(reader.number(4) == Int(Self.checksum(Array(name.utf8) + data)), name)
      var chunk = ByteReader(data)
      switch name {
      case "IHDR":
        (width, height) = (chunk.number(4), chunk.number(4))
        precondition(chunk.take(5) == [8, 6, 0, 0, 0])
        screen = Array(repeating: 0, count: width * height)
      case "acTL": (frameCount, plays) = (chunk.number(4), chunk.number(4))
      case "fcTL":
        precondition(chunk.number(4) == sequence, "The sequence has a gap.")
        sequence += 1
        let box = (0..<4).map { _ in chunk.number(4) }
        delays.append((chunk.number(2), chunk.number(2)))
        precondition(chunk.byte() == 0, "Frames stay.")
        control = Control(
          width: box[0], height: box[1], x: box[2], y: box[3], isOver: chunk.byte() == 1)
      case "IDAT", "fdAT":
        if name == "fdAT" {
          precondition(chunk.number(4) == sequence, "The sequence has a gap.")
          sequence += 1
        }
        guard let control else { break }
        Self.paint(chunk.take(length - chunk.place), control, width, &screen)
        frames.append(screen)
      case _: break
      }
    }
    precondition(frames.count == frameCount, "acTL counts \(frameCount) of \(frames.count) frames.")
  }

  private static func paint(
    _ stream: [UInt8], _ control: Control, _ width: Int, _ screen: inout [UInt32]
  ) {
    var rows = ByteReader(inflated(stream))
    for y in 0..<control.height {
      precondition(rows.byte() == 0, "No filter.")
      for x in 0..<control.width {
        let value = UInt32(rows.number(4))
        let pixel = value >> 8 | value << 24
        if control.isOver, pixel >> 24 == 0 { continue }
        precondition(!control.isOver || pixel >> 24 == 0xFF, "Only opaque pixels lie over others.")
        screen[(control.y + y) * width + control.x + x] = pixel
      }
    }
  }

  /// A zlib stream that is not compressed; without a checksum, which the decoder ignores.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: bytes.count, by: 65_535) {
      let block = bytes[start..<min(start + 65_535, bytes.count)]
      let (low, high) = (UInt8(block.count & 0xFF), UInt8(block.count >> 8))
      stream += [block.endIndex == bytes.count ? 1 : 0, low, high, ~low, ~high] + block
    }
    return stream + [0, 0, 0, 0]
  }

  private static func inflated(_ stream: [UInt8]) -> [UInt8] {
    var reader = ByteReader(stream)
    _ = reader.take(2)
    var bytes: [UInt8] = []
    while case let isLast = reader.byte(), true {
      let count = reader.short()
      _ = reader.take(2)
      bytes += reader.take(count)
      if isLast == 1 { return bytes }
    }
  }

  /// Bit by bit, where the writer has a table.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
