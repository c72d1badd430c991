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
    copy(source, from: own + first, count: last - first, by: share, to: &pixels, at: base + first)
  }
}

/// Paints a run of pixels, times `share` / 255, over another. Most pixels of a layer are like their
/// neighbours, so it goes in blocks: clear ones are skipped, and those of one colour are multiplied once.
private func copy(
  _ source: Span<UInt32>, from start: Int, count: Int, by share: UInt32,
  to pixels: inout MutableSpan<UInt32>, at place: Int
) {
  var index = 0
  while index < count {
    let first = source[start + index]
    var end = index
    while end + block <= count, isBlock(source, from: start + end, of: first) { end += block }
    if end > index {
      let color = scaled(first, by: share)
      if color != 0 { paint(&pixels, from: place + index, to: place + end, with: color) }
    } else {
      end = min(index + block, count)
      mix(
        source, from: start + index, count: end - index, by: share, to: &pixels,
        at: place + index)
    }
    index = end
  }
}

private let block = 16

/// Whether all pixels of a block are `color`.
@inline(__always)
private func isBlock(_ source: Span<UInt32>, from start: Int, of color: UInt32) -> Bool {
  let pixels = source.extracting(start..<start + block)
  var difference: UInt32 = 0
  for index in 0..<block { difference |= pixels[index] ^ color }
  return difference == 0
}

/// Paints a run of pixels over another. It checks the bounds first, and so works on several pixels at once.
@inline(never)
private func mix(
  _ source: Span<UInt32>, from start: Int, count: Int, by share: UInt32,
  to pixels: inout MutableSpan<UInt32>, at place: Int
) {
  let end = place &+ count
  guard place >= 0, place <= end, end <= pixels.count else {
    fatalError("A run of pixels is not in the picture.")
  }
  let source = source.extracting(start..<start + count)
  // Counted apart, since the compiler doesn't see that `index - place` is less than `count`.
  var next = 0
  for index in place..<end {
    pixels[index] = over(scaled(source[next], by: share), pixels[index])
    next &+= 1
  }
}
