public import Stage

/// What a mask of a text is known by: two equal keys have the same mask.
public struct TextKey: Hashable, Sendable {
  /// Its style's size is 1; `pixelSize` is used in its place.
  public var text: Text
  /// The em, in pixels.
  public var pixelSize: Double
  /// How far the text is moved right and down within its pixel, in quarters of a pixel: 0…3.
  public var phaseX: Int
  public var phaseY: Int

  public init(text: Text, pixelSize: Double, phaseX: Int = 0, phaseY: Int = 0) {
    self.text = text
    self.text.style.size = 1
    self.pixelSize = pixelSize
    self.phaseX = phaseX
    self.phaseY = phaseY
  }
}

/// How much of each pixel a text covers. An empty border of one pixel keeps turned text smooth.
public struct TextMask: Sendable {
  public var width: Int
  public var height: Int
  /// Row by row from the top, 255 for a covered pixel: `width` × `height` numbers.
  public var coverage: [UInt8]
  /// Where the top left pixel lies as seen from the text's place, in pixels of the mask.
  public var left: Int
  public var top: Int

  /// - Precondition: as many numbers as pixels.
  public init(width: Int, height: Int, coverage: [UInt8], left: Int, top: Int) {
    precondition(
      coverage.count == width * height,
      "A mask of \(width) × \(height) pixels has \(coverage.count) numbers.")
    self.width = width
    self.height = height
    self.coverage = coverage
    self.left = left
    self.top = top
  }
}

/// Where painters get the masks of texts from.
public protocol TextMasks {
  /// Returns the mask for `key`, always the same one; nil where there is nothing to draw.
  mutating func mask(for key: TextKey) -> TextMask?
}
