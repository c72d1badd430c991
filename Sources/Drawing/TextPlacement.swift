import Keyframes
import Stage

/// The mask of a text, and its position on the surface.
struct TextPlacement {
  private(set) var key: TextKey
  /// The map from the mask's pixels, relative to the text's position, to the surface's.
  let map: Transform
  /// Whether the mask's pixels are aligned with the surface's, so that they are copied rather than
  /// resampled.
  let isAligned: Bool

  /// Text above this size in pixels is resampled, so that zooming does not fill the cache.
  static let largestExactSize = 96.0
  /// The greatest em of a mask in pixels: 1.25 to the power of 28.
  private static let largestSize = 517.0
  /// About the most pixels of a mask: as many as 3840×2160 has.
  private static let mostPixels = 8_294_400.0

  /// `map` maps the text's coordinates to pixels. Nil for text smaller than a pixel.
  init?(_ text: Text, under map: Transform) {
    let size = text.style.size * map.meanScale
    guard map.isFinite, size.isFinite, size >= 1, !text.string.isEmpty,
      abs(map.tx) < 1e6, abs(map.ty) < 1e6
    else { return nil }
    let slack = 1e-4 * abs(map.a)
    let isUpright =
      map.a > 0 && abs(map.b) < slack && abs(map.c) < slack && abs(map.a - map.d) < slack
    let largestSize = Self.largestSize(of: text, at: size)
    if isUpright && size <= min(Self.largestExactSize, largestSize) {
      let x = Int((map.tx * 4).rounded())
      let y = Int((map.ty * 4).rounded())
      key = TextKey(
        text: text, pixelSize: (size * 8).rounded() / 8, phaseX: x & 3, phaseY: y & 3)
      self.map = .translation(x: Double(x >> 2), y: Double(y >> 2))
      isAligned = true
    } else {
      var step = 1.0
      while step < min(size, largestSize) { step *= 1.25 }
      key = TextKey(text: text, pixelSize: step)
      self.map = Transform.scale(text.style.size / step).then(map)
      isAligned = false
    }
  }

  /// The greatest em of the text's mask in pixels, if ASCII characters are half an em wide and others an em. Texts of
  /// up to 32 pixels are not measured.
  private static func largestSize(of text: Text, at size: Double) -> Double {
    guard size > 32 else { return largestSize }
    let lines = text.string.split(separator: "\n", omittingEmptySubsequences: false)
    let widths = lines.map { $0.unicodeScalars.reduce(0.0) { $0 + ($1.isASCII ? 0.5 : 1) } }
    let squares = (widths.max() ?? 0) * Double(lines.count) * text.style.lineHeight
    return min(largestSize, (mostPixels / max(squares, 0.1)).squareRoot())
  }

  /// The placement of some of the text's characters.
  func of(_ range: Range<Int>?) -> TextPlacement {
    var copy = self
    copy.key.range = range
    return copy
  }

  /// The bounds of the mask on the surface, in pixels.
  func bounds(of mask: TextMask) -> PixelRect {
    let box = Rect(
      x: Double(mask.left), y: Double(mask.top), width: Double(mask.width),
      height: Double(mask.height))
    return PixelRect(around: map.bounds(of: isAligned ? box : box.inset(by: -1)))
  }
}

extension TextPlacement {
  /// The mask as a polygon on the surface, clipped by the clips.
  func quad(of mask: TextMask, silhouette: Silhouette, _ tint: Tint) -> [Vertex] {
    guard mask.width > 0, mask.height > 0, let back = map.inverse else { return [] }
    let (left, top) = (Double(mask.left), Double(mask.top))
    let (width, height) = (Double(mask.width), Double(mask.height))
    var contours = Contours()
    for (x, y) in [(0.0, 0.0), (1, 0), (1, 1), (0, 1)] {
      contours.add(map.apply(to: Point(x: left + x * width, y: top + y * height)))
    }
    contours.close()
    silhouette.cut(&contours)
    return contours.points.map { point in
      let place = back.apply(to: point)
      var vertex = tint.vertex(Float(point.x), Float(point.y), cover: 1)
      vertex.u = Float((place.x - left) / width)
      vertex.v = Float((place.y - top) / height)
      return vertex
    }
  }
}

extension Paint {
  /// The paint's colour, or the first of its gradient, for uses that allow only one.
  var leadingColor: Color {
    switch self {
    case .color(let color): color
    case .gradient(let gradient): gradient.stops[0].color
    }
  }
}
