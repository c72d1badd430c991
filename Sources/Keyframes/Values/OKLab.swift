#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A colour in Björn Ottosson's OKLab, where equal distances look equal: blue to white stays blue,
/// and red to green avoids brown.
///
/// Formulas: bottosson.github.io/posts/oklab (2020, with the matrices of 2021-01-25); the inverse
/// conversion uses inverse matrices of full precision. Components outside sRGB's gamut are allowed
/// in both directions: the transfer function is mirrored for negative values, as in CSS Color 4.
public struct OKLab: Hashable, Codable, Sendable {
  /// 0 is black, 1 white.
  public var lightness: Double
  /// About −0.4 (green) … 0.4 (red).
  public var a: Double
  /// About −0.4 (blue) … 0.4 (yellow).
  public var b: Double
  /// 0…1, straight.
  public var alpha: Double

  /// Creates a colour from its lightness, coordinates and alpha.
  public init(lightness: Double, a: Double, b: Double, alpha: Double = 1) {
    self.lightness = lightness
    self.a = a
    self.b = b
    self.alpha = alpha
  }

  /// Converts `color`, whose components may lie outside 0…1.
  public init(_ color: Color) {
    let (red, green, blue) = (
      decodedLight(color.red), decodedLight(color.green), decodedLight(color.blue)
    )
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    self.init(
      lightness: 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
      a: 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
      b: 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
      alpha: color.alpha)
  }
}

extension Color {
  /// The sRGB colour that looks like `lab`; outside sRGB's gamut its components are outside 0…1.
  public init(_ lab: OKLab) {
    func cube(_ value: Double) -> Double { value * value * value }
    let long = cube(
      0.999_999_998_450_519_8 * lab.lightness + 0.396_337_792_173_767_86 * lab.a
        + 0.215_803_758_060_758_8 * lab.b)
    let medium = cube(
      1.000_000_008_881_760_9 * lab.lightness - 0.105_561_342_323_656_35 * lab.a
        - 0.063_854_174_771_705_91 * lab.b)
    let short = cube(
      1.000_000_054_672_410_8 * lab.lightness - 0.089_484_182_094_965_75 * lab.a
        - 1.291_485_537_864_091_7 * lab.b)
    self.init(
      red: encodedLight(
        4.076_741_661_347_994 * long - 3.307_711_590_408_193_3 * medium
          + 0.230_969_928_729_427_9 * short),
      green: encodedLight(
        -1.268_438_004_092_176 * long + 2.609_757_400_663_371_5 * medium
          - 0.341_319_396_310_219_6 * short),
      blue: encodedLight(
        -0.004_196_086_541_837_109 * long - 0.703_418_614_459_449_6 * medium
          + 1.707_614_700_930_944_8 * short),
      alpha: lab.alpha)
  }
}

extension OKLab: Measurable {
  /// Component by component, exact at both ends.
  public func interpolated(to end: OKLab, at progress: Double) -> OKLab {
    OKLab(
      lightness: lightness.interpolated(to: end.lightness, at: progress),
      a: a.interpolated(to: end.a, at: progress), b: b.interpolated(to: end.b, at: progress),
      alpha: alpha.interpolated(to: end.alpha, at: progress))
  }

  /// Whether no component is infinite or not a number.
  public var isFinite: Bool {
    lightness.isFinite && a.isFinite && b.isFinite && alpha.isFinite
  }

  /// The Euclidean distance over the four components: about how different two colours look.
  public func distance(to other: OKLab) -> Double {
    hypot(
      hypot(other.lightness - lightness, other.alpha - alpha), hypot(other.a - a, other.b - b))
  }
}

/// Decodes a component to linear light with sRGB's transfer function (IEC 61966-2-1).
package func decodedLight(_ component: Double) -> Double {
  let size = abs(component)
  let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
  return component < 0 ? -light : light
}

/// Encodes linear light as a component.
package func encodedLight(_ light: Double) -> Double {
  let size = abs(light)
  let component = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
  return light < 0 ? -component : component
}
