import Keyframes
import Stage
import Testing

struct PaintTests {
  @Test func stopsAreInOrder() {
    let blend = Gradient(
      from: .zero, to: Point(x: 1, y: 1),
      [.init(1, .black), .init(0, .white), .init(0.5, .clear)])
    #expect(blend.stops.map(\.offset) == [0, 0.5, 1])
    #expect(blend.stops.map(\.color) == [.white, .clear, .black])
  }

  @Test func namedGradientsGoDownAndToTheRight() {
    let (down, right) = (
      Gradient.vertical(.white, .black), Gradient.horizontal(.white, .black)
    )
    #expect(down.start == .zero && down.end == Point(x: 0, y: 1))
    #expect(right.start == .zero && right.end == Point(x: 1, y: 0))
    for blend in [down, right] {
      #expect(blend.stops == [.init(0, .white), .init(1, .black)])
    }
  }

  @Test func strokesAreSolidByDefault() {
    let stroke = Stroke(.white, width: 3)
    #expect(stroke == Stroke(.color(.white), width: 3))
    #expect(stroke.cap == .butt && stroke.join == .miter && stroke.dash.isEmpty)
    #expect(stroke.dashPhase == 0 && stroke.start == 0 && stroke.end == 1)
    #expect(
      Stroke(.white, width: 3, cap: .round, join: .bevel, dash: [4, 2])
        == Stroke(.color(.white), width: 3, cap: .round, join: .bevel, dash: [4, 2]))
  }

  @Test func aGradientWithoutStopsTraps() async {
    await #expect(processExitsWith: .failure) {
      _ = Gradient(from: .zero, to: .zero, [])
    }
  }
}
