import Keyframes
import Stage

/// The colour source for covered pixels.
protocol Ink {
  /// A row of the surface, with what its pixels have in common.
  associatedtype Row
  func row(_ y: Int) -> Row

  /// Paints the pixels from `start` up to `end` of row `y`, which begins at `base`; `coverage` is
  /// 1…255.
  func cover(
    _ pixels: inout MutableSpan<UInt32>, base: Int, y: Row, from start: Int, to end: Int,
    coverage: UInt32)

  /// Paints pixels of a raster of `area`, whose numbers count from the index `first`.
  func cover(
    _ pixels: inout MutableSpan<UInt32>, _ area: PixelRect, first: Int, _ list: Span<Covered>)
}

extension Ink where Row == Int {
  func row(_ y: Int) -> Int { y }
}

extension Ink {
  @inline(__always)
  func cover(
    _ pixels: inout MutableSpan<UInt32>, _ area: PixelRect, first: Int, _ list: Span<Covered>
  ) {
    var (begin, y, row) = (0, area.y, row(area.y))
    for index in list.indices where list[index].level > 0 {
      let (start, end) = (first + list[index].start, first + list[index].end)
      if start < begin || start >= begin + area.width {
        y = start / area.width + area.y
        begin = (y - area.y) * area.width
        row = self.row(y)
      }
      let base = begin - area.x
      cover(
        &pixels, base: base, y: row, from: start - base, to: end - base,
        coverage: list[index].level)
    }
  }
}

/// A single colour.
struct SolidInk: Ink {
  /// Premultiplied.
  let pixel: UInt32

  @inline(__always)
  func cover(
    _ pixels: inout MutableSpan<UInt32>, base: Int, y: Int, from start: Int, to end: Int,
    coverage: UInt32
  ) {
    let source = coverage == 255 ? pixel : scaled(pixel, by: coverage)
    if source >> 24 == 255 {
      fill(&pixels, from: base + start, to: base + end, with: source)
    } else {
      paint(&pixels, from: base + start, to: base + end, with: source)
    }
  }

  @inline(never)
  func cover(
    _ pixels: inout MutableSpan<UInt32>, _ area: PixelRect, first: Int, _ list: Span<Covered>
  ) {
    // All of a list are single pixels, or none.
    guard !list.isEmpty, list[0].end == list[0].start + 1 else {
      for index in list.indices {
        let part = list[index]
        cover(&pixels, base: first, y: 0, from: part.start, to: part.end, coverage: part.level)
      }
      return
    }
    let color = WidePixel(pixel)
    for index in list.indices {
      let place = first &+ list[index].start
      let source = color.scaled(by: UInt64(list[index].level))
      pixels[place] = source.over(WidePixel(pixels[place])).pixel
    }
  }
}

/// A gradient along a line, from a table fine enough that no steps are visible.
struct GradientInk: Ink {
  static let size = 1024
  private let table: [UInt32]
  private let map: GradientMap
  let isOpaque: Bool

  init(_ gradient: Gradient, opacity: Double, map: GradientMap) {
    self.map = map
    table = gradient.table(Self.size, opacity: opacity)
    isOpaque = table.allSatisfy { $0 >> 24 == 255 }
  }

  @inline(__always)
  func cover(
    _ pixels: inout MutableSpan<UInt32>, base: Int, y: Int, from start: Int, to end: Int,
    coverage: UInt32
  ) {
    let last = Double(Self.size - 1)
    let first = map.offset(x: 0.5, y: Double(y) + 0.5) * last + 0.5
    let stride = map.stepX * last
    func position(at x: Int) -> Int {
      let place = first + stride * Double(x)
      return place > 0 ? Int(min(place, last)) : 0
    }
    if map.stepX == 0 {
      SolidInk(pixel: table[position(at: 0)]).cover(
        &pixels, base: base, y: y, from: start, to: end, coverage: coverage)
      return
    }
    // The table position has 32 fractional bits, as far as these do not overflow on any surface.
    let isNear = abs(first) < 1e9 && abs(stride) < 1e4
    let one = 4_294_967_296.0
    let (place, step) = isNear ? (Int(first * one), Int(stride * one)) : (0, 0)
    let table = table.span
    for x in start..<end {
      let cell = isNear ? min(max((place &+ step &* x) >> 32, 0), Self.size - 1) : position(at: x)
      let source = coverage == 255 ? table[cell] : scaled(table[cell], by: coverage)
      pixels[base + x] = isOpaque && coverage == 255 ? source : over(source, pixels[base + x])
    }
  }
}

/// An ink of a type that is known only at run time.
enum AnyInk {
  case solid(SolidInk)
  case gradient(GradientInk)
  case soft(SoftInk)
  case radial(RadialInk)
  case picture(PictureInk)
  case raster(RasterInk)

  /// Whether nothing is visible below a pixel that is wholly covered, as far as known.
  var isOpaque: Bool {
    switch self {
    case .solid(let ink): ink.pixel >> 24 == 255
    case .gradient(let ink): ink.isOpaque
    case .soft, .radial, .picture, .raster: false
    }
  }

  /// Nil for an invisible paint. `box` is evaluated only for gradients.
  init?(_ paint: Paint, opacity: Double, box: @autoclosure () -> Rect, under map: Transform) {
    let opacity = min(opacity, 1)
    switch paint {
    case .color(let color):
      let pixel = color.clamped.opacity(opacity).premultiplied
      guard pixel >> 24 > 0 else { return nil }
      self = .solid(SolidInk(pixel: pixel))
    case .gradient(let gradient) where gradient.kind == .radial:
      if let ink = RadialInk(gradient, opacity: opacity, box: box(), under: map) {
        self = .radial(ink)
      } else {
        self.init(.color(gradient.color(at: 1)), opacity: opacity, box: .zero, under: map)
      }
    case .gradient(let gradient):
      self = .gradient(
        GradientInk(
          gradient, opacity: opacity, map: GradientMap(gradient, box: box(), under: map)))
    }
  }
}

extension Gradient {
  /// The premultiplied colours at equal steps from offset 0 to offset 1.
  func table(_ size: Int, opacity: Double) -> [UInt32] {
    (0..<size).map {
      color(at: Double($0) / Double(size - 1)).clamped.opacity(opacity).premultiplied
    }
  }
}
