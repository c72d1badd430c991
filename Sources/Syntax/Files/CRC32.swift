/// The checksum of zip archives and PNG files.
package enum CRC32 {
  package static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes { sum = sum >> 8 ^ checksums[Int((sum ^ UInt32(byte)) & 0xFF)] }
    return ~sum
  }

  private static let checksums: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
  }
}
