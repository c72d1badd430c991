import Keyframes

/// The easings that the keyframes of a workload use in turn.
enum Easings: String, CaseIterable {
  case linear, polynomial, mixed

  /// Each easing for Riff and for the naive baseline.
  var all: [(easing: Easing, naive: (Double) -> Double)] {
    let polynomial: [(easing: Easing, naive: (Double) -> Double)] = [
      (.linear, NaiveEasings.linear), (.easeIn(.quad), NaiveEasings.quadIn),
      (.easeIn(.cubic), NaiveEasings.cubicIn),
    ]
    return switch self {
    case .linear: [(.linear, NaiveEasings.linear)]
    case .polynomial: polynomial
    case .mixed:
      polynomial + [
        (.easeOut(.elastic), NaiveEasings.elasticOut), (.easeOut(.bounce), NaiveEasings.bounceOut),
      ]
    }
  }
}

/// A kind of value that is measured.
protocol Measured: Interpolatable {
  static var name: String { get }
  static func random(_ numbers: inout Numbers) -> Self
  static func add(_ track: Track<Self>, to animator: inout Animator)
  /// The sum of one component of all tracks at one time, evaluated track by track.
  static func sum(of tracks: [Track<Self>], at time: Double) -> Double
  static func naiveAnimation() -> NaiveAnimation
  /// The boxed value.
  var naive: any NaiveValue { get }
}

extension Double: Measured {
  static let name = "scalar"
  static func random(_ numbers: inout Numbers) -> Double { numbers.next() }
  static func add(_ track: Track<Double>, to animator: inout Animator) { _ = animator.add(track) }
  static func naiveAnimation() -> NaiveAnimation { NaiveAlphaAnimation() }
  var naive: any NaiveValue { NaiveNumber(self) }
  static func sum(of tracks: [Track<Double>], at time: Double) -> Double {
    var sum = 0.0
    let tracks = tracks.span
    for index in tracks.indices { sum += tracks[index].value(at: time) }
    return sum
  }
}

extension Point: Measured {
  static let name = "point"
  static func random(_ numbers: inout Numbers) -> Point {
    Point(x: numbers.next(), y: numbers.next())
  }
  static func add(_ track: Track<Point>, to animator: inout Animator) { _ = animator.add(track) }
  static func naiveAnimation() -> NaiveAnimation { NaiveCentreAnimation() }
  var naive: any NaiveValue { NaivePoint(self) }
  static func sum(of tracks: [Track<Point>], at time: Double) -> Double {
    var sum = 0.0
    let tracks = tracks.span
    for index in tracks.indices { sum += tracks[index].value(at: time).x }
    return sum
  }
}

extension Color: Measured {
  static let name = "colour"
  static func random(_ numbers: inout Numbers) -> Color {
    Color(red: numbers.next(), green: numbers.next(), blue: numbers.next(), alpha: numbers.next())
  }
  static func add(_ track: Track<Color>, to animator: inout Animator) { _ = animator.add(track) }
  static func naiveAnimation() -> NaiveAnimation { NaiveFillAnimation() }
  var naive: any NaiveValue { NaiveColor(self) }
  static func sum(of tracks: [Track<Color>], at time: Double) -> Double {
    var sum = 0.0
    let tracks = tracks.span
    for index in tracks.indices { sum += tracks[index].value(at: time).alpha }
    return sum
  }
}

/// Tracks of eight keyframes over 0...1, for each of the three engines.
///
/// The naive engine is built several times before anything else: its cost depends on the memory
/// layout of its many small objects, so each build is contiguous, in order of traversal, without
/// objects of the other engines in between. The median of the builds counts, each with its best
/// round, so that a lucky or unlucky layout does not decide a ratio.
struct Workload<Value: Measured> {
  var tracks: [Track<Value>]
  var animator = Animator()
  let naives: [NaiveAnimator]

  init(count: Int, _ easings: Easings) {
    var numbers = Numbers(seed: UInt64(count))
    let easings = easings.all
    let plans = (0..<count).map { _ in
      let times = [0, 1] + (0..<6).map { _ in numbers.next() }
      return times.sorted().map { time in
        (time: time, value: Value.random(&numbers), easing: numbers.index(easings.count))
      }
    }
    naives = (0..<(count > 10_000 ? 1 : 3)).map { _ in
      let naive = NaiveAnimator()
      for plan in plans {
        let animation = Value.naiveAnimation()
        for (time, value, easing) in plan {
          animation.filmstrip.add(
            NaiveKeyframe(time: time, value: value.naive, easing: easings[easing].naive))
        }
        naive.add(animation)
      }
      return naive
    }
    tracks = plans.map { plan in
      Track(
        plan.map { Keyframe(time: $0.time, value: $0.value, easing: easings[$0.easing].easing) })
    }
    for track in tracks { Value.add(track, to: &animator) }
  }
}

/// The same random numbers in every run (SplitMix64).
struct Numbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// 0 or more and less than 1.
  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((bits ^ (bits >> 31)) >> 11) / Double(1 << 53)
  }

  mutating func index(_ count: Int) -> Int { Int(next() * Double(count)) }
}
