#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Counts flashes in the pictures of a motion, by WCAG 2.2, success criterion 2.3.1.
///
/// A flash is a pair of opposing changes of relative luminance by at least 10 % of the largest, the darker one
/// below 80 %, or of a saturated red. More than three in a second are dangerous on more than a quarter of the
/// middle 10° of the view: 21,824 of 1,024 × 768 pixels, which is taken here as that share of the picture,
/// wherever they are. Pixels that change within a tenth of a second in the same direction change together.
public struct FlashCounter: Sendable {
  /// The most flashes in one second.
  public private(set) var mostPerSecond = 0
  /// When that second ends.
  public private(set) var time = 0.0

  private var general = Swings(least: 0.1, darkest: 0.8)
  private var red = Swings(least: 20, darkest: .infinity)

  /// The flashes in a second that are still allowed.
  public static let allowed = 3
  /// The share of the picture that has to flash.
  public static let area = 21_824.0 / (1_024 * 768)

  /// Creates a counter without pictures.
  public init() {}

  /// Adds the next picture. All have one size, and their times in seconds increase.
  ///
  /// - Complexity: O(*n*) in the number of pixels.
  public mutating func add(_ picture: Raster, at time: Double) {
    let lights = picture.pixels.map(Light.init)
    general.add(lights.map(\.luminance), at: time)
    red.add(lights.map(\.redness), at: time)
    let flashes = max(general.flashes, red.flashes)
    if flashes > mostPerSecond { (mostPerSecond, self.time) = (flashes, time) }
  }
}

/// The ups and downs of the values of all pixels.
private struct Swings: Sendable {
  /// The smallest change that counts.
  let least: Double
  /// The darker end of a change lies below it.
  let darkest: Double
  private var pixels: [Pixel] = []
  /// How many pixels have changed in each direction, in the last tenth of a second.
  private var rises: [(time: Double, count: Int)] = []
  private var falls: [(time: Double, count: Int)] = []
  /// When enough pixels have changed together, within the last second.
  private var changes: [Double] = []

  private struct Pixel: Sendable {
    /// The lowest and highest values since the last change that counted.
    var low = Double.infinity
    var high = -Double.infinity
    var isRising: Bool?
  }

  init(least: Double, darkest: Double) { (self.least, self.darkest) = (least, darkest) }

  /// Pairs of changes in the last second.
  var flashes: Int { changes.count / 2 }

  mutating func add(_ values: [Double], at time: Double) {
    if pixels.count != values.count {
      pixels = Array(repeating: Pixel(), count: values.count)
    }
    var (up, down) = (0, 0)
    for (index, value) in values.enumerated() {
      switch turn(index, value) {
      case true?: up += 1
      case false?: down += 1
      case nil: break
      }
    }
    changes.removeAll { $0 <= time - 1 }
    let needed = max(1, Int((Double(values.count) * FlashCounter.area).rounded()))
    if Self.isLarge(&rises, up, needed, time) { changes.append(time) }
    if Self.isLarge(&falls, down, needed, time) { changes.append(time) }
  }

  /// Whether a pixel begins to rise or to fall.
  private mutating func turn(_ index: Int, _ value: Double) -> Bool? {
    var pixel = pixels[index]
    defer { pixels[index] = pixel }
    (pixel.low, pixel.high) = (min(pixel.low, value), max(pixel.high, value))
    let rises =
      if pixel.isRising != true, value - pixel.low >= least, pixel.low < darkest {
        true
      } else if pixel.isRising != false, pixel.high - value >= least, value < darkest {
        false
      } else {
        Bool?.none
      }
    if let rises { pixel = Pixel(low: value, high: value, isRising: rises) }
    return rises
  }

  private static func isLarge(
    _ recent: inout [(time: Double, count: Int)], _ count: Int, _ needed: Int, _ time: Double
  ) -> Bool {
    recent.removeAll { $0.time <= time - 0.1 }
    if count > 0 { recent.append((time, count)) }
    guard recent.reduce(0, { $0 + $1.count }) >= needed else { return false }
    recent = []
    return true
  }
}

/// The light of an opaque pixel.
private struct Light {
  let luminance: Double
  /// WCAG's measure of a saturated red, from 0; 0 for other colours.
  let redness: Double

  init(_ pixel: UInt32) {
    let (r, g, b) = (
      Self.linear[Int(pixel >> 16 & 0xFF)], Self.linear[Int(pixel >> 8 & 0xFF)],
      Self.linear[Int(pixel & 0xFF)]
    )
    luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b
    let sum = r + g + b
    redness = sum > 0 && r / sum >= 0.8 ? max(0, (r - g - b) * 320) : 0
  }

  /// The light of each sRGB value, 0…1.
  private static let linear = (0...255).map { value -> Double in
    let share = Double(value) / 255
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }
}
