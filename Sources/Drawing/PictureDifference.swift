import Keyframes

/// The difference between two pictures of the same size, over all four channels of all pixels.
public struct PictureDifference: Equatable, Sendable {
  /// The largest difference of any channel: 0…255.
  public let maximum: Int
  /// The average difference: 0…255.
  public let mean: Double

  /// - Precondition: both pictures have the same width and height.
  public init(_ one: Raster, _ other: Raster) {
    require(
      one.width == other.width && one.height == other.height,
      "A picture of \(one.width) × \(one.height) pixels cannot be compared with one of "
        + "\(other.width) × \(other.height).")
    var largest = 0
    var sum = 0
    for (a, b) in zip(one.pixels, other.pixels) where a != b {
      for shift: UInt32 in [0, 8, 16, 24] {
        let difference = abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF))
        largest = max(largest, difference)
        sum += difference
      }
    }
    maximum = largest
    mean = one.pixels.isEmpty ? 0 : Double(sum) / Double(4 * one.pixels.count)
  }
}
