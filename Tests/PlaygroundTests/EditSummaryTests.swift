import Editing
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// What an edit did is told from the documents before and after it.
@Suite(.languages) struct EditSummaryTests {
  private static let path = Script.sunX
  private static let plain = PropertyTrack.number(.x, [0: 0, 1: 300, 2: 200, 3: 500])

  private static func change(
    from old: PropertyTrack? = nil, _ change: (PropertyTrack) -> PropertyTrack?
  ) -> EditChange {
    var (before, after) = (Document(), Document())
    before["keys"][path] = old
    // Something else is edited, before and after.
    for demo in ["keys", "other"] { before[demo].values["wide"] = .number(1) }
    after = before
    after["keys"][path] = change(old ?? plain)
    let summary = after.summary(since: before) { demo, path in
      demo == "keys" && path == Self.path ? plain : nil
    }
    #expect(summary.demo == "keys")
    return summary.change
  }

  struct Case: CustomTestStringConvertible {
    let kind: KeyframeChange
    let count: Int
    let testDescription: String
    let change: @Sendable (PropertyTrack) -> PropertyTrack

    init(
      _ kind: KeyframeChange, _ count: Int, _ name: String,
      _ change: @escaping @Sendable (PropertyTrack) -> PropertyTrack
    ) {
      (self.kind, self.count, testDescription, self.change) = (kind, count, name, change)
    }
  }

  private static let cases = [
    Case(.moved, 1, "one") { $0.retimed([1]) { $0 + 0.5 }.track },
    Case(.moved, 1, "past another") { $0.retimed([1]) { $0 + 1.5 }.track },
    Case(.moved, 1, "onto another") { $0.retimed([1]) { $0 + 1 }.track },
    Case(.moved, 3, "all but one") { $0.retimed([1, 2, 3]) { $0 + 0.1 }.track },
    Case(.moved, 4, "stretched") { $0.retimed([0, 1, 2, 3]) { 2 * $0 + 1 }.track },
    Case(.added, 1, "into a segment") {
      $0.leaving([1], with: .easeIn(.sine)).inserting(at: 1.25).track
    },
    Case(.added, 1, "beyond the end") { $0.inserting(at: 7).track },
    Case(.deleted, 2, "in the middle") { $0.removing([1, 2], at: 0) },
    Case(.deleted, 4, "all") { $0.removing([0, 1, 2, 3], at: 0) },
    Case(.eased, 1, "one easing") { $0.leaving([2], with: .hold) },
    Case(.eased, 4, "all easings") { $0.leaving([0, 1, 2, 3], with: .hold) },
    Case(.revalued, 1, "one value") { $0.setting(.number(7), ofKeys: [1]) },
    Case(.revalued, 2, "values") { $0.setting(.number(7), ofKeys: [1, 3]) },
    Case(.changed, 1, "value and easing") {
      $0.setting(.number(7), ofKeys: [1]).leaving([1], with: .hold)
    },
  ]

  /// Whether the track had been edited before or is the demo's own.
  @Test(arguments: cases, [false, true])
  func keyframesAreCounted(_ one: Case, _ isEdited: Bool) {
    let old = isEdited ? Self.plain.retimed([3]) { $0 + 1 }.track : nil
    let start = one.kind == .added ? (old ?? Self.plain).leaving([1], with: .easeIn(.sine)) : old
    let change = Self.change(from: start, one.change)
    #expect(change == .keyframes(one.kind, one.count, of: Self.path))
  }

  @Test func aTrackThatIsTheDemosOwnAgainIsReset() {
    #expect(Self.change(from: .number(.x, [5: 5])) { _ in nil } == .trackReset(Self.path))
  }

  private static func summary(
    _ edit: (inout Document) -> Void, then: (inout Document) -> Void
  ) -> EditSummary {
    var document = Document()
    edit(&document)
    let before = document
    then(&document)
    return document.summary(since: before) { _, _ in nil }
  }

