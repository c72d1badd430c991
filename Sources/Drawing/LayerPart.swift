import Keyframes
import Stage

/// The sprites of a layer, ready to be painted: sharp or blurred, in their colours or in one.
struct LayerPart: Sendable {
  /// The pixels of the surface that it may touch.
  let bounds: PixelRect
  private let sprites: [PreparedSprite]
  private let effect: (blur: PictureBlur, inks: [PictureBlur.Channel])?

  /// The sprites under a transform, blurred by standard deviations along the axes, in points of the
  /// surface; with a colour, they are all in that one, as opaque as their picture.
  init(
    _ list: [Sprite], _ transform: Transform, blur: Point = .zero, color: Color? = nil,
    _ silhouette: inout Silhouette, _ soft: inout SoftMasks, _ text: inout some TextMasks
  ) {
    let surface = silhouette.surface
    let pixels = Point(x: blur.x * surface.scale, y: blur.y * surface.scale)
    guard let blur = PictureBlur(pixels, orSharp: color != nil) else {
      sprites = list.prepared(transform, &silhouette, &soft, &text)
      bounds = sprites.bounds
      effect = nil
      return
    }
    var wide = Silhouette(blur.grains(of: surface))
    sprites = list.prepared(transform, &wide, &soft, &text)
    bounds = blur.spread(of: sprites.bounds).intersection(surface.pixels)
    effect = (blur, color.map { PictureBlur.Channel.all($0.premultiplied) } ?? .own)
  }

  /// Whether it is blurred, or a layer in it is.
  var isSoft: Bool { effect != nil || sprites.contains(where: \.isSoft) }

  func paint(on raster: inout Raster, _ rasterizer: inout Rasterizer) {
    let area = raster.area.intersection(bounds)
    guard !area.isEmpty else { return }
    guard let effect else {
      return raster.paint(sprites, &rasterizer)
    }
    let soft = effect.blur.picture(
      of: area, content: sprites.bounds, inks: effect.inks, &rasterizer
    ) { sharp, rasterizer in sharp.paint(sprites, &rasterizer) }
    raster.cover(area, with: RasterInk(soft, opacity: 1))
    rasterizer.recycle(soft)
  }
}

extension Layer {
  /// The shadow of the layer's picture, if it casts one, and the picture.
  func parts(
    _ transform: Transform, _ silhouette: inout Silhouette, _ soft: inout SoftMasks,
    _ text: inout some TextMasks
  ) -> [LayerPart] {
    let effects = effects.mapped(by: transform)
    var parts: [LayerPart] = []
    if let shadow = effects.shadow, shadow.offset.x.isFinite, shadow.offset.y.isFinite {
      let place = transform.then(.translation(x: shadow.offset.x, y: shadow.offset.y))
      // It is the shadow of the blurred picture, and the variances of blurs add up.
      let blur = Point(
        x: Point(x: effects.blur.x, y: shadow.blur.x).length,
        y: Point(x: effects.blur.y, y: shadow.blur.y).length)
      parts.append(
        LayerPart(
          sprites, place, blur: blur, color: shadow.color, &silhouette, &soft, &text))
    }
    parts.append(LayerPart(sprites, transform, blur: effects.blur, &silhouette, &soft, &text))
    return parts
  }
}

extension [Sprite] {
  fileprivate func prepared(
    _ transform: Transform, _ silhouette: inout Silhouette, _ soft: inout SoftMasks,
    _ text: inout some TextMasks
  ) -> [PreparedSprite] {
    map {
      PreparedSprite($0.mapped(by: transform), silhouette: &silhouette, soft: &soft, text: &text)
    }
  }
}

extension [PreparedSprite] {
  fileprivate var bounds: PixelRect { reduce(.empty) { $0.union($1.bounds) } }
}

extension Raster {
  fileprivate mutating func paint(_ sprites: [PreparedSprite], _ rasterizer: inout Rasterizer) {
    let area = area
    for sprite in sprites { sprite.paint(on: &self, scissor: area, rasterizer: &rasterizer) }
  }
}
