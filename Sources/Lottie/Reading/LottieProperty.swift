import Keyframes
import Syntax
import Words

// Reading properties: constants and keyframes, in frames.
extension LottieImport {
  /// One number of a property, times `factor`; `fallback` where it is missing.
  func number(
    _ property: LottieValue?, or fallback: Double, _ dimension: Int = 0, times factor: Double = 1
  ) -> Track<Double> {
    let property = resolved(property)
    func value(_ value: LottieValue) -> Double? {
      let all = value.numbers
      return dimension < all.count ? limited(all[dimension] * factor) : nil
    }
    if let keys = LottieKey.all(of: property) {
      let own = track(keys, dimension: dimension, value) ?? Track(fallback)
      if let timed = timed(own, by: property, times: factor) { return timed }
      if dimension == 0 { noteExpression(property) }
      return looped(own, by: property)
    }
    // Without an object around it, a constant is the value itself.
    let constant = property?["k"] ?? property
    let own = Track(constant.flatMap(value) ?? fallback)
    if constant?.numbers.count == 1, let timed = timed(own, by: property, times: factor) {
      return timed
    }
    if dimension == 0 { noteExpression(property) }
    return own
  }

  /// The first two numbers of a property, each with its own dimension's easings.
  func pair(
    _ property: LottieValue?, or fallback: Double, times factor: Double = 1
  ) -> LottiePair {
    LottiePair(
      x: number(property, or: fallback, 0, times: factor),
      y: number(property, or: fallback, 1, times: factor))
  }

  /// A colour; `isOutOf255` in files of Lottie's first years.
  func color(_ property: LottieValue?) -> Track<Color> {
    let property = resolved(property)
    noteExpression(property)
    if let keys = LottieKey.all(of: property) {
      let all = keys.flatMap { $0.start?.numbers.prefix(3) ?? [] }
      let scale = usesBytes && all.contains { $0 > 1 } ? 255.0 : 1
      return looped(track(keys) { Self.color($0.numbers, scale) } ?? Track(.black), by: property)
    }
    let numbers = (property?["k"] ?? property)?.numbers ?? []
    let scale = usesBytes && numbers.prefix(3).contains { $0 > 1 } ? 255.0 : 1
    return Track(Self.color(numbers, scale) ?? .black)
  }

  static func color(_ numbers: [Double], _ scale: Double = 1) -> Color? {
    guard numbers.count >= 3 else { return nil }
    return Color(
      red: limited(numbers[0] / scale), green: limited(numbers[1] / scale),
      blue: limited(numbers[2] / scale))
  }

  /// Whether colours may be written as 0…255, as up to version 4.1.9.
  private var usesBytes: Bool {
    let parts = (document["v"]?.text ?? "5").split(separator: ".").map { Int($0) ?? 0 }
    return parts.lexicographicallyPrecedes([4, 1, 10])
  }
}

/// Two tracks that belong together: a position, a size or a scale.
struct LottiePair {
  var x: Track<Double>
  var y: Track<Double>

  func value(at frame: Double) -> Point { Point(x: x.value(at: frame), y: y.value(at: frame)) }

  var span: ClosedRange<Double>? { union(x.times, y.times) }

  var isConstant: Bool { x.isConstant && y.isConstant }
}

extension Track where Value == Double {
  /// Whether it is this constant.
  func isAlways(_ value: Double) -> Bool { isConstant && keyframes[0].value == value }
}

extension LottieImport {
  /// A value that is computed from numbers: keyframe by keyframe if their tracks move together and
  /// `isStraight` (the value is an affine function of them), else frame by frame.
  func combined<Value: Interpolatable>(
    _ tracks: [Track<Double>], isStraight: Bool = true, _ value: ([Double]) -> Value
  ) -> Track<Value> {
    let moving = tracks.filter { !$0.isConstant }
    guard let leader = moving.first else { return Track(value(tracks.map { $0.value(at: 0) })) }
    let areTogether = moving.dropFirst().allSatisfy { $0.moves(with: leader) }
    if isStraight, areTogether, spend(keyframes: leader.keyframes.count) {
      return Track(
        leader.keyframes.indices.map { index in
          let key = leader.keyframes[index]
          return Keyframe(
            time: key.time,
            value: value(
              tracks.map { $0.isConstant ? $0.keyframes[0].value : $0.keyframes[index].value }),
            easing: key.easing)
        })
    }
    let span = moving.reduce(nil) { union($0, $1.times) } ?? 0...0
    return sampled(span) { frame in value(tracks.map { $0.value(at: frame) }) }
  }
}

extension Track {
  /// Whether both have keyframes at the same times with the same easings.
  func moves(with other: Track<Value>) -> Bool {
    keyframes.count == other.keyframes.count
      && zip(keyframes, other.keyframes).allSatisfy {
        $0.time == $1.time && $0.easing == $1.easing
      }
  }
}
