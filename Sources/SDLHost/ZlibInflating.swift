import CZlib

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
}
