/// The parts of a JPEG file that libjpeg doesn't report. Damaged ones are ignored.
nonisolated enum JPEGParts {
  /// The orientation that a file's EXIF data gives, from 1 to 8; 1 if there is none.
  static func orientation(of bytes: [UInt8]) -> Int {
    var position = 2
    while position + 4 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      // Behind these there is the picture.
      if marker == startOfScan || marker == endOfImage { break }
      if marker == 0xFF {
        position += 1
        continue
      }
      let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
      let part = bytes[(position + 4)..<min(bytes.count, position + 2 + max(length, 2))]
      if marker == 0xE1, part.starts(with: "Exif\0\0".utf8) {
        return TIFFTags(part.dropFirst(6))?.orientation ?? 1
      }
      position += 2 + max(length, 2)
    }
    return 1
  }

  /// How often a file draws its picture: once, or in several passes if it is progressive.
  ///
  /// - Complexity: O(*n*)
  static func passes(of bytes: [UInt8]) -> Int { scans(of: bytes).count }

  /// Whether the last pass is followed by the mark of the end.
  static func hasEnd(_ bytes: [UInt8]) -> Bool { scans(of: bytes).haveEnd }

  /// Goes from marker to marker. Previews inside of parts, and files behind the end, have markers
  /// of their own, which don't count.
  private static func scans(of bytes: [UInt8]) -> (count: Int, haveEnd: Bool) {
    var (count, position) = (0, 2)
    while position + 1 < bytes.count {
      let marker = bytes[position + 1]
      guard bytes[position] == 0xFF, marker != 0xFF else {
        position += 1
        continue
      }
      switch marker {
      case endOfImage: return (count, true)
      // A byte FF in the data of a pass, and markers without a length.
      case 0, 1, 0xD0...0xD8: position += 2
      case _:
        if marker == startOfScan { count += 1 }
        guard position + 3 < bytes.count else { return (count, false) }
        let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
        position += 2 + max(length, 2)
      }
    }
    return (count, false)
  }

  private static let (startOfScan, endOfImage): (UInt8, UInt8) = (0xDA, 0xD9)
}

/// The first list of tags in TIFF data, as EXIF has them.
nonisolated private struct TIFFTags {
  private let bytes: ArraySlice<UInt8>
  private let isLittleEndian: Bool

  init?(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    switch bytes.prefix(2) {
    case [0x49, 0x49]: isLittleEndian = true
    case [0x4D, 0x4D]: isLittleEndian = false
    case _: return nil
    }
  }

  var orientation: Int? {
    guard let list = number(at: 4, bytes: 4), let count = number(at: list, bytes: 2) else {
      return nil
    }
    for index in 0..<count {
      let entry = list + 2 + 12 * index
      guard let tag = number(at: entry, bytes: 2) else { return nil }
      guard tag == 0x112 else { continue }
      return number(at: entry + 8, bytes: 2).flatMap { (1...8).contains($0) ? $0 : nil }
    }
    return nil
  }

  private func number(at offset: Int, bytes count: Int) -> Int? {
    let piece = bytes.dropFirst(offset).prefix(count)
    guard piece.count == count else { return nil }
    return isLittleEndian
      ? piece.reversed().reduce(0) { $0 << 8 | Int($1) } : piece.reduce(0) { $0 << 8 | Int($1) }
  }
}
