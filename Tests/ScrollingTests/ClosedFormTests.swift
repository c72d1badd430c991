import Foundation
import Testing

@testable import Scrolling

/// Every profile against the formulas of its system, frame by frame.
struct ClosedFormTests {
  static let rates: [Double] = [
    24, 25, 30, 48, 50, 60, 72, 75, 90, 100, 120, 144, 165, 180, 200, 240,
  ]
  /// From where, and thrown how far within 80 milliseconds.
  static let flings: [(start: Double, by: Double)] = [
    (2500, 200), (2500, -450), (100, -40), (4700, 60), (4300, 640), (900, -600), (2500, 4.1),
  ]

  /// The largest deviation, in points, over all profiles, throws and rates; each frame counts.
  static func largestDeviation() -> (points: Double, frames: Int) {
    var (largest, frames) = (0.0, 0)
    for (physics, judge) in ClosedForm.all {
      for fling in flings {
        for rate in rates {
          var scroller = Scroller(.free, position: fling.start, physics: physics)
          scroller.swipe(by: fling.by)
          let (x, v) = (scroller.position, scroller.velocity)
          for frame in 1...Int(4 * rate) {
            scroller.advance(by: 1 / rate)
            guard scroller.isMoving else { break }
            let time = Double(frame) / rate
            let expected = judge.position(x, v, v > 0 ? 5000 : 0, time)
            largest = max(largest, abs(scroller.position - expected))
            frames += 1
          }
        }
      }
    }
    return (largest, frames)
  }

  @Test func everyFrameLiesOnTheClosedForm() {
    let (points, frames) = Self.largestDeviation()
    print("FIGURE largest deviation from the closed forms: \(points) points in \(frames) frames")
    #expect(frames > 40_000)
    #expect(points < 1e-9, "\(points) points in \(frames) frames")
  }

  /// One step of 0.2 s against thirty small ones, in every motion of every profile.
  @Test func oneLongStepIsThirtyShortOnes() {
    var largest = 0.0
    for (name, physics) in Physics.profiles {
      for (motion, start) in PointerHandOverTests.motions(physics) {
        var (whole, frames) = (start, start)
        whole.advance(by: 0.2)
        for _ in 0..<30 { frames.advance(by: 0.2 / 30) }
        largest = max(largest, abs(whole.position - frames.position))
        #expect(abs(whole.velocity - frames.velocity) < 1e-6, "\(name), \(motion)")
        #expect(whole.isMoving == frames.isMoving, "\(name), \(motion)")
      }
    }
    print("FIGURE one step of 0.2 s against thirty: \(largest) points")
    #expect(largest < 1e-9, "\(largest) points")
  }

  static let velocities: [Double] = [-7000, -400, 60, 1000, 8000]

  @Test(arguments: velocities)
  func destinationDurationAndTimeToEdgeAreThoseOfTheSources(_ v: Double) throws {
    for (physics, d) in [(Physics.iOS, 0.998), (.iOSFast, 0.99)] {
      let rate = 1000 * log(d)
      let limit = 10 - v / rate
      let destination = physics.destination(from: 10, velocity: v)
      // It stops half a point before the limit.
      #expect(abs(abs(limit - destination) - 0.5) < 1e-9)
      let duration = log(-rate * 0.5 / abs(v)) / rate
      #expect(abs(physics.duration(velocity: v) - duration) < 1e-12)
      let position = 10 + 0.7 * (destination - 10)
      let time = try #require(physics.time(from: 10, to: position, velocity: v))
      #expect(abs(time - log(1 + rate * (position - 10) / v) / rate) < 1e-12)
    }
  }

  @Test(arguments: velocities)
  func androidFliesAsFarAndAsLongAsOverScroller(_ v: Double) throws {
    let pull = 0.015 * 9.80665 * 39.37 * 160 * 0.84
    let l = log(0.35 * abs(v) / pull)
    let rate = log(0.78) / log(0.9)
    let distance = pull * exp(rate / (rate - 1) * l)
    let physics = Physics.android
    #expect(abs(abs(physics.destination(from: 0, velocity: v)) - distance) < 1e-9)
    #expect(abs(physics.duration(velocity: v) - exp(l / (rate - 1))) < 1e-12)
    for share in [0.01, 0.3, 0.9, 0.999] {
      let position = share * physics.destination(from: 0, velocity: v)
      let time = try #require(physics.time(from: 0, to: position, velocity: v))
      let there = ClosedForm.overScroller.position(0, v, v > 0 ? 1e9 : -1e9, time)
      #expect(abs(there - position) < 1e-9)
    }
    #expect(physics.time(from: 0, to: -v, velocity: v) == nil)
  }

  @Test func aSplineStartsWithTheVelocityOfThePointerAndEndsWithout() {
    for v in Self.velocities {
      let coast = SplineCoast(start: 0, startVelocity: v, friction: 0.015, inflexion: 0.35)
      #expect(abs(coast.velocity(after: 0) - v) < 1e-9)
      #expect(abs(coast.velocity(after: coast.duration * 0.999_999)) < 1e-4 * abs(v))
      for share in [0.001, 0.2, 0.5, 0.9] {
        let (t, h) = (share * coast.duration, 1e-6)
        let slope = (coast.position(after: t + h) - coast.position(after: t - h)) / (2 * h)
        #expect(abs(slope - coast.velocity(after: t)) < 1e-3)
      }
    }
  }
}
