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
    for x in max(start, area.x)..<max(start, area.x, min(end, area.maxX)) {
      let pixel = source[own + x]
      if pixel == 0 { continue }
      let color = share == 255 ? pixel : scaled(pixel, by: share)
      let below = pixels[base + x]
      pixels[base + x] = blend == .normal ? over(color, below) : blend.mixed(color, below)
    }
  }
}
