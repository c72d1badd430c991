package import Keyframes

/// A colour by hue, saturation and brightness, as pickers show it.
package struct HSB: Equatable, Sendable {
  /// Degrees, 0…360.
  package var hue: Double
  /// 0…1.
  package var saturation: Double
  /// 0 is black, 1 the brightest.
  package var brightness: Double
  /// 0…1, straight.
  package var alpha: Double

  package init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
    self.alpha = alpha
  }

  /// A grey takes the hue of `last`, and black its saturation too.
  package init(_ color: Color, after last: HSB? = nil) {
    let shown = color.clamped
    let high = max(shown.red, shown.green, shown.blue)
    let low = min(shown.red, shown.green, shown.blue)
    hue = high > low ? HSL(shown).hue : last?.hue ?? 0
    saturation = high > 0 ? (high - low) / high : last?.saturation ?? 0
    brightness = high
    alpha = shown.alpha
  }

  package var color: Color {
    let pure = Color(HSL(hue: hue, saturation: 1, lightness: 0.5))
    func mixed(_ component: Double) -> Double {
      brightness * (1 - saturation + saturation * component)
    }
    return Color(
      red: mixed(pure.red), green: mixed(pure.green), blue: mixed(pure.blue), alpha: alpha)
  }
}
