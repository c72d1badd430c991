import Keyframes

/// One colour through a blurred sprite's mask.
struct SoftInk: Ink {
  /// Red with blue, and alpha with green, premultiplied, in 32 bits each.
  private let redBlue: UInt64
  private let alphaGreen: UInt64
  private let mask: SoftMask
  /// The mask's top left corner, in pixels.
  private let origin: Point
  private let cell: Double
  /// The width of a pixel is 2 to the power of this, in 1/65536 of a cell.
  private let stepShift: Int

  init(_ color: Color, _ mask: SoftMask, _ placement: SoftPlacement) {
    let pixel = UInt64(color.premultiplied)
    redBlue = (pixel & 0xFF0000) << 16 | pixel & 0xFF
    alphaGreen = (pixel & 0xFF00_0000) << 8 | pixel >> 8 & 0xFF
    self.mask = mask
    origin = placement.origin
    cell = Double(placement.cell)
    stepShift = 16 - placement.cell.trailingZeroBitCount
  }

  @inline(__always)
  func cover(
    _ pixels: inout MutableSpan<UInt32>, base: Int, y: Int, from start: Int, to end: Int,
    coverage: UInt32
  ) {
    let down = (Double(y) + 0.5 - origin.y) / cell - 0.5
    let across = (Double(start) + 0.5 - origin.x) / cell - 0.5
    let width = mask.area.width
    let row = Int(down.rounded(.down))
    guard row >= 0, row + 1 < mask.area.height, across >= 0 else { return }
    let part = Int(((down - down.rounded(.down)) * 256).rounded())
    let cells = mask.coverage.span
    /// The mask in a column, interpolated between two rows: 0…65280.
    func level(_ column: Int) -> Int {
      let index = row &* width &+ column
      return Int(cells[index]) &* (256 &- part) &+ Int(cells[index &+ width]) &* part
    }
    var place = Int((across * 65536).rounded())
    var x = start
    while x < end {
      let column = place >> 16
      guard column + 1 < width else { return }
      let (left, right) = (level(column), level(column + 1))
      var run = min(end - x, (65535 - place & 0xFFFF) >> stepShift + 1)
      if left == right {
        // Most cells are outside or inside, where the level stays the same.
        var next = column + 2
        while run < end - x, next < width, level(next) == left {
          run += 1 << (16 - stepShift)
          next += 1
        }
        run = min(run, end - x)
        if left != 0 {
          paint(&pixels, from: base + x, to: base + x + run, with: source(left, coverage))
        }
      } else {
        // 0…65280 with 16 fractional bits.
        var value = left << 16 &+ (right &- left) &* (place & 0xFFFF)
        let step = (right &- left) << stepShift
        for index in (base + x)..<(base + x + run) {
          pixels[index] = over(source(value >> 16, coverage), pixels[index])
          value &+= step
        }
      }
      x += run
      place += run << stepShift
    }
  }

  /// The colour times `level` / 65280 and `coverage` / 255, rounded only once, since faint shadows have
  /// few steps.
  @inline(__always)
  private func source(_ level: Int, _ coverage: UInt32) -> UInt32 {
    var level = UInt64(truncatingIfNeeded: level)
    if coverage < 255 { level = level &* UInt64(coverage) / 255 }
    let factor = level &+ level >> 8 &+ level >> 15
    let half: UInt64 = 0x8000_0000_8000
    let (high, low) = (
      (alphaGreen &* factor &+ half) >> 16, (redBlue &* factor &+ half) >> 16
    )
    let mask: UInt64 = 0xFF_0000_00FF
    let bytes = (high & mask) << 8 | low & mask
    return UInt32(truncatingIfNeeded: bytes >> 16 & 0xFFFF_0000 | bytes & 0xFFFF)
  }
}
