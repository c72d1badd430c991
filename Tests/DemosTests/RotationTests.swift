import DemoKit
import Demos
import Editing
import Keyframes
import AppState
import Playground
import Stage
import Testing

/// Section 8.5.
@Suite struct RotationTests {
  private func rotation(_ demo: any Demo, _ column: String) throws -> Track<Double> {
    try demo.node("\(column)/bird").rotation
  }

  struct Turn: Sendable {
    let button: String
    let column: String
    /// At the thirds of the run.
    let angles: [Double]
  }

  static let turns = [
    Turn(button: "CW", column: "clockwise", angles: [0, 120, 240, 360]),
    Turn(button: "CW", column: "shortest-way", angles: [0, 120, 240, 360]),
    Turn(button: "CW", column: "as-written", angles: [0, 120, 240, 0]),
    Turn(button: "CW", column: "counter-clockwise", angles: [0, -240, -480, -720]),
    Turn(button: "CCW", column: "counter-clockwise", angles: [0, -120, -240, -360]),
    Turn(button: "CCW", column: "shortest-way", angles: [0, -120, -240, -360]),
    Turn(button: "CCW", column: "as-written", angles: [0, 240, 120, 0]),
    Turn(button: "CCW", column: "clockwise", angles: [0, 240, 480, 720]),
  ]

  /// When the ease-in-out over the whole run has covered each third of it.
  private func time(ofThird third: Int, over duration: Double) -> Double {
    var range = 0.0...1.0
    for _ in 0..<60 {
      let middle = (range.lowerBound + range.upperBound) / 2
      let isBefore = Easing.easeInOut(middle) < Double(third) / 3
      range = isBefore ? middle...range.upperBound : range.lowerBound...middle
    }
    return duration * range.upperBound
  }

  @Test(arguments: turns)
  func runsTurnByThirds(_ turn: Turn) throws {
    var demo = try Entry.named("rotation")
    #expect(demo.receive(.button(turn.button), at: 0) == .play)
    #expect(demo.timeline.range == 0...2)
    let track = try rotation(demo, turn.column)
    for (third, angle) in turn.angles.enumerated() {
      // The last angle is that of the end, from the left.
      let time = third == 3 ? 2 : self.time(ofThird: third, over: 2)
      #expect(track.value(at: time).isNear(angle, within: 1e-6), "third \(third)")
    }
    let samples = (0...60).map { track.value(at: Double($0) / 30) }
    if turn.column == "clockwise" { #expect(samples == samples.sorted()) }
    if turn.column == "counter-clockwise" { #expect(samples == samples.sorted().reversed()) }
  }

  @Test(arguments: ["CW", "CCW", "Rainbow"])
  func buttonsAreDisabledStrictlyInsideARun(_ button: String) throws {
    var demo = try Entry.named("rotation")
    #expect(demo.receive(.button(button), at: 2) == .play)
    let end = demo.timeline.range.upperBound
    #expect(end == (button == "Rainbow" ? 6 : 4))
    let times: [(time: Double, isEnabled: Bool)] = [
      (0, true), (0.001, false), (1.999, false), (2, true), (2.001, false), (end - 0.001, false),
      (end, true),
    ]
    for (time, isEnabled) in times {
      let buttons = demo.stageButtons(at: time, isPlaying: false)
      #expect(buttons.map(\.title) == ["CW", "CCW", "Rainbow"])
      #expect(buttons.allSatisfy { $0.isEnabled == isEnabled }, "at \(time)")
    }
  }

  @Test func theRainbowColoursTheCirclesAndRotatesNothing() throws {
    var demo = try Entry.named("rotation")
    _ = demo.receive(.button("Rainbow"), at: 0)
    for column in ["clockwise", "counter-clockwise", "shortest-way", "as-written"] {
      let fill = try #require(try demo.node(column).children.first?.fill)
      for (index, color) in RainbowTests.colors.enumerated().dropFirst().dropLast() {
        #expect(fill.value(at: 4 * Double(index) / 6) == color)
      }
      let track = try rotation(demo, column)
      #expect((0...40).allSatisfy { track.value(at: Double($0) / 10) == 0 })
    }
  }
}
