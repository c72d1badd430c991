import Keyframes
import Stage

/// The mask of a blurred sprite, and its position on the surface.
///
/// A mask is made in a coordinate frame that moves with its sprite, so that it can be reused when
/// the sprite moves. Only very large sprites have a mask for one position, limited to its visible
/// part.
struct SoftPlacement {
  let key: SoftKey
  /// The width of a cell in pixels of the surface: a power of 2.
  let cell: Int
  /// The mask's top left corner, in pixels.
  let origin: Point
  /// The pixels that may be covered; whole numbers.
  let box: Rect

  /// Nil if nothing is covered.
  init?(_ sprite: Sprite, on surface: Surface, text masks: inout some TextMasks) {
    let map = sprite.transform.then(.scale(surface.scale))
    let deviation = sprite.deviation(scale: surface.scale)
    guard deviation > 0, map.isFinite else { return nil }
    // Interpolation changes an edge with a deviation of 2 cells by 1/255.
    var cell = 1
    while deviation >= 4 * Double(cell) { cell *= 2 }
    self.cell = cell
    let size = Double(cell)
    // Coverage by cell and interpolation also blur, by variances of 1/12 and 1/6.
    let variance = deviation * deviation / (size * size) - (cell == 1 ? 0 : 0.25)
    let reach = GaussianBlur(variance: variance).reach

    let extent = Extent(sprite, map, cell: cell, reach: reach, on: surface, text: &masks)
    guard !extent.ink.isEmpty, !extent.area.isEmpty else { return nil }
    key = SoftKey(ink: extent.source, variance: variance, area: extent.area)
    origin = extent.offset + Point(x: Double(extent.area.x), y: Double(extent.area.y)) * size
    box = extent.ink.outset(by: reach).scaled(by: size, extent.offset)
  }

  /// Sets a corner's texture coordinates from its position on the surface.
  func attach(_ vertex: inout Vertex) {
    let size = Double(cell)
    vertex.u = Float((Double(vertex.x) - origin.x) / (size * Double(key.area.width)))
    vertex.v = Float((Double(vertex.y) - origin.y) / (size * Double(key.area.height)))
  }
}

/// The cells of a mask, in the frame of its sprite or, if those would be too many, of the surface.
private struct Extent {
  var source: SoftInkSource
  /// The offset from the frame to the surface, in pixels.
  var offset: Point
  /// The covered cells before blurring.
  var ink: PixelRect
  /// The cells of the mask.
  var area: PixelRect

  /// Masks with more cells are made for one position.
  private static let largestWhole = 1 << 18
  private static let longestWhole = 4096
  /// Empty cells around a mask, into which soft edges of the box extend.
  private static let margin = 3

  init(
    _ sprite: Sprite, _ map: Transform, cell: Int, reach: Int, on surface: Surface,
    text masks: inout some TextMasks
  ) {
    let toCells = Transform.scale(1 / Double(cell))
    let (own, way) = Self.frame(map, cell: cell)
    let box = toCells.bounds(of: own.bounds(of: sprite.shape.bounds))
    if max(box.width, box.height) < Double(Self.longestWhole), max(abs(way.x), abs(way.y)) < 1e6 {
      source = SoftInkSource(sprite, map: own.then(toCells), cell: cell)
      offset = way
      ink = source.bounds(text: &masks)
      area = ink.outset(by: reach + Self.margin)
      if Self.isSmall(area) { return }
    }
    source = SoftInkSource(sprite, map: map.then(toCells), cell: cell)
    offset = .zero
    ink = source.bounds(text: &masks)
    area = ink.outset(by: reach + Self.margin).intersection(surface.cells(cell))
  }

  /// The map without its translation, and the translation. If cells are pixels the translation is
  /// in whole pixels, as for text, and quarter pixels remain in the map.
  private static func frame(_ map: Transform, cell: Int) -> (map: Transform, offset: Point) {
    var offset = Point(x: map.tx, y: map.ty)
    var own = map
    (own.tx, own.ty) = (0, 0)
    if cell == 1 {
      let place = Point(x: (map.tx * 4).rounded() / 4, y: (map.ty * 4).rounded() / 4)
      offset = Point(x: place.x.rounded(.down), y: place.y.rounded(.down))
      (own.tx, own.ty) = (place.x - offset.x, place.y - offset.y)
    }
    return (own, offset)
  }

  private static func isSmall(_ area: PixelRect) -> Bool {
    area.area <= largestWhole && max(area.width, area.height) <= longestWhole
      && max(abs(area.x), abs(area.y)) < 100_000
  }
}

extension Surface {
  /// The visible cells, and those around them that interpolation needs.
  fileprivate func cells(_ cell: Int) -> PixelRect {
    let seen = pixels.rect.inset(by: -Self.margin - 3)
    return PixelRect(around: Transform.scale(1 / Double(cell)).bounds(of: seen)).outset(by: 1)
  }
}

extension PixelRect {
  /// A rectangle of cells as whole pixels.
  fileprivate func scaled(by size: Double, _ offset: Point) -> Rect {
    let left = (Double(x) * size + offset.x).rounded(.down)
    let top = (Double(y) * size + offset.y).rounded(.down)
    return Rect(
      x: left, y: top, width: (Double(maxX) * size + offset.x).rounded(.up) - left,
      height: (Double(maxY) * size + offset.y).rounded(.up) - top)
  }
}

extension Sprite {
  /// The deviation of the blur in pixels: 0 for a sharp sprite, and at most 4096.
  func deviation(scale: Double) -> Double {
    guard blur > 0, blur.isFinite, scale > 0 else { return 0 }
    return min(blur * scale / 2, 4096)
  }

  /// The colour of a blurred sprite; nil if it is invisible.
  var softColor: Color? {
    guard opacity > 0, let color = (fill ?? stroke?.paint)?.leadingColor else { return nil }
    return color.clamped.opacity(min(opacity, 1))
  }
}
