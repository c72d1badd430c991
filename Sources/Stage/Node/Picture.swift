import Keyframes

/// A picture of pixels, shared by all copies.
///
/// Two pictures are equal if their sources, sizes and pixels are; pixels are compared by a hash
/// that is computed once.
public struct Picture: Hashable, Sendable {
  private let contents: Contents

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - width: in pixels, at least 1.
  ///   - height: in pixels, at least 1.
  ///   - pixels: row by row from the top left corner, 0xAARRGGBB with the alpha multiplied into the
  ///     colours.
  ///   - source: the origin: a path as written in the scene's text, or a data URL.
  ///   - file: the file with the picture; empty if there is none.
  /// - Precondition: there are `width` × `height` pixels.
  /// - Complexity: O(*n*) in the number of pixels.
  public init(
    width: Int, height: Int, pixels: [UInt32], source: String, file: [UInt8] = []
  ) {
    require(
      width > 0 && height > 0 && pixels.count == width * height,
      "A picture of \(width) × \(height) pixels has \(pixels.count); they must be as many, and not 0."
    )
    contents = Contents(
      width: width, height: height, pixels: pixels, source: source, file: file)
  }

  /// The width in pixels.
  public var width: Int { contents.width }
  /// The height in pixels.
  public var height: Int { contents.height }
  /// The pixels row by row from the top left corner, 0xAARRGGBB with the alpha multiplied into the
  /// colours.
  public var pixels: [UInt32] { contents.pixels }
  /// The origin: a path as written in the scene's text, or a data URL.
  public var source: String { contents.source }
  /// The file with the picture, which exports pass on; empty if there is none.
  public var file: [UInt8] { contents.file }

  /// Compares source, size and the hash of the pixels.
  public static func == (a: Picture, b: Picture) -> Bool {
    a.contents === b.contents
      || (a.contents.digest == b.contents.digest && a.width == b.width && a.height == b.height
        && a.source == b.source)
  }

  /// Hashes the pixels' hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(contents.digest) }

  private final class Contents: Sendable {
    let width: Int
    let height: Int
    let pixels: [UInt32]
    let source: String
    let file: [UInt8]
    /// FNV-1a over the pixels.
    let digest: UInt64

    init(width: Int, height: Int, pixels: [UInt32], source: String, file: [UInt8]) {
      self.width = width
      self.height = height
      self.pixels = pixels
      self.source = source
      self.file = file
      digest = pixels.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
  }
}

/// The formats of files whose pictures can be read.
public enum PictureFormat: String, CaseIterable, Sendable {
  /// PNG.
  case png
  /// JPEG.
  case jpeg
  /// WebP.
  case webp

  /// The format of a file, by its first bytes; nil if it is none of these.
  public init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webp
    } else {
      return nil
    }
  }

  /// The media type, such as `image/jpeg`.
  public var mediaType: String { "image/\(rawValue)" }

  /// The endings of files' names, in lower case and with their dots.
  public static let endings = [".png", ".jpg", ".jpeg", ".webp"]
}
