/// The distances by which the four sides of a rectangle move inwards, in points; negative ones move
/// outwards.
public struct Insets: Hashable, Codable, Sendable {
  /// How far the top side moves down.
  public var top: Double
  /// How far the left side moves to the right.
  public var left: Double
  /// How far the bottom side moves up.
  public var bottom: Double
  /// How far the right side moves to the left.
  public var right: Double

  /// No insets.
  public static let zero = Insets(0)

  /// Creates insets, 0 for the sides that are left out.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates equal insets on all sides.
  public init(_ distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }
}

extension Rect {
  /// Moves each side inwards by its inset. Opposite sides that would cross meet halfway between
  /// their targets, so no side becomes negative.
  ///
  /// ```swift
  /// Rect(x: 0, y: 0, width: 100, height: 50).inset(by: Insets(top: 5, left: 80, right: 40))
  /// // x 70, y 5, width 0, height 45
  /// ```
  public func inset(by insets: Insets) -> Rect {
    func side(_ low: Double, _ high: Double) -> (start: Double, length: Double) {
      low <= high ? (low, high - low) : ((low + high) / 2, 0)
    }
    let across = side(minX + insets.left, maxX - insets.right)
    let down = side(minY + insets.top, maxY - insets.bottom)
    return Rect(x: across.start, y: down.start, width: across.length, height: down.length)
  }
}

extension Insets: Componentwise {
  /// Insets of (top, left, bottom, right).
  public init(components: SIMD4<Double>) {
    self.init(top: components.x, left: components.y, bottom: components.z, right: components.w)
  }
  /// (top, left, bottom, right).
  public var components: SIMD4<Double> { SIMD4(top, left, bottom, right) }
}
