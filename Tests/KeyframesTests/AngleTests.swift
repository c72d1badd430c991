import Keyframes
import TestSupport
import Testing

struct AngleTests {
  /// A few rounding errors of numbers below 10 000.
  static let rounding = 1e-9

  struct Row: Sendable {
    let start: Double
    let end: Double
    /// As written, shortest, longest, clockwise, counterclockwise.
    let turns: [Double]

    init(_ start: Double, _ end: Double, _ turns: [Double]) {
      (self.start, self.end, self.turns) = (start, end, turns)
    }
  }

  static let directions: [TurnDirection] = [
    .asWritten, .shortest, .longest, .clockwise, .counterclockwise,
  ]
  static let rows: [Row] = [
    Row(0, 90, [90, 90, -270, 90, -270]),
    Row(90, 0, [-90, -90, 270, 270, -90]),
    Row(350, 10, [-340, 20, -340, 20, -340]),
    Row(0, 181, [181, -179, 181, 181, -179]),
    Row(0, 180, [180, 180, 180, 180, -180]),
    Row(180, 0, [-180, 180, 180, 180, -180]),
    Row(30, -150, [-180, 180, 180, 180, -180]),
    Row(45, 45, [0, 0, 0, 0, 0]),
    Row(0, 720, [720, 0, 0, 0, 0]),
    Row(-10, 730, [740, 20, -340, 20, -340]),
  ]

  @Test(arguments: rows)
  func turnsFollowTheTable(_ row: Row) {
    #expect(Self.directions.map { $0.turn(from: row.start, to: row.end) } == row.turns)
  }

  @Test(arguments: rows)
  func blendsTurnAtConstantSpeed(_ row: Row) {
    for (direction, turn) in zip(Self.directions, row.turns) {
      let (from, to) = (Angle(row.start), Angle(row.end, direction))
      for progress in InterpolatableTests.progresses where progress != 1 {
        let blend = from.interpolated(to: to, at: progress)
        #expect(abs(blend.degrees - (row.start + turn * progress)) < Self.rounding)
      }
      #expect(from.interpolated(to: to, at: 0) == from)
      #expect(from.interpolated(to: to, at: 1) == to)
      #expect(to.interpolated(to: to, at: 0.3).degrees == to.degrees)
    }
  }

  @Test(arguments: TurnDirection.allCases, TrackTests.seeds)
  func everyTurnArrivesAndKeepsItsDirection(_ direction: TurnDirection, _ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let (start, end) = (generator.number(-2000...2000), generator.number(-2000...2000))
    let turn = direction.turn(from: start, to: end)
    #expect(abs((start + turn - end).remainder(dividingBy: 360)) < Self.rounding)
    switch direction {
    case .asWritten: #expect(turn == end - start)
    case .shortest: #expect(abs(turn) <= 180)
    case .longest: #expect(abs(turn) >= 180 && abs(turn) <= 360)
    case .clockwise: #expect(turn >= 0)
    case .counterclockwise: #expect(turn <= 0)
    }
  }

  @Test func documentedExamples() {
    let needle: Track<Angle> = [0: Angle(350), 1: Angle(10), 2: Angle(90, .counterclockwise)]
    #expect(needle.value(at: 0.5).degrees == 360)
    #expect(needle.value(at: 1.5).degrees == -130)
    let turns: Track<Angle> = [0: Angle(0), 1: Angle(240, .clockwise), 2: Angle(0, .clockwise)]
    #expect(turns.degrees == [0: 0, 1: 240, 2: 360])
  }

  /// The numbers are equivalent to the angles, and never jump.
  @Test(arguments: TrackTests.seeds)
  func degreesAreTheSameTurnsWithoutJumps(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let track = Track(
      (0...6).map { index in
        Keyframe(
          time: Double(index),
          value: Angle(
            generator.number(-800...800),
            Self.directions[Int(generator.number(0...4.99))]), easing: .easeInOut(.quad))
      }
    ).extrapolated(after: .linear)
    let numbers = track.degrees
    #expect(numbers.after == .linear)
    var previous = numbers.value(at: 0)
    for time in stride(from: 0.0, through: 7, by: 0.01) {
      let number = numbers.value(at: time)
      let difference = number - track.value(at: time).degrees
      #expect(abs(difference.remainder(dividingBy: 360)) < Self.rounding, "at \(time)")
      // At most 1600 degrees a unit as written, twice as fast in the middle.
      #expect(abs(number - previous) < 1600 * 2 * 0.0101)
      previous = number
    }
    #expect(Track(Angle(3)).degrees == 3)
  }
}
