import Keyframes
import Stage

/// Paints a picture, interpolated between its pixels, and if reduced between its smaller sizes.
struct PictureInk: Ink {
  private let near: PictureLevel
  private let far: PictureLevel
  /// The share of the smaller of the two sizes, 0…256.
  private let farShare: UInt32
  /// From the surface's pixels to fractions of the picture.
  private let map: Transform
  /// 0…255.
  private let opacity: UInt32
  /// From a pixel of the surface to the one of the picture that lies exactly on it; nil if none does.
  private let shift: (x: Int, y: Int)?

  /// Nil if the picture has no area or is invisible.
  init?(
    _ picture: Picture, _ size: Size, opacity: Double, under map: Transform, soft: inout SoftMasks
  ) {
    let box = Rect(centre: .zero, size: size)
    self.opacity = UInt32((min(max(opacity, 0), 1) * 255).rounded())
    guard self.opacity > 0, size.width > 0, size.height > 0,
      let back = box.fromUnits.then(map).inverse, back.isFinite
    else { return nil }
    self.map = back
    let (width, height) = (Double(picture.width), Double(picture.height))
    let across = Point(x: back.a * width, y: back.b * height).length
    let down = Point(x: back.c * width, y: back.d * height).length
    // The width of a pixel of the surface, in pixels of the picture.
    var step = max(across, down)
    shift = Self.shift(back, width, height)
    let whole = PictureLevel(picture)
    // Rounding errors must not cost smaller sizes of a large picture.
    guard step > 1 + 1e-6, step.isFinite else {
      (near, far, farShare) = (whole, whole, 0)
      return
    }
    let levels = soft.levels(of: picture).list
    var level = 0
    while step >= 2, level < levels.count {
      step /= 2
      level += 1
    }
    near = level == 0 ? whole : levels[level - 1]
    far = level < levels.count ? levels[level] : near
    farShare = UInt32((min(step - 1, 1) * 256).rounded())
  }

  private static func shift(
    _ back: Transform, _ width: Double, _ height: Double
  ) -> (x: Int, y: Int)? {
    let (x, y) = (back.tx * width, back.ty * height)
    guard back.b == 0, back.c == 0, abs(back.a * width - 1) < 1e-7,
      abs(back.d * height - 1) < 1e-7, abs(x) < 1e6, abs(y) < 1e6, abs(x - x.rounded()) < 1e-3,
      abs(y - y.rounded()) < 1e-3
    else { return nil }
    return (Int(x.rounded()), Int(y.rounded()))
  }

  /// Copies pixels that lie on each other: a page of slides is as large as the display.
  @inline(__always)
  private func copy(
    _ pixels: inout MutableSpan<UInt32>, base: Int, y: Int, from start: Int, to end: Int,
    shift: (x: Int, y: Int)
  ) {
    let row = min(max(y + shift.y, 0), near.height - 1) * near.width
    let source = near.pixels.span
    for column in start..<end {
      let color = source[row + min(max(column + shift.x, 0), near.width - 1)]
      pixels[base + column] = color >> 24 == 255 ? color : over(color, pixels[base + column])
    }
  }

  @inline(__always)
  func cover(
    _ pixels: inout MutableSpan<UInt32>, base: Int, y: Int, from start: Int, to end: Int,
    coverage: UInt32
  ) {
    let share = coverage == 255 ? opacity : (coverage * opacity + 127) / 255
    if let shift, share == 255 {
      return copy(&pixels, base: base, y: y, from: start, to: end, shift: shift)
    }
    let down = Double(y) + 0.5
    for column in start..<end {
      let right = Double(column) + 0.5
      let u = map.a * right + map.c * down + map.tx
      let v = map.b * right + map.d * down + map.ty
      var color = near.color(u, v)
      if farShare > 0 { color = mixed(color, far.color(u, v), farShare) }
      let source = share == 255 ? color : scaled(color, by: share)
      pixels[base + column] = over(source, pixels[base + column])
    }
  }
}

/// A picture in one size.
struct PictureLevel: Sendable {
  let width: Int
  let height: Int
  /// Premultiplied, row by row from the top.
  let pixels: [UInt32]

  init(width: Int, height: Int, pixels: [UInt32]) {
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  init(_ picture: Picture) {
    self.init(width: picture.width, height: picture.height, pixels: picture.pixels)
  }

  /// The colour at a position in fractions of the picture; outside, that of the nearest pixel.
  @inline(__always)
  func color(_ u: Double, _ v: Double) -> UInt32 {
    // In 1/256 of a pixel from the first one's centre; rounded, so that whole pixels stay whole.
    let x = Int((min(max(u, 0), 1) * Double(width) * 256 - 128).rounded())
    let y = Int((min(max(v, 0), 1) * Double(height) * 256 - 128).rounded())
    let (column, row) = (x >> 8, y >> 8)
    let right = min(column + 1, width - 1)
    let above = max(row, 0) * width
    let below = min(row + 1, height - 1) * width
    let across = UInt32(x & 255)
    let pixels = pixels.span
    let upper = mixed(pixels[above + max(column, 0)], pixels[above + right], across)
    let lower = mixed(pixels[below + max(column, 0)], pixels[below + right], across)
    return mixed(upper, lower, UInt32(y & 255))
  }
}

/// The mean of two pixels, with `part` (0…256) of the second one.
@inline(__always)
func mixed(_ one: UInt32, _ other: UInt32, _ part: UInt32) -> UInt32 {
  if part == 0 || one == other { return one }
  let rest = 256 &- part
  let odd = (one >> 8 & 0xFF00FF) &* rest &+ (other >> 8 & 0xFF00FF) &* part &+ 0x800080
  let even = (one & 0xFF00FF) &* rest &+ (other & 0xFF00FF) &* part &+ 0x800080
  return odd & 0xFF00_FF00 | even >> 8 & 0xFF00FF
}
