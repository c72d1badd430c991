import Keyframes
import Stage

/// The input of a blur: the area that a sprite covers, whatever its paint.
struct SoftInkSource: Hashable {
  let shape: Shape
  let isFilled: Bool
  let isEvenOdd: Bool
  /// The stroke; its paint is ignored.
  let stroke: Stroke?
  /// The map from the shape's coordinates to cells.
  let map: Transform
  /// The width of a cell in pixels of the surface: a power of 2.
  let cell: Int

  init(_ sprite: Sprite, map: Transform, cell: Int) {
    shape = sprite.shape.inOneColor
    isFilled = sprite.isFilled
    isEvenOdd = sprite.isEvenOdd
    stroke = sprite.stroke.map {
      var stroke = $0
      stroke.paint = .color(.black)
      return stroke
    }
    self.map = map
    self.cell = cell
  }

  /// The cells that may be covered, within a million of the origin.
  func bounds(text masks: inout some TextMasks) -> PixelRect {
    if case .text(let text) = shape { return bounds(of: text, &masks) }
    return outlines(under: map).reduce(.empty) { $0.union(PixelRect(around: $1.bounds)) }
  }

  /// The coverage of each cell of `area`, row by row from the top: 0…65280.
  func coverage(
    in area: PixelRect, text masks: inout some TextMasks, _ rasterizer: inout Rasterizer
  ) -> [UInt16] {
    let fineness = fineness
    let fine = map.then(.translation(x: -Double(area.x), y: -Double(area.y)))
      .then(.scale(Double(fineness)))
    var raster = rasterizer.raster(
      PixelRect(x: 0, y: 0, width: area.width * fineness, height: area.height * fineness))
    defer { rasterizer.recycle(raster) }
    if case .text(let text) = shape {
      if let placement = TextPlacement(text, under: fine) {
        let ink = TextInk(range: nil, color: .white)
        PlacedMask(ink, at: placement, regions: [], masks: &masks)?
          .paint(on: &raster, scissor: raster.bounds)
      }
    } else {
      raster.cover(outlines(under: fine), &rasterizer)
    }
    return raster.means(of: 24, x: fineness, y: fineness)
  }

  /// The number of samples per cell in each direction. With too few, overlapping parts within a
  /// sample would count twice and small letters would be lost.
  private var fineness: Int {
    switch shape {
    case .rectangle, .ellipse, .picture: return stroke == nil ? 1 : min(cell, 4)
    case .path: return min(cell, 4)
    case .text(let text):
      let size = text.style.size * map.meanScale
      var fineness = 1
      while fineness < min(cell, 64), size * Double(fineness) < 8 { fineness *= 2 }
      return fineness
    }
  }

  /// The outlines of the fill and the stroke.
  private func outlines(under map: Transform) -> [Contours] {
    var (fill, line) = (Contours(), Contours())
    fill.isEvenOdd = isEvenOdd
    if isFilled { fill.addFill(of: shape, under: map) }
    if let stroke { line.addStroke(stroke, of: shape, under: map) }
    return [fill, line].filter { !$0.isEmpty }
  }

  private func bounds(of text: Text, _ masks: inout some TextMasks) -> PixelRect {
    let fineness = Double(fineness)
    guard isFilled, let placement = TextPlacement(text, under: map.then(.scale(fineness))),
      let mask = masks.mask(for: placement.key), mask.width > 0, mask.height > 0
    else { return .empty }
    let box = placement.bounds(of: mask)
    return PixelRect(
      around: Transform.scale(1 / fineness).bounds(
        of: Rect(
          x: Double(box.x), y: Double(box.y), width: Double(box.width), height: Double(box.height)))
    )
  }
}

extension Raster {
  /// Paints the inside of all outlines white.
  fileprivate mutating func cover(_ outlines: [Contours], _ rasterizer: inout Rasterizer) {
    let region = ConvexRegion(
      Rect(x: 0, y: 0, width: Double(width), height: Double(height)).inset(by: -1))
    let bounds = bounds
    var spare = Contours()
    for var contours in outlines {
      region.cut(&contours, spare: &spare)
      guard !contours.isEmpty else { continue }
      rasterizer.paint(
        PaintedArea(contours), SolidInk(pixel: 0xFFFF_FFFF), on: &self, bounds)
    }
  }
}
