import Keyframes
import Stage

/// The measurements besides the cost of a value.
struct OtherCosts {
  /// Microseconds per track of eight keyframes with mixed easings: to add it, the first seek
  /// included.
  var addition = 0.0
  /// How many times faster an animator evaluates springs than `exp`, `cos` and `sin` by hand.
  var springRatio = 0.0
  /// Nanoseconds per spring.
  var spring = 0.0
  /// Microseconds from a scene of 1,000 nodes with six moving tracks to its sprites.
  var sceneFrame = 0.0
  /// Milliseconds to the first frame of such a scene, by number of nodes.
  var firstFrames: [Int: Double] = [:]
  /// The same for a scene animator, its creation included.
  var firstAnimatorFrames: [Int: Double] = [:]
}

extension OtherCosts {
  static func measured() -> OtherCosts {
    var costs = OtherCosts()
    costs.measureAddition()
    costs.measureSprings()
    costs.measureScenes()
    return costs
  }

  private func median(_ cost: () -> Double) -> Double {
    (0..<Measurement.rounds).map { _ in cost() }.median
  }

  private mutating func measureAddition() {
    let count = 10_000
    let tracks = Workload<Double>(count: count, .mixed).tracks
    addition = median {
      nanoseconds {
        var animator = Animator()
        for track in tracks { _ = animator.add(track) }
        animator.seek(to: 0.5)
      } / Double(count) / 1000
    }
  }

  private mutating func measureSprings() {
    let count = 10_000
    var numbers = Numbers(seed: 3)
    var animator = Animator()
    let pairs = (0..<count).map { _ -> (Slot<Double>, PlainSpring) in
      let spring = Spring(
        response: 0.1 + 0.3 * numbers.next(), dampingRatio: 0.3 + 0.6 * numbers.next())
      let easing = Easing.spring(spring)
      let (start, duration) = (0.2 * numbers.next(), easing.naturalDuration ?? 0)
      let (from, to) = (numbers.next(), numbers.next())
      let frequency = 2 * Double.pi / spring.response
      let track = Track([
        Keyframe(time: start, value: from, easing: easing),
        Keyframe(time: start + duration, value: to),
      ])
      let damped = (1 - spring.dampingRatio * spring.dampingRatio).squareRoot()
      return (
        animator.add(track),
        PlainSpring(
          from: from, to: to, decay: spring.dampingRatio * frequency, swing: frequency * damped,
          start: start, end: start + duration)
      )
    }
    let (slots, springs) = (pairs.map(\.0), pairs.map(\.1))
    animator.seek(to: 0)
    // Steps of a 600th of a second, while nearly all springs move.
    let times = (0..<120).map { 0.2 + Double($0) / 600 }
    let rounds = (0..<Measurement.rounds).map { _ in
      let own = nanoseconds {
        for time in times {
          animator.seek(to: time)
          unsafe traces += Double.sum(of: slots, in: animator)
        }
      }
      let hand = nanoseconds {
        for time in times {
          for index in springs.indices { unsafe traces += springs[index].value(at: time) }
        }
      }
      return (own: own, ratio: hand / own)
    }
    spring = rounds.map(\.own).median / Double(times.count * count)
    springRatio = rounds.map(\.ratio).median
  }

  private mutating func measureScenes() {
    for count in [500, 1000, 2000] {
      let scene = Self.scene(count)
      firstFrames[count] =
        median { nanoseconds { unsafe traces += Double(scene.frame(at: 0.3).count) } } / 1e6
      firstAnimatorFrames[count] =
        median {
          nanoseconds {
            var animator = SceneAnimator(scene)
            unsafe traces += Double(animator.frame(at: 0.3).count)
          }
        } / 1e6
    }
    var animator = SceneAnimator(Self.scene(1000))
    sceneFrame = median {
      (0..<120).map { frame in
        nanoseconds { unsafe traces += Double(animator.frame(at: Double(frame) / 600).count) }
      }.median / 1000
    }
  }

  /// Nodes with six moving tracks each.
  private static func scene(_ count: Int) -> Scene {
    Scene(ground: .black) {
      for index in 0..<count {
        let shift = Double(index) / Double(count)
        let track = Track(
          (0..<8).map { Keyframe(time: Double($0) / 7, value: Double($0 * $0) + shift) })
        Node(.rectangle(20, 20), fill: [0: .black, 1: .white])
          .at(x: track, y: track)
          .rotation(track)
          .scale([0: 1, 1: 2])
          .opacity([0: 0.2, 1: 1])
      }
    }
  }
}
