public import Keyframes

/// A rectangle of whole pixels.
public struct PixelRect: Hashable, Sendable {
  /// Pixels from the left.
  public var x: Int
  /// Pixels from the top.
  public var y: Int
  /// The number of columns, never negative.
  public var width: Int
  /// The number of rows, never negative.
  public var height: Int

  /// No pixels.
  public static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// Creates the smallest pixel rectangle around `rect`, which is in pixels; empty if `rect` is not
  /// finite. Coordinates are limited to ±1,000,000.
  public init(around rect: Rect) {
    guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else {
      self = .empty
      return
    }
    func whole(_ side: Double) -> Int { Int(min(max(side, -1e6), 1e6)) }
    let (x, y) = (whole(rect.minX.rounded(.down)), whole(rect.minY.rounded(.down)))
    self.init(
      x: x, y: y, width: whole(rect.maxX.rounded(.up)) - x,
      height: whole(rect.maxY.rounded(.up)) - y)
  }

  /// The first column to the right of the rectangle.
  public var maxX: Int { x + width }
  /// The first row below the rectangle.
  public var maxY: Int { y + height }
  /// The number of pixels.
  public var area: Int { width * height }
  /// Whether the rectangle has no pixels.
  public var isEmpty: Bool { width == 0 || height == 0 }

  /// Returns the common part of both rectangles; empty if there is none.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PixelRect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// Returns the smallest rectangle around both; an empty one adds nothing.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The rectangle in fractions of pixels.
  var rect: Rect { Rect(x: Double(x), y: Double(y), width: Double(width), height: Double(height)) }

  /// The rectangle, extended by `distance` on every side.
  func outset(by distance: Int) -> PixelRect {
    isEmpty
      ? self
      : PixelRect(
        x: x - distance, y: y - distance, width: width + 2 * distance,
        height: height + 2 * distance)
  }

  /// Whether the rectangles have a pixel in common.
  public func intersects(_ other: PixelRect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}
