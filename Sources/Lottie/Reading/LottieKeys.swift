import Keyframes
import Syntax

/// One keyframe of a property. In files of Lottie's first years it also has the value at its end.
struct LottieKey {
  let time: Double
  let start: LottieValue?
  let end: LottieValue?
  let isHold: Bool
  private let source: LottieValue

  init(_ source: LottieValue) {
    self.source = source
    time = limited(source["t"]?.number ?? 0)
    start = source["s"]
    end = source["e"]
    isHold = source["h"]?.isTrue ?? false
  }

  /// The tangents of a motion path, the first relative to the start and the second to the end.
  var tangents: (leaving: Point, arriving: Point)? {
    guard let leaving = source["to"]?.point, let arriving = source["ti"]?.point else { return nil }
    return (leaving, arriving)
  }

  /// The two handles of the segment to the next keyframe: x1, y1, x2, y2 of a dimension; dimensions
  /// without handles have the first's.
  func handles(_ dimension: Int) -> SIMD4<Double>? {
    guard let leaving = source["o"], let arriving = source["i"] else { return nil }
    func part(_ value: LottieValue?) -> Double? {
      let all = value?.numbers ?? []
      return dimension < all.count ? all[dimension] : all.first
    }
    guard let x1 = part(leaving["x"]), let y1 = part(leaving["y"]),
      let x2 = part(arriving["x"]), let y2 = part(arriving["y"])
    else { return nil }
    return [x1, y1, x2, y2]
  }

  /// The keyframes of a property in the order of time; nil if it is constant. Some writers set `a` wrong, so
  /// the value decides.
  static func all(of property: LottieValue?) -> [LottieKey]? {
    guard let items = property?["k"]?.items, let first = items.first, first["t"] != nil
    else { return nil }
    let keys = items.filter { $0["t"] != nil }.map(LottieKey.init)
    let isSorted = zip(keys, keys.dropFirst()).allSatisfy { $0.time <= $1.time }
    if isSorted { return keys }
    return keys.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }
}

extension LottieImport {
  /// The track through keyframes, in frames; `value` reads one value. Nil if no keyframe has one.
  ///
  /// A keyframe that ends elsewhere than the next one starts makes a step there.
  func track<Value: Interpolatable>(
    _ keys: [LottieKey], dimension: Int = 0, _ value: (LottieValue) -> Value?
  ) -> Track<Value>? {
    guard spend(keyframes: keys.count) else { return nil }
    var keyframes: [Keyframe<Value>] = []
    keyframes.reserveCapacity(keys.count)
    var arriving: Value?
    for key in keys {
      let start = key.start.flatMap(value)
      if let end = arriving, let start, end != start, let last = keyframes.last,
        last.time < key.time
      {
        keyframes.append(Keyframe(time: key.time, value: end))
      }
      if let here = start ?? arriving ?? keyframes.last?.value {
        keyframes.append(
          Keyframe(time: key.time, value: here, easing: easing(of: key, dimension)))
      }
      arriving = key.isHold ? nil : key.end.flatMap(value)
    }
    return keyframes.isEmpty ? nil : Track(unlessConstant: keyframes)
  }

  func easing(of key: LottieKey, _ dimension: Int = 0) -> Easing {
    if key.isHold { return .hold }
    guard let handles = key.handles(dimension) else { return .linear }
    if let known = easings[handles] { return known }
    let easing = LottieEasing.easing(handles)
    easings[handles] = easing
    return easing
  }

  /// A track of values that are computed, a keyframe at each frame of `span`, or fewer if that is long.
  func sampled<Value: Interpolatable>(
    _ span: ClosedRange<Double>, _ value: (Double) -> Value
  ) -> Track<Value> {
    sampled(LottieFrames(span).times.map { ($0, $0) }, value)
  }

  /// The same at any times: of values that stay, the first and the last are enough.
  func sampled<Value: Interpolatable>(
    _ frames: [(time: Double, source: Double)], _ value: (Double) -> Value
  ) -> Track<Value> {
    guard let first = frames.first, spend(keyframes: frames.count) else {
      return Track(value(frames.first?.source ?? 0))
    }
    var keyframes = [Keyframe(time: first.time, value: value(first.source))]
    for (time, source) in frames.dropFirst() {
      let here = value(source)
      let count = keyframes.count
      if count > 1, keyframes[count - 1].value == here, keyframes[count - 2].value == here {
        keyframes[count - 1].time = time
      } else {
        keyframes.append(Keyframe(time: time, value: here))
      }
    }
    return Track(unlessConstant: keyframes)
  }
}

extension Track {
  /// A track of keyframes, of which there is at least one; a constant if all have the same value.
  init(unlessConstant keyframes: [Keyframe<Value>]) {
    let isConstant = keyframes.allSatisfy { $0.value == keyframes[0].value }
    self = isConstant ? Track(keyframes[0].value) : Track(keyframes)
  }
}

/// The frames at which something is sampled: whole ones, with both ends.
struct LottieFrames {
  let times: [Double]

  init(_ span: ClosedRange<Double>) {
    let length = span.upperBound - span.lowerBound
    let step = max(1, (length / Double(LottieLimits.samples)).rounded(.up))
    var times = [span.lowerBound]
    var next = span.lowerBound.rounded(.down) + step
    while next < span.upperBound {
      times.append(next)
      next += step
    }
    if span.upperBound > span.lowerBound { times.append(span.upperBound) }
    self.times = times
  }
}

/// The range of both.
func union(_ one: ClosedRange<Double>?, _ other: ClosedRange<Double>?) -> ClosedRange<Double>? {
  guard let one, let other else { return one ?? other }
  return min(one.lowerBound, other.lowerBound)...max(one.upperBound, other.upperBound)
}
