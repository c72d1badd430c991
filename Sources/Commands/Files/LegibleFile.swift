import Formats
import SDLHost

/// The content of files as Riff's readers take it.
nonisolated enum LegibleFile {
  /// The bytes of the file at `path`: SVG that is packed with gzip (.svgz) or is UTF-16 as plain
  /// UTF-8, all else as it is.
  ///
  /// Scenes stay as they are because they are saved in place, which would unpack them.
  static func bytes(_ path: String) throws(SDLError) -> [UInt8] {
    try bytes(of: Storage.bytes(path), name: path)
  }

  /// Whether a file is packed with gzip.
  static func isPacked(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B]) }

  /// The same for the content of a file.
  static func bytes(of bytes: [UInt8], name: String) throws(SDLError) -> [UInt8] {
    if isPacked(bytes) {
      return svg(try Zlib.gunzip(bytes, limit: mostUnpacked, name: name)) ?? bytes
    }
    return bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
      ? svg(bytes) ?? bytes : bytes
  }

  /// In bytes, as for files that are not packed.
  static let mostUnpacked = 16 << 20

  /// Nil if it is no SVG file.
  private static func svg(_ bytes: [UInt8]) -> [UInt8]? {
    let plain = utf8(bytes)
    return FileKind.of(plain) == .svg ? plain : nil
  }

  /// A text with the mark of UTF-16 in UTF-8; any other as it is.
  private static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    let isBigEndian = bytes.starts(with: [0xFE, 0xFF])
    guard isBigEndian || bytes.starts(with: [0xFF, 0xFE]) else { return bytes }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { position in
      let (first, second) = (UInt16(bytes[position]), UInt16(bytes[position + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
