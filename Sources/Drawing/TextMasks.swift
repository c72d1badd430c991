import Keyframes
public import Stage

/// The key of a text's mask: equal keys have the same mask.
public struct TextKey: Hashable, Sendable {
  /// The text; its style's size is 1, since `pixelSize` is used instead, and it has no colours.
  public var text: Text
  /// The characters that are drawn, positioned as in the whole text; nil for all characters.
  public var range: Range<Int>?
  /// The font size (em) in pixels.
  public var pixelSize: Double
  /// The offset of the text within its pixel to the right, in quarters of a pixel: 0…3.
  public var phaseX: Int
  /// The offset of the text within its pixel downwards, in quarters of a pixel: 0…3.
  public var phaseY: Int

  public init(
    text: Text, range: Range<Int>? = nil, pixelSize: Double, phaseX: Int = 0, phaseY: Int = 0
  ) {
    self.text = text
    self.text.style.size = 1
    self.text.colors = []
    self.range = range
    self.pixelSize = pixelSize
    self.phaseX = phaseX
    self.phaseY = phaseY
  }
}

/// The coverage of a text, pixel by pixel, with an empty border of one pixel, which keeps rotated
/// text smooth.
public struct TextMask: Sendable {
  /// The width in pixels, including the border.
  public var width: Int
  /// The height in pixels, including the border.
  public var height: Int
  /// Coverage row by row from the top, 255 for a covered pixel: `width` × `height` numbers.
  public var coverage: [UInt8]
  /// The leftmost column relative to the text's position, in pixels of the mask.
  public var left: Int
  /// The topmost row relative to the text's position, in pixels of the mask.
  public var top: Int

  /// - Precondition: there is one number per pixel.
  public init(width: Int, height: Int, coverage: [UInt8], left: Int, top: Int) {
    require(
      coverage.count == width * height,
      "A mask of \(width) × \(height) pixels needs as many numbers, but there are \(coverage.count)."
    )
    self.width = width
    self.height = height
    self.coverage = coverage
    self.left = left
    self.top = top
  }
}

/// The source of text masks for painters.
public protocol TextMasks {
  /// Returns the mask for `key`, always the same one; nil if there is nothing to draw.
  mutating func mask(for key: TextKey) -> TextMask?

  /// Makes the masks of `keys` that are missing, in the order in which they cost least. Nothing by default.
  mutating func prepare(_ keys: [TextKey])
}

extension TextMasks {
  public mutating func prepare(_ keys: [TextKey]) {}
}
