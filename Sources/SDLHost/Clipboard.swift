import CSDL2

/// The system's clipboard.
nonisolated enum Clipboard {
  /// The text on the clipboard; nil if there is none, or more than `longest`.
  static var text: String? {
    guard let bytes = SDL_GetClipboardText() else { return nil }
    defer { SDL_free(bytes) }
    let length = SDL_strlen(bytes)
    return length > 0 && length <= longest ? String(cString: bytes) : nil
  }

  /// Bytes; a scene of a thousand nodes is a tenth of that.
  private static let longest = 16 << 20

  static func hold(_ text: String) { SDL_SetClipboardText(text) }
}
