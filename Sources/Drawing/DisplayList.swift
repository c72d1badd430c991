public import Keyframes
public import Stage

/// A picture as triangles in painting order; the host draws them.
public struct DisplayList: Sendable {
  /// Triangles to be drawn, in painting order.
  public enum Command: Equatable, Sendable {
    /// Triangles without a texture, as a range of `indices`.
    case solid(Range<Int>)
    /// Triangles with the texture of a mask, white with the mask as alpha, or of a painted picture,
    /// sampled linearly.
    case masked(MaskKey, Range<Int>)
  }

  /// The corners of all triangles.
  public private(set) var vertices: [Vertex] = []
  /// Three for each triangle.
  public private(set) var indices: [Int32] = []
  /// Drawing commands, in painting order.
  public private(set) var commands: [Command] = []

  private var feathering = Feathering()
  private var soft = SoftMasks()
  private var rasterizer = Rasterizer()
  private var sprites: [Sprite] = []
  private var surface = Surface(width: 0, height: 0, scale: 0)
  private var ground = Color.clear
  private var pieces: [Piece] = []
  private var last = Last()

  /// An empty picture.
  public init() {}

  /// Replaces the picture by one of `sprites` (in points, the first at the bottom) on a surface of
  /// `size` pixels with `scale` pixels per point. The host paints the background, whose colour is
  /// `ground` for sprites that blend with it. Triangles of unchanged sprites are reused.
  public mutating func build(
    _ sprites: [Sprite], on ground: Color = .clear, size: (width: Int, height: Int), scale: Double,
    text masks: inout some TextMasks
  ) {
    let surface = Surface(width: max(0, size.width), height: max(0, size.height), scale: scale)
    if surface != self.surface || ground != self.ground { self.sprites = [] }
    (self.surface, self.ground) = (surface, ground)
    putAside()
    let change = SpriteChange(from: self.sprites, to: sprites)
    var silhouette = Silhouette(surface)
    var below: [PreparedSprite] = []
    for index in sprites.indices {
      // A sprite that blends with the picture below changes with it.
      let isLoose = sprites[index].isBlended && index >= change.new.lowerBound
      if !isLoose, let old = change.oldIndex(of: index) {
        takeOver(last.pieces[old])
      } else {
        let start = (vertices.count, indices.count)
        let inks =
          sprites[index].isBlended
          ? blend(sprites[...index], &below, &silhouette, &masks)
          : add(sprites[index], &silhouette, &masks)
        close(
          Piece(vertices: start.0..<vertices.count, indices: start.1..<indices.count, masks: inks))
      }
    }
    self.sprites = sprites
  }

  /// The part of the list that belongs to one sprite.
  private struct Piece {
    var vertices: Range<Int>
    var indices: Range<Int>
    /// The piece's masks, each with the number of its indices; empty if it has none.
    var masks: Masks
  }

  private typealias Masks = [(key: MaskKey, count: Int)]

  /// The previous picture.
  private struct Last {
    var vertices: [Vertex] = []
    var indices: [Int32] = []
    var pieces: [Piece] = []
  }

  private mutating func putAside() {
    swap(&vertices, &last.vertices)
    swap(&indices, &last.indices)
    swap(&pieces, &last.pieces)
    vertices.removeAll(keepingCapacity: true)
    indices.removeAll(keepingCapacity: true)
    pieces.removeAll(keepingCapacity: true)
    commands.removeAll(keepingCapacity: true)
  }

  private mutating func takeOver(_ piece: Piece) {
    let start = (vertices.count, indices.count)
    let shift = Int32(truncatingIfNeeded: vertices.count - piece.vertices.lowerBound)
    vertices += last.vertices[piece.vertices]
    for index in last.indices[piece.indices] { indices.append(index + shift) }
    close(
      Piece(
        vertices: start.0..<vertices.count, indices: start.1..<indices.count, masks: piece.masks))
  }

  /// Ends a sprite's part of the list; consecutive solid ones become one command.
  private mutating func close(_ piece: Piece) {
    pieces.append(piece)
    guard !piece.indices.isEmpty else { return }
    if !piece.masks.isEmpty {
      var start = piece.indices.lowerBound
      for (key, count) in piece.masks {
        commands.append(.masked(key, start..<start + count))
        start += count
      }
    } else if case .solid(let range) = commands.last {
      commands[commands.count - 1] = .solid(range.lowerBound..<piece.indices.upperBound)
    } else {
      commands.append(.solid(piece.indices))
    }
  }

  private mutating func add(
    _ sprite: Sprite, _ silhouette: inout Silhouette, _ masks: inout some TextMasks
  ) -> Masks {
    if sprite.layer == nil, sprite.deviation(scale: surface.scale) > 0 {
      let start = indices.count
      return blur(sprite, &silhouette, &masks).map { [($0, indices.count - start)] } ?? []
    }
    if sprite.needsPixels { return paint(sprite, &silhouette, &masks) }
    silhouette.outline(sprite)
    guard !silhouette.isHidden else { return [] }
    let map = sprite.transform.then(.scale(surface.scale))
    if let paint = sprite.fill { add(silhouette.fill, paint, sprite, map) }
    if let stroke = sprite.stroke { add(silhouette.stroke, stroke.paint, sprite, map) }
    guard case .text(let text) = sprite.shape else { return [] }
    return add(text, sprite, map, silhouette: silhouette, &masks)
  }

