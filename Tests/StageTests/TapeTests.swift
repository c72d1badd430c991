import Keyframes
import Stage
import Testing

@Suite struct TapeTests {
  private func tape(_ events: [(String, Double)]) -> Tape<String> {
    var tape = Tape<String>()
    for (event, time) in events { tape.record(event, at: time) }
    return tape
  }

  @Test func recordingForgetsWhatCameLater() {
    let tape = tape([("a", 0), ("b", 2), ("c", 3), ("d", 2), ("e", 2)])
    #expect(tape.map(\.event) == ["a", "b", "d", "e"])
    #expect(tape.times == [0, 2, 2, 2])
  }

  @Test func anEventMayReplaceThoseAtItsTimeToo() {
    var tape = tape([("a", 0), ("b", 2), ("c", 3)])
    tape.record("d", replacingFrom: 2)
    #expect(tape.map(\.event) == ["a", "d"] && tape.times == [0, 2])
  }

  @Test(arguments: [(-1, nil), (0, "a"), (1.9, "a"), (2, "c"), (9, "c")])
  func theLastEventCounts(_ row: (time: Double, event: String?)) {
    let tape = tape([("a", 0), ("b", 2), ("c", 2)])
    #expect(tape.entry(at: row.time)?.event == row.event)
  }

  @Test func spansCoverAllTimeFromTheFirstEventWithoutOverlap() {
    let spans = tape([("a", 0), ("b", 2), ("c", 2), ("d", 5)]).spans
    #expect(spans.map(\.event) == ["a", "c", "d"])
    #expect(spans.map(\.start) == [0, 2, 5] && spans.map(\.end) == [2, 5, .infinity])
    #expect(Tape<String>().spans.isEmpty)
  }
}

@Suite struct TakesValuesTests {
  @Test func valuesAreThoseOfTheTakeAtThatTime() {
    var takes = Takes(Node(.circle(radius: 9), fill: .black).at(x: 10, y: 20))
    takes.perform(.move(x: 100, over: 2), at: 1)
    takes.perform(.fill(.white, over: 1), at: 2)
    #expect(takes.value(of: .x, at: 0) == 10 && takes.value(of: .x, at: 1.5) == 35)
    #expect(takes.value(of: .x, at: 9) == 60 && takes.place(at: 9) == Point(x: 60, y: 20))
    #expect(takes.value(of: .fill, at: 1) == .black && takes.value(of: .fill, at: 3) == .white)
  }
}
