import CSodium

/// Bytes as text (RFC 4648).
nonisolated enum Base64 {
  /// - Complexity: O(*n*) in the bytes.
  static func text(_ bytes: [UInt8]) -> String {
    let most = sodium_base64_encoded_len(bytes.count, sodium_base64_VARIANT_ORIGINAL)
    return String(unsafeUninitializedCapacity: most) { room in
      room.withMemoryRebound(to: CChar.self) { text in
        guard let start = text.baseAddress else { return }
        _ = sodium_bin2base64(
          start, most, bytes, bytes.count, sodium_base64_VARIANT_ORIGINAL)
      }
      // It ends with a zero.
      return most - 1
    }
  }
}
