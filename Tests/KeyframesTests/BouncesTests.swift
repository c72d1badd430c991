import Keyframes
import Testing

struct BouncesTests {
  static let balls: [(count: Int, restitution: Double)] = [
    (3, 0.5), (0, 0.5), (1, 0.9), (4, 0.5), (4, 0.7), (10, 0.85), (2, 1), (5, 0), (100, 0.99),
  ]

  /// A ball with an acceleration of 2, which falls from height 1 in 1 s and arrives at speed 2:
  /// where it touches the ground, and its tops, from the laws of motion alone.
  private func flight(
    _ count: Int, _ restitution: Double
  ) -> (touches: [Double], tops: [(time: Double, height: Double)]) {
    var (speed, touches, tops) = (2.0, [1.0], [(time: 0.0, height: 1.0)])
    for _ in 0..<count {
      speed *= restitution
      let rise = speed / 2
      tops.append((touches[touches.count - 1] + rise, speed * speed / 4))
      touches.append(touches[touches.count - 1] + 2 * rise)
    }
    return (touches, tops)
  }

  @Test(arguments: balls)
  func topsAndTouchesAreThoseOfABall(_ count: Int, _ restitution: Double) throws {
    let easing = Easing.easeOut(.bounce(count: count, restitution: restitution))
    let (touches, tops) = flight(count, restitution)
    let end = try #require(touches.last)
    for touch in touches { #expect(abs(easing(touch / end) - 1) < 1e-12) }
    for (index, top) in tops.enumerated() {
      #expect(abs(easing(top.time / end) - (1 - top.height)) < 1e-12)
      #expect(abs(top.height - power(restitution, 2 * index)) < 1e-12)
    }
  }

  /// Between contacts the ball only falls, with an acceleration of 2 everywhere.
  @Test(arguments: balls)
  func accelerationIsTheSameEverywhere(_ count: Int, _ restitution: Double) throws {
    let easing = Easing.easeOut(.bounce(count: count, restitution: restitution))
    let (touches, _) = flight(count, restitution)
    let end = try #require(touches.last)
    let step = 1e-3
    for time in stride(from: step, through: end - step, by: 0.0137)
    where !touches.contains(where: { abs($0 - time) <= step }) {
      let (before, here, after) = (
        easing((time - step) / end), easing(time / end), easing((time + step) / end)
      )
      #expect(abs((before - 2 * here + after) / (step * step) - 2) < 1e-6)
    }
  }

  @Test func classicBounceIsTheThirdOfHalf() {
    let bounce = Easing.easeOut(.bounce)
    let (touches, tops) = flight(3, 0.5)
    #expect(touches == [1, 2, 2.5, 2.75])
    for touch in touches { #expect(abs(bounce(touch / 2.75) - 1) < 1e-14) }
    for top in tops { #expect(abs(bounce(top.time / 2.75) - (1 - top.height)) < 1e-14) }
  }

  @Test(arguments: [0.25, 1, 1.5, 6, 40])
  func powerIsAProduct(_ exponent: Double) {
    let easing = Easing.easeIn(.power(exponent))
    for progress in EasingLawsTests.grid {
      // Computed as a product of quarter powers.
      let quarter = Easing.easeIn(.power(exponent / 4))(progress)
      #expect(abs(quarter * quarter * quarter * quarter - easing(progress)) < 1e-14)
    }
    #expect(abs(easing(0.5) * easing(0.5) - easing(0.25)) < 1e-15)
  }

  @Test(arguments: [(2, Easing.Family.quad), (3, .cubic), (4, .quart), (5, .quint)])
  func wholePowersAreTheClassics(_ exponent: Double, _ family: Easing.Family) {
    #expect(Easing.Family.power(exponent) == family)
    // Slightly off, it is no longer the classic, but almost equal to it.
    let near = Easing.easeIn(.power(exponent.nextUp))
    for progress in EasingLawsTests.grid {
      #expect(abs(near(progress) - Easing.easeIn(family)(progress)) < 1e-14)
    }
  }

  private func power(_ base: Double, _ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { product, _ in product * base }
  }
}
