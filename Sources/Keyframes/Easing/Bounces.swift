/// A ball that falls and bounces `count` times, each time with `restitution` times its speed.
///
/// If the first fall takes time 1 from height 1, the *i*-th bounce takes 2·restitution*ⁱ* and is
/// restitution²*ⁱ* high. Each is part of the parabola t².
struct Bounces: Hashable, Sendable {
  static let counts = 0...100

  let count: Int
  let restitution: Double
  /// From the start to the last touch.
  let duration: Double

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
