import Editing
import Formats
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// What the pointer does to the keyframes of a track.
@Suite(.languages) struct TrackEditingTests {
  private static let exact: [Easing] = [
    .linear, .hold, .easeOut, .easeInOut, KeyDemo.easing, .cubicBezier(0, 0, 1, 1),
    .cubicBezier(0.5, 3, 0.5, -2), .cubicBezier(0.9, 0.1, 0.95, 0.2),
  ]
  private static let parts: [Easing] = [
    .easeIn(.quad), .easeInOut(.cubic), .easeOut(.bounce), .easeIn(.elastic), .easeOut(.back),
    .spring(Spring(duration: 0.5, bounce: 0.4)), .cubicBezier(0.95, 0, 0.05, 1),
    .easeInOut(.sine).clamped,
  ]

  private static let splits = [0.001, 0.1, 1.0 / 3, 0.5, 0.62, 0.9, 0.999]

  private static func largestChange(of easing: Easing, at progress: Double) -> Double {
    let track = Track([
      Keyframe(time: 1, value: -20, easing: easing), Keyframe(time: 3, value: 80.0),
      Keyframe(time: 4, value: 0, easing: .linear),
    ])
    let (inserted, index) = track.inserting(at: 1 + 2 * progress)
    #expect(index == 1 && inserted.keyframes.count == 4)
    #expect(inserted.keyframes[1].value == track.value(at: 1 + 2 * progress))
    return stride(from: 0.5, through: 4.5, by: 0.0137).map { time in
      abs(inserted.value(at: time) - track.value(at: time)) / 100
    }.max() ?? 1
  }

  @Test(arguments: exact, splits)
  func anInsertedKeyframeLeavesTheCurveAsItIs(_ easing: Easing, _ progress: Double) {
    #expect(Self.largestChange(of: easing, at: progress) < 1e-12)
  }

  @Test(arguments: parts, splits)
  func alsoWhereTheEasingIsSplitIntoParts(_ easing: Easing, _ progress: Double) {
    #expect(Self.largestChange(of: easing, at: progress) < 1e-7)
  }

  @Test(arguments: splits)
  func curvesInValueAreSplitAsWell(_ progress: Double) {
    var track = Track([
      Keyframe(
        time: 0, value: Point(x: 0, y: 0), easing: .easeIn(.quad),
        controls: Controls(Point(x: 30, y: 90), Point(x: 70, y: -50))),
      Keyframe(time: 1, value: Point(x: 100, y: 10)),
    ])
    let before = track
    track = track.inserting(at: progress).track
    for time in stride(from: 0.0, through: 1, by: 0.0137) {
      #expect(track.value(at: time).distance(to: before.value(at: time)) < 1e-6)
    }
  }

  @Test func splitBeziersAreBeziersAndLinearStaysLinear() {
    for easing in Self.exact where easing.controlPoints != nil {
      let (first, second) = easing.split(at: 0.3)
      #expect(first.controlPoints != nil && second.controlPoints != nil)
    }
    #expect(Easing.linear.split(at: 0.2) == (.linear, .linear))
    #expect(Easing.hold.split(at: 0.2) == (.hold, .hold))
  }

  /// Rounding takes these times to an end of the segment.
  @Test(arguments: [(-0.5, 0.1 + 0.2, 0.3), (0, 1e300, 1e-300)])
  func aKeyframeNextToAnotherKeepsTheCurve(_ start: Double, _ end: Double, _ time: Double) {
    let track = Track([
      Keyframe(time: start, value: 10, easing: .easeIn(.quad)), Keyframe(time: end, value: 20.0),
    ])
    let (inserted, index) = track.inserting(at: time)
    #expect(index == 1 && inserted.keyframes.map(\.time) == [start, time, end])
    for progress in [0, 0.1, 0.5, 0.9] {
      let time = start + (end - start) * progress
      #expect(abs(inserted.value(at: time) - track.value(at: time)) < 1e-6)
    }
  }

  @Test func insertingBeyondTheEndsHolds() {
    let track: Track<Double> = [1: 5, 2: 9]
    #expect(track.inserting(at: 0).track == [0: 5, 1: 5, 2: 9])
    #expect(track.inserting(at: 7).track == [1: 5, 2: 9, 7: 9])
    #expect(track.inserting(at: 2) == (track, 1))
    let first = Track(3.0).inserting(at: 2)
    #expect(first.track == [2: 3] && !first.track.isConstant && first.index == 0)
  }

  private static let moves: [(indices: Set<Int>, by: Double, times: [Double], values: [Double])] = [
    ([1], 0.25, [0, 1.25, 2, 3], [0, 1, 2, 3]),
    ([1], 1, [0, 2, 3], [0, 1, 3]),
    ([1], 1.5, [0, 2, 2.5, 3], [0, 2, 1, 3]),
    ([0, 1], 2, [2, 3], [0, 1]),
    ([1, 2], 1, [0, 2, 3], [0, 1, 2]),
    ([3], -3, [0, 1, 2], [3, 1, 2]),
    ([2], 0, [0, 1, 2, 3], [0, 1, 2, 3]),
    ([], 9, [0, 1, 2, 3], [0, 1, 2, 3]),
  ]

  @Test(arguments: moves)
  func movedKeyframesKeepTheirValuesAndReplaceThoseThatTheyLandOn(
    _ row: (indices: Set<Int>, by: Double, times: [Double], values: [Double])
  ) {
    let track: Track<Double> = [0: 0, 1: 1, 2: 2, 3: 3]
    let (moved, indices) = track.retimed(row.indices) { $0 + row.by }
    #expect(moved.keyframes.map(\.time) == row.times)
    #expect(moved.keyframes.map(\.value) == row.values)
    // They are found again by their values.
    #expect(Set(indices.map { moved.keyframes[$0].value }) == Set(row.indices.map { Double($0) }))
  }

