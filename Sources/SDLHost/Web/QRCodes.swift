import CQREncode
public import Interface

extension QRCode {
  /// Encodes a text, such that it can be read with 15% of it covered; nil if it is empty or too long.
  public nonisolated init?(_ text: String) {
    guard let code = QRcode_encodeString(text, 0, QR_ECLEVEL_M, QR_MODE_8, 1) else { return nil }
    defer { QRcode_free(code) }
    let side = Int(code.pointee.width)
    // The lowest bit says whether a module is dark.
    let modules = UnsafeBufferPointer(start: code.pointee.data, count: side * side)
    self.init(side: side, isDark: modules.map { $0 & 1 == 1 })
  }
}
