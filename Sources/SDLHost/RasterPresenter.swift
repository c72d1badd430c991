import CSDL2
import Drawing
import Interface

/// Paints frames in memory and uploads the changed parts into one texture.
final class RasterPresenter {
  private let renderer: OpaquePointer
  private var painter = RasterPainter()
  /// The texture, which SDL destroys with the renderer.
  private var texture: OpaquePointer?
  private var textureSize = (width: 0, height: 0)
  /// Whether the display no longer shows the last picture.
  private var isStale = true

  init(_ renderer: OpaquePointer) { self.renderer = renderer }

  func paint(
    _ frame: Frame, size: (width: Int, height: Int), text: TextRenderer
  ) throws(SDLError) -> Bool {
    guard size.width > 0, size.height > 0 else { return false }
    let texture = try texture(of: size)
    var text = text
    let damage = painter.paint(
      frame.sprites, on: frame.ground, size: size, scale: frame.scale, text: &text)
    guard isStale || damage != nil else { return false }
    for rect in damage?.rects ?? [] { upload(rect, to: texture) }
    SDL_RenderCopy(renderer, texture, nil, nil)
    isStale = false
    return true
  }

  func forget(_ loss: Painter.Loss) {
    isStale = true
    guard loss == .textures else { return }
    painter.invalidate()
    if let texture { SDL_DestroyTexture(texture) }
    texture = nil
  }

  var textKeys: [TextKey] { painter.textKeys }

  private func texture(of size: (width: Int, height: Int)) throws(SDLError) -> OpaquePointer {
    if let texture, textureSize == size { return texture }
    forget(.textures)
    let fresh = SDL_CreateTexture(
      renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
      Int32(size.width), Int32(size.height))
    guard let fresh else { throw SDLError.lastError(of: "SDL_CreateTexture") }
    SDL_SetTextureBlendMode(fresh, SDL_BLENDMODE_NONE)
    texture = fresh
    textureSize = size
    return fresh
  }

  private func upload(_ rect: PixelRect, to texture: OpaquePointer) {
    let width = painter.raster.width
    var area = SDL_Rect(
      x: Int32(rect.x), y: Int32(rect.y), w: Int32(rect.width), h: Int32(rect.height))
    painter.raster.pixels.withUnsafeBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return }
      _ = SDL_UpdateTexture(texture, &area, start + rect.y * width + rect.x, Int32(4 * width))
    }
  }
}
