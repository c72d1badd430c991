import Keyframes
import Stage

/// The surface of a picture: its size in pixels, and pixels per point.
struct Surface: Equatable {
  var width: Int
  var height: Int
  var scale: Double
  /// How many pixels around it are painted as well, because a blur spreads them into it.
  var outset = 0

  /// How far contours may extend beyond the surface, in pixels.
  static let margin = 4.0

  var pixels: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height).outset(by: outset) }

  /// The surface with its margin, to which contours are clipped before they are converted to
  /// integers.
  var region: ConvexRegion {
    ConvexRegion(pixels.rect.inset(by: -Self.margin))
  }
}

/// The contours of sprites, clipped by their clips and the surface.
struct Silhouette {
  let surface: Surface
  private let margin: ConvexRegion
  private(set) var fill = Contours()
  private(set) var stroke = Contours()
  private(set) var regions: [ConvexRegion] = []
  private var clips: [Clip] = []
  private var isClippedAway = false
  /// Whether nothing of the last sprite is visible.
  private(set) var isHidden = false
  private var spare = Contours()

  init(_ surface: Surface) {
    self.surface = surface
    margin = surface.region
  }

  /// Replaces the contours by the outline of `sprite`; they are empty if it is invisible.
  mutating func outline(_ sprite: Sprite) {
    fill.removeAll()
    stroke.removeAll()
    isHidden = true
    guard sprite.opacity > 0 else { return }
    useClips(sprite.clips)
    guard !isClippedAway else { return }
    isHidden = false
    let map = sprite.transform.then(.scale(surface.scale))
    if sprite.fill != nil || sprite.shape.isPicture {
      fill.isEvenOdd = sprite.isEvenOdd
      fill.addFill(of: sprite.shape, under: map)
      cut(\.fill)
    }
    if var line = sprite.stroke {
      // A line between the middles of two rows would have no pixels.
      if sprite.hasCrispEdges { line.width = max(line.width, 1 / map.maxScale) }
      stroke.addStroke(line, of: sprite.shape, under: map)
      cut(\.stroke)
    }
    if sprite.hasCrispEdges { (fill, stroke) = (fill.onWholePixels, stroke.onWholePixels) }
  }

  /// The pixels of the surface that may be visible through clips.
  mutating func reach(of clips: [Clip]) -> PixelRect {
    useClips(clips)
    if isClippedAway { return .empty }
    return regions.reduce(surface.pixels) { $0.intersection(PixelRect(around: $1.box)) }
  }

  /// The outline of `box`, in pixels, clipped by the clips and the surface.
  mutating func contours(of box: Rect, cutBy clips: [Clip]) -> Contours {
    useClips(clips)
    var contours = Contours()
    guard !isClippedAway else { return contours }
    contours.add(box)
    cut(&contours)
    return contours
  }

  /// The area of a path, in pixels, clipped by the surface alone.
  mutating func contours(of path: Path, under map: Transform) -> Contours {
    var contours = Contours()
    contours.addFill(of: .path(path), under: map)
    margin.cut(&contours, spare: &spare)
    return contours
  }

  /// Prepares the regions, unless the clips are the same as last time.
  private mutating func useClips(_ clips: [Clip]) {
    guard clips != self.clips else { return }
    self.clips = clips
    regions = clips.compactMap { ConvexRegion($0, scale: surface.scale) }
    isClippedAway = regions.count < clips.count
  }

  /// Clips contours, in pixels, by the last sprite's clips and the surface.
  func cut(_ contours: inout Contours) {
    var spare = Contours()
    margin.cut(&contours, spare: &spare)
    for region in regions { region.cut(&contours, spare: &spare) }
  }

  private mutating func cut(_ part: WritableKeyPath<Silhouette, Contours>) {
    var contours = Contours()
    swap(&contours, &self[keyPath: part])
    margin.cut(&contours, spare: &spare)
    for region in regions { region.cut(&contours, spare: &spare) }
    swap(&contours, &self[keyPath: part])
  }
}

extension Contours {
  /// Adds a rectangle, clockwise.
  mutating func add(_ rect: Rect) {
    add(Point(x: rect.minX, y: rect.minY))
    add(Point(x: rect.maxX, y: rect.minY))
    add(Point(x: rect.maxX, y: rect.maxY))
    add(Point(x: rect.minX, y: rect.maxY))
    close()
  }
}
