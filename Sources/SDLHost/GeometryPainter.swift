import CSDL2
import Drawing
import Playground
import Stage

/// Submits frames as triangles, and texts as textures of their masks.
final class GeometryPainter {
  private let renderer: OpaquePointer
  private var list = DisplayList()
  /// SDL destroys them with the renderer.
  private var textures = BoundedCache<TextKey, OpaquePointer>(limit: 32 << 20)
  private var shown: (frame: Frame, size: (width: Int, height: Int))?

  init(_ renderer: OpaquePointer) {
    self.renderer = renderer
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND)
  }

  func paint(
    _ frame: Frame, size: (width: Int, height: Int), text: TextRenderer
  ) throws(SDLError) -> Bool {
    if let shown, shown.size == size, shown.frame.looksLike(frame) { return false }
    var text = text
    list.build(frame.sprites, size: size, scale: frame.scale, text: &text)
    let ground = frame.ground.clamped
    func byte(_ value: Double) -> UInt8 { UInt8(value * 255 + 0.5) }
    SDL_SetRenderDrawColor(
      renderer, byte(ground.red), byte(ground.green), byte(ground.blue), 255)
    SDL_RenderClear(renderer)
    for command in list.commands { try submit(command, text) }
    // Without it the triangles would be counted among the time that presenting takes.
    SDL_RenderFlush(renderer)
    shown = (frame, size)
    return true
  }

  func invalidate() {
    shown = nil
    for texture in textures.removeAll() { SDL_DestroyTexture(texture) }
  }

  private func submit(_ command: DisplayList.Command, _ text: TextRenderer) throws(SDLError) {
    switch command {
    case .solid(let range):
      draw(range, texture: nil)
    case .text(let key, let range):
      guard let texture = try texture(for: key, text) else { return }
      draw(range, texture: texture)
    }
  }

  private func draw(_ range: Range<Int>, texture: OpaquePointer?) {
    list.vertices.withUnsafeBytes { vertices in
      list.indices.withUnsafeBufferPointer { indices in
        guard let start = vertices.baseAddress, let first = indices.baseAddress else { return }
        let stride = Int32(MemoryLayout<Vertex>.stride)
        _ = SDL_RenderGeometryRaw(
          renderer, texture, start.assumingMemoryBound(to: Float.self), stride,
          (start + 8).assumingMemoryBound(to: SDL_Color.self), stride,
          (start + 12).assumingMemoryBound(to: Float.self), stride, Int32(list.vertices.count),
          first + range.lowerBound, Int32(range.count), 4)
      }
    }
  }

  /// White, as opaque as the text's mask; the triangles' colours tint it.
  private func texture(
    for key: TextKey, _ text: TextRenderer
  ) throws(SDLError) -> OpaquePointer? {
    if let known = textures.value(for: key) { return known }
    guard let mask = text.mask(for: key) else { return nil }
    let texture = SDL_CreateTexture(
      renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STATIC.rawValue),
      Int32(mask.width), Int32(mask.height))
    guard let texture else { throw SDLError.lastError(of: "SDL_CreateTexture") }
    let pixels = mask.coverage.map { UInt32($0) << 24 | 0xFFFFFF }
    SDL_UpdateTexture(texture, nil, pixels, Int32(4 * mask.width))
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND)
    SDL_SetTextureScaleMode(texture, SDL_ScaleModeLinear)
    for old in textures.insert(texture, bytes: 4 * pixels.count, for: key) {
      // Triangles that wait in SDL's batch keep a destroyed texture from being used: SDL flushes.
      SDL_DestroyTexture(old)
    }
    return texture
  }
}

extension Frame {
  /// Whether both put the same on the display.
  fileprivate func looksLike(_ other: Frame) -> Bool {
    ground == other.ground && scale == other.scale && sprites == other.sprites
  }
}
