import CSDL2
import Drawing
import Interface
import Stage

/// Submits frames as triangles; texts and blurred sprites use their masks as textures.
final class GeometryPainter {
  private let renderer: OpaquePointer
  /// The most columns and rows of a texture; 0 for any number.
  private let mostColumns, mostRows: Int
  private var list = DisplayList()
  /// The textures, which SDL destroys with the renderer.
  private var textures = BoundedCache<MaskKey, OpaquePointer>(limit: 32 << 20)
  private var shown: (frame: Frame, size: (width: Int, height: Int))?

  init(_ renderer: OpaquePointer) {
    self.renderer = renderer
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(renderer, &info)
    (mostColumns, mostRows) = (Int(info.max_texture_width), Int(info.max_texture_height))
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND)
  }

  func paint(
    _ frame: Frame, size: (width: Int, height: Int), text: TextRenderer
  ) throws(SDLError) -> Bool {
    if let shown, shown.size == size, shown.frame.looksLike(frame) { return false }
    var text = text
    var ground = frame.ground.clamped
    ground.alpha = 1
    list.build(frame.sprites, on: ground, size: size, scale: frame.scale, text: &text)
    func byte(_ value: Double) -> UInt8 { UInt8(value * 255 + 0.5) }
    SDL_SetRenderDrawColor(
      renderer, byte(ground.red), byte(ground.green), byte(ground.blue), 255)
    SDL_RenderClear(renderer)
    for command in list.commands { try submit(command, text) }
    // Otherwise the triangles would count as presenting time.
    SDL_RenderFlush(renderer)
    shown = (frame, size)
    return true
  }

  /// Shows what was painted.
  func present() { SDL_RenderPresent(renderer) }

  func forget(_ loss: Painter.Loss) {
    shown = nil
    guard loss == .textures else { return }
    for texture in textures.removeAll() { SDL_DestroyTexture(texture) }
  }

  /// The texts of the last picture.
  var textKeys: [TextKey] {
    list.commands.compactMap { if case .masked(.text(let key), _) = $0 { key } else { nil } }
  }

  /// Destroys textures that were not used since the last call, nor for the last picture.
  func forgetUnused() {
    for case .masked(let key, _) in list.commands { _ = textures.value(for: key) }
    for texture in textures.removeUnused() { SDL_DestroyTexture(texture) }
  }

  private func submit(_ command: DisplayList.Command, _ text: TextRenderer) throws(SDLError) {
    switch command {
    case .solid(let range):
      list.indices.withUnsafeBufferPointer { indices in
        draw(list.vertices, UnsafeBufferPointer(rebasing: indices[range]), texture: nil)
      }
    case .masked(let key, let range):
      guard let texture = try texture(for: key, text) else { return }
      // SDL checks the texture coordinates of all vertices in every call, and draws nothing if one
      // exceeds 1 by the last bit, so it gets only the vertices used here, clamped.
      let corners = list.indices[range].map { index in
        var corner = list.vertices[Int(index)]
        corner.u = min(max(corner.u, 0), 1)
        corner.v = min(max(corner.v, 0), 1)
        return corner
      }
      draw(corners, nil, texture: texture)
    }
  }

  /// Draws the triangles whose corners are `vertices`, in the order of `indices` if there are any.
  /// If SDL fails, the triangles are missing from this frame, which is better than no frame.
  private func draw(
    _ vertices: [Vertex], _ indices: UnsafeBufferPointer<Int32>?, texture: OpaquePointer?
  ) {
    vertices.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      let stride = Int32(MemoryLayout<Vertex>.stride)
      _ = SDL_RenderGeometryRaw(
        renderer, texture, start.assumingMemoryBound(to: Float.self), stride,
        (start + 8).assumingMemoryBound(to: SDL_Color.self), stride,
        (start + 12).assumingMemoryBound(to: Float.self), stride, Int32(vertices.count),
        indices?.baseAddress, Int32(indices?.count ?? 0), 4)
    }
  }

  /// A white texture with the mask as alpha, to be tinted by triangles, or a painted picture.
  private func texture(
    for key: MaskKey, _ text: TextRenderer
  ) throws(SDLError) -> OpaquePointer? {
    if let known = textures.value(for: key) { return known }
    guard let image = image(for: key, text) else { return nil }
    let (pixels, width, height) = image
    let texture = SDL_CreateTexture(
      renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STATIC.rawValue),
      Int32(width), Int32(height))
    guard let texture else { throw SDLError.lastError(of: "SDL_CreateTexture") }
    SDL_UpdateTexture(texture, nil, pixels, Int32(4 * width))
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND)
    SDL_SetTextureScaleMode(texture, SDL_ScaleModeLinear)
    for old in textures.insert(texture, bytes: 4 * pixels.count, for: key) {
      // If triangles in SDL's batch still use the texture, SDL draws them first.
      SDL_DestroyTexture(old)
    }
    return texture
  }

  private func image(
    for key: MaskKey, _ text: TextRenderer
  ) -> (pixels: [UInt32], width: Int, height: Int)? {
    func white(_ coverage: [UInt8]) -> [UInt32] { coverage.map { UInt32($0) << 24 | 0xFFFFFF } }
    switch key {
    case .text(let key):
      return text.mask(for: key).map { mask in
        let mask = mask.reduced(to: mostColumns, mostRows)
        return (white(mask.coverage), mask.width, mask.height)
      }
    case .soft(let key):
      var text = text
      let mask = key.mask(text: &text)
      return (white(mask.coverage), mask.area.width, mask.area.height)
    case .painted(let painted):
      let raster = painted.raster
      return (raster.straightPixels, raster.width, raster.height)
    }
  }
}

extension TextMask {
  /// The mask in at most so many columns and rows, each the mean of those that it stands for; 0 for any number.
  fileprivate func reduced(to mostColumns: Int, _ mostRows: Int) -> TextMask {
    let columns = mostColumns > 0 ? min(width, mostColumns) : width
    let rows = mostRows > 0 ? min(height, mostRows) : height
    guard columns < width || rows < height else { return self }
    var means: [UInt8] = []
    means.reserveCapacity(columns * rows)
    for row in 0..<rows {
      let ys = row * height / rows..<(row + 1) * height / rows
      for column in 0..<columns {
        let xs = column * width / columns..<(column + 1) * width / columns
        let sum = ys.reduce(0) { sum, y in xs.reduce(sum) { $0 + Int(coverage[y * width + $1]) } }
        means.append(UInt8(sum / (xs.count * ys.count)))
      }
    }
    return TextMask(width: columns, height: rows, coverage: means, left: left, top: top)
  }
}

extension Frame {
  /// Whether both frames look the same.
  fileprivate func looksLike(_ other: Frame) -> Bool {
    ground == other.ground && scale == other.scale && sprites == other.sprites
  }
}
