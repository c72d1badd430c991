import Keyframes
public import Stage

extension Raster {
  /// Draws the frame of `scene` at `time` without its texts, with `scale` pixels per point.
  ///
  /// At scale 1 the picture is as large as the stage, 960 × 540 pixels unless the scene says
  /// otherwise. To draw many frames use a `SceneAnimator` and a ``RasterPainter``, which repaints
  /// only what changed.
  ///
  /// ```swift
  /// let picture = Raster(scene, at: 0.5, scale: 2)  // 1920 × 1080 pixels
  /// ```
  public init(_ scene: Scene, at time: Double, scale: Double = 1) {
    var text = NoText()
    self.init(scene, at: time, scale: scale, text: &text)
  }

  /// Draws the frame of `scene` at `time`, with texts from `masks`.
  ///
  /// - Precondition: `scale` is 0 or more, and the picture has at most 32,768 pixels a side.
  public init(
    _ scene: Scene, at time: Double, scale: Double = 1, text masks: inout some TextMasks
  ) {
    require(
      scale >= 0 && scale * max(scene.size.width, scene.size.height) <= 32768,
      "The scale of a picture is \(scale), outside 0...\((32768 / scene.size.width).rounded(.down))."
    )
    let size = (
      width: Int((scene.size.width * scale).rounded()),
      height: Int((scene.size.height * scale).rounded())
    )
    var painter = RasterPainter()
    painter.paint(
      scene.frame(at: time), on: scene.ground.value(at: time), size: size, scale: scale,
      text: &masks)
    self = painter.raster
  }

  /// Every pixel as 0xAARRGGBB with straight alpha, row by row. A clear pixel is black.
  ///
  /// - Complexity: O(*n*) in the number of pixels.
  public var straightPixels: [UInt32] {
    pixels.map { pixel in
      let alpha = pixel >> 24
      guard alpha > 0 else { return 0 }
      guard alpha < 255 else { return pixel }
      func part(_ shift: UInt32) -> UInt32 {
        min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
      }
      return alpha << 24 | part(16) | part(8) | part(0)
    }
  }

  /// Red, green, blue and straight alpha of every pixel, 0…255, row by row from the top, as in
  /// picture files. A clear pixel is black.
  ///
  /// - Complexity: O(*n*) in the number of pixels.
  public var rgba: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4 * pixels.count)
    var place = 0
    for pixel in straightPixels {
      bytes[place] = UInt8(truncatingIfNeeded: pixel >> 16)
      bytes[place + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
      bytes[place + 2] = UInt8(truncatingIfNeeded: pixel)
      bytes[place + 3] = UInt8(truncatingIfNeeded: pixel >> 24)
      place += 4
    }
    return bytes
  }
}

/// Masks for pictures without text.
public struct NoText: TextMasks {
  /// Creates masks for pictures without text.
  public init() {}

  /// Returns nil, since there is nothing to draw.
  public func mask(for key: TextKey) -> TextMask? { nil }
}
