import Interface
import SDLHost

/// The text of an opened file, for the code beside the stage.
enum SourceText {
  /// In bytes. Larger files, and files that are not text, are not shown.
  private static let most = 1 << 20

  static func event(_ path: String) -> InputEvent {
    guard let bytes = try? LegibleFile.bytes(path), bytes.count <= most, !bytes.contains(0) else {
      return .source(path: path, text: "")
    }
    return .source(path: path, text: String(decoding: bytes, as: UTF8.self))
  }
}
