import Keyframes
import Stage

/// Paints a picture, interpolated between its pixels, and if reduced between its smaller sizes.
struct PictureInk: Ink {
  private let near: PictureLevel
  private let far: PictureLevel
  /// The share of the smaller of the two sizes, 0…256.
  private let farShare: UInt64
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
    farShare = UInt64((min(step - 1, 1) * 256).rounded())
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

  /// A row in both sizes.
  struct Row {
    let y: Int
    let near, far: PictureRow
  }

  func row(_ y: Int) -> Row {
    Row(y: y, near: PictureRow(y, map, near), far: PictureRow(y, map, far))
  }

  @inline(__always)
  func cover(
    _ pixels: inout MutableSpan<UInt32>, base: Int, y row: Row, from start: Int, to end: Int,
    coverage: UInt32
  ) {
    let share = coverage == 255 ? opacity : (coverage * opacity + 127) / 255
    if let shift, share == 255 {
      return copy(&pixels, base: base, y: row.y, from: start, to: end, shift: shift)
    }
    let (nearPixels, farPixels) = (near.pixels.span, far.pixels.span)
    guard base + start >= 0, base + end <= pixels.count else {
      fatalError("A run of pixels is not in the picture.")
    }
    for column in start..<end {
      var color = row.near.color(column, in: nearPixels)
      if farShare > 0 { color = color.mixed(with: row.far.color(column, in: farPixels), farShare) }
      if share < 255 { color = color.scaled(by: UInt64(share)) }
      let below = pixels[base &+ column]
      pixels[base &+ column] = color.isOpaque ? color.pixel : color.over(WidePixel(below)).pixel
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
}
