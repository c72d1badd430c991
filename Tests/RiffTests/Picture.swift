import TestSupport
import Testing

/// A picture of a window, as `xwd` writes it.
struct Picture: Equatable {
  let whole: Pixels
  var width: Int { whole.width }
  var height: Int { whole.height }

  /// The colour of Riff's panels.
  static let panel: UInt32 = 0x17_1A21

  /// Reads a true-colour dump of 32 bits a pixel; nil for any other.
  init?(xwd bytes: [UInt8]) {
    guard bytes.count >= 100 else { return nil }
    // The header is 25 words, the most significant byte first.
    let words = (0..<25).map { word in
      bytes[(4 * word)..<(4 * word + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    let (headerSize, version, format) = (words[0], words[1], words[2])
    let (isBigEndian, bits, stride, colors) = (words[7] != 0, words[11], words[12], words[19])
    guard version == 7, format == 2, bits == 32 else { return nil }
    guard words[14] == 0xFF_0000, words[15] == 0xFF00, words[16] == 0xFF else { return nil }
    let (width, height) = (words[4], words[5])
    let start = headerSize + 12 * colors
    guard stride >= 4 * width, bytes.count >= start + stride * height else { return nil }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        let position = start + y * stride + 4 * x
        let (blue, green, red) =
          isBigEndian
          ? (bytes[position + 3], bytes[position + 2], bytes[position + 1])
          : (bytes[position], bytes[position + 1], bytes[position + 2])
        pixels.append(0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
      }
    }
    whole = Pixels(width: width, height: height, pixels)
  }

  /// The colour of a pixel, 0xRRGGBB; nil outside of the picture.
  func color(_ x: Int, _ y: Int) -> UInt32? {
    (0..<width).contains(x) && (0..<height).contains(y)
      ? whole.values[y * width + x] & 0xFF_FFFF : nil
  }

  /// A part, or several of the same columns one below the other.
  func part(_ columns: Range<Int>, _ parts: Range<Int>...) -> Pixels {
    let columns = columns.clamped(to: 0..<width)
    let rows = parts.flatMap { $0.clamped(to: 0..<height) }
    let values = rows.flatMap { y in
      whole.values[(y * width + columns.lowerBound)..<(y * width + columns.upperBound)]
    }
    return Pixels(width: columns.count, height: rows.count, values)
  }
}

extension Picture {
  /// In a window of 800×600: the list of demos, the stage, and the transport below both.
  var gallery: Pixels { part(0..<216, 0..<536) }
  var stage: Pixels { part(232..<784, 113..<423) }
  var transport: Pixels { part(0..<800, 536..<600) }
  /// The bare ground around the stage.
  var margins: Pixels { part(217..<800, 0..<112, 425..<536) }
}

/// Expects two pictures to be the same; else they are written as files beside their difference.
func expectSame(
  _ actual: Pixels, _ expected: Pixels, _ name: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let name = name.filter(\.isLetter)
  guard let difference = actual.difference(from: expected, named: name) else { return }
  Issue.record("\(difference)", sourceLocation: sourceLocation)
}
