import Syntax
import Words

/// The directory of a zip archive, and its files (PKWARE's APPNOTE 6.3.10, sections 4.3 and 4.4). Stored and
/// deflated files without encryption are read, and nothing of zip64.
struct ZipArchive {
  /// Unpacks raw deflate to so many bytes; nil if it is broken.
  typealias Inflate = (ArraySlice<UInt8>, Int) -> [UInt8]?

  private struct Entry {
    let name: String
    let method: Int
    let isEncrypted: Bool
    let checksum: UInt32
    let packedSize: Int
    let size: Int
    /// The offset of its local header.
    let offset: Int
  }

  /// Files in one archive.
  static let most = 2000

  private let bytes: [UInt8]
  private let entries: [Entry]

  /// The names of the files, in the order of the directory.
  var names: [String] { entries.map(\.name) }

  init(_ bytes: [UInt8]) throws(FileError) {
    self.bytes = bytes
    guard let end = Self.end(of: bytes) else {
      throw FileError(
        sentence: "The archive has no directory: the file is cut off, or is not a zip archive.")
    }
    let count = bytes.number(end + 10, 2)
    guard count <= Self.most else {
      throw FileError(
        sentence: "The archive has \(count) files; those with up to \(Self.most) are read.")
    }
    var entries: [Entry] = []
    var place = bytes.number(end + 16, 4)
    for _ in 0..<count {
      guard place + 46 <= bytes.count, bytes.number(place, 4) == 0x0201_4B50 else {
        throw FileError(
          sentence: "The archive's directory is damaged after \(entries.count) files.")
      }
      let length = bytes.number(place + 28, 2)
      let name = bytes[min(place + 46, bytes.count)..<min(place + 46 + length, bytes.count)]
      entries.append(
        Entry(
          name: String(decoding: name, as: UTF8.self), method: bytes.number(place + 10, 2),
          isEncrypted: bytes.number(place + 8, 2) & 1 == 1,
          checksum: UInt32(bytes.number(place + 16, 4)), packedSize: bytes.number(place + 20, 4),
          size: bytes.number(place + 24, 4), offset: bytes.number(place + 42, 4)))
      place += 46 + length + bytes.number(place + 30, 2) + bytes.number(place + 32, 2)
    }
    self.entries = entries
  }

  /// Where the end of the directory begins: its last mark, with only a comment after it.
  private static func end(of bytes: [UInt8]) -> Int? {
    let last = bytes.count - 22
    guard last >= 0 else { return nil }
    return (max(0, last - 0xFFFF)...last).reversed().first { bytes.number($0, 4) == 0x0605_4B50 }
  }

  /// The contents of a file; nil if there is none with this name.
  ///
  /// - Complexity: O(*n*) in its size.
  func file(_ name: String, inflate: Inflate) throws(FileError) -> [UInt8]? {
    guard let entry = entries.first(where: { $0.name == name }) else { return nil }
    func refusal(_ reason: Message) -> FileError {
      FileError(sentence: "\(quoted(name)) in the archive cannot be read: \(reason).")
    }
    guard !entry.isEncrypted else { throw refusal("it is encrypted") }
    guard entry.size <= LottieLimits.largestFile else {
      throw refusal(
        "it has \(entry.size >> 20) MiB unpacked, of at most \(LottieLimits.largestFile >> 20)")
    }
    let header = entry.offset
    guard header + 30 <= bytes.count, bytes.number(header, 4) == 0x0403_4B50 else {
      throw refusal("its header is damaged")
    }
    let start = header + 30 + bytes.number(header + 26, 2) + bytes.number(header + 28, 2)
    guard start + entry.packedSize <= bytes.count else { throw refusal("it is cut off") }
    let packed = bytes[start..<start + entry.packedSize]
    let contents: [UInt8]?
    switch entry.method {
    case 0: contents = Array(packed)
    case 8: contents = inflate(packed, entry.size)
    case let other: throw refusal("it is packed by method \(other); stored and deflated files are")
    }
    guard let contents, contents.count == entry.size, CRC32.checksum(contents) == entry.checksum
    else {
      throw refusal("it is damaged")
    }
    return contents
  }
}

extension [UInt8] {
  /// A number of two or four bytes, the lowest first; bytes beyond the end are 0.
  fileprivate func number(_ place: Int, _ length: Int) -> Int {
    (0..<length).reduce(0) { sum, index in
      place + index < count ? sum | Int(self[place + index]) << (8 * index) : sum
    }
  }
}
