import CZlib
import Words

nonisolated extension Zlib {
  /// Inflates a stream of raw deflate (RFC 1951), as in zip archives, to `size` bytes; nil if the
  /// result has another size, or the stream is damaged.
  ///
  /// - Complexity: O(`size`); a longer stream is abandoned at that size.
  public static func inflate(_ packed: ArraySlice<UInt8>, size: Int) -> [UInt8]? {
    var stream = z_stream()
    let length = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, length) == Z_OK else { return nil }
    defer { inflateEnd(&stream) }
    // Even an empty stream has an end to read, which needs a buffer.
    var bytes = [UInt8](repeating: 0, count: max(size, 1))
    let result = packed.withUnsafeBufferPointer { source in
      bytes.withUnsafeMutableBufferPointer { target -> Int32 in
        stream.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
        stream.avail_in = uInt(source.count)
        stream.next_out = target.baseAddress
        stream.avail_out = uInt(target.count)
        return CZlib.inflate(&stream, Z_FINISH)
      }
    }
    guard result == Z_STREAM_END, Int(stream.total_out) == size else { return nil }
    return Array(bytes.prefix(size))
  }

  /// Unpacks a gzip file (RFC 1952) to at most `limit` bytes; `name` is its name in messages.
  ///
  /// - Complexity: O(*n*) in the bytes that it unpacks to, and no more than `limit`.
  public static func gunzip(
    _ packed: [UInt8], limit: Int, name: String
  ) throws(SDLError) -> [UInt8] {
    var stream = z_stream()
    let length = Int32(MemoryLayout<z_stream>.size)
    // 16 more stand for gzip.
    guard inflateInit2_(&stream, MAX_WBITS + 16, ZLIB_VERSION, length) == Z_OK else {
      throw SDLError("\(name) can't be unpacked: there is no memory for it.")
    }
    defer { inflateEnd(&stream) }
    var (bytes, part): ([UInt8], [UInt8]) = ([], Array(repeating: 0, count: 1 << 16))
    var result = Z_OK
    packed.withUnsafeBufferPointer { source in
      stream.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
      stream.avail_in = uInt(source.count)
      while result == Z_OK, bytes.count <= limit {
        let count = part.withUnsafeMutableBufferPointer { target in
          stream.next_out = target.baseAddress
          stream.avail_out = uInt(target.count)
          result = CZlib.inflate(&stream, Z_NO_FLUSH)
          return target.count - Int(stream.avail_out)
        }
        bytes += part.prefix(count)
      }
    }
    guard bytes.count <= limit else {
      throw SDLError(
        "\(name) can't be unpacked: it has more than \(limit >> 20) MiB. Make it smaller.")
    }
    guard result == Z_STREAM_END else {
      throw SDLError("\(name) can't be unpacked: it is damaged, or ends too early.")
    }
    return bytes
  }
}
