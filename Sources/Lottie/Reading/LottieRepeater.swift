import Keyframes
import Stage
import Syntax
import Words

extension LottieImport {
  /// The items before a repeater, as often as it copies them.
  ///
  /// Copy *k* is moved, turned and scaled *k* + offset times as far as in the repeater's transform,
  /// about its anchor.
  func copies(
    of sources: ArraySlice<LottieValue>, _ source: LottieValue
  ) throws(FileError) -> [LottieItem] {
    let counts = number(source["c"], or: 1)
    let most = counts.keyframes.map(\.value).max() ?? 1
    guard most <= Double(LottieLimits.copies) else {
      throw FileError(
        sentence:
          "A repeater in the layer \(quoted(layer)) makes \(Int(min(most, 1e7))) copies; up to \(LottieLimits.copies) are shown."
      )
    }
    // Copies of nothing would cost no nodes.
    let count = sources.isEmpty ? 0 : Int(max(most, 0).rounded(.up))
    let offset = number(source["o"], or: 0)
    let base = transform(source["tr"])
    let opacity = (
      number(source["tr"]?["so"], or: 1, times: 0.01),
      number(source["tr"]?["eo"], or: 1, times: 0.01)
    )
    var copies: [LottieItem] = []
    for index in 0..<count {
      let part = count > 1 ? Double(index) / Double(count - 1) : 0
      let turns = offset.map { limited($0 + Double(index)) }
      var transform = base.repeated(turns, self)
      transform.opacity = combined([opacity.0, opacity.1]) { $0[0] + ($0[1] - $0[0]) * part }
      isQuiet = index > 0
      defer { isQuiet = false }
      copies.append(
        .group(
          LottieGroup(
            name: "copy \(index + 1)", transform: transform, hidden: hidden(index, counts),
            items: try items(Array(sources)))))
    }
    return source["m"]?.whole == 2 ? copies.reversed() : copies
  }

  /// Hidden while there are fewer copies.
  private func hidden(_ index: Int, _ counts: Track<Double>) -> Track<Bool> {
    guard let span = counts.times else { return false }
    return sampled(span) { counts.value(at: $0).rounded(.up) <= Double(index) }
  }
}

extension LottieTransform {
  /// The transform `count` times over.
  fileprivate func repeated(_ count: Track<Double>, _ reading: LottieImport) -> LottieTransform {
    let isPlain = count.isConstant
    func times(_ track: Track<Double>) -> Track<Double> {
      reading.combined([track, count], isStraight: isPlain) { limited($0[0] * $0[1]) }
    }
    func power(_ track: Track<Double>) -> Track<Double> {
      reading.combined([track, count], isStraight: false) { limited(raised($0[0], $0[1])) }
    }
    func moved(_ place: Track<Double>, _ anchor: Track<Double>) -> Track<Double> {
      reading.combined([place, anchor, count], isStraight: isPlain) {
        limited($0[1] + $0[0] * $0[2])
      }
    }
    var copy = self
    if case .pair(let pair) = place {
      copy.place = .pair(LottiePair(x: moved(pair.x, anchor.x), y: moved(pair.y, anchor.y)))
    } else if let span = place.span {
      let place = place
      let path = reading.sampled(span) { place.value(at: $0).point }
      copy.place = .pair(
        LottiePair(x: moved(path.map(\.x), anchor.x), y: moved(path.map(\.y), anchor.y)))
    }
    copy.rotation = times(rotation)
    copy.scale = LottiePair(x: power(scale.x), y: power(scale.y))
    return copy
  }
}

/// `base` to the power of `exponent`, by squares and square roots; a negative base has its sign for odd whole
/// parts.
func raised(_ base: Double, _ exponent: Double) -> Double {
  let whole = min(max(exponent.rounded(.down), -4096), 4096)
  var (result, square, rest) = (1.0, base, abs(Int(whole)))
  while rest > 0 {
    if !rest.isMultiple(of: 2) { result *= square }
    square *= square
    rest /= 2
  }
  if whole < 0 { result = 1 / result }
  var (root, fraction) = (abs(base).squareRoot(), exponent - exponent.rounded(.down))
  for _ in 0..<40 where fraction > 0 {
    fraction *= 2
    if fraction >= 1 {
      result *= root
      fraction -= 1
    }
    root = root.squareRoot()
  }
  return result
}
