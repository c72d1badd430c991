import Keyframes
import Stage
import Testing

@Suite struct TrailTests {
  /// Ten points a second to the right, from time 0 to 4, and then at rest.
  private func place(_ time: Double) -> Point { Point(x: 10 * min(time, 4), y: 0) }

  private func trail(until end: Double) -> Trail {
    var trail = Trail(from: 0, every: 0.5, count: 4)
    trail.follow(from: 0, until: end, place)
    return trail
  }

  private func dots(_ trail: Trail) -> [Node] {
    trail.nodes(Node(.circle(radius: 2), fill: .black), opacity: 0.8)
  }

  /// At any time of a mark it is where the thing was then, at full opacity, and fades until the mark
  /// is needed again.
  @Test func everyMarkAppearsAtItsTimeAndFades() {
    let dots = dots(trail(until: 6))
    #expect(dots.map(\.name) == ["dot-1", "dot-2", "dot-3", "dot-4"])
    for mark in 1...8 {
      let (dot, time) = (dots[mark % 4], 0.5 * Double(mark))
      #expect(dot.x.value(at: time) == place(time).x && dot.opacity.value(at: time) == 0.8)
      #expect(dot.x.value(at: time + 1.9) == place(time).x)
      #expect(abs(dot.opacity.value(at: time + 1) - 0.4) < 1e-12)
    }
  }

  @Test func whatRestsLeavesNoMarks() {
    let dots = dots(trail(until: 12))
    for mark in 9...24 { #expect(dots[mark % 4].opacity.value(at: 0.5 * Double(mark)) == 0) }
    #expect(dots[0].opacity.value(at: 0) == 0, "Nor does the first, before which nothing was.")
  }

  /// Followed piece by piece, or again after time was moved back, it is the same trail.
  @Test func followingInPiecesChangesNothing() {
    var pieces = Trail(from: 0, every: 0.5, count: 4)
    for end in stride(from: 0.1, through: 5, by: 0.3) {
      pieces.follow(from: end - 0.3, until: end, place)
    }
    pieces.follow(from: 2, until: 7) { _ in .zero }
    pieces.follow(from: 1.7, until: 6, place)
    #expect(pieces == trail(until: 6))
  }
}

@Suite struct DragTapeTests {
  @Test func theTrackPassesThroughAllEvents() {
    var tape = DragTape(Point(x: 1, y: 2), at: 3)
    let events = (1...9).map { Point(x: Double($0 * $0), y: -Double($0)) }
    for (index, place) in events.enumerated() {
      tape.record(place, at: 3 + 0.03 * Double(index + 1))
    }
    #expect(tape.start == 3 && tape.track.value(at: 3) == Point(x: 1, y: 2))
    for (index, place) in events.enumerated() {
      #expect(tape.track.value(at: 3 + 0.03 * Double(index + 1)) == place)
    }
  }

  @Test func aPauseDoesNotDrift() {
    var tape = DragTape(.zero, at: 0)
    tape.record(Point(x: 10, y: 0), at: 0.02)
    tape.record(Point(x: 50, y: 0), at: 2)
    #expect(tape.track.value(at: 1.9) == Point(x: 10, y: 0))
  }

  @Test func timeThatIsMovedBackForgetsWhatCameLater() {
    var tape = DragTape(.zero, at: 0)
    tape.record(Point(x: 10, y: 0), at: 0.02)
    tape.record(Point(x: 20, y: 0), at: 0.04)
    tape.record(Point(x: 5, y: 0), at: 0.01)
    #expect(tape.track.value(at: 0.04) == Point(x: 5, y: 0))
  }

  @Test(arguments: [Point(x: 900, y: -40), .zero])
  func theLastPieceHasTheVelocityOfTheRelease(_ velocity: Point) {
    var tape = DragTape(.zero, at: 0)
    tape.record(Point(x: 10, y: 3), at: 0.02)
    tape.release(at: 0.03, velocity: velocity)
    let (end, before) = (tape.track.value(at: 0.03), tape.track.value(at: 0.03 - 5e-5))
    #expect(end == Point(x: 10, y: 3))
    #expect(((end - before) * (1 / 5e-5)).distance(to: velocity) < 1e-6 * (1 + velocity.length))
  }
}
