import Keyframes
import Stage

/// The key of a blurred sprite's mask: equal keys have the same mask.
public struct SoftKey: Hashable, Sendable {
  let ink: SoftInkSource
  /// The square of the blur's deviation, in cells.
  let variance: Double
  /// The cells of the mask.
  let area: PixelRect

  /// Makes the mask.
  ///
  /// - Complexity: O(cells), whatever the deviation, plus filling the shape.
  public func mask(text masks: inout some TextMasks) -> SoftMask {
    var rasterizer = Rasterizer()
    return mask(text: &masks, &rasterizer)
  }

  func mask(text masks: inout some TextMasks, _ rasterizer: inout Rasterizer) -> SoftMask {
    let blur = GaussianBlur(variance: variance)
    let bounds = ink.bounds(text: &masks).intersection(area.outset(by: blur.reach))
    guard !bounds.isEmpty else { return SoftMask(area: area) }
    let sharp = ink.coverage(in: bounds, text: &masks, &rasterizer)
    let level = blur.columns(
      of: sharp, length: bounds.width, start: bounds.x - area.x, count: area.width)
    let soft = blur.columns(
      of: level, length: bounds.height, start: bounds.y - area.y, count: area.height)
    return SoftMask(
      area: area, coverage: soft.map { UInt8(truncatingIfNeeded: (UInt32($0) + 128) >> 8) })
  }
}

/// The coverage of a blurred sprite, cell by cell. A cell is one or more pixels wide: the softer
/// the sprite, the coarser its mask. It is interpolated between the centres of cells.
public struct SoftMask: Sendable {
  /// The cells of the mask.
  public let area: PixelRect
  /// Row by row from the top, 255 for a covered cell.
  public let coverage: [UInt8]

  /// - Precondition: there is one number per cell.
  init(area: PixelRect, coverage: [UInt8]) {
    require(
      coverage.count == area.area,
      "A mask of \(area.width) × \(area.height) cells needs as many numbers, but there are \(coverage.count)."
    )
    self.area = area
    self.coverage = coverage
  }

  /// Creates an empty mask.
  init(area: PixelRect) {
    self.init(area: area, coverage: [UInt8](repeating: 0, count: area.area))
  }
}
