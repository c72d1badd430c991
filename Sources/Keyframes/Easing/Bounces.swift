/// A ball that falls once and comes back `count` times, each time with `restitution` of its speed.
///
/// In units in which the first fall takes 1 and is 1 high, the *i*-th bounce takes 2·restitution*ⁱ* and
/// is restitution²*ⁱ* high: every one is a piece of the parabola t².
struct Bounces: Equatable, Sendable {
  static let counts = 0...100

  let count: Int
  let restitution: Double
  /// From the start to the last touch.
  private let duration: Double

  init(_ count: Int, _ restitution: Double) {
    (self.count, self.restitution) = (count, restitution)
    var (duration, half) = (1.0, 1.0)
    for _ in 0..<count {
      half *= restitution
      duration += 2 * half
    }
    self.duration = duration
  }

  /// How far the ball has fallen: `1` on the ground.
  func value(at progress: Double) -> Double {
    let time = progress * duration
    guard time > 1 else { return time * time }
    var (start, half) = (1.0, 1.0)
    for _ in 0..<count {
      half *= restitution
      if time < start + 2 * half {
        let sinceTop = time - start - half
        return 1 - (half - sinceTop) * (half + sinceTop)
      }
      start += 2 * half
    }
    return 1
  }
}