  @Test func aStepIsMovedAsOneAndLosesNoHalf() {
    let track: Track<Double> = [0: 0, 1: 1, 1: 2, 2: 3]
    #expect(track.retimed([1, 2]) { $0 + 0.5 }.track == [0: 0, 1.5: 1, 1.5: 2, 2: 3])
    #expect(track.retimed([2]) { $0 }.track == track)
    #expect(track.retimed([2]) { $0 + 0.5 }.track == [0: 0, 1: 1, 1.5: 2, 2: 3])
    let squeezed = track.retimed([0, 1, 2, 3]) { _ in 1 }
    #expect(squeezed.track == [1: 0, 1: 3] && squeezed.indices == [0, 1])
  }

  @Test func theLastKeyframeLeavesAConstant() {
    let track: Track<Double> = [0: 0, 2: 10]
    #expect(track.removing([0], at: 1) == [2: 10])
    #expect(track.removing([0, 1], at: 1) == Track(5) && track.removing([0, 1], at: 1).isConstant)
    #expect(Track(4.0).removing([0], at: 1) == Track(4))
    #expect(track.removing([], at: 1) == track)
  }

  @Test func mergedKeyframesReplaceThoseAtTheirTimes() {
    let track: Track<Double> = [0: 0, 1: 1, 2: 2]
    let new = [Keyframe(time: 1, value: 7.0), Keyframe(time: 1.5, value: 8)]
    #expect(track.merged(with: new) == ([0: 0, 1: 7, 1.5: 8, 2: 2], [1, 2]))
    #expect(Track(3.0).merged(with: new) == ([1: 7, 1.5: 8], [0, 1]))
    #expect(track.merged(with: track.keyframes).track == track)
  }

  // MARK: Several tracks

  private static func edit(_ keys: [(TrackPath, Int)]) -> KeyEdit {
    var tracks: [TrackPath: PropertyTrack] = [:]
    for (name, node) in KeyDemo().scene.allNodes {
      for track in node.tracks {
        if let path = track.path(of: name) { tracks[path] = track }
      }
    }
    return KeyEdit(tracks: tracks, keys: KeySet(keys.map { KeyframePath($0.0, $0.1) }))
  }

  @Test(arguments: [0.5, 2, 1, 0.1])
  func stretchingIsLinear(_ factor: Double) throws {
    let edit = Self.edit([(Script.sunX, 1), (Script.sunX, 2), (Script.sunOpacity, 0)])
    let result = edit.stretched(by: factor, about: 1)
    let old = try #require(edit.tracks[Script.sunX]).marks.map(\.time)
    let new = try #require(result.tracks[Script.sunX]).marks.map(\.time)
    #expect(new[2] == 1 + (old[2] - 1) * factor && new[0] == old[0] && new[3] == old[3])
    #expect(result.span == 1...(1 + factor))
  }

  @Test(arguments: [0.5, 0.001, 40, -0.3])
  func ripplingKeepsTheDistancesAfterwards(_ way: Double) throws {
    let edit = Self.edit([(Script.sunX, 1)])
    let result = edit.rippled(by: way, movesAll: false, gap: 0.01)
    #expect(Set(result.tracks.keys) == [Script.sunX])
    #expect(
      try #require(result.tracks[Script.sunX]).marks.map(\.time) == [
        0, 1 + way, 2 + way, 3.5 + way,
      ])
    let all = edit.rippled(by: way, movesAll: true, gap: 0.01)
    let other = try #require(all.tracks[Script.markerY]).marks.map(\.time)
    #expect(other == [0.5, 1.5 + way])
  }

  @Test func ripplingBackwardsStopsShortOfWhatStays() throws {
    let result = Self.edit([(Script.sunX, 1)]).rippled(by: -3, movesAll: false, gap: 0.25)
    #expect(try #require(result.tracks[Script.sunX]).marks.map(\.time) == [0, 0.25, 1.25, 2.75])
  }

  @Test func copiedKeyframesAreReadBackWhole() throws {
    let one = try #require(KeysBeingCopied(Self.edit([(Script.sunX, 1), (Script.sunX, 2)]))).whole
    let read = try #require(CopiedKeys(text: one.text))
    #expect(read.tracks.map(\.track) == one.tracks.map(\.track))
    #expect(try Pasted(one.text) == .track(one.tracks[0].track))
    let many = try #require(
      KeysBeingCopied(
        Self.edit([(Script.sunX, 1), (Script.sunFill, 0), (Script.moonX, 0), (Script.moonX, 1)]))
    ).whole
    let all = try #require(CopiedKeys(text: many.text))
    #expect(all.tracks.map(\.track) == many.tracks.map(\.track))
    #expect(all.tracks.map(\.path) == many.tracks.map(\.path))
    #expect(KeysBeingCopied(Self.edit([])) == nil)
    for text in ["", "ease", "{", "{\"riff\": 1}", "hello"] {
      #expect(CopiedKeys(text: text) == nil)
    }
  }

  /// An easing may take a value beyond all numbers; a keyframe there has one all the same.
  @Test func aKeyframeIsInsertedWhereTheCurveOverflows() throws {
    let easing = try Easing(notation: "linear(1e308, -1e308)")
    let track = Track([
      Keyframe(time: 0, value: -200.0, easing: easing), Keyframe(time: 1, value: 300),
    ])
    for time in [0.01, 0.3, 0.5, 0.99] {
      let (changed, index) = track.inserting(at: time)
      #expect(changed.keyframes[index].time == time && changed.keyframes[index].value.isFinite)
    }
  }
}
