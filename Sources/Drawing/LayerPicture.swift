import Keyframes
import Stage

/// The picture of a layer: its sprites, blurred, with their shadow, and masked. A blurred one is kept if
/// there is room, others are painted whenever they are shown; layers inside of others are never kept,
/// so that painting holds one for each depth.
final class LayerPicture: Sendable {
  /// The pixels that it may touch.
  let area: PixelRect
  /// Whether anything in it is blurred.
  let isSoft: Bool
  private let layer: Layer
  private let transform: Transform
  private let reach: PixelRect
  private let parts: Parts
  private let kept: Raster?
  /// Whether it should be painted and kept, for which there is room.
  let hasRoom: Bool

  /// A layer that is ready to be painted.
  private struct Parts: Sendable {
    /// The shadow and the sprites.
    var painted: [LayerPart]
    var masks: [Contours]
    /// Nil without a matte.
    var matte: LayerPart?
  }

  /// Prepares the part of a layer that is in `reach`, inside the surface.
  init(
    _ layer: Layer, _ transform: Transform, in reach: PixelRect, _ silhouette: inout Silhouette,
    _ soft: inout SoftMasks, _ text: inout some TextMasks
  ) {
    (self.layer, self.transform, self.reach) = (layer, transform, reach)
    let room = soft.layerRoom
    soft.layerRoom = 0
    let painted = layer.parts(transform, &silhouette, &soft, &text)
    let matte = layer.matte.map {
      LayerPart($0.sprites, transform, &silhouette, &soft, &text)
    }
    let map = transform.then(.scale(silhouette.surface.scale))
    let masks = layer.masks.map {
      silhouette.contours(of: $0.path, under: $0.transform.then(map))
    }
    var area = painted.reduce(PixelRect.empty) { $0.union($1.bounds) }.intersection(reach)
    if let most = layer.masks.bounds(of: masks) { area = area.intersection(most) }
    if let matte, layer.matte?.isInverted == false { area = area.intersection(matte.bounds) }

    self.area = area
    parts = Parts(painted: painted, masks: masks, matte: matte)
    isSoft = painted.contains(where: \.isSoft) || matte?.isSoft ?? false
    hasRoom = isSoft && !area.isEmpty && area.area <= room
    soft.layerRoom = room - (hasRoom ? area.area : 0)
    kept = nil
  }

  /// The same picture, painted.
  private init(keeping raster: Raster, of picture: LayerPicture) {
    (layer, transform) = (picture.layer, picture.transform)
    (reach, area, isSoft) = (picture.reach, picture.area, picture.isSoft)
    parts = Parts(painted: [], masks: [])
    hasRoom = false
    kept = raster
  }

  /// The picture to keep.
  func painted(_ rasterizer: inout Rasterizer) -> LayerPicture {
    LayerPicture(keeping: Self.painted(layer, parts, in: area, &rasterizer), of: self)
  }

  /// The number of pixels that stay in memory.
  var keptPixels: Int { kept == nil ? 0 : area.area }

  /// Passes the picture to `body`, at least its pixels in `part`.
  func withRaster(
    in part: PixelRect, _ rasterizer: inout Rasterizer, _ body: (Raster, inout Rasterizer) -> Void
  ) {
    if let kept { return body(kept, &rasterizer) }
    let part = part.intersection(area)
    guard !part.isEmpty else { return }
    let raster = Self.painted(layer, parts, in: part, &rasterizer)
    body(raster, &rasterizer)
    rasterizer.recycle(raster)
  }

  private static func painted(
    _ layer: Layer, _ parts: Parts, in area: PixelRect, _ rasterizer: inout Rasterizer
  ) -> Raster {
    var raster = rasterizer.raster(area)
    guard !area.isEmpty else { return raster }
    for part in parts.painted { part.paint(on: &raster, &rasterizer) }
    if !parts.masks.isEmpty {
      raster.mask(by: layer.masks.coverage(of: parts.masks, in: area, &rasterizer))
    }
    if let matte = parts.matte, let style = layer.matte {
      var other = rasterizer.raster(area)
      matte.paint(on: &other, &rasterizer)
      raster.mask(by: other.coverage(as: style))
      rasterizer.recycle(other)
    }
    return raster
  }

  /// Whether the picture shows this layer with this transform.
  func shows(_ layer: Layer, _ transform: Transform, in reach: PixelRect) -> Bool {
    self.reach == reach && self.transform == transform && self.layer == layer
  }
}

extension Raster {
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
