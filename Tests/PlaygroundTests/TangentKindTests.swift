import Editing
import Keyframes
import Stage
import Testing

/// Tangents that follow their neighbours.
@Suite struct TangentKindTests {
  private typealias Row = (kind: TangentKind, times: [Double], values: [Double], slopes: [Double])

  /// The slopes of inner keyframes in closed form.
  @Test func slopesFollowTheFormulas() throws {
    let rows: [Row] = [
      // Equal spacing: the harmonic mean, and half the difference.
      (.automatic, [0, 1, 2], [0, 1, 4], [2 / (1 + 1.0 / 3)]),
      (.spline, [0, 1, 2], [0, 1, 4], [2]),
      // Fritsch–Butland: 3(h0+h1) / ((2h1+h0)/Δ0 + (h1+2h0)/Δ1).
      (.automatic, [0, 1, 4], [0, 1, 7], [12 / (7 / 1.0 + 5 / 2)]),
      (.spline, [0, 1, 4], [0, 1, 7], [7.0 / 4]),
      (.automatic, [0, 1, 2], [0, 5, 1], [0]), (.automatic, [0, 1, 2], [3, 3, 9], [0]),
      (.flat, [0, 1, 2], [0, 1, 4], [0]),
    ]
    for row in rows {
      let track = Track(
        zip(row.times, row.values).map { Keyframe(time: $0, value: $1, tangents: row.kind) }
      ).settlingTangents()
      for (index, slope) in row.slopes.enumerated() {
        let sides = [track.incoming(index + 1), track.outgoing(index + 1)]
        for side in sides { #expect(try abs(#require(side).slope - slope) < 1e-12) }
      }
    }
  }

  @Test func automaticTangentsNeverOvershoot() {
    let track = TangentTests.track(kind: .automatic).settlingTangents()
    for (one, next) in zip(track.keyframes, track.keyframes.dropFirst()) {
      let range = min(one.value, next.value)...max(one.value, next.value)
      for part in stride(from: 0, through: 1, by: 0.01) {
        let value = track.value(at: one.time + part * (next.time - one.time))
        #expect(value >= range.lowerBound - 1e-9 && value <= range.upperBound + 1e-9)
      }
    }
    let spline = TangentTests.track(kind: .spline).settlingTangents()
    let highest = stride(from: 1.2, through: 3, by: 0.01).map { spline.value(at: $0) }.max()
    #expect(highest.map { $0 > 1.06 } == true)
  }

  @Test(arguments: Extrapolation.allCases)
  func endsFollowTheExtrapolation(_ kind: Extrapolation) throws {
    // It ends where it begins.
    let track = Track(
      [(0.0, 0.0), (1, 3), (3, 7), (4, 0)].map {
        Keyframe(time: $0.0, value: $0.1, tangents: .automatic)
      }
    ).extrapolated(before: kind, after: kind).settlingTangents()
    let ends = (try #require(track.outgoing(0)).slope, try #require(track.incoming(3)).slope)
    switch kind {
    case .hold, .pingPong: #expect(ends == (0, 0))
    case .linear: #expect(abs(ends.0 - 3) < 1e-12 && abs(ends.1 + 7) < 1e-12)
    // Up at the start and down at the end: a turn, which is level.
    case .repeat, .cumulative: #expect(ends == (0, 0))
    }
    let rising = Track(
      [(0.0, 0.0), (1, 3), (3, 7)].map { Keyframe(time: $0.0, value: $0.1, tangents: .spline) }
    ).extrapolated(before: kind, after: kind).settlingTangents()
    if kind == .cumulative {
      let slope = try #require(rising.outgoing(0)).slope
      #expect(abs(slope - 7.0 / 3) < 1e-12)
      #expect(try abs(#require(rising.incoming(2)).slope - slope) < 1e-12)
    }
  }

  @Test(arguments: TangentKind.allCases)
  func settlingTwiceChangesNothing(_ kind: TangentKind) {
    for easing in TangentTests.cubics + [.hold, .spring(.bouncy), .easeOut(.bounce), .steps(4)] {
      for after in Extrapolation.allCases {
        let settled = TangentTests.track(easing, kind: kind).extrapolated(
          before: after, after: after
        )
        .settlingTangents()
        #expect(settled.settlingTangents() == settled)
      }
    }
  }

  /// Only what is near a change is computed again, with the same result.
  @Test func settlingSinceAnOlderTrackIsSettlingAll() {
    let old = Track(
      (0..<40).map { Keyframe(time: Double($0), value: Double($0 * $0 % 17), tangents: .automatic) }
    ).settlingTangents()
    for index in [0, 1, 20, 38, 39] {
      let moved = old.withKeyframes { $0[index].value += 3 }
      #expect(moved.settlingTangents(since: old) == moved.settlingTangents())
      let removed = old.withKeyframes { $0.remove(at: index) }
      #expect(removed.settlingTangents(since: old) == removed.settlingTangents())
      let (inserted, _) = old.inserting(at: Double(index) - 0.4)
      #expect(inserted.settlingTangents(since: old) == inserted.settlingTangents())
    }
  }

  @Test func theDocumentSettlesAndUndoRestoresBitForBit() throws {
    var edits = DemoEdits()
    let path = TrackPath(node: "sun", property: "x")
    edits.edit(.number(.x, TangentTests.track(kind: .automatic)), at: path)
    let before = try #require(edits[path]?.numbers)
    #expect(before == TangentTests.track(kind: .automatic).settlingTangents())
    var document = Document()
    document["demo"] = edits
    var stack = UndoStack(document)
    stack.change { document in
      document["demo"].edit(document["demo"][path]?.removing([2], at: 0), at: path)
    }
    let removed = try #require(stack.value["demo"][path]?.numbers)
    #expect(removed.settlingTangents() == removed && removed.keyframes.count == 5)
    #expect(try #require(removed.incoming(1)).slope != before.incoming(1)?.slope)
    stack.undo()
    #expect(stack.value == document)
    stack.redo()
    #expect(stack.value["demo"][path]?.numbers == removed)
  }

  @Test func choosingAnEasingBreaksTheTangentsAtItsSegment() {
    let track = PropertyTrack.number(.x, TangentTests.track(kind: .automatic))
    let eased = track.leaving([2], with: .easeOut(.bounce))
    #expect(
      eased.numbers?.keyframes.map { $0.tangents == nil } == [
        false, false, true, true, false, false,
      ])
    let settled = eased.settlingTangents(since: track)
    #expect(settled.numbers?.keyframes[2].easing == .easeOut(.bounce))
  }

  @Test(arguments: [TangentKind.automatic, .smooth])
  func nearlyCubicEasingsBecomeCurvesAndOthersStay(_ kind: TangentKind) {
    let easings: [Easing] = [.easeInOut(.sine), .easeOut(.bounce), .hold]
    let track = Track(
      easings.enumerated().map { Keyframe(time: Double($0), value: Double($0), easing: $1) }
        + [Keyframe(time: 3, value: 9)]
    ).setting(kind, ofKeys: [0, 1, 2, 3])
    #expect(track.curve(after: 0) != nil)
    #expect(track.keyframes[1].easing == .easeOut(.bounce))
    #expect(track.keyframes[2].easing == .hold)
  }
}
