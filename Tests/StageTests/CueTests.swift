import Stage
import TestSupport
import Testing

struct CueTests {
  typealias Crossing = CueTracker.Crossing

  static let cues = [Cue("c", at: 2), Cue("a", at: 1), Cue("d", at: 2), Cue("z", at: 5)]

  static let rows: [(old: Double, new: Double, names: String, direction: CueTracker.Direction)] = [
    (0, 1.0.nextDown, "", .forwards), (0, 1, "a", .forwards), (1, 1, "", .forwards),
    (1, 2, "cd", .forwards), (2, 3, "", .forwards), (0, 9, "acdz", .forwards),
    (-.infinity, .infinity, "acdz", .forwards), (1, 1.0.nextDown, "a", .backwards),
    (3, 2, "", .backwards), (2, 1, "dc", .backwards), (9, 0, "zdca", .backwards),
    (1, 0, "a", .backwards), (9, -.infinity, "zdca", .backwards), (0, -9, "", .backwards),
  ]

  @Test(arguments: rows)
  func crossingsFollowTheTable(
    _ row: (old: Double, new: Double, names: String, direction: CueTracker.Direction)
  ) {
    var tracker = CueTracker(at: row.old)
    let crossings = tracker.move(to: row.new, over: Self.cues)
    #expect(crossings.map(\.cue.name).joined() == row.names)
    #expect(crossings.allSatisfy { $0.direction == row.direction })
    #expect(tracker == CueTracker(at: row.new))
  }

  @Test func documentedExample() {
    var tracker = CueTracker(at: 0)
    let cues = [Cue("pop", at: 1), Cue("boom", at: 2)]
    #expect(
      tracker.move(to: 5, over: cues) == [
        Crossing(cues[0], .forwards), Crossing(cues[1], .forwards),
      ])
    #expect(tracker.move(to: 1.5, over: cues) == [Crossing(cues[1], .backwards)])
    #expect(tracker.move(to: 1, over: cues).isEmpty)
  }

  /// One jump fires the same cues as small steps, in the same order. A cue that was passed can next
  /// be crossed only backwards, others only forwards.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func everyCrossingFiresOnce(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let cues = (0..<12).map { Cue("\($0)", at: Double(Int.random(in: -4...4, using: &generator))) }
    var time = -5.0
    var (jumping, stepping) = (CueTracker(at: time), CueTracker(at: time))
    var isPassed: [String: Bool] = [:]
    for _ in 0..<40 {
      let next = Double(Int.random(in: -20...20, using: &generator)) / 4
      let jump = jumping.move(to: next, over: cues)
      var steps: [Crossing] = []
      while time != next {
        time += next > time ? 0.25 : -0.25
        steps += stepping.move(to: time, over: cues)
      }
      #expect(jump == steps)
      for crossing in jump {
        #expect(isPassed[crossing.cue.name, default: false] == (crossing.direction == .backwards))
        isPassed[crossing.cue.name] = crossing.direction == .forwards
      }
      for cue in cues { #expect(isPassed[cue.name, default: false] == (time >= cue.time)) }
    }
  }

  @Test func aFreshTrackerHasPassedNothing() {
    var tracker = CueTracker()
    #expect(tracker.move(to: 0, over: [Cue("start", at: 0)]).count == 1)
  }

  @Test func nanIsIgnored() {
    var tracker = CueTracker(at: 1)
    #expect(tracker.move(to: .nan, over: Self.cues).isEmpty)
    #expect(tracker == CueTracker(at: 1))
    #expect(CueTracker(at: .nan) == CueTracker())
    let cues = [Cue("b", at: 3), Cue("never", at: .nan), Cue("a", at: 2)]
    #expect(tracker.move(to: 4, over: cues).map(\.cue.name) == ["a", "b"])
  }

  @Test func cuesAddedInThePastDoNotFire() {
    var tracker = CueTracker(at: 0)
    var cues = [Cue("a", at: 1)]
    _ = tracker.move(to: 3, over: cues)
    cues.append(Cue("late", at: 2))
    #expect(tracker.move(to: 4, over: cues).isEmpty)
    #expect(tracker.move(to: 1.5, over: cues) == [Crossing(cues[1], .backwards)])
  }
}
