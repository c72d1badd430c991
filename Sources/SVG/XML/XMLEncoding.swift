/// The encodings of files besides UTF-8.
enum XMLEncoding {
  /// A text whose declaration names an encoding of the Latin alphabet, in UTF-8; any other as it is.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.starts(with: "<?xml".utf8), bytes.contains(where: { $0 >= 0x80 }) else {
      return bytes
    }
    let head = String(decoding: bytes.prefix { $0 != UInt8(ascii: ">") }.prefix(200), as: UTF8.self)
    guard names.contains(where: head.lowercased().contains) else { return bytes }
    var text = String.UnicodeScalarView()
    for byte in bytes {
      text.append((0x80..<0xA0).contains(byte) ? signs[Int(byte) - 0x80] : Unicode.Scalar(byte))
    }
    return Array(String(text).utf8)
  }

  private static let names = ["iso-8859-1", "iso-8859-15", "windows-1252", "us-ascii", "latin1"]

  /// The characters 0x80 to 0x9F of Windows, which others leave out.
  private static let signs = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
}
