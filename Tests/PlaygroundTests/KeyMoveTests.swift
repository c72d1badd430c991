import Editing
import Keyframes
import Stage
import Testing

/// Keyframes moved, scaled and reversed in time and value at once.
@Suite struct KeyMoveTests {
  private static func eased() -> Track<Double> {
    let easings: [Easing] = [.ease, .cubicBezier(0.8, -0.5, 0.3, 1.4), .easeOut(.bounce), .easeIn]
    return Track(
      [(0.0, 0.0), (1, 10), (3, -6), (4, 8), (6, 8)].enumerated().map {
        Keyframe(time: $1.0, value: $1.1, easing: $0 < 4 ? easings[$0] : .linear)
      })
  }

  @Test func theShapeIsKeptByDefault() {
    let track = Self.eased()
    let moved = track.moved([1], KeyMove(time: .init(shift: 0.5), value: .init(shift: 4))).track
    #expect(moved.keyframes[1].time == 1.5 && moved.keyframes[1].value == 14)
    #expect(moved.keyframes.map(\.easing) == track.keyframes.map(\.easing))
    // Speeds change by T/T′ · D′/D.
    let (old, new) = (track.outgoing(0)?.slope ?? 0, moved.outgoing(0)?.slope ?? 0)
    #expect(abs(new - old * (1 / 1.5) * (14 / 10)) < 1e-9)
  }

