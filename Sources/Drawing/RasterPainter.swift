public import Keyframes
public import Stage

/// Paints sprites into memory, and repaints only what changed. The same sprites always result in
/// identical pixels, whatever was painted before.
public struct RasterPainter: Sendable {
  /// The last picture.
  public private(set) var raster = Raster(width: 0, height: 0)

  private var surface = Surface(width: 0, height: 0, scale: 0)
  private var ground = Color.clear
  private var sprites: [Sprite] = []
  private var prepared: [PreparedSprite] = []
  private var rasterizer = Rasterizer()
  private var soft = SoftMasks()

  /// 48 MiB: more than one layer of the size of a large display.
  static let mostLayerPixels = 12 << 20

  /// A painter that has not painted yet.
  public init() {}

  /// Discards the last picture, so that the next is painted completely.
  public mutating func invalidate() { surface.scale = .nan }

  /// Paints `sprites` (in points, the first at the bottom) on a surface of `size` pixels with
  /// `scale` pixels per point, and returns the pixels that may have changed since the last picture;
  /// nil if none have. `masks` must always return the same mask for the same key.
  @discardableResult
  public mutating func paint(
    _ sprites: [Sprite], on ground: Color, size: (width: Int, height: Int), scale: Double,
    text masks: inout some TextMasks
  ) -> Damage? {
    let surface = Surface(width: max(0, size.width), height: max(0, size.height), scale: scale)
    let isFresh = surface != self.surface || ground != self.ground
    if isFresh {
      self.surface = surface
      self.ground = ground
      if raster.width != surface.width || raster.height != surface.height {
        raster = Raster(width: surface.width, height: surface.height)
      }
      self.sprites = []
      prepared = []
    }
    var damage = replace(by: sprites, &masks)
    if isFresh { damage = Damage(surface.pixels) }
    for rect in damage.rects { repaint(rect) }
    return damage.rects.isEmpty ? nil : damage
  }

  /// The texts of the last picture, except blurred ones and those in layers.
  ///
  /// - Complexity: O(*n*) in the sprites.
  public var textKeys: [TextKey] { prepared.flatMap(\.textKeys) }

  /// The pixels of layers that are kept for the next picture.
  var keptLayerPixels: Int { prepared[...].keptLayerPixels }

  /// Replaces the sprites by `sprites`, reusing the preparation of unchanged ones.
  private mutating func replace(by sprites: [Sprite], _ masks: inout some TextMasks) -> Damage {
    let change = SpriteChange(from: self.sprites, to: sprites)
    var damage = Damage()
    var silhouette = Silhouette(surface)
    let changed = prepared[change.old].keptLayerPixels
    soft.layerRoom = max(Self.mostLayerPixels - keptLayerPixels + changed, 0)
    var fresh: [PreparedSprite] = []
    fresh.reserveCapacity(change.new.count)
    for index in change.new {
      if let old = change.oldIndex(of: index) {
        fresh.append(prepared[old])
        continue
      }
      fresh.append(
        PreparedSprite(
          sprites[index], silhouette: &silhouette, soft: &soft, text: &masks,
          last: change.isPaired ? prepared[index] : nil))
      damage.add(fresh[fresh.count - 1].bounds)
      if change.isPaired { damage.add(prepared[index].bounds) }
    }
    if !change.isPaired { for index in change.old { damage.add(prepared[index].bounds) } }
    prepared.replaceSubrange(change.old, with: fresh)
    self.sprites = sprites
    return damage
  }

  private mutating func repaint(_ rect: PixelRect) {
    raster.clear(rect, to: ground.premultiplied)
    for sprite in prepared {
      sprite.paint(on: &raster, scissor: rect, rasterizer: &rasterizer)
    }
  }
}

extension ArraySlice<PreparedSprite> {
  fileprivate var keptLayerPixels: Int { reduce(0) { $0 + $1.keptPixels } }
}

extension Raster {
  /// Sets every pixel of a rectangle inside the raster.
  mutating func clear(_ rect: PixelRect, to pixel: UInt32) {
    let width = width
    var span = pixels.mutableSpan
    if rect.width == width {
      fill(&span, from: rect.y * width, to: rect.maxY * width, with: pixel)
      return
    }
    for y in rect.y..<rect.maxY {
      fill(&span, from: y * width + rect.x, to: y * width + rect.maxX, with: pixel)
    }
  }
}
