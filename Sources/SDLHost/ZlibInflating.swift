import CZlib

nonisolated extension Zlib {
  /// The `size` bytes that a stream of raw deflate (RFC 1951) holds, as zip archives have them; nil if it holds others, or is broken.
  ///
  /// - Complexity: O(`size`); a stream that would become longer is left at that.
  public static func inflate(_ packed: ArraySlice<UInt8>, size: Int) -> [UInt8]? {
    var stream = z_stream()
    let length = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, length) == Z_OK else { return nil }
    defer { inflateEnd(&stream) }
    // A stream of no bytes still has an end to be found.
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