  @Test func knobsVersionsAndResetsAreTold() {
    func turn(_ name: String, _ value: Double?) -> (inout Document) -> Void {
      { $0["keys"].values[name] = value.map { .number($0) } }
    }
    let knob = Self.summary(turn("wide", 1), then: turn("wide", 2))
    #expect(
      knob == EditSummary(demo: "keys", .knob("wide", from: .number(1), to: .number(2))))
    let two = Self.summary(turn("wide", 1)) {
      $0["keys"].values = ["a": .number(1), "b": .number(2)]
    }
    #expect(two.change == .knobs(3))
    #expect(Self.summary(turn("wide", 1), then: turn("wide", nil)).change == .reset)
    func version(_ change: @escaping (inout Document) -> Void) -> EditChange {
      Self.summary(
        {
          turn("wide", 1)(&$0)
          $0.keepVersion(of: "keys")
          turn("wide", 2)(&$0)
        }, then: change
      ).change
    }
    #expect(version { $0.keepVersion(of: "keys") } == .version(.saved, .c))
    #expect(version { $0.exchangeVersion(of: "keys") } == .version(.shown, .b))
    #expect(version { $0.forgetVersion(.b, of: "keys") } == .version(.deleted, .b))
    let demos = Self.summary(turn("wide", 1)) {
      $0["a"].values["b"] = .toggle(true); $0["keys"] = DemoEdits()
    }
    #expect(demos == EditSummary(demo: nil, .demos(2)))
  }

  /// A value that holds at all times is set, whether there was one or not, and not added.
  @Test(
    arguments: [
      (nil, 5, .set, 1), (5, 6, .set, 1), (5, [0: 0, 1: 1], .added, 2),
      ([0: 0, 1: 1], 5, .deleted, 2),
    ] as [(Track<Double>?, Track<Double>, KeyframeChange, Int)])
  func constantsAreSet(
    _ old: Track<Double>?, _ new: Track<Double>, _ kind: KeyframeChange, _ count: Int
  ) {
    let summary = Self.summary(
      {
        $0["keys"].values["wide"] = .number(1)
        $0["keys"][Self.path] = old.map { .number(.x, $0) }
      }, then: { $0["keys"][Self.path] = .number(.x, new) })
    #expect(summary.change == .keyframes(kind, count, of: Self.path))
  }

  @Test func constantsAreSetTogether() {
    let summary = Self.summary({ $0["keys"].values["wide"] = .number(1) }) {
      $0["keys"][Script.sunX] = .number(.x, 5)
      $0["keys"][Script.markerY] = .number(.y, 5)
    }
    #expect(summary.change == .keyframesOfTracks(.set, 2, tracks: 2))
  }

  @Test func severalTracksAreCountedTogether() {
    let paths = [Script.sunX, Script.markerY]
    let summary = Self.summary(
      { document in
        document["keys"][paths[0]] = Self.plain
        document["keys"][paths[1]] = .number(.y, [0: 0, 1: 1])
      },
      then: { document in
        for path in paths {
          document["keys"][path] = document["keys"][path]?.retimed([0, 1]) { $0 + 0.25 }.track
        }
      })
    #expect(summary.change == .keyframesOfTracks(.moved, 4, tracks: 2))
  }

  @Test(
    arguments: [
      (nil, 6.0, EditChange.length(from: nil, to: 6)), (6.0, 7.5, .length(from: 6, to: 7.5)),
      (6.0, nil, .length(from: 6, to: nil)),
    ] as [(Double?, Double?, EditChange)])
  func aDurationIsNamed(_ old: Double?, _ new: Double?, _ change: EditChange) {
    var (before, after) = (DemoEdits(), DemoEdits())
    (before.length, after.length) = (old, new)
    #expect(Self.summary(before, after) == change)
  }

  @Test(arguments: [
    ([], [Cue("a", at: 1)], EditChange.marker(.added, "a")),
    ([Cue("a", at: 1)], [], .marker(.deleted, "a")),
    ([Cue("a", at: 1)], [Cue("a", at: 2)], .marker(.moved, "a")),
    ([Cue("a", at: 1)], [Cue("b", at: 1)], .marker(.renamed, "b")),
    ([Cue("a", at: 1), Cue("b", at: 2)], [], .other),
  ])
  func aMarkerIsNamed(_ old: [Cue], _ new: [Cue], _ change: EditChange) {
    var (before, after) = (DemoEdits(), DemoEdits())
    for marker in old { before.add(marker) }
    for marker in new { after.add(marker) }
    #expect(Self.summary(before, after) == change)
  }

  /// Beside an edit that is in both.
  private static func summary(_ before: DemoEdits, _ after: DemoEdits) -> EditChange {
    var (old, new) = (Document(), Document())
    (old["keys"], new["keys"]) = (before, after)
    old["keys"].values["wide"] = .number(1)
    new["keys"].values["wide"] = .number(1)
    return new.summary(since: old) { _, _ in nil }.change
  }
}
