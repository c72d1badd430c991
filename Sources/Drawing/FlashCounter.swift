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
/// middle 10° of the view: 21,824 of 1,024 × 768 pixels, which is taken here as that share of the stage,
/// wherever they are.
public struct FlashCounter: Sendable {
  /// The most flashes in one second of the largest dangerous area.
  public private(set) var mostPerSecond = 0
  /// When that second ends.
  public private(set) var time = 0.0

  private var general: [Swing] = []
  private var red: [Swing] = []

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
    let count = picture.pixels.count
    guard count > 0 else { return }
    if general.count != count {
      general = Array(repeating: Swing(least: 0.1, darkest: 0.8), count: count)
      red = Array(repeating: Swing(least: 20, darkest: .infinity), count: count)
    }
    for (index, pixel) in picture.pixels.enumerated() {
      let light = Light(pixel)
      general[index].add(light.luminance, at: time)
      red[index].add(light.redness, at: time)
    }
    let needed = max(1, Int((Double(count) * Self.area).rounded()))
    let flashes = max(
      Self.common(general.map(\.flashes), of: needed),
      Self.common(red.map(\.flashes), of: needed))
    if flashes > mostPerSecond { (mostPerSecond, self.time) = (flashes, time) }
  }

  /// The flashes that at least `needed` pixels have.
  private static func common(_ flashes: [Int], of needed: Int) -> Int {
    var counts: [Int: Int] = [:]
    for count in flashes where count > 0 { counts[count, default: 0] += 1 }
    var sum = 0
    for count in counts.keys.sorted(by: >) {
      sum += counts[count] ?? 0
      if sum >= needed { return count }
    }
    return 0
  }
}

/// A value that goes up and down.
private struct Swing: Sendable {
  /// The smallest change that counts.
  let least: Double
  /// The darker end of a change lies below it.
  let darkest: Double
  /// The lowest and highest values since the last change that counted.
  private var low = Double.infinity
  private var high = -Double.infinity
  private var isRising: Bool?
  /// When it changed into the other direction, within the last second.
  private var changes: [Double] = []

  init(least: Double, darkest: Double) { (self.least, self.darkest) = (least, darkest) }

  mutating func add(_ value: Double, at time: Double) {
    (low, high) = (min(low, value), max(high, value))
    if isRising != true, value - low >= least, low < darkest {
      note(true, value, time)
    } else if isRising != false, high - value >= least, value < darkest {
      note(false, value, time)
    }
    if let first = changes.first, first <= time - 1 { changes.removeAll { $0 <= time - 1 } }
  }

  private mutating func note(_ rises: Bool, _ value: Double, _ time: Double) {
    isRising = rises
    (low, high) = (value, value)
    changes.append(time)
  }

  /// Pairs of changes in the last second.
  var flashes: Int { changes.count / 2 }
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
