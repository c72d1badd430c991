/// How values between keyframes are calculated: Core Animation's five modes.
public enum CalculationMode: Equatable, Sendable {
  /// Linear from value to value.
  case linear
  /// Each value holds until the next one's time.
  case discrete
  /// Linear at constant speed: the times of inner keyframes are recalculated.
  case paced
  /// A smooth curve through all values.
  case cubic(CurveShape = CurveShape())
  /// The same curve at constant speed: the times of inner keyframes are recalculated.
  case cubicPaced(CurveShape = CurveShape())
}

/// The shape of a curve at its keyframes (Kochanek and Bartels, *Interpolating Splines with Local
/// Tension, Continuity, and Bias Control*, 1984), each parameter −1…1; beyond, the curve only bends
/// more.
///
/// The tangents of a value P between its neighbours O and N:
///
///     arriving  (1−t)(1+b)(1−c)/2 · (P−O) + (1−t)(1−b)(1+c)/2 · (N−P)
///     leaving   (1−t)(1+b)(1+c)/2 · (P−O) + (1−t)(1−b)(1−c)/2 · (N−P)
public struct CurveShape: Equatable, Sendable {
  /// Above 0 tighter, below 0 rounder.
  public var tension: Double
  /// Not 0 makes a corner.
  public var continuity: Double
  /// Above 0 the curve overshoots after the keyframe, below 0 before it.
  public var bias: Double

  /// Creates a curve's shape; with all parameters 0 the curve is smooth.
  public init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
    self.tension = tension
    self.continuity = continuity
    self.bias = bias
  }
}

extension Track {
  /// Returns a track of the same values in another mode. Modes that keep the times keep the easings
  /// too; discrete and paced tracks have none.
  ///
  /// `shapes` sets the ``CurveShape`` of single keyframes, by time; all others use the mode's
  /// shape. Core Animation's `tensionValues`, `continuityValues` and `biasValues` are such shapes.
  ///
  /// ```swift
  /// track.calculated(.cubic(), shapes: [0.4: CurveShape(tension: 1)])  // stops for a moment at 0.4
  /// ```
  ///
  /// Paced times run from the track's first keyframe to its last; if all distances are 0, or one is
  /// infinite, they are evenly spaced. A curve's tangents are scaled for unequal times, so that
  /// speed does not jump; at the ends and at a step they are the chords.
  ///
  /// - Precondition: the track has a keyframe at each time of `shapes`. Modes without a curve do not
  ///   use them.
  /// - Complexity: O(*n*); `cubicPaced` uses 64 straight pieces for each segment of the curve.
  public func calculated(
    _ mode: CalculationMode, shapes: [Double: CurveShape] = [:]
  ) -> Track where Value: Measurable {
    switch mode {
    case .linear: with(keyframes.map { $0.straight })
    case .discrete: with(keyframes.map { $0.straight }).eased(.hold)
    case .paced: with(Self.paced(keyframes.map(\.value), over: times))
    case .cubic(let shape): with(curved(shape, shapes))
    case .cubicPaced(let shape):
      with(Self.paced(with(curved(shape, shapes)).traced(), over: times))
    }
  }

  private func with(_ keyframes: [Keyframe<Value>]) -> Track {
    guard !isConstant else { return self }
    return Track(keyframes).extrapolated(before: before, after: after)
  }

  /// Keyframes at times proportional to the distances; evenly spaced if all distances are 0.
  private static func paced(
    _ values: [Value], over times: ClosedRange<Double>?
  ) -> [Keyframe<Value>] where Value: Measurable {
    guard let times, values.count > 1 else {
      return values.map { Keyframe(time: times?.lowerBound ?? 0, value: $0) }
    }
    var distances = [0.0]
    for (from, to) in zip(values, values.dropFirst()) {
      distances.append((distances.last ?? 0) + from.distance(to: to))
    }
    let total = distances.last ?? 0
    let length = times.upperBound - times.lowerBound
    let isFar = total > 0 && total.isFinite
    return values.indices.map { index in
      let part = isFar ? distances[index] / total : Double(index) / Double(values.count - 1)
      // The last time is exact, and rounding must not take others beyond it.
      let time =
        part < 1 ? min(times.lowerBound + part * length, times.upperBound) : times.upperBound
      return Keyframe(time: time, value: values[index])
    }
  }

  /// The values along every segment, in 64 steps each.
  private func traced() -> [Value] {
    guard let last = keyframes.last else { return [] }
    let steps = 64
    return zip(keyframes, keyframes.dropFirst()).flatMap { from, to in
      (0..<steps).map { from.straightInTime.value(to: to.value, at: Double($0) / Double(steps)) }
    } + [last.value]
  }
}

extension Keyframe {
  /// The same keyframe without control values.
  var straight: Keyframe {
    var copy = self
    copy.controls = nil
    return copy
  }

  /// The same keyframe with a linear easing.
  fileprivate var straightInTime: Keyframe {
    var copy = self
    copy.easing = .linear
    return copy
  }
}

extension Track {
  /// Creates a track from UIKit's relative keyframes: each value is approached from `start` and
  /// reached at `start + duration`, both as fractions (0…1) of `length`. Before and between the
  /// parts values hold.
  ///
  /// ```swift
  /// Track(from: red, over: 4, [(0, 1.0 / 6, orange), (1.0 / 6, 1.0 / 6, yellow)])
  /// ```
  ///
  /// A duration of 0 is a step. To apply an easing to the whole, as UIKit does by default, create
  /// the track with a length of 1 and use `timed(by:over:from:)`.
  ///
  /// - Precondition: `length` is finite and not negative, the parts lie in 0…1, no duration is
  ///   negative, and no part begins before the previous one ends.
  public init(
    from value: Value, over length: Double,
    _ parts: [(start: Double, duration: Double, value: Value)]
  ) {
    require(
      length >= 0 && length.isFinite,
      "The length of the track is \(length); it must be finite and 0 or more.")
    self.init(value)
    var end = 0.0
    for (start, duration, value) in parts {
      require(
        duration >= 0 && start >= end - 1e-9 && start + duration <= 1 + 1e-9,
        "The part at \(start) for \(duration) must lie in 0...1 and not begin before \(end), the end of the previous one."
      )
      leave(max(start, end) * length, with: .linear)
      end = min(start + duration, 1)
      add(value, at: end * length)
    }
  }
}
