import Stage

/// Copies a picture onto the surface pixel by pixel.
struct RasterInk: Ink {
  private let raster: Raster
  /// 0…255.
  private let opacity: UInt32
  private let blend: BlendMode

  init(_ raster: Raster, opacity: Double, _ blend: BlendMode = .normal) {
    self.raster = raster
    self.blend = blend
    self.opacity = UInt32((min(max(opacity, 0), 1) * 255).rounded())
  }

  @inline(__always)
  func cover(
    _ pixels: inout MutableSpan<UInt32>, base: Int, y: Int, from start: Int, to end: Int,
    coverage: UInt32
  ) {
    let area = raster.area
    guard y >= area.y, y < area.maxY else { return }
    let share = coverage == 255 ? opacity : (coverage * opacity + 127) / 255
    let own = raster.base(of: y)
    let source = raster.pixels.span
    let first = max(start, area.x)
    let last = min(end, area.maxX)
    guard first < last else { return }
    if blend != .normal {
      for x in first..<last where source[own + x] != 0 {
        let color = scaled(source[own + x], by: share)
        pixels[base + x] = blend.mixed(color, pixels[base + x])
      }
      return
    }
    // Checking the bounds first removes the checks inside the loop, and without branches it works
    // on several pixels at once.
    guard own + first >= 0, own + last <= source.count, base + first >= 0,
      base + last <= pixels.count
    else { fatalError("A run of pixels is not in the picture.") }
    var (from, to) = (own + first, base + first)
    let finish = own + last
    while from < finish {
      pixels[to] = over(scaled(source[from], by: share), pixels[to])
      from &+= 1
      to &+= 1
    }
  }
}
