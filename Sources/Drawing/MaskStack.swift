import Keyframes
import Stage

// A stack of masks: each changes the coverage that the masks before it left.
extension [Layer.Mask] {
  /// The coverage of every pixel of an area, 0…255; `contours` are the masks' outlines, in order.
  func coverage(
    of contours: [Contours], in area: PixelRect, _ rasterizer: inout Rasterizer
  ) -> [UInt8] {
    var coverage = [UInt8](repeating: first?.mode.beginsEmpty ?? false ? 0 : 255, count: area.area)
    for (mask, contours) in zip(self, contours) {
      var raster = Raster(area: area)
      if !contours.isEmpty {
        rasterizer.paint(
          PaintedArea(contours), SolidInk(pixel: 0xFFFF_FFFF), on: &raster, area)
      }
      let share = UInt32((Swift.min(Swift.max(mask.opacity, 0), 1) * 255).rounded())
      var cells = coverage.mutableSpan
      for index in cells.indices {
        let covered = raster.pixels[index] >> 24
        let own = product(mask.isInverted ? 255 - covered : covered, share)
        cells[index] = UInt8(mask.mode.combined(UInt32(cells[index]), own))
      }
    }
    return coverage
  }

  /// The pixels that may be covered; nil if that may be everywhere.
  func bounds(of contours: [Contours]) -> PixelRect? {
    var bounds: PixelRect? = first?.mode.beginsEmpty ?? false ? .empty : nil
    for (mask, contours) in zip(self, contours) {
      let own = mask.isInverted ? nil : PixelRect(around: contours.bounds)
      switch mask.mode {
      case .add, .difference: bounds = bounds.flatMap { all in own.map { all.union($0) } }
      case .intersect:
        bounds = bounds.map { all in own.map { all.intersection($0) } ?? all } ?? own
      case .subtract: break
      }
    }
    return bounds
  }
}

extension PathMask.Mode {
  /// Whether a stack that begins with this mode starts out empty rather than fully covered.
  fileprivate var beginsEmpty: Bool {
    switch self {
    case .add, .difference: true
    case .subtract, .intersect: false
    }
  }

  /// The coverage after the mask, 0…255; the two coverages of a pixel count as independent.
  fileprivate func combined(_ before: UInt32, _ own: UInt32) -> UInt32 {
    switch self {
    case .add: before + own - product(before, own)
    case .subtract: product(before, 255 - own)
    case .intersect: product(before, own)
    case .difference: product(before, 255 - own) + product(own, 255 - before)
    }
  }
}

/// The product of two numbers as fractions of 255, rounded.
private func product(_ one: UInt32, _ other: UInt32) -> UInt32 { (one * other + 127) / 255 }
