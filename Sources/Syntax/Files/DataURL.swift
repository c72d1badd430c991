/// The content of a `data:` URL (RFC 2397), such as `data:image/png;base64,iVBORw0K…`.
public struct DataURL: Equatable, Sendable {
  /// In lower case, such as `image/png`; empty if it is not given.
  public let mediaType: String
  /// The content.
  public let bytes: [UInt8]

  /// Whether a source is meant to be such a URL.
  public static func isOne(_ source: String) -> Bool {
    source.prefix(5).lowercased() == "data:"
  }

  /// Reads a URL; nil if it is another one, or is damaged. Spaces and line ends in it are ignored.
  ///
  /// - Complexity: O(*n*)
  public init?(_ text: String) {
    guard DataURL.isOne(text), let comma = text.utf8.firstIndex(of: UInt8(ascii: ",")) else {
      return nil
    }
    let head = text[text.index(text.startIndex, offsetBy: 5)..<comma].lowercased()
    let parts = head.split(separator: ";", omittingEmptySubsequences: false)
    let body = text.utf8[text.utf8.index(after: comma)...]
    guard let plain = DataURL.unescaped(body) else { return nil }
    if parts.last.map({ String($0).trimmed }) == "base64" {
      guard let decoded = DataURL.decoded(plain) else { return nil }
      bytes = decoded
    } else {
      bytes = plain
    }
    mediaType = parts.first.map { String($0).trimmed } ?? ""
  }

  /// Without `%20` and the like.
  private static func unescaped(_ text: Substring.UTF8View) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var rest = text[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case _: nil
    }
  }

  /// The content of base64 (RFC 4648, also in its alphabet for URLs).
  private static func decoded(_ text: [UInt8]) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var (bits, count, ending) = (UInt32(0), 0, 0)
    for byte in text where !byte.isSpace {
      if byte == UInt8(ascii: "=") {
        ending += 1
        continue
      }
      guard ending == 0, let value = sextet(byte) else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 1
      if count == 4 {
        bytes += [UInt8(bits >> 16 & 0xFF), UInt8(bits >> 8 & 0xFF), UInt8(bits & 0xFF)]
        (bits, count) = (0, 0)
      }
    }
    switch count {
    case 0: break
    case 2: bytes.append(UInt8(bits >> 4 & 0xFF))
    case 3: bytes += [UInt8(bits >> 10 & 0xFF), UInt8(bits >> 2 & 0xFF)]
    case _: return nil
    }
    return ending <= 2 ? bytes : nil
  }

  private static func sextet(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    case _: nil
    }
  }
}

extension [UInt8] {
  /// As base64 (RFC 4648).
  package var base64: String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((count + 2) / 3 * 4)
    for start in stride(from: 0, to: count, by: 3) {
      let length = Swift.min(3, count - start)
      let bits = (0..<3).reduce(0) { $0 << 8 | ($1 < length ? Int(self[start + $1]) : 0) }
      for index in 0..<4 {
        text.append(index <= length ? letters[bits >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
