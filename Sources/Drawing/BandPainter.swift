public import Keyframes
public import Stage

/// Paints sprites in horizontal bands of what changed, on several cores at once, and passes each
/// band on: the picture as a whole is elsewhere, such as in a window. It has the same pixels as that
/// of a ``RasterPainter``, whatever the number of bands and cores.
public struct BandPainter: Sendable {
  private var picture = PreparedPicture()
  /// For each core, kept from picture to picture.
  private var scratch: [Rasterizer] = []
  /// The most pixels of a band.
  var bandPixels = Damage.bandPixels

  /// A painter that has not painted yet.
  public init() {}

  /// Makes sure that the next picture is painted completely.
  public mutating func invalidate() { picture.invalidate() }

  /// Frees memory that the next picture may need again.
  public mutating func forgetUnused() {
    scratch = []
    picture.forgetUnused()
  }

  /// Paints the parts of a picture that may have changed since the last one, with the same
  /// parameters as ``RasterPainter/paint(_:on:size:scale:text:)``, and returns them; nil if none
  /// have. `show` is called with each band, possibly for several at once; no pixel is in two of them.
  @discardableResult
  public mutating func paint(
    _ sprites: [Sprite], on ground: Color, size: (width: Int, height: Int), scale: Double,
    text masks: inout some TextMasks, workers: some Workers, show: @Sendable (Raster) -> Void
  ) -> Damage? {
    let surface = Surface(width: max(0, size.width), height: max(0, size.height), scale: scale)
    let damage = picture.replace(
      by: sprites, on: ground, surface: surface, &masks, workers: workers)
    guard !damage.rects.isEmpty else { return nil }
    let painting = picture.painting
    let bands = damage.bands(of: painting, for: workers.count, pixels: bandPixels)
    while scratch.count < max(workers.count, 1) { scratch.append(Rasterizer()) }
    let body: @Sendable (Int, inout Rasterizer) -> Void = { index, rasterizer in
      var raster = rasterizer.unclearedRaster(bands[index])
      painting.paint(bands[index], on: &raster, &rasterizer)
      show(raster)
      rasterizer.recycle(raster)
    }
    // Waking another core takes longer than painting a little.
    if damage.area <= Self.mostForOne {
      OneWorker().run(bands.count, scratch: &scratch, body)
    } else {
      workers.run(bands.count, scratch: &scratch, body)
    }
    return damage
  }

  /// In pixels.
  private static let mostForOne = 1 << 14

  /// The texts of the last picture, except blurred ones and those in layers.
  ///
  /// - Complexity: O(*n*) in the sprites.
  public var textKeys: [TextKey] { picture.textKeys }
}
