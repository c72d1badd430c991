import Keyframes

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
  /// The most flashes in the last second of enough pixels that have just changed together.
  private(set) var flashes = 0

  private struct Pixel: Sendable {
    /// The lowest and highest values since the last change that counted.
    var low = Double.infinity
    var high = -Double.infinity
    var isRising: Bool?
    /// The times of the changes in the last second.
    var changes: [Double] = []

    mutating func add(_ value: Double, at time: Double, least: Double, darkest: Double) {
      (low, high) = (min(low, value), max(high, value))
      if let first = changes.first, first <= time - 1 { changes.removeAll { $0 <= time - 1 } }
      let rises = isRising != true && value - low >= least && low < darkest
      let falls = isRising != false && high - value >= least && value < darkest
      guard rises || falls else { return }
      isRising = rises
      (low, high) = (value, value)
      changes.append(time)
    }
  }

  init(least: Double, darkest: Double) { (self.least, self.darkest) = (least, darkest) }

  mutating func add(_ values: [Double], at time: Double) {
    if pixels.count != values.count {
      pixels = Array(repeating: Pixel(), count: values.count)
    }
    // By the number of flashes: how many pixels have just risen or fallen with that many.
    var (risen, fallen) = ([0: 0], [0: 0])
    for (index, value) in values.enumerated() {
      pixels[index].add(value, at: time, least: least, darkest: darkest)
      let pixel = pixels[index]
      guard let last = pixel.changes.last, last > time - 0.1 else { continue }
      if pixel.isRising == true {
        risen[pixel.changes.count / 2, default: 0] += 1
      } else {
        fallen[pixel.changes.count / 2, default: 0] += 1
      }
    }
    let needed = max(1, Int((Double(values.count) * FlashCounter.area).rounded()))
    flashes = max(Self.common(risen, needed), Self.common(fallen, needed))
  }

  /// The number of flashes that at least `needed` pixels have.
  private static func common(_ pixels: [Int: Int], _ needed: Int) -> Int {
    var sum = 0
    for (flashes, count) in pixels.sorted(by: { $0.key > $1.key }) {
      sum += count
      if sum >= needed { return flashes }
    }
    return 0
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
  private static let linear = (0...255).map { decodedLight(Double($0) / 255) }
}
