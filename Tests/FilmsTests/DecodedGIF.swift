/// A GIF decoded by the book (GIF89a), apart from the writer: the pictures on the screen, 0xAARRGGBB.
struct DecodedGIF {
  var width = 0
  var height = 0
  var frames: [[UInt32]] = []
  /// Hundredths of a second.
  var delays: [Int] = []
  /// The repetitions after the first time; nil without the extension, 0 without end.
  var repetitions: Int?

  init(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    precondition(String(decoding: reader.take(6), as: UTF8.self) == "GIF89a")
    (width, height) = (reader.short(), reader.short())
    let flags = reader.byte()
    _ = reader.take(2)
    let table = (0..<2 << (flags & 7)).map { _ in
      UInt32(reader.byte()) << 16 | UInt32(reader.byte()) << 8 | UInt32(reader.byte())
    }
    var screen = Array(repeating: UInt32(0), count: width * height)
    var (clear, disposal) = (-1, 0)
    while true {
      switch reader.byte() {
      case 0x21:
        let label = reader.byte()
        let data = reader.blocks()
        if label == 0xF9 {
          disposal = Int(data[0]) >> 2 & 7
          clear = data[0] & 1 == 1 ? Int(data[3]) : -1
          delays.append(Int(data[1]) | Int(data[2]) << 8)
        } else {
          repetitions = Int(data[12]) | Int(data[13]) << 8
        }
      case 0x2C:
        let (x, y, w, h) = (reader.short(), reader.short(), reader.short(), reader.short())
        precondition(reader.byte() == 0, "Neither a table of its own nor interlaced.")
        let bits = reader.byte()
        let indices = Self.unpacked(reader.blocks(), bits: bits, count: w * h)
        for (index, value) in indices.enumerated() where value != clear {
          screen[(y + index / w) * width + x + index % w] = 0xFF00_0000 | table[value]
        }
        frames.append(screen)
        if disposal == 2 { screen = Array(repeating: 0, count: width * height) }
      case _: return
      }
    }
  }

  private static func unpacked(_ bytes: [UInt8], bits: Int, count: Int) -> [Int] {
    let (clear, end) = (1 << bits, (1 << bits) + 1)
    var (table, width, place, previous) = ([[Int]](), bits + 1, 0, [Int]())
    var indices: [Int] = []
    while place + width <= bytes.count * 8 {
      let code = (0..<width).reduce(0) { sum, bit in
        let at = place + bit
        return sum | Int(bytes[at / 8] >> (at % 8) & 1) << bit
      }
      place += width
      if code == clear {
        table = (0..<clear).map { [$0] } + [[], []]
        (width, previous) = (bits + 1, [])
        continue
      }
      if code == end { break }
      let entry = code < table.count ? table[code] : previous + [previous[0]]
      indices += entry
      if !previous.isEmpty, table.count < 4096 { table.append(previous + [entry[0]]) }
      if table.count == 1 << width, width < 12 { width += 1 }
      previous = entry
    }
    precondition(indices.count == count, "\(indices.count) pixels, not \(count).")
    return indices
  }
}

/// Bytes read one after the other.
struct ByteReader {
  private let bytes: [UInt8]
  private(set) var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { place >= bytes.count }

  mutating func take(_ count: Int) -> [UInt8] {
    defer { place += count }
    return Array(bytes[place..<place + count])
  }

  mutating func byte() -> Int { Int(take(1)[0]) }

  /// Two bytes, the lower one first.
  mutating func short() -> Int { byte() | byte() << 8 }

  /// Bytes, the highest first.
  mutating func number(_ count: Int) -> Int { take(count).reduce(0) { $0 << 8 | Int($1) } }

  /// The sub-blocks of a GIF, joined.
  mutating func blocks() -> [UInt8] {
    var all: [UInt8] = []
    while case let count = byte(), count > 0 { all += take(count) }
    return all
  }
}
