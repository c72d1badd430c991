import Keyframes
import Stage

/// The picture of a layer: its sprites, masked.
final class LayerPicture: Sendable {
  let raster: Raster
  private let layer: Layer
  private let transform: Transform
  private let reach: PixelRect

  /// Paints the part of a layer that is in `reach`, inside the surface.
  ///
  /// - Complexity: O(pixels) of the part that is covered.
  init(
    _ layer: Layer, _ transform: Transform, in reach: PixelRect, _ silhouette: inout Silhouette,
    _ soft: inout SoftMasks, _ text: inout some TextMasks
  ) {
    (self.layer, self.transform, self.reach) = (layer, transform, reach)
    let sprites = layer.sprites.map {
      PreparedSprite($0.mapped(by: transform), silhouette: &silhouette, soft: &soft, text: &text)
    }
    let matte = layer.matte?.sprites.map {
      PreparedSprite($0.mapped(by: transform), silhouette: &silhouette, soft: &soft, text: &text)
    }
    let map = transform.then(.scale(silhouette.surface.scale))
    let masks = layer.masks.map {
      silhouette.contours(of: $0.path, under: $0.transform.then(map))
    }
    var area = sprites.bounds.intersection(reach)
    if let most = layer.masks.bounds(of: masks) { area = area.intersection(most) }
    if let matte, layer.matte?.isInverted == false { area = area.intersection(matte.bounds) }

    var rasterizer = Rasterizer()
    var raster = Raster(area: area)
    raster.paint(sprites, &rasterizer)
    if !masks.isEmpty, !area.isEmpty {
      raster.mask(by: layer.masks.coverage(of: masks, in: area, &rasterizer))
    }
    if let matte, let style = layer.matte, !area.isEmpty {
      var other = Raster(area: area)
      other.paint(matte, &rasterizer)
      raster.mask(by: other.coverage(as: style))
    }
    self.raster = raster
  }

  /// Whether the picture shows this layer with this transform.
  func shows(_ layer: Layer, _ transform: Transform, in reach: PixelRect) -> Bool {
    self.reach == reach && self.transform == transform && self.layer == layer
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

  /// Multiplies every pixel by its coverage, 0…255.
  fileprivate mutating func mask(by coverage: [UInt8]) {
    var pixels = pixels.mutableSpan
    for index in pixels.indices where coverage[index] < 255 {
      pixels[index] = scaled(pixels[index], by: UInt32(coverage[index]))
    }
  }

  /// The coverage by a matte's picture, 0…255: its alpha or its luminance, as is or inverted.
  fileprivate func coverage(as matte: Layer.Matte) -> [UInt8] {
    pixels.map { pixel in
      let level = matte.kind == .alpha ? pixel >> 24 : Self.luminance(pixel)
      return UInt8(matte.isInverted ? 255 - level : level)
    }
  }

  /// The luminance (Rec. 709) of a premultiplied pixel, 0…255.
  private static func luminance(_ pixel: UInt32) -> UInt32 {
    let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
    return (red * 13933 + green * 46871 + blue * 4732 + 32768) >> 16
  }
}
