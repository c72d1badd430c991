public import Stage

/// Pictures that lie inside a text of Riff's, as data URLs.
///
/// The formats are pure and cannot unpack a picture's file themselves: a program that can sets a decoder
/// for as long as it runs. Without one such pictures are unreadable, like pictures in files that
/// nobody has opened.
public struct PictureDecoder: Sendable {
  /// The running task's decoder of pictures; it can read none by default.
  // Not the function itself: as a task-local value it crashes optimised programs (Swift 6.3).
  @TaskLocal public static var current = PictureDecoder { _ in nil }

  /// The picture of a data URL; nil if it is damaged.
  public let decode: @Sendable (_ source: String) -> Picture?

  /// Creates a decoder that unpacks pictures with `decode`.
  public init(_ decode: @escaping @Sendable (_ source: String) -> Picture?) {
    self.decode = decode
  }
}

extension DataURL {
  /// A URL that holds a picture's file, with the media type of its format; PNG's if it has none.
  public static func picture(_ bytes: [UInt8]) -> String {
    "data:\((PictureFormat(bytes) ?? .png).mediaType);base64," + bytes.base64
  }
}
