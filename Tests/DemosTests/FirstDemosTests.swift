import DemoKit
import Editing
import Foundation
import Keyframes
import Stage
import Testing

/// The demos that `docs/write-a-demo.md` explains.
@Suite struct FirstDemosTests {
  @Test func thePageHasTheCode() throws {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let page = here.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "docs/write-a-demo.md")
    let code = try String(contentsOf: here.appending(path: "FirstDemos.swift"), encoding: .utf8)
    let blocks = try String(contentsOf: page, encoding: .utf8)
      .components(separatedBy: "```swift\n").dropFirst().map {
        $0.components(separatedBy: "```")[0]
      }
    #expect(blocks.count == 2)
    #expect(code.hasSuffix(blocks.joined(separator: "\n")))
    let length = blocks.first?.split(separator: "\n", omittingEmptySubsequences: false).count
    #expect(length.map { $0 - 1 } == 18)
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
