import Keyframes
import Stage

/// A sprite ready to be painted on a raster: clipped contours, and the pixels that it may touch.
struct PreparedSprite {
  private(set) var bounds = PixelRect.empty
  /// The pixels in which nothing below is visible, as far as known.
  private var opaque = PixelRect.empty
  /// The fill and the stroke.
  private var parts: [Part] = []
  private var texts: [PlacedMask] = []
  /// The picture of its layer, and how it is shown.
  private var picture: LayerPicture?
  private var frame: (area: PaintedArea, opacity: Double, blend: BlendMode)?

  private struct Part {
    let area: PaintedArea
    let ink: AnyInk
  }

  /// `last` is the sprite as it was prepared for the previous picture; its layer may be reused.
  init(
    _ sprite: Sprite, silhouette: inout Silhouette, soft: inout SoftMasks,
    text masks: inout some TextMasks, last: PreparedSprite? = nil
  ) {
    let surface = silhouette.surface
    if let layer = sprite.layer {
      show(layer, of: sprite, &silhouette, &soft, &masks, last: last?.picture)
      return
    }
    if sprite.deviation(scale: surface.scale) > 0 {
      blur(sprite, &silhouette, &soft, &masks)
      return
    }
    silhouette.outline(sprite)
    let map = sprite.transform.then(.scale(surface.scale))
    if let paint = sprite.fill, !silhouette.fill.isEmpty,
      let ink = AnyInk(paint, opacity: sprite.opacity, box: sprite.shape.bounds, under: map)
    {
      let area = PaintedArea(silhouette.fill)
      parts.append(Part(area: area, ink: ink))
      bounds = area.box
      if ink.isOpaque { opaque = area.wholePixels ?? .empty }
    }
    if case .picture(let picture, let size) = sprite.shape, !silhouette.fill.isEmpty,
      let ink = PictureInk(picture, size, opacity: sprite.opacity, under: map, soft: &soft)
    {
      let area = PaintedArea(silhouette.fill)
      parts.append(Part(area: area, ink: .picture(ink)))
      bounds = area.box
    }
    if let paint = sprite.stroke?.paint, !silhouette.stroke.isEmpty,
      let ink = AnyInk(paint, opacity: sprite.opacity, box: sprite.shape.bounds, under: map)
    {
      let area = PaintedArea(silhouette.stroke)
      parts.append(Part(area: area, ink: ink))
      bounds = bounds.union(area.box)
    }
    if case .text(let text) = sprite.shape, !silhouette.isHidden,
      let placement = TextPlacement(text, under: map)
    {
      for ink in sprite.textInks {
        guard
          let mask = PlacedMask(
            ink, at: placement, regions: silhouette.regions, masks: &masks)
        else { continue }
        texts.append(mask)
        bounds = bounds.union(mask.bounds)
      }
    }
    bounds = bounds.intersection(surface.pixels)
  }

  private mutating func blur(
    _ sprite: Sprite, _ silhouette: inout Silhouette, _ soft: inout SoftMasks,
    _ masks: inout some TextMasks
  ) {
    guard let color = sprite.softColor, color.alpha > 0,
      let placement = SoftPlacement(sprite, on: silhouette.surface, text: &masks)
    else { return }
    let contours = silhouette.contours(of: placement.box, cutBy: sprite.clips)
    guard !contours.isEmpty else { return }
    let mask = soft.mask(for: placement.key, text: &masks)
    let area = PaintedArea(contours)
    parts = [Part(area: area, ink: .soft(SoftInk(color, mask, placement)))]
    bounds = area.box.intersection(silhouette.surface.pixels)
  }

  private mutating func show(
    _ layer: Layer, of sprite: Sprite, _ silhouette: inout Silhouette, _ soft: inout SoftMasks,
    _ masks: inout some TextMasks, last: LayerPicture?
  ) {
    guard sprite.opacity > 0 else { return }
    let reach = silhouette.reach(of: sprite.clips)
    guard !reach.isEmpty else { return }
    let picture =
      last.flatMap { $0.shows(layer, sprite.transform, in: reach) ? $0 : nil }
      ?? LayerPicture(layer, sprite.transform, in: reach, &silhouette, &soft, &masks)
    self.picture = picture
    let area = picture.area
    guard !area.isEmpty else { return }
    let contours = silhouette.contours(of: area.rect, cutBy: sprite.clips)
    guard !contours.isEmpty else { return }
    let shown = PaintedArea(contours)
    frame = (shown, sprite.opacity, layer.blend)
    bounds = shown.box.intersection(area)
  }

