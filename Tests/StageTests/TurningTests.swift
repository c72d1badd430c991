import Keyframes
import Stage
import TestSupport
import Testing

struct TurningTests {
  /// A few rounding errors of numbers below 10 000.
  static let rounding = 1e-9

  struct Turn: Sendable {
    let start: Double
    let end: Double
    let asWritten: Double
    let shortest: Double
    let clockwise: Double
    let counterclockwise: Double

    init(
      _ start: Double, _ end: Double, asWritten: Double, shortest: Double, clockwise: Double,
      counterclockwise: Double
    ) {
      (self.start, self.end) = (start, end)
      (self.asWritten, self.shortest) = (asWritten, shortest)
      (self.clockwise, self.counterclockwise) = (clockwise, counterclockwise)
    }
  }

  static let turns: [Turn] = [
    Turn(0, 90, asWritten: 90, shortest: 90, clockwise: 90, counterclockwise: -270),
    Turn(90, 0, asWritten: -90, shortest: -90, clockwise: 270, counterclockwise: -90),
    Turn(240, 0, asWritten: -240, shortest: 120, clockwise: 120, counterclockwise: -240),
    Turn(350, 10, asWritten: -340, shortest: 20, clockwise: 20, counterclockwise: -340),
    Turn(0, 181, asWritten: 181, shortest: -179, clockwise: 181, counterclockwise: -179),
    Turn(0, 180, asWritten: 180, shortest: 180, clockwise: 180, counterclockwise: -180),
    Turn(180, 0, asWritten: -180, shortest: 180, clockwise: 180, counterclockwise: -180),
    Turn(30, -150, asWritten: -180, shortest: 180, clockwise: 180, counterclockwise: -180),
    Turn(45, 45, asWritten: 0, shortest: 0, clockwise: 0, counterclockwise: 0),
    Turn(0, 360, asWritten: 360, shortest: 0, clockwise: 0, counterclockwise: 0),
    Turn(-10, 730, asWritten: 740, shortest: 20, clockwise: 20, counterclockwise: -340),
  ]

  @Test(arguments: turns)
  func turnsFollowTheTable(_ row: Turn) {
    func turn(_ direction: TurnDirection) -> Double { direction.turn(from: row.start, to: row.end) }
    #expect(turn(.asWritten) == row.asWritten)
    #expect(turn(.shortest) == row.shortest)
    #expect(turn(.clockwise) == row.clockwise)
    #expect(turn(.counterclockwise) == row.counterclockwise)
  }

  @Test(arguments: TurnDirection.allCases, 1...20 as ClosedRange<UInt64>)
  func everyTurnArrivesAndKeepsItsDirection(_ direction: TurnDirection, _ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let (start, end) = (generator.number(-2000...2000), generator.number(-2000...2000))
    let turn = direction.turn(from: start, to: end)
    let left = (start + turn - end).remainder(dividingBy: 360)
    #expect(abs(left) < Self.rounding)
    switch direction {
    case .asWritten: #expect(turn == end - start)
    case .shortest: #expect(turn > -180 && turn <= 180)
    case .longest: #expect(turn == 0 || abs(turn) >= 180 && abs(turn) <= 360)
    case .clockwise: #expect(turn >= 0 && turn <= 360)
    case .counterclockwise: #expect(turn <= 0 && turn >= -360)
    }
  }

  static let thirds = (0...3).map { Double($0) / 3 }
  static let birds: [(direction: TurnDirection, angles: [Double], whole: Double)] = [
    (.clockwise, [0, 120, 240, 0], 360), (.counterclockwise, [0, 240, 120, 0], -360),
    (.shortest, [0, 120, 240, 0], 360), (.shortest, [0, 240, 120, 0], -360),
  ]

  /// UIKit's full turns: thirds, and an ease-in-out over the whole of 2 s.
  @Test(arguments: birds)
  func fullTurnsAreASingleEasedTurn(
    _ row: (direction: TurnDirection, angles: [Double], whole: Double)
  ) {
    let turn = Track.turning(row.direction, times: Self.thirds, angles: row.angles)
      .timed(by: .easeInOut, over: 2)
    for time in stride(from: 0, through: 2, by: 0.02) {
      #expect(
        abs(turn.value(at: time) - row.whole * Easing.easeInOut(time / 2)) < 1e-8, "at \(time)")
    }
    // The curve is symmetrical, and at a quarter of the time it is at 12.916 %.
    #expect(abs(turn.value(at: 1) - row.whole / 2) < Self.rounding)
    #expect(abs(turn.value(at: 0.5) / row.whole - 0.129_16) < 1e-5)
    #expect(turn.value(at: 2) == row.whole)
  }

  /// As the numbers are written, the last third of UIKit's turn would run back.
  @Test func asWrittenRunsBack() {
    let turn = Track.turning(.asWritten, times: Self.thirds, angles: [0, 120, 240, 0])
    #expect(turn.value(at: 1) == 0)
    #expect(abs(turn.value(at: 5.0 / 6) - 120) < Self.rounding)
  }

  @Test func wrongTurnsTrap() async {
    await #expect(processExitsWith: .failure) {
      _ = Track.turning(.shortest, times: [0, 1], angles: [0])
    }
    await #expect(processExitsWith: .failure) {
      _ = Track.turning(.shortest, times: [], angles: [])
    }
  }
}
