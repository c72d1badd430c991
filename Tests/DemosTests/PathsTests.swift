import DemoKit
import Demos
import Editing
import Keyframes
import AppState
import Playground
import Stage
import Testing

@Suite struct PathsTests {
  let demo: any Demo

  init() throws { demo = try Entry.named("paths") }

  /// One flies the path on, the other flies it back.
  @Test(arguments: ["ahead", "home"])
  func bothPlanesFlyNoseFirst(_ name: String) throws {
    let plane = try demo.node(name)
    let route = try #require(plane.route)
    func position(_ time: Double) -> (point: Point, turn: Double) {
      route.place(at: plane[.pathProgress].value(at: time))
    }
    for time in stride(from: 1.0, through: 5, by: 0.25) {
      let way = position(time + 0.005).point - position(time - 0.005).point
      let nose = Point.polar(1, degrees: position(time).turn)
      // The cosine of the angle between them: 2.6 degrees.
      #expect((way.x * nose.x + way.y * nose.y) / way.length > 0.999, "at \(time)")
    }
  }

  @Test func theTrailEndsWhereThePlaneIs() throws {
    let (plane, trail) = (try demo.node("ahead"), try demo.node("trail"))
    for time in [0, 1, 2.5, 4, 6] {
      #expect(plane[.pathProgress].value(at: time) == trail[.strokeEnd].value(at: time))
    }
    #expect(trail[.dashPhase].value(at: 1) > trail[.dashPhase].value(at: 2))
  }

  /// How far each dot goes in each of 12 equal times.
  private func steps() -> (even: [Double], raw: [Double]) {
    let positions = (0...12).map { mark in
      demo.scene.frame(at: 0.6 + 0.4 * Double(mark)).filter { $0.name == "dot" }
        .map { Point(x: $0.transform.tx, y: $0.transform.ty) }
    }
    func steps(_ dot: Int) -> [Double] {
      zip(positions, positions.dropFirst()).map { $0[dot].distance(to: $1[dot]) }
    }
    return (steps(0), steps(1))
  }

  @Test func oneDotIsEvenAndOneIsSlowWhereTheBendIsTight() throws {
    let (even, raw) = steps()
    let mean = even.reduce(0, +) / 12
    // Chords of the bend are a little shorter than the bend.
    #expect(even.allSatisfy { abs($0 - mean) < 0.08 * mean })
    #expect(raw[0] > 3 * raw[6] && raw[11] > 3 * raw[5])
  }

  @Test func eachDotLeavesItsMarksAtTheSameTimes() throws {
    for (time, count) in [(0.5, 0), (0.6, 1), (0.99, 1), (1.01, 2), (3.01, 7), (5.5, 13)] {
      let marks = demo.scene.frame(at: time).filter {
        $0.shape == .rectangle(4, 16, cornerRadius: 2)
      }
      #expect(marks.count == 2 * count, "at \(time)")
    }
  }

  @Test func theNumbersAreTheProgressOfTheDots() throws {
    let (even, raw) = steps()
    for mark in 0...12 {
      let shown = demo.scene.frame(at: 0.6 + 0.4 * Double(mark)).compactMap { sprite -> Double? in
        guard case .text(let text) = sprite.shape, text.string.hasSuffix("%") else { return nil }
        return Double(text.string.dropLast())
      }
      let gone = [even, raw].map { 100 * $0.prefix(mark).reduce(0, +) / $0.reduce(0, +) }
      // Rounded, and the chords' length for the bend's.
      for (shown, gone) in zip(shown, gone) { #expect(abs(shown - gone) < 2) }
      #expect(shown.count == 2)
    }
  }

  @Test func everyPictureIsHiddenAtFirstAndAllRevealedInTheEnd() throws {
    func clips(at time: Double) -> [Clip] {
      demo.scene.frame(at: time).filter { $0.name == "sky" }.compactMap(\.clips.first)
    }
    #expect(clips(at: 0).map(\.rect.isEmpty) == Array(repeating: true, count: 6))
    for (clip, reveal) in zip(clips(at: 6), Mask.Reveal.allCases) {
      #expect(clip.rect.height >= 88 && clip.rect.width >= (reveal == .toCircle ? 88 : 124))
    }
  }
}
