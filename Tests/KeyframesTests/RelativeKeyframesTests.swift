import Keyframes
import Testing

/// UIKit's relative keyframes, with the numbers of a well-known article.
struct RelativeKeyframesTests {
  static let rounding = 1e-12

  static let rainbow: [Color] = [
    Color(red: 1, green: 0.5, blue: 0), Color(red: 1, green: 1, blue: 0),
    Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1),
    Color(red: 0.5, green: 0, blue: 0.5), Color(red: 1, green: 0, blue: 0),
  ]
  static let red = Color(red: 1, green: 0, blue: 0)

  @Test func theRainbow() {
    let parts = Self.rainbow.indices.map {
      (start: Double($0) / 6, duration: 1.0 / 6, value: Self.rainbow[$0])
    }
    let track = Track(from: Self.red, over: 4, parts)
    let colors = [Self.red] + Self.rainbow
    for step in 0...600 {
      let time = 4 * Double(step) / 600
      let index = min(step / 100, 5)
      let part = Double(step - index * 100) / 100
      let (from, to) = (colors[index], colors[index + 1])
      let shown = track.value(at: time)
      #expect(abs(shown.red - (from.red * (1 - part) + to.red * part)) < Self.rounding)
      #expect(abs(shown.green - (from.green * (1 - part) + to.green * part)) < Self.rounding)
      #expect(abs(shown.blue - (from.blue * (1 - part) + to.blue * part)) < Self.rounding)
      #expect(shown.alpha == 1)
    }
    #expect(track.times == 0...4)
    #expect(track.value(at: 4) == Self.red)
  }

  static let turns: [(degrees: [Double], whole: Double)] = [
    ([120, 240, 0], 360), ([240, 120, 0], -360),
  ]

  /// Three thirds of a turn, each by the shortest rotation, and an ease-in-out over the whole 2 s.
  @Test(arguments: turns)
  func bothRotations(_ row: (degrees: [Double], whole: Double)) {
    let parts = row.degrees.indices.map {
      (start: Double($0) / 3, duration: 1.0 / 3, value: Angle(row.degrees[$0]))
    }
    let turn = Track(from: Angle(0), over: 1, parts).degrees.timed(by: .easeInOut, over: 2)
    for time in stride(from: 0.0, through: 2, by: 0.02) {
      let expected = row.whole * Easing.easeInOut(time / 2)
      #expect(abs(turn.value(at: time) - expected) < 1e-8, "at \(time)")
    }
    #expect(abs(turn.value(at: 2) - row.whole) < 1e-9)
  }

  @Test func valuesHoldBeforeBetweenAndAfterTheParts() {
    let track = Track(from: 1.0, over: 10, [(0.1, 0.2, 5.0), (0.5, 0, 7.0), (0.6, 0.2, 0.0)])
    let rows: [(time: Double, value: Double)] = [
      (-1, 1), (0, 1), (1, 1), (2, 3), (3, 5), (4, 5), (5.0.nextDown, 5), (5, 7), (6, 7), (7, 3.5),
      (8, 0), (10, 0), (99, 0),
    ]
    for row in rows {
      #expect(abs(track.value(at: row.time) - row.value) < Self.rounding, "at \(row.time)")
    }
  }

  @Test func noPartsAreAConstantAndNoLengthIsAStep() {
    #expect(Track(from: 3.0, over: 4, []) == 3)
    let sudden = Track(from: 3.0, over: 0, [(0, 0.5, 4), (0.5, 0.5, 5)])
    #expect(sudden.value(at: (0.0).nextDown) == 3)
    #expect(sudden.value(at: 0) == 5)
  }

  @Test func wrongPartsTrap() async {
    await #expect(processExitsWith: .failure) {
      _ = Track(from: 0.0, over: 1, [(0, 0.5, 1), (0.4, 0.5, 2)])
    }
    await #expect(processExitsWith: .failure) { _ = Track(from: 0.0, over: 1, [(0.5, 0.6, 1)]) }
    await #expect(processExitsWith: .failure) { _ = Track(from: 0.0, over: 1, [(-0.1, 0.6, 1)]) }
    await #expect(processExitsWith: .failure) { _ = Track(from: 0.0, over: 1, [(0.5, -0.1, 1)]) }
    await #expect(processExitsWith: .failure) { _ = Track(from: 0.0, over: -1, [(0, 1, 1)]) }
  }
}
