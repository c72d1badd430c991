import DemoKit
import Editing
import Foundation
import Keyframes
import Stage
import Testing

/// The demos that `docs/write-a-demo.md` explains.
@Suite struct FirstDemosTests {
  @Test func thePageHasTheCode() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    func text(_ path: String) throws -> String {
      try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
    let blocks = try text("docs/write-a-demo.md").components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    try #require(blocks.count == 3)
    #expect(try text("Demos/Sunrise.swift") == blocks[0])
    #expect(
      try text("Tests/DemosTests/FirstDemos.swift").hasSuffix(blocks[1...].joined(separator: "\n")))
    // As many lines as the page, the gallery and the README say.
    #expect(blocks.prefix(2).map { $0.count { $0 == "\n" } } == [20, 18])
  }

  /// The position of the ball, of which one take is shown at a time.
  private func x(_ demo: some Demo, at time: Double) -> Double? {
    demo.scene.frame(at: time).last?.transform.tx
  }

  @Test func aTapInMidFlightKeepsTheVelocity() throws {
    var demo = TapAndSpring()
    #expect(demo.receive(.tap(Point(x: 800, y: 400)), at: 0) == .play)
    #expect(demo.receive(.tap(Point(x: 200, y: 400)), at: 0.2) == .play)
    let (before, now, after) = try (
      #require(x(demo, at: 0.1999)), #require(x(demo, at: 0.2)), #require(x(demo, at: 0.2001))
    )
    // Velocities of a ten thousandth of a second to either side, in points per second.
    #expect(abs((after - now) / (now - before) - 1) < 0.02)
    #expect(abs(try #require(x(demo, at: demo.timeline.range.upperBound)) - 200) < 1)
  }

  @Test func aKnobChangesPastFlights() throws {
    var demo = TunedSpring()
    #expect(demo.receive(.tap(Point(x: 800, y: 400)), at: 0) == .play)
    let before = try #require(x(demo, at: 0.3))
    demo.values = KnobValues(TunedSpring.knobs, changed: ["bounce": .number(0)])
    #expect(x(demo, at: 0.3) != before)
    #expect(demo.timeline.ticks == [0])
  }
}