  /// A sprite's place in a picture.
  struct Place {
    var bounds: PixelRect
    var opaque: PixelRect
    /// Whether its layer is blurred anew wherever it is painted.
    var repeatsLayer: Bool
  }

  var place: Place {
    Place(
      bounds: bounds, opaque: opaque,
      repeatsLayer: picture.map { $0.isSoft && $0.keptPixels == 0 } ?? false)
  }

  /// Whether its layer should be painted now, to be kept.
  var hasLayerToKeep: Bool { picture?.hasRoom ?? false }

  /// The sprite with its layer painted.
  func keepingLayer(_ rasterizer: inout Rasterizer) -> PreparedSprite {
    var copy = self
    copy.picture = picture?.painted(&rasterizer)
    return copy
  }

  var textKeys: [TextKey] { texts.map(\.key) }

  /// Whether its layer or one in it is blurred.
  var isSoft: Bool { picture?.isSoft ?? false }

  /// The number of pixels of its layer that stay in memory.
  var keptPixels: Int { picture?.keptPixels ?? 0 }

  func paint(on raster: inout Raster, scissor: PixelRect, rasterizer: inout Rasterizer) {
    guard bounds.intersects(scissor) else { return }
    for part in parts { rasterizer.paint(part.area, part.ink, on: &raster, scissor) }
    if let frame, let picture {
      let part = bounds.intersection(scissor)
      picture.withRaster(in: part, &rasterizer) { layer, rasterizer in
        let ink = RasterInk(layer, opacity: frame.opacity, frame.blend)
        rasterizer.paint(frame.area, .raster(ink), on: &raster, part)
      }
    }
    for text in texts { text.paint(on: &raster, scissor: scissor) }
  }
}

extension Sprite {
  /// The key of the mask that a blurred shape needs; nil for other sprites, and if it is invisible.
  func softShapeKey(_ silhouette: inout Silhouette) -> SoftKey? {
    var text = NoText()
    guard layer == nil, deviation(scale: silhouette.surface.scale) > 0, !shape.isText,
      let color = softColor, color.alpha > 0,
      let placement = SoftPlacement(self, on: silhouette.surface, text: &text),
      !silhouette.contours(of: placement.box, cutBy: clips).isEmpty
    else { return nil }
    return placement.key
  }
}

extension Sprite {
  /// The keys of the masks of an upright text; empty if it is hidden, blurred, in a layer or very large.
  func textKeys(_ silhouette: inout Silhouette) -> [TextKey] {
    let scale = silhouette.surface.scale
    guard layer == nil, case .text(let text) = shape, deviation(scale: scale) == 0,
      let placement = TextPlacement(text, under: transform.then(.scale(scale))),
      placement.isAligned
    else { return [] }
    silhouette.outline(self)
    guard !silhouette.isHidden else { return [] }
    return textInks.filter { $0.color.premultiplied >> 24 > 0 }.map { placement.of($0.range).key }
  }
}

extension Shape {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
}

extension Rasterizer {
  mutating func paint(
    _ area: PaintedArea, _ ink: AnyInk, on raster: inout Raster, _ scissor: PixelRect
  ) {
    switch ink {
    case .solid(let ink): paint(area, ink, on: &raster, scissor)
    case .gradient(let ink): paint(area, ink, on: &raster, scissor)
    case .soft(let ink): paint(area, ink, on: &raster, scissor)
    case .radial(let ink): paint(area, ink, on: &raster, scissor)
    case .picture(let ink): paint(area, ink, on: &raster, scissor)
    case .raster(let ink): paint(area, ink, on: &raster, scissor)
    }
  }
}

extension Raster {
  /// Paints a rectangle inside the raster.
  mutating func cover<I: Ink>(_ rect: PixelRect, with ink: I) {
    guard !rect.isEmpty else { return }
    let (width, first) = (width, base(of: 0))
    var pixels = pixels.mutableSpan
    for y in rect.y..<rect.maxY {
      ink.cover(
        &pixels, base: first + y * width, y: ink.row(y), from: rect.x, to: rect.maxX, coverage: 255)
    }
  }
}