  @Test func speedsAreKeptOnRequest() throws {
    let track = Self.eased()
    let move = KeyMove(
      time: .init(shift: 0.5), value: .init(shift: 4), keeping: .speeds)
    let moved = track.moved([1], move).track
    for index in [0, 1] {
      let (old, new) = (track.curve(after: index), moved.curve(after: index))
      let (one, other) = (try #require(old), try #require(new))
      #expect(abs(one.startTangent.slope - other.startTangent.slope) < 1e-9)
      #expect(abs(one.endTangent.slope - other.endTangent.slope) < 1e-9)
      #expect(abs(one.startTangent.influence - other.startTangent.influence) < 1e-12)
      #expect(abs(one.endTangent.influence - other.endTangent.influence) < 1e-12)
    }
    #expect(moved.keyframes[2].easing == .easeOut(.bounce))
  }

  @Test(arguments: [0.5, 1, 3, -1, -2], [2.0, 1, -0.5])
  func scalingScalesTheCurveBetweenTheKeyframes(_ sx: Double, _ sy: Double) throws {
    let track = Self.eased()
    let move = KeyMove(
      time: .init(factor: sx, pivot: 2), value: .init(factor: sy, pivot: 1))
    let all = Set(track.keyframes.indices)
    let (scaled, indices) = track.moved(all, move)
    #expect(indices == all)
    for time in stride(from: 0.013, to: 6, by: 0.05) {
      let there = 2 + (time - 2) * sx
      let expected = 1 + (track.value(at: time) - 1) * sy
      #expect(abs(scaled.value(at: there) - expected) < 1e-6, "at \(time)")
    }
  }

  @Test func reversedKeyframesKeepTheSegmentsAroundThem() {
    let track = Self.eased()
    let moved = track.moved([1, 2], KeyMove(time: .init(factor: -1, pivot: 2))).track
    #expect(moved.keyframes.map(\.value) == [0, -6, 10, 8, 8])
    #expect(moved.keyframes[0].easing == track.keyframes[0].easing)
    #expect(moved.keyframes[1].easing == track.keyframes[1].easing.reversed)
    #expect(moved.keyframes[2].easing == .easeOut(.bounce))
    #expect(moved.keyframes[3].easing == .easeIn)
  }

  @Test func aBumpBetweenEqualValuesMovesWithItsKeyframes() {
    let bump = Track<Double>([0: 5, 1: 5]).setting(Tangent(slope: 30), .outgoing, ofKey: 0)
    let moved = bump.moved(
      [0, 1], KeyMove(time: .init(shift: 2), value: .init(factor: 2, pivot: 5))
    )
    .track
    for time in stride(from: 0, through: 1, by: 0.1) {
      let expected = 2 * bump.value(at: time) - 5
      #expect(abs(moved.value(at: time + 2) - expected) < 1e-9)
    }
  }

  @Test func automaticNeighboursFollowAMove() {
    let track = TangentTests.track(kind: .automatic).settlingTangents()
    let moved = track.moved([1], KeyMove(value: .init(shift: 0.3))).track
      .settlingTangents(since: track)
    #expect(moved.settlingTangents() == moved)
    #expect(moved.keyframes.allSatisfy { $0.tangents == .automatic })
    #expect(moved.outgoing(2)?.slope != track.outgoing(2)?.slope)
  }

  /// Only numbers have a value to move.
  @Test func colorsMoveInTimeAlone() {
    let path = TrackPath(node: "sun", property: "fill")
    let track = PropertyTrack.color(.fill, [0: .white, 2: .black])
    let edit = KeyEdit(tracks: [path: track], keys: [KeyframePath(path, 1)])
    let moved = edit.moved { _ in KeyMove(time: .init(shift: 1), value: .init(shift: 9)) }
    #expect(moved.tracks[path] == .color(.fill, [0: .white, 3: .black]))
  }

  /// Whichever way a track was moved, it plays what its keyframes say, and says how far it has moved as a whole.
  @Test(arguments: [
    KeyMove(time: .init(shift: 0.25)), KeyMove(value: .init(shift: 3)),
    KeyMove(time: .init(shift: -0.5), value: .init(shift: -7)),
    KeyMove(time: .init(factor: 1.5), value: .init(factor: -1, pivot: 2)),
    KeyMove(value: .init(factor: .infinity)),
  ])
  func movedTracksPlayTheirKeyframes(_ move: KeyMove) {
    var curved = Self.eased().keyframes
    curved[1].controls = Controls(40, -20)
    curved.append(Keyframe(time: 6, value: 20))
    for track in [Self.eased(), Track(curved), Track(Array(curved.dropLast()))] {
      for indices in [Set(track.keyframes.indices), [1], [1, 2], [0, 3]] {
        let (moved, landed) = track.moved(indices, move)
        let again = Track(moved.keyframes)
        for time in stride(from: -1.0, through: 10, by: 0.05) {
          #expect(moved.value(at: time) == again.value(at: time))
        }
        #expect(landed.count == indices.count)
      }
      let whole = track.moved(Set(track.keyframes.indices), move).track
      let values = whole.keyframes.map(\.value)
      #expect(whole.keyframeValues.lowerBound == values.min())
      #expect(whole.keyframeValues.upperBound == values.max())
      let isShift = move.time.factor == 1 && move.value.factor == 1
      let isPlain = track.keyframes.allSatisfy { $0.controls == nil }
      let shift = whole.shift(from: track)
      #expect((shift != nil) == (isPlain && (isShift || whole == track)))
      if let shift, isShift {
        #expect(abs(shift.time - move.time.shift) < 1e-9)
        #expect(abs(shift.value - move.value.shift) < 1e-9)
      }
    }
    let other = Self.eased().eased(.linear)
    #expect(other.shift(from: Self.eased()) == nil)
  }

  // MARK: Jumps of speed

  @Test func aJumpIsTheDifferenceOfSlopesOverTheLargerMean() throws {
    let track: Track<Double> = [0: 0, 1: 100, 2: 160, 3: 222]
    let jumps = track.speedJumps
    #expect(jumps.map(\.time) == [1])
    let jump = try #require(jumps.first)
    #expect(jump.size == 40 && jump.share == 0.4 && jump.weight == .strong)
    let slight: Track<Double> = [0: 0, 1: 100, 2: 190, 3: 280]
    #expect(slight.speedJumps.map(\.weight) == [.slight])
    #expect(TangentTests.track(kind: .automatic).settlingTangents().speedJumps == [])
  }

  @Test func holdsHaveNoJump() {
    let track: Track<Double> = Track([
      Keyframe(time: 0, value: 0, easing: .hold), Keyframe(time: 1, value: 5),
      Keyframe(time: 2, value: 0),
    ])
    #expect(track.speedJumps == [])
  }

  @Test func thePointOfXAndYHasOneVelocity() throws {
    // A corner of a square, at the same speed.
    let (x, y): (Track<Double>, Track<Double>) = ([0: 0, 1: 100, 2: 100], [0: 0, 1: 0, 2: 100])
    let jump = try #require(Track.speedJumps(of: [x, y]).first)
    #expect(abs(jump.size - 100 * 2.0.squareRoot()) < 1e-9)
    #expect(abs(jump.share - 2.0.squareRoot()) < 1e-9)
    // Where only one has a keyframe, the other moves on.
    let long: Track<Double> = [0: 0, 2: 200]
    let sizes = Track.speedJumps(of: [long, y]).map(\.size)
    #expect(sizes.count == 1 && abs(sizes[0] - 100) < 1e-9)
  }
}
