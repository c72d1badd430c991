public import Drawing

/// How often each colour occurs in the frames of a film: the first of the two passes of a GIF.
public struct ColorCount: Sendable {
  /// The most colours that are counted exactly; with more, in steps of 8 per channel.
  private static let mostColors = 1 << 16

  private(set) var counts = ColorTable<Int>()
  private var isCoarse = false

  /// No frames yet.
  public init() {}

  /// Counts the pixels of a frame that differ from `last`, the one before it. Colours are compared
  /// without alpha; pixels that are less than half opaque do not count.
  ///
  /// - Complexity: O(*n*) in the number of pixels.
  public mutating func add(_ raster: Raster, after last: Raster? = nil) {
    let old = last.flatMap { $0.pixels.count == raster.pixels.count ? $0.pixels : nil }
    for (index, pixel) in raster.pixels.enumerated() where old.map({ $0[index] != pixel }) ?? true {
      guard pixel >> 24 >= 0x80 else { continue }
      counts.change(key(pixel.opaque)) { $0 = ($0 ?? 0) + 1 }
    }
    if !isCoarse, counts.count > Self.mostColors { coarsen() }
  }

  /// Adds the counts of another part of the film.
  ///
  /// - Complexity: O(*n*) in the number of colours.
  public mutating func add(_ other: ColorCount) {
    if other.isCoarse, !isCoarse { coarsen() }
    other.counts.forEach { color, count in
      counts.change(key(color)) { $0 = ($0 ?? 0) + count }
    }
    if !isCoarse, counts.count > Self.mostColors { coarsen() }
  }

  private func key(_ color: UInt32) -> UInt32 { isCoarse ? color & 0xF8F8F8 | 0x040404 : color }

  private mutating func coarsen() {
    isCoarse = true
    var coarse = ColorTable<Int>()
    counts.forEach { color, count in coarse.change(key(color)) { $0 = ($0 ?? 0) + count } }
    counts = coarse
  }
}

extension UInt32 {
  /// The colour of a premultiplied pixel without its alpha, 0xRRGGBB.
  var opaque: UInt32 {
    let alpha = self >> 24
    guard alpha < 0xFF, alpha > 0 else { return self & 0xFFFFFF }
    func channel(_ shift: UInt32) -> UInt32 {
      Swift.min(255, ((self >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
    }
    return channel(16) | channel(8) | channel(0)
  }
}
