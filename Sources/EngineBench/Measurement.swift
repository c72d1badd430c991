import Keyframes

/// How time moves.
enum Motion: String, CaseIterable {
  /// Forwards in steps of 1/600, again and again.
  case scrub
  /// To random times.
  case seek

  /// The times of `count` frames. If they are too few to cover 0...1, scrubbing takes runs of five
  /// at several places, which makes no difference to an engine without memory of the last time.
  func times(_ count: Int) -> [Double] {
    var numbers = Numbers(seed: 1)
    let runs = max(count / 5, 1)
    return (0..<count).map { frame in
      switch self {
      case .seek: numbers.next()
      case .scrub where count >= 600: Double(frame % 600) / 600
      case .scrub: Double(frame / 5) / Double(runs) + Double(frame % 5) / 600
      }
    }
  }
}

/// An engine that is measured.
enum Engine: String, CaseIterable {
  /// An `Animator`, each value read through its slot.
  case slots
  /// An `Animator` in a class, each value read through its slot.
  case held
  /// An `Animator` that a closure captured, each value read through its slot.
  case closure
  /// An `Animator`, all values read from the span.
  case span
  /// Every `Track` by itself.
  case tracks
  /// The competent engine.
  case structs
  /// The class-based engine, whose values land in views and are not read.
  case classes
}

/// Nanoseconds per value, each round of each engine, in turns.
struct Measurement {
  /// Rounds of every engine, of which the median counts.
  static let rounds = 5

  let value: String
  let easings: Easings
  let motion: Motion
  let count: Int
  var costs: [Engine: [Double]] = [:]

  var name: String { "\(motion.rawValue) \(value) \(easings.rawValue)" }

  func cost(_ engine: Engine) -> Double { costs[engine]?.median ?? .nan }

  /// How many times faster `engine` is than `other`: the median of the rounds' ratios.
  func ratio(_ engine: Engine, to other: Engine = .structs) -> Double {
    zip(costs[other] ?? [], costs[engine] ?? []).map { $0 / $1 }.median
  }
}

/// Keeps the optimiser from removing unused results.
nonisolated(unsafe) var traces = 0.0

extension Workload {
  mutating func measured(_ easings: Easings, _ motion: Motion) -> Measurement {
    let count = tracks.count
    let all = motion == .scrub && count <= 10_000 ? 600 : max(20, min(600, 400_000 / count))
    let times = motion.times(all)
    let few = motion.times(min(all, max(10, 100_000 / count)))
    let (tracks, plain, classes, slots) = (tracks, plain, classes, slots)
    var animator = animator
    animator.seek(to: 0)
    let holder = AnimatorHolder(animator)
    let closure = Value.closure(slots, in: animator)
    var result = Measurement(value: Value.name, easings: easings, motion: motion, count: count)
    // The machine may be shared, so the engines take turns.
    for _ in 0..<Measurement.rounds {
      for engine in Engine.allCases {
        let cost =
          switch engine {
          case .slots:
            perValue(times) { time in
              animator.seek(to: time)
              unsafe traces += Value.sum(of: slots, in: animator)
            }
          case .held:
            perValue(times) { time in
              holder.animator.seek(to: time)
              unsafe traces += Value.sum(of: slots, in: holder)
            }
          case .closure: perValue(times) { unsafe traces += closure($0) }
          case .span:
            perValue(times) { time in
              animator.seek(to: time)
              unsafe traces += Value.sum(in: animator)
            }
          case .tracks: perValue(few) { unsafe traces += Value.sum(of: tracks, at: $0) }
          case .structs: perValue(few) { unsafe traces += Value.sum(of: plain, at: $0) }
          case .classes: perValue(few) { classes.animate($0) }
          }
        result.costs[engine, default: []].append(cost)
      }
    }
    return result
  }

  @inline(__always)
  private func perValue(_ times: [Double], _ frame: (Double) -> Void) -> Double {
    // Small workloads stay in the caches. The engine that ran before must not decide what is there.
    if tracks.count <= 1_000 { for time in times { frame(time) } }
    return nanoseconds { for time in times { frame(time) } } / Double(times.count * tracks.count)
  }
}
