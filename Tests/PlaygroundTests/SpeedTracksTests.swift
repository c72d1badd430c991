import Editing
import Keyframes
import Stage
import Testing

/// Speeds over time, of one number and of x and y together.
@Suite struct SpeedTracksTests {
  private static let eased = Track([
    Keyframe(time: 0, value: 0, easing: .easeInOut), Keyframe(time: 2, value: 100, easing: .ease),
    Keyframe(time: 3, value: 40.0),
  ])
  private static let other = Track([
    Keyframe(time: 0, value: 10, easing: .easeInOut), Keyframe(time: 2, value: 110, easing: .ease),
    Keyframe(time: 3, value: 10.0),
  ])

  /// At rest at both ends with equal influences i, the peak is 1 / (1 − i) times the mean.
  @Test(arguments: [1.0 / 3, 0.5, 0.66, 0.8])
  func thePeakFollowsFromTheInfluence(_ influence: Double) {
    let track = Track([
      Keyframe(time: 0, value: 0, easing: .cubicBezier(influence, 0, 1 - influence, 1)),
      Keyframe(time: 2, value: 100.0),
    ])
    let points = SpeedTracks([track]).points(from: 0, to: 2, step: 0.005)
    let peak = points.map(\.y).max() ?? 0
    #expect(abs(peak - 50 / (1 - influence)) < 0.01)
  }

  /// The area under the speeds is the distance.
  @Test func changingASpeedKeepsTheDistance() throws {
    for side in [KeySide.incoming, .outgoing] {
      let subject = SpeedTracks([Self.eased])
      let changed = try #require(
        subject.setting(Tangent(slope: 70, influence: 0.6), side, at: 2, breaks: true))
      #expect(changed.tracks[0].keyframes.map(\.value) == Self.eased.keyframes.map(\.value))
      #expect(changed.tracks[0].keyframes.map(\.time) == Self.eased.keyframes.map(\.time))
      let now = try #require(changed.side(side, at: 2))
      #expect(abs(now.tangent.slope - 70) < 1e-9 && abs(now.tangent.influence - 0.6) < 1e-12)
      let points = changed.points(from: 0, to: 3, step: 0.001)
      let area = zip(points, points.dropFirst()).reduce(0) { sum, pair in
        sum + (pair.0.y + pair.1.y) / 2 * (pair.1.x - pair.0.x)
      }
      #expect(abs(area - 40) < 0.05)
    }
  }

  @Test func xAndYHaveOneSpeedAlongTheirPath() throws {
    let both = SpeedTracks([Self.eased, Self.other])
    for time in [0.3, 1, 1.7, 2.4] {
      let (x, y) = (Self.eased.velocity(at: time), Self.other.velocity(at: time))
      #expect(abs(both.speed(at: time) - (x * x + y * y).squareRoot()) < 1e-9)
    }
    let before = try #require(both.side(.outgoing, at: 2))
    let faster = try #require(
      both.setting(
        Tangent(slope: before.tangent.slope * 2, influence: 0.5), .outgoing, at: 2, breaks: true)
    )
    for (old, new) in zip(both.tracks, faster.tracks) {
      // The direction stays.
      let slopes = (try #require(old.outgoing(1)).slope, try #require(new.outgoing(1)).slope)
      #expect(abs(slopes.1 - 2 * slopes.0) < 1e-9)
      #expect(new.keyframes.map(\.value) == old.keyframes.map(\.value))
    }
  }

  @Test func fromRestThePointMovesTowardsTheNextKeyframe() throws {
    let both = SpeedTracks([Self.eased, Self.other])
    #expect(both.side(.outgoing, at: 0)?.tangent.slope == 0)
    let moving = try #require(both.setting(Tangent(slope: 10), .outgoing, at: 0))
    let slopes = try moving.tracks.map { try #require($0.outgoing(0)).slope }
    #expect(abs(slopes[0] - 10 / 2.0.squareRoot()) < 1e-9 && abs(slopes[0] - slopes[1]) < 1e-9)
  }

  /// A keyframe of x alone is not one of the path.
  @Test func tracksWithoutAKeyframeThereHaveNoTangent() {
    let long: Track<Double> = [0: 0, 3: 9]
    #expect(SpeedTracks([Self.eased, long]).side(.outgoing, at: 2) == nil)
    #expect(SpeedTracks([Self.eased, long]).side(.outgoing, at: 0) != nil)
    #expect(SpeedTracks([Self.eased, 7]).side(.outgoing, at: 2) != nil)
  }
}
