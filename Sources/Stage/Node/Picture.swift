import Keyframes

/// A picture of pixels, shared by all copies.
///
/// Two are equal if their sources, sizes and pixels are; the pixels are compared by a hash that is made
/// once.
public struct Picture: Hashable, Sendable {
  private let contents: Contents

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - width: in pixels, at least 1.
  ///   - height: in pixels, at least 1.
  ///   - pixels: row by row from the top left corner, 0xAARRGGBB with the alpha multiplied into the
  ///     colours.
  ///   - source: where it came from: a path, as the text of the scene gives it, or a data URL.
  /// - Precondition: there are `width` × `height` pixels.
  /// - Complexity: O(*n*) in the number of pixels.
  public init(width: Int, height: Int, pixels: [UInt32], source: String) {
    require(
      width > 0 && height > 0 && pixels.count == width * height,
      "A picture of \(width) × \(height) pixels has \(pixels.count); they must be as many, and not 0."
    )
    contents = Contents(width: width, height: height, pixels: pixels, source: source)
  }

  /// In pixels.
  public var width: Int { contents.width }
  /// In pixels.
  public var height: Int { contents.height }
  /// Row by row from the top left corner, 0xAARRGGBB with the alpha multiplied into the colours.
  public var pixels: [UInt32] { contents.pixels }
  /// Where it came from: a path, as the text of the scene gives it, or a data URL.
  public var source: String { contents.source }

  public static func == (a: Picture, b: Picture) -> Bool {
    a.contents === b.contents
      || (a.contents.digest == b.contents.digest && a.width == b.width && a.height == b.height
        && a.source == b.source)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(contents.digest) }

  private final class Contents: Sendable {
    let width: Int
    let height: Int
    let pixels: [UInt32]
    let source: String
    /// FNV-1a over the pixels.
    let digest: UInt64

    init(width: Int, height: Int, pixels: [UInt32], source: String) {
      self.width = width
      self.height = height
      self.pixels = pixels
      self.source = source
      digest = pixels.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
  }
}
