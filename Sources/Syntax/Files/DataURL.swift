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
    // Bytes in an array are read many times faster than those of a string.
    guard let plain = DataURL.unescaped(Array(text.utf8[text.utf8.index(after: comma)...])) else {
      return nil
    }
    if parts.last.map({ String($0).trimmed }) == "base64" {
      guard let decoded = DataURL.decoded(plain) else { return nil }
      bytes = decoded
    } else {
      bytes = plain
    }
    mediaType = parts.first.map { String($0).trimmed } ?? ""
  }

  /// The text of a URL without `%20` and the like; nil if an escape is damaged.
  public static func unescaped(_ text: [UInt8]) -> [UInt8]? {
    guard text.contains(UInt8(ascii: "%")) else { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var position = 0
    while position < text.count {
      if text[position] != UInt8(ascii: "%") {
        bytes.append(text[position])
        position += 1
      } else {
        guard position + 2 < text.count, let high = digit(text[position + 1]),
          let low = digit(text[position + 2])
        else { return nil }
        bytes.append(high << 4 | low)
        position += 3
      }
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
    let sextets = sextets
    var bytes = [UInt8](repeating: 0, count: text.count / 4 * 3 + 3)
    var (bits, count, end, padding) = (UInt32(0), 0, 0, 0)
    for byte in text {
      let value = sextets[Int(byte)]
      if value < 64, padding == 0 {
        bits = bits << 6 | UInt32(value)
        count += 1
        guard count == 4 else { continue }
        bytes[end] = UInt8(truncatingIfNeeded: bits >> 16)
        bytes[end + 1] = UInt8(truncatingIfNeeded: bits >> 8)
        bytes[end + 2] = UInt8(truncatingIfNeeded: bits)
        (count, end) = (0, end + 3)
      } else if byte == UInt8(ascii: "=") {
        padding += 1
      } else if !byte.isSpace {
        return nil
      }
    }
    bytes.removeLast(bytes.count - end)
    switch count {
    case 0: break
    case 2: bytes.append(UInt8(bits >> 4 & 0xFF))
    case 3: bytes += [UInt8(bits >> 10 & 0xFF), UInt8(bits >> 2 & 0xFF)]
    case _: return nil
    }
    return padding <= 2 ? bytes : nil
  }

  /// The value of each byte in base64; 255 for those that are not part of it.
  private static let sextets: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 256)
    for (value, letter) in [UInt8].base64Letters.enumerated() { values[Int(letter)] = UInt8(value) }
    values[Int(UInt8(ascii: "-"))] = 62
    values[Int(UInt8(ascii: "_"))] = 63
    return values
  }()
}

extension [UInt8] {
  fileprivate static let base64Letters = [UInt8](
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// As base64 (RFC 4648).
  package var base64: String {
    let letters = Self.base64Letters
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
