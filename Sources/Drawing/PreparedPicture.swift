import Keyframes
import Stage

/// The sprites of a picture, ready to be painted in any part of it. Those that are unchanged in the
/// next picture keep their preparation.
struct PreparedPicture: Sendable {
  private(set) var surface = Surface(width: 0, height: 0, scale: 0)
  private var ground = Color.clear
  private var sprites: [Sprite] = []
  private var prepared: [PreparedSprite] = []
  private var soft = SoftMasks()

  /// 48 MiB: more than one layer of the size of a large display.
  static let mostLayerPixels = 12 << 20
  /// If no more sprites than this have changed, their texts are drawn one by one.
  private static let fewSprites = 16

  /// Makes sure that all of the next picture counts as changed.
  mutating func invalidate() { surface.scale = .nan }

  /// Frees memory that the next picture may need again.
  mutating func forgetUnused() { soft.forgetUnused() }

  /// Replaces the sprites, and returns what may have changed.
  mutating func replace(
    by sprites: [Sprite], on ground: Color, surface: Surface, _ masks: inout some TextMasks,
    workers: some Workers
  ) -> Damage {
    let isFresh = surface != self.surface || ground != self.ground
    if isFresh {
      self.surface = surface
      self.ground = ground
      self.sprites = []
      prepared = []
    }
    let damage = replace(by: sprites, &masks, workers)
    return isFresh ? Damage(surface.pixels) : damage
  }

  private mutating func replace(
    by sprites: [Sprite], _ masks: inout some TextMasks, _ workers: some Workers
  ) -> Damage {
    let change = SpriteChange(from: self.sprites, to: sprites)
    var damage = Damage()
    var silhouette = Silhouette(surface)
    let changed = change.new.filter { change.oldIndex(of: $0) == nil }
    if changed.count > Self.fewSprites {
      masks.prepare(changed.flatMap { sprites[$0].textKeys(&silhouette) })
    }
    if workers.count > 1 {
      soft.prepare(changed.compactMap { sprites[$0].softShapeKey(&silhouette) }, by: workers)
    }
    let replaced = prepared[change.old].keptLayerPixels
    soft.layerRoom = max(Self.mostLayerPixels - keptLayerPixels + replaced, 0)
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
    fresh.keepLayers(workers)
    if change.old == prepared.indices {
      prepared = fresh
    } else {
      prepared.replaceSubrange(change.old, with: fresh)
    }
    self.sprites = sprites
    return damage
  }

  /// The texts of the sprites, except blurred ones and those in layers.
  ///
  /// - Complexity: O(*n*) in the sprites.
  var textKeys: [TextKey] { prepared.flatMap(\.textKeys) }

  /// The pixels of layers that are kept for the next picture.
  var keptLayerPixels: Int { prepared[...].keptLayerPixels }

  /// The picture as it is painted, part by part.
  var painting: Painting {
    Painting(
      sprites: prepared, places: prepared.map(\.place), ground: ground.premultiplied)
  }

  /// Sprites to be painted, from the bottom up.
  struct Painting: Sendable {
    fileprivate let sprites: [PreparedSprite]
    /// Apart from the sprites, since several cores look at them without counting references.
    fileprivate let places: [PreparedSprite.Place]
    fileprivate let ground: UInt32

    /// Paints the pixels in `rect`, which is inside of the raster, whatever they were before.
    func paint(_ rect: PixelRect, on raster: inout Raster, _ rasterizer: inout Rasterizer) {
      // Nothing shows through a sprite that covers everything.
      let first = places.lastIndex { $0.opaque.contains(rect) }
      if first == nil { raster.clear(rect, to: ground) }
      for index in (first ?? 0)..<places.count where places[index].bounds.intersects(rect) {
        sprites[index].paint(on: &raster, scissor: rect, rasterizer: &rasterizer)
      }
    }

    /// Whether a part of a layer's picture is painted again for each of the bands that show it.
    func repeatsLayers(in damage: Damage) -> Bool {
      places.indices.contains { index in
        places[index].repeatsLayer && damage.rects.contains { $0.intersects(places[index].bounds) }
      }
    }
  }
}

extension [PreparedSprite] {
  /// Paints the layers that are to be kept, several at once.
  fileprivate mutating func keepLayers(_ workers: some Workers) {
    let places = indices.filter { self[$0].hasLayerToKeep }
    guard !places.isEmpty else { return }
    let sprites = self
    var scratch = [WorkerScratch<PreparedSprite>](
      repeating: WorkerScratch(), count: workers.count)
    workers.run(places.count, scratch: &scratch) { piece, scratch in
      let place = places[piece]
      scratch.parts.append((place, sprites[place].keepingLayer(&scratch.rasterizer)))
    }
    for (place, sprite) in scratch.flatMap(\.parts) { self[place] = sprite }
  }
}

extension ArraySlice<PreparedSprite> {
  fileprivate var keptLayerPixels: Int { reduce(0) { $0 + $1.keptPixels } }
}

extension Raster {
  /// Sets every pixel of a rectangle inside the raster, in the surface's coordinates.
  mutating func clear(_ rect: PixelRect, to pixel: UInt32) {
    let (width, first) = (width, base(of: 0))
    var span = pixels.mutableSpan
    if rect.width == width {
      let start = first + rect.y * width + rect.x
      fill(&span, from: start, to: start + rect.area, with: pixel)
      return
    }
    for y in rect.y..<rect.maxY {
      let start = first + y * width
      fill(&span, from: start + rect.x, to: start + rect.maxX, with: pixel)
    }
  }
}
