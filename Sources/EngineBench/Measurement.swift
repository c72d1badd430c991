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

/// Nanoseconds per value.
struct Measurement {
  let value: String
  let easings: Easings
  let motion: Motion
  let count: Int
  let animator, track, naive: Double

  /// How many times faster than the naive baseline.
  var animatorRatio: Double { naive / animator }
  var trackRatio: Double { naive / track }
}

/// Keeps the optimiser from removing unused results.
nonisolated(unsafe) private var traces = 0.0

extension Workload {
  mutating func measured(_ easings: Easings, _ motion: Motion) -> Measurement {
    var animator = animator
    let (tracks, naives) = (tracks, naives)
    animator.seek(to: 0)
    let few = motion.times(max(20, 40_000 / tracks.count))
    let many = motion == .scrub ? motion.times(600) : few
    var own = (animator: Double.infinity, track: Double.infinity)
    var others = naives.map { _ in Double.infinity }
    // The machine may be shared, so the engines take turns, and each one's best round counts.
    for _ in 0..<4 {
      for (index, naive) in naives.enumerated() {
        own.animator = min(own.animator, cost(many) { animator.seek(to: $0) })
        own.track = min(own.track, cost(few) { unsafe traces += Value.sum(of: tracks, at: $0) })
        others[index] = min(others[index], cost(few) { naive.animate($0) })
      }
    }
    return Measurement(
      value: Value.name, easings: easings, motion: motion, count: tracks.count,
      animator: own.animator, track: own.track, naive: others.sorted()[others.count / 2])
  }

  /// Nanoseconds per value.
  private func cost(_ times: [Double], _ frame: (Double) -> Void) -> Double {
    let time = ContinuousClock().measure { for time in times { frame(time) } }
    return time / .nanoseconds(1) / Double(times.count) / Double(tracks.count)
  }
}
