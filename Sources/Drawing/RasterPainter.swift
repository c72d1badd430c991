public import Keyframes
public import Stage

/// Paints sprites into memory, and repaints only what changed. The same sprites always result in
/// identical pixels, whatever was painted before.
public struct RasterPainter: Sendable {
  /// The last picture.
  public private(set) var raster = Raster(width: 0, height: 0)

  private var picture = PreparedPicture()
  private var rasterizer = Rasterizer()

  /// A painter that has not painted yet.
  public init() {}

  /// Discards the last picture, so that the next is painted completely.
  public mutating func invalidate() { picture.invalidate() }

  /// Paints `sprites` (in points, the first at the bottom) on a surface of `size` pixels with
  /// `scale` pixels per point, and returns the pixels that may have changed since the last picture;
  /// nil if none have. `masks` must always return the same mask for the same key.
  @discardableResult
  public mutating func paint(
    _ sprites: [Sprite], on ground: Color, size: (width: Int, height: Int), scale: Double,
    text masks: inout some TextMasks
  ) -> Damage? {
    let surface = Surface(width: max(0, size.width), height: max(0, size.height), scale: scale)
    if raster.width != surface.width || raster.height != surface.height {
      raster = Raster(width: surface.width, height: surface.height)
    }
    let damage = picture.replace(
      by: sprites, on: ground, surface: surface, &masks, workers: OneWorker())
    guard !damage.rects.isEmpty else { return nil }
    let painting = picture.painting
    for band in damage.bands(of: painting, for: 1) {
      painting.paint(band, on: &raster, &rasterizer)
    }
    return damage
  }

  /// The texts of the last picture, except blurred ones and those in layers.
  ///
  /// - Complexity: O(*n*) in the sprites.
  public var textKeys: [TextKey] { picture.textKeys }

  /// The pixels of layers that are kept for the next picture.
  var keptLayerPixels: Int { picture.keptLayerPixels }
}
