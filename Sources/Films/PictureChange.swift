import Drawing

/// The difference between two pictures of one size.
struct PictureChange {
  /// The smallest rectangle around all pixels that differ.
  let box: PixelRect
  /// Whether every pixel that differs is opaque in the new picture.
  let isOpaque: Bool

  /// Nil if the pictures are the same.
  ///
  /// - Complexity: O(*n*) in the number of pixels.
  init?(from old: Raster, to new: Raster) {
    let (before, after) = (old.pixels.span, new.pixels.span)
    let width = new.width
    var (left, right, top, bottom) = (width, -1, new.height, -1)
    var alpha: UInt32 = 0xFF
    for y in 0..<new.height {
      let row = y * width
      var first = 0
      while first < width, before[row + first] == after[row + first] { first += 1 }
      guard first < width else { continue }
      var last = width - 1
      while before[row + last] == after[row + last] { last -= 1 }
      (left, right) = (min(left, first), max(right, last))
      (top, bottom) = (min(top, y), y)
      for x in first...last where before[row + x] != after[row + x] {
        alpha &= after[row + x] >> 24
      }
    }
    guard bottom >= 0 else { return nil }
    box = PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    isOpaque = alpha == 0xFF
  }
}
