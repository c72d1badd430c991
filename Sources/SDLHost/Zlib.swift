import CZlib

/// Compression by zlib (RFC 1950).
public nonisolated enum Zlib {
  /// A zlib stream of `bytes`, as small as zlib makes it.
  public static func deflate(_ bytes: [UInt8]) -> [UInt8] {
    var count = compressBound(uLong(bytes.count))
    var stream = [UInt8](repeating: 0, count: Int(count))
    // The buffer is large enough for any result, so only running out of memory can fail.
    guard compress2(&stream, &count, bytes, uLong(bytes.count), Z_BEST_COMPRESSION) == Z_OK else {
      fatalError("zlib has no memory for \(bytes.count) bytes.")
    }
    return Array(stream.prefix(Int(count)))
  }
}
