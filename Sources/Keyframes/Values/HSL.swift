/// A colour by hue, saturation and lightness. Formulas: CSS Color 4, section 7.
public struct HSL: Hashable, Codable, Sendable {
  /// In degrees: red 0, green 120, blue 240; any number. 0 for grey.
  public var hue: Double
  /// 0 (grey) … 1.
  public var saturation: Double
  /// 0 (black) … 1 (white).
  public var lightness: Double
  /// 0…1, straight.
  public var alpha: Double

  /// Creates a colour from its hue, saturation, lightness and alpha.
  public init(hue: Double, saturation: Double, lightness: Double, alpha: Double = 1) {
    self.hue = hue
    self.saturation = saturation
    self.lightness = lightness
    self.alpha = alpha
  }

  /// Converts a colour.
  ///
  /// - Parameter color: The colour, clamped first, since HSL is meaningless outside the sRGB cube.
  public init(_ color: Color) {
    let shown = color.clamped
    let high = max(shown.red, shown.green, shown.blue)
    let low = min(shown.red, shown.green, shown.blue)
    let (lightness, chroma) = ((high + low) / 2, high - low)
    guard chroma > 0 else {
      self.init(hue: 0, saturation: 0, lightness: lightness, alpha: shown.alpha)
      return
    }
    let sixths =
      if high == shown.red {
        (shown.green - shown.blue) / chroma + (shown.green < shown.blue ? 6 : 0)
      } else if high == shown.green {
        (shown.blue - shown.red) / chroma + 2
      } else {
        (shown.red - shown.green) / chroma + 4
      }
    self.init(
      hue: sixths * 60, saturation: min(chroma / (1 - abs(2 * lightness - 1)), 1),
      lightness: lightness, alpha: shown.alpha)
  }
}

extension Color {
  /// Converts `hsl`; saturation or lightness outside 0…1 results in components outside 0…1.
  public init(_ hsl: HSL) {
    let chroma = hsl.saturation * min(hsl.lightness, 1 - hsl.lightness)
    func component(_ offset: Double) -> Double {
      var k = (offset + hsl.hue / 30).truncatingRemainder(dividingBy: 12)
      if k < 0 { k += 12 }
      return hsl.lightness - chroma * max(-1, min(k - 3, 9 - k, 1))
    }
    self.init(red: component(0), green: component(8), blue: component(4), alpha: hsl.alpha)
  }
}
