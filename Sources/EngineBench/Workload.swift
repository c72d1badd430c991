import Keyframes

/// The easings that the keyframes of a workload use in turn.
enum Easings: String, CaseIterable {
  case linear, polynomial, mixed

  /// One easing for each of the engines.
  typealias Kind = (own: Easing, plain: PlainEasing, boxed: (Double) -> Double)

  var all: [Kind] {
    let polynomial: [Kind] = [
      (.linear, .linear, ClassEasings.linear),
      (.easeIn(.quad), .quadIn, ClassEasings.quadIn),
      (.easeIn(.cubic), .cubicIn, ClassEasings.cubicIn),
    ]
    return switch self {
    case .linear: [polynomial[0]]
    case .polynomial: polynomial
    case .mixed:
      polynomial + [
        (.easeOut(.elastic), .elasticOut, ClassEasings.elasticOut),
        (.easeOut(.bounce), .bounceOut, ClassEasings.bounceOut),
      ]
    }
  }
}

/// Tracks of eight keyframes over 0...1, for each of the engines.
struct Workload<Value: Measured> {
  var tracks: [Track<Value>] = []
  var animator = Animator()
  var slots: [Slot<Value>] = []
  let plain: [PlainTrack<Value>]
  let classes = ClassAnimator()

  init(count: Int, _ easings: Easings) {
    var numbers = Numbers(seed: UInt64(count))
    let easings = easings.all
    let plans = (0..<count).map { _ in
      let times = [0, 1] + (0..<6).map { _ in numbers.next() }
      return times.sorted().map { time in
        (time: time, value: Value.random(&numbers), easing: easings[numbers.index(easings.count)])
      }
    }
    plain = plans.map { plan in
      PlainTrack(
        keyframes: plan.map {
          PlainKeyframe(time: $0.time, value: $0.value, easing: $0.easing.plain)
        })
    }
    for plan in plans {
      let animation = Value.classAnimation()
      for (time, value, easing) in plan {
        animation.filmstrip.add(
          ClassKeyframe(time: time, value: value.boxed, easing: easing.boxed))
      }
      classes.add(animation)
    }
    tracks = plans.map { plan in
      Track(plan.map { Keyframe(time: $0.time, value: $0.value, easing: $0.easing.own) })
    }
    slots = tracks.map { Value.add($0, to: &animator) }
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
