public import Keyframes
public import Stage

/// Paints sprites into memory and repaints only what changed. The same sprites give the same bits,
/// whatever was painted before.
public struct RasterPainter: Sendable {
  /// The last picture.
  public private(set) var raster = Raster(width: 0, height: 0)

  private var surface = Surface(width: 0, height: 0, scale: 0)
  private var ground = Color.clear
  private var sprites: [Sprite] = []
  private var prepared: [PreparedSprite] = []
  private var rasterizer = Rasterizer()

  public init() {}

  /// Forgets the last picture, so that the next is painted as a whole.
  public mutating func invalidate() { surface.scale = .nan }

  /// Paints `sprites` (in points, the first lowest) on a surface of `size` pixels, `scale` pixels to
  /// a point, and returns which pixels may have changed since the last picture: nil if none have.
  /// `masks` has to give the same mask for the same key every time.
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

  /// Takes over `sprites`, keeping what is prepared of those that stayed as they were.
  private mutating func replace(by sprites: [Sprite], _ masks: inout some TextMasks) -> Damage {
    let kept = CommonEnds(self.sprites, sprites)
    let old = kept.first..<(self.sprites.count - kept.last)
    let new = kept.first..<(sprites.count - kept.last)
    var damage = Damage()
    var silhouette = Silhouette(surface)
    var fresh: [PreparedSprite] = []
    fresh.reserveCapacity(new.count)
    for index in new {
      if old.count == new.count, self.sprites[index] == sprites[index] {
        fresh.append(prepared[index])
        continue
      }
      fresh.append(PreparedSprite(sprites[index], silhouette: &silhouette, text: &masks))
      damage.add(fresh[fresh.count - 1].bounds)
      if old.count == new.count { damage.add(prepared[index].bounds) }
    }
    if old.count != new.count { for index in old { damage.add(prepared[index].bounds) } }
    prepared.replaceSubrange(old, with: fresh)
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

/// How many sprites at the beginning and at the end of two lists are the same.
private struct CommonEnds {
  var first = 0
  var last = 0

  init(_ old: [Sprite], _ new: [Sprite]) {
    let shorter = min(old.count, new.count)
    while first < shorter, old[first] == new[first] { first += 1 }
    while last < shorter - first, old[old.count - 1 - last] == new[new.count - 1 - last] {
      last += 1
    }
  }
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
