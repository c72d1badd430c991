import Syntax

/// A zip archive in the making: files that are stored, or deflated where that makes them smaller (PKWARE's APPNOTE
/// 6.3.10). Equal files make equal archives, so all have the first date that there is.
struct ZipWriting {
  private var files: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  /// `deflate` packs to raw deflate; nil leaves the file as it is.
  ///
  /// - Complexity: O(*n*) in its size.
  mutating func add(_ name: String, _ contents: [UInt8], deflate: ([UInt8]) -> [UInt8]?) {
    let packed = deflate(contents).flatMap { $0.count < contents.count ? $0 : nil }
    let data = packed ?? contents
    let start = files.count
    var header: [UInt8] = []
    // The version that reads it, no flags, the method, and the first of January 1980.
    for number in [20, 0x800, packed == nil ? 0 : 8, 0, 0x21] { header.write(number, 2) }
    header.write(Int(CRC32.checksum(contents)), 4)
    header.write(data.count, 4)
    header.write(contents.count, 4)
    header.write(name.utf8.count, 2)
    header.write(0, 2)
    files.write(0x0403_4B50, 4)
    files += header + Array(name.utf8) + data
    directory.write(0x0201_4B50, 4)
    directory.write(20, 2)
    directory += header
    // No comment, disk 0, and no attributes.
    for length in [2, 2, 2, 4] { directory.write(0, length) }
    directory.write(start, 4)
    directory += Array(name.utf8)
    count += 1
  }

  /// The whole archive.
  var bytes: [UInt8] {
    var end: [UInt8] = []
    end.write(0x0605_4B50, 4)
    for number in [0, 0, count, count] { end.write(number, 2) }
    end.write(directory.count, 4)
    end.write(files.count, 4)
    end.write(0, 2)
    return files + directory + end
  }
}

extension [UInt8] {
  /// The lowest byte first.
  fileprivate mutating func write(_ number: Int, _ length: Int) {
    for index in 0..<length { append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
  }
}
