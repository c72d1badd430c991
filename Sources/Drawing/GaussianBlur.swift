/// A Gaussian blur of lines of numbers by three successive box filters, within 0.01 of the exact
/// integral.
///
/// The ends of a box have fractional weights, so that any deviation is possible: P. Gwosdek, S.
/// Grewenig, A. Bruhn, J. Weickert, "Theoretical Foundations of Gaussian Convolution by Extended
/// Box Filtering" (SSVM 2011). All arithmetic is in integers, so results are identical on every
/// machine.
struct GaussianBlur {
  /// A box extends this many numbers to either side with full weight, and one more with partial
  /// weight.
  private let radius: Int
  /// The weights of the numbers inside the box and of those at its ends, in 24-bit fixed point.
  private let whole: Int
  private let end: Int

  /// Creates a blur; `variance` is the square of the deviation, 0…100.
  init(variance: Double) {
    let part = variance / 3
    let radius = ((12 * part + 1).squareRoot() / 2 - 0.5).rounded(.down)
    let width = 2 * radius + 1
    // The end weight for which the variance of a box is `part`.
    let weight =
      width * (radius * (radius + 1) - 3 * part) / (6 * (part - (radius + 1) * (radius + 1)))
    let one = 16_777_216.0
    self.radius = Int(radius)
    whole = Int((one / (width + 2 * weight)).rounded())
    end = (Int(one) - Int(width) * whole) / 2
  }

  /// How far a number spreads.
  var reach: Int { 3 * (radius + 1) }

  /// Blurs lines of 16-bit numbers and transposes them.
  ///
  /// `source` holds lines of `length` numbers each, which begin `start` numbers after the result;
  /// the result has `count` numbers per line. Outside of the source all numbers are 0.
  ///
  /// - Complexity: O(lines · (count + reach)), whatever the deviation.
  func columns(of source: [UInt16], length: Int, start: Int, count: Int) -> [UInt16] {
    guard length > 0, count > 0 else { return [] }
    let lines = source.count / length
    var result = [UInt16](repeating: 0, count: lines * count)
    var line = [Int](repeating: 0, count: count + 2 * reach)
    var spare = line
    let first = start + reach
    let seen = max(0, -first)..<max(0, -first, min(length, line.count - first))
    for index in 0..<lines {
      for place in line.indices { line[place] = 0 }
      for place in seen { line[first + place] = Int(source[index * length + place]) }
      box(line, into: &spare)
      box(spare, into: &line)
      box(line, into: &spare)
      for place in 0..<count {
        result[place * lines + index] = UInt16(truncatingIfNeeded: spare[reach + place])
      }
    }
    return result
  }

  /// Near the ends, where a box would extend beyond, the result does not change. After three boxes
  /// that affects only numbers within `reach` of the ends.
  private func box(_ source: [Int], into result: inout [Int]) {
    let source = source.span
    var result = result.mutableSpan
    var sum = 0
    for index in 0...(2 * radius) { sum &+= source[index] }
    for index in (radius + 1)..<(source.count - radius - 1) {
      let before = source[index &- radius &- 1]
      sum &+= source[index &+ radius] &- before
      let ends = before &+ source[index &+ radius &+ 1]
      result[index] = (sum &* whole &+ ends &* end &+ 1 << 23) >> 24
    }
  }
}
