import CSodium
import Keyframes

/// Signatures of texts by a key that two parties share: HMAC-SHA-256 (RFC 2104) in hexadecimal digits.
public nonisolated enum Signature {
  /// Signs the parts in their order, each with its length, so that no two lists of parts have one signature.
  ///
  /// - Parameters:
  ///   - parts: any texts.
  ///   - key: 32 ASCII characters, as of ``Secret/make()``.
  /// - Returns: 64 digits.
  /// - Complexity: O(*n*) in the bytes of the parts.
  public static func make(_ parts: [String], key: String) -> String {
    require(
      key.utf8.count == Int(crypto_auth_hmacsha256_KEYBYTES), "A key has 32 characters.")
    var bytes: [UInt8] = []
    for part in parts {
      let count = UInt32(part.utf8.count)
      bytes += (0..<4).map { UInt8(truncatingIfNeeded: count >> (24 - 8 * $0)) }
      bytes += Array(part.utf8)
    }
    var digest = [UInt8](repeating: 0, count: Int(crypto_auth_hmacsha256_BYTES))
    crypto_auth_hmacsha256(&digest, bytes, UInt64(bytes.count), Array(key.utf8))
    return Secret.digits(digest)
  }
}