  private mutating func add(
    _ contours: Contours, _ paint: Paint, _ sprite: Sprite, _ map: Transform
  ) {
    guard !contours.isEmpty else { return }
    feathering.build(contours)
    let opacity = min(sprite.opacity, 1)
    switch paint {
    case .color(let color):
      let tint = Tint(color.clamped.opacity(opacity))
      if tint.alpha > 0 { append(feathering.mesh, tint) }
    case .gradient(let gradient):
      append(
        feathering.mesh, gradient, opacity: opacity,
        map: GradientMap(gradient, box: sprite.shape.bounds, under: map))
    }
  }

  private mutating func append(_ mesh: FeatherMesh, _ tint: Tint) {
    let base = Int32(truncatingIfNeeded: vertices.count)
    for corner in mesh.corners {
      vertices.append(tint.vertex(corner.x, corner.y, cover: corner.cover))
    }
    for index in mesh.indices { indices.append(index + base) }
  }

  private mutating func append(
    _ mesh: FeatherMesh, _ gradient: Gradient, opacity: Double, map: GradientMap
  ) {
    var bands = GradientBands(gradient, opacity: opacity, map: map)
    for index in stride(from: 0, to: mesh.indices.count, by: 3) {
      bands.cut(
        mesh.corners[Int(mesh.indices[index])], mesh.corners[Int(mesh.indices[index + 1])],
        mesh.corners[Int(mesh.indices[index + 2])]
      ) { addFan($0) }
    }
  }

  /// Adds a convex polygon.
  private mutating func addFan(_ corners: [Vertex]) {
    guard corners.count > 2 else { return }
    let base = Int32(truncatingIfNeeded: vertices.count)
    vertices += corners
    for index in 1..<Int32(truncatingIfNeeded: corners.count - 1) {
      indices += [base, base + index, base + index + 1]
    }
  }

  private mutating func add(
    _ text: Text, _ sprite: Sprite, _ map: Transform, silhouette: Silhouette,
    _ masks: inout some TextMasks
  ) -> Masks {
    guard let whole = TextPlacement(text, under: map) else { return [] }
    var parts: Masks = []
    for ink in sprite.textInks {
      let (placement, tint, start) = (whole.of(ink.range), Tint(ink.color), indices.count)
      guard tint.alpha > 0, let mask = masks.mask(for: placement.key) else { continue }
      addFan(placement.quad(of: mask, silhouette: silhouette, tint))
      if indices.count > start { parts.append((.text(placement.key), indices.count - start)) }
    }
    return parts
  }

  /// Paints a sprite in memory if triangles can't show it.
  private mutating func paint(
    _ sprite: Sprite, _ silhouette: inout Silhouette, _ masks: inout some TextMasks
  ) -> Masks {
    let prepared = PreparedSprite(sprite, silhouette: &silhouette, soft: &soft, text: &masks)
    let area = prepared.bounds
    guard !area.isEmpty else { return [] }
    var raster = Raster(area: area)
    prepared.paint(on: &raster, scissor: area, rasterizer: &rasterizer)
    addFan(area.quad)
    return [(.painted(Painted(raster)), 6)]
  }

  /// Paints the last sprite in memory with everything below; `below` is already prepared.
  private mutating func blend(
    _ sprites: ArraySlice<Sprite>, _ below: inout [PreparedSprite],
    _ silhouette: inout Silhouette, _ masks: inout some TextMasks
  ) -> Masks {
    for sprite in sprites[below.count...] {
      below.append(
        PreparedSprite(sprite, silhouette: &silhouette, soft: &soft, text: &masks))
    }
    guard let area = below.last?.bounds, !area.isEmpty else { return [] }
    var raster = Raster(area: area)
    raster.clear(area, to: ground.premultiplied)
    for sprite in below {
      sprite.paint(on: &raster, scissor: area, rasterizer: &rasterizer)
    }
    addFan(area.quad)
    return [(.painted(Painted(raster)), 6)]
  }

  private mutating func blur(
    _ sprite: Sprite, _ silhouette: inout Silhouette, _ masks: inout some TextMasks
  ) -> MaskKey? {
    guard let color = sprite.softColor,
      let placement = SoftPlacement(sprite, on: surface, text: &masks)
    else { return nil }
    let tint = Tint(color)
    let contours = silhouette.contours(of: placement.box, cutBy: sprite.clips)
    guard tint.alpha > 0, !contours.isEmpty else { return nil }
    feathering.build(contours)
    let start = vertices.count
    append(feathering.mesh, tint)
    for index in start..<vertices.count { placement.attach(&vertices[index]) }
    return .soft(placement.key)
  }
}
