#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// Colours from spaces that do not depend on a display; the matrices and constants of CSS Color 4,
// section 20. Results may lie outside 0…1.
extension Color {
  /// CIE Lab with the white point D50; `lightness` from 0 to 100.
  package init(labLightness lightness: Double, a: Double, b: Double, alpha: Double) {
    let (kappa, epsilon) = (24389.0 / 27, 216.0 / 24389)
    let middle = (lightness + 16) / 116
    func decoded(_ value: Double) -> Double {
      let cube = value * value * value
      return cube > epsilon ? cube : (116 * value - 16) / kappa
    }
    let light = decoded(middle + a / 500) * 0.3457 / 0.3585
    let green = lightness > kappa * epsilon ? middle * middle * middle : lightness / kappa
    let blue = decoded(middle - b / 200) * (1 - 0.3457 - 0.3585) / 0.3585
    // From D50 to D65, by Bradford's method.
    self.init(
      x: 0.955473421488075 * light - 0.02309845494876471 * green + 0.06325924320057072 * blue,
      y: -0.0283697093338637 * light + 1.0099953980813041 * green + 0.021041441191917323 * blue,
      z: 0.012314014864481998 * light - 0.020507649298898964 * green + 1.330365926242124 * blue,
      alpha: alpha)
  }

  /// Encoded components of Display P3, which has sRGB's transfer function and white point.
  package init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) {
    let (red, green, blue) = (decodedLight(red), decodedLight(green), decodedLight(blue))
    self.init(
      x: 608311.0 / 1_250_200 * red + 189793.0 / 714400 * green + 198249.0 / 1_000_160 * blue,
      y: 35783.0 / 156275 * red + 247089.0 / 357200 * green + 198249.0 / 2_500_400 * blue,
      z: 32229.0 / 714400 * green + 5220557.0 / 5_000_800 * blue, alpha: alpha)
  }

  /// CIE XYZ with the white point D65.
  private init(x: Double, y: Double, z: Double, alpha: Double) {
    self.init(
      linearRed: 12831.0 / 3959 * x - 329.0 / 214 * y - 1974.0 / 3959 * z,
      green: -851781.0 / 878810 * x + 1648619.0 / 878810 * y + 36519.0 / 878810 * z,
      blue: 705.0 / 12673 * x - 2585.0 / 12673 * y + 705.0 / 667 * z, alpha: alpha)
  }

  /// Components in linear light.
  package init(linearRed red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(
      red: encodedLight(red), green: encodedLight(green), blue: encodedLight(blue), alpha: alpha)
  }
}

/// The rectangular coordinates of a chroma and a hue in degrees.
func chromaticity(_ chroma: Double, hue: Double) -> (a: Double, b: Double) {
  (chroma * cos(hue * .pi / 180), chroma * sin(hue * .pi / 180))
}
