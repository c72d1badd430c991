import Keyframes
import Stage

/// The colours of a picture in one size along a row of a surface.
///
/// Positions are integers, so that a pixel has the same colour in whatever run of the row it is painted, and so
/// that a step to the next pixel is one addition.
struct PictureRow {
  /// The bits of a pixel's parts: 256 of them mix colours, and the finer ones add up along the row.
  private static let bits = 36
  private static let fine = 28

  private let width, height: Int
  /// The position of the row's first pixel from the centre of the picture's, and the step to the next one.
  private let x, y, acrossX, acrossY: Int

  /// `map` is from the surface's pixels to fractions of the picture.
  init(_ row: Int, _ map: Transform, _ level: PictureLevel) {
    (width, height) = (level.width, level.height)
    let start = map.apply(to: Point(x: 0.5, y: Double(row) + 0.5))
    // Rounded to the nearest 256th, so that whole pixels stay whole.
    let half = 1 << (Self.fine - 1)
    x = Self.whole(start.x * Double(width) - 0.5) + half
    y = Self.whole(start.y * Double(height) - 0.5) + half
    acrossX = Self.whole(map.a * Double(width))
    acrossY = Self.whole(map.b * Double(height))
  }

  /// Positions far outside are moved nearer, where they are outside too, and so is what is not a number.
  private static func whole(_ position: Double) -> Int {
    Int(min(max(-0x1p60, position * Double(1 << bits)), 0x1p60))
  }

  /// The colour at a pixel of the row; outside of the picture, that of its nearest pixel. The pixels are a
  /// parameter, so that a loop takes hold of them once.
  @inline(__always)
  func color(_ column: Int, in pixels: Span<UInt32>) -> WidePixel {
    var (x, y) = ((x &+ column &* acrossX) &>> Self.fine, (y &+ column &* acrossY) &>> Self.fine)
    let (lastX, lastY) = ((width &- 1) &* 256, (height &- 1) &* 256)
    var (right, below) = (1, width)
    if x < 0 || x >= lastX || y < 0 || y >= lastY {
      (x, y) = (min(max(x, 0), lastX), min(max(y, 0), lastY))
      (right, below) = (x == lastX ? 0 : 1, y == lastY ? 0 : width)
    }
    let place = y >> 8 &* width &+ x >> 8
    let (a, b) = (pixels[place], pixels[place &+ right])
    let (c, d) = (pixels[place &+ below], pixels[place &+ below &+ right])
    if (a ^ b) | (a ^ c) | (a ^ d) == 0 { return WidePixel(a) }
    let (across, down) = (UInt64(truncatingIfNeeded: x & 255), UInt64(truncatingIfNeeded: y & 255))
    return WidePixel(a).mixed(with: WidePixel(b), across)
      .mixed(with: WidePixel(c).mixed(with: WidePixel(d), across), down)
  }
}
