/// A straight-alpha sRGB colour, each component 0…1. Overshooting easings may leave that range;
/// colours are `clamped` only when they are shown.
public struct Color: Hashable, Codable, Sendable {
  /// 0…1, encoded with sRGB's transfer function, like the digits of hexadecimal colours.
  public var red: Double
  /// 0…1, as `red`.
  public var green: Double
  /// 0…1, as `red`.
  public var blue: Double
  /// 0 is clear, 1 opaque; not multiplied into the other components.
  public var alpha: Double

  /// Fully transparent. Blends with it have the hue of the other colour.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  /// `0xFFFFFF`, opaque.
  public static let white = Color(0xFFFFFF)
  /// `0x000000`, opaque.
  public static let black = Color(0x000000)

  /// Creates a colour from its components, each 0…1.
  @inlinable
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a colour from a hexadecimal number: `Color(0xFF7F50)` is coral.
  public init(_ rgb: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
      blue: Double(rgb & 0xFF) / 255, alpha: alpha)
  }

  /// The same colour, `factor` times as opaque.
  public func opacity(_ factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// The nearest colour whose components all lie in 0…1; NaN becomes 0.
  public var clamped: Color {
    func clamp(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    return Color(red: clamp(red), green: clamp(green), blue: clamp(blue), alpha: clamp(alpha))
  }
}
