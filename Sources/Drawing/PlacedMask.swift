import Keyframes
import Stage

/// A text's mask at its position on the surface.
struct PlacedMask {
  let bounds: PixelRect
  private let mask: TextMask
  private let placement: TextPlacement
  /// The map from the surface's pixels to the mask's, with the mask's top left corner at (0, 0).
  private let back: Transform
  private let regions: [ConvexRegion]
  private let color: UInt32

  init?(
    _ ink: TextInk, at placement: TextPlacement, regions: [ConvexRegion],
    masks: inout some TextMasks
  ) {
    let placement = placement.of(ink.range)
    let color = ink.color.premultiplied
    guard color >> 24 > 0, let mask = masks.mask(for: placement.key), mask.width > 0,
      mask.height > 0, let back = placement.map.inverse
    else { return nil }
    bounds = placement.bounds(of: mask)
    self.mask = mask
    self.placement = placement
    self.back = back.then(.translation(x: -Double(mask.left), y: -Double(mask.top)))
    self.regions = regions
    self.color = color
  }

  var key: TextKey { placement.key }

  func paint(on raster: inout Raster, scissor: PixelRect) {
    let area = bounds.intersection(scissor)
    guard !area.isEmpty else { return }
    let (width, first) = (raster.width, raster.base(of: 0))
    var pixels = raster.pixels.mutableSpan
    for y in area.y..<area.maxY {
      let columns = columns(of: y, in: area)
      if placement.isAligned {
        copy(row: y, columns, base: first + y * width, into: &pixels)
      } else {
        resample(row: y, columns, base: first + y * width, into: &pixels)
      }
    }
  }

  /// The pixels of a row whose centres are inside all clips.
  private func columns(of y: Int, in area: PixelRect) -> Range<Int> {
    var range = Double(area.x) + 0.5...Double(area.maxX) - 0.5
    for region in regions {
      guard let span = region.span(at: Double(y) + 0.5, in: range) else { return 0..<0 }
      range = span
    }
    let start = Int((range.lowerBound - 0.5).rounded(.up))
    return start..<max(start, Int((range.upperBound - 0.5).rounded(.down)) + 1)
  }

  private func copy(
    row y: Int, _ columns: Range<Int>, base: Int, into pixels: inout MutableSpan<UInt32>
  ) {
    let coverage = mask.coverage.span
    let source = (y - bounds.y) * mask.width - bounds.x
    for x in columns {
      let cover = UInt32(coverage[source + x])
      if cover > 0 { pixels[base + x] = over(scaled(color, by: cover), pixels[base + x]) }
    }
  }

  private func resample(
    row y: Int, _ columns: Range<Int>, base: Int, into pixels: inout MutableSpan<UInt32>
  ) {
    let cells = mask.coverage.span
    let (width, right, bottom) = (mask.width, Double(mask.width - 1), Double(mask.height - 1))
    for x in columns {
      let place = back.apply(to: Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
      let (u, v) = (place.x - 0.5, place.y - 0.5)
      var cover: UInt32
      if u >= 0, v >= 0, u < right, v < bottom {
        let (column, row) = (Int(u), Int(v))
        let cell = row &* width &+ column
        let (a, b) = (cells[cell], cells[cell &+ 1])
        let (c, d) = (cells[cell &+ width], cells[cell &+ width &+ 1])
        if a | b | c | d == 0 { continue }
        cover = 255
        // Most covered pixels are inside of letters.
        if a & b & c & d < 255 {
          let (dx, dy) = (u - Double(column), v - Double(row))
          let upper = Double(a) * (1 - dx) + Double(b) * dx
          let lower = Double(c) * (1 - dx) + Double(d) * dx
          cover = UInt32(upper * (1 - dy) + lower * dy + 0.5)
        }
      } else {
        cover = coverageAtEdge(x: u, y: v)
      }
      if cover > 0 { pixels[base + x] = over(scaled(color, by: cover), pixels[base + x]) }
    }
  }

  /// The mask, interpolated between the centres of its pixels; 0 outside.
  private func coverageAtEdge(x: Double, y: Double) -> UInt32 {
    guard x > -1, y > -1, x < Double(mask.width), y < Double(mask.height) else { return 0 }
    let (column, row) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    let (dx, dy) = (x - Double(column), y - Double(row))
    let upper = pixel(column, row) * (1 - dx) + pixel(column + 1, row) * dx
    let lower = pixel(column, row + 1) * (1 - dx) + pixel(column + 1, row + 1) * dx
    return UInt32(upper * (1 - dy) + lower * dy + 0.5)
  }

  private func pixel(_ column: Int, _ row: Int) -> Double {
    guard column >= 0, row >= 0, column < mask.width, row < mask.height else { return 0 }
    return Double(mask.coverage[row * mask.width + column])
  }
}
