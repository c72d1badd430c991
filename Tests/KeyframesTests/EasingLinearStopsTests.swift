import Keyframes
import Testing

struct EasingLinearStopsTests {
  static let canonical: [(written: String, canonical: String)] = [
    ("linear(0, 0.25, 1)", "linear(0 0%, 0.25 50%, 1 100%)"),
    ("linear(0, 0.25 25% 75%, 1)", "linear(0 0%, 0.25 25%, 0.25 75%, 1 100%)"),
    ("linear(0, 0.25 75%, 0.5 10%, 1)", "linear(0, 0.25 75%, 0.5 75%, 1)"),
    ("linear(0, 0.1, 0.2, 0.3 75%, 1)", "linear(0, 0.1 25%, 0.2 50%, 0.3 75%, 1)"),
    ("linear(0 20%, 0.5, 1 80%)", "linear(0 20%, 0.5 50%, 1 80%)"),
    ("linear(0 -50%, 1, 0 50%)", "linear(0 -50%, 1 0%, 0 50%)"),
    ("linear(0, 1 150%, 0.5, 0)", "linear(0, 1 150%, 0.5 150%, 0 150%)"),
    ("linear(0 70% 30%, 1)", "linear(0 70%, 0 70%, 1)"),
    ("linear(0.5)", "linear(0.5 0%)"), ("linear(0.5 40%)", "linear(0.5 40% )"),
    // Out of order: every place is at least the largest before it, not the nearest.
    ("linear(0, 1 60%, 0.5 20%, 0.7 40%, 1)", "linear(0, 1 60%, 0.5 60%, 0.7 60%, 1)"),
    ("linear(0 50%, 1 20%)", "linear(0 50%, 1 50%)"),
    ("linear(0, 1 60%, 0.2, 0.4, 0.8 30%)", "linear(0, 1 60%, 0.2 60%, 0.4 60%, 0.8 60%)"),
    ("linear(50% 0.2 75%, 1)", "linear(0.2 50%, 0.2 75%, 1)"),
  ]

  /// Notations, and the equivalents according to CSS Easing Functions 2; equal easings have equal
  /// points.
  @Test(arguments: canonical)
  func stopsAreCanonical(_ written: String, _ canonical: String) throws {
    #expect(try Easing(notation: written) == Easing(notation: canonical))
  }

  static let lines: [(stops: [LinearStop], progress: Double, value: Double)] = [
    ([0, 0.25, 1] as [LinearStop], -1.0, -0.5), ([0, 0.25, 1], 0.25, 0.125),
    ([0, 0.25, 1], 0.5, 0.25), ([0, 0.25, 1], 0.75, 0.625), ([0, 0.25, 1], 2, 2.5),
    // A jump: the later stop counts at it, the nearer one around it.
    ([0, LinearStop(0.2, at: 0.5), LinearStop(0.8, at: 0.5), 1], 0.5, 0.8),
    ([0, LinearStop(0.2, at: 0.5), LinearStop(0.8, at: 0.5), 1], 0.25, 0.1),
    ([0, LinearStop(0.2, at: 0.5), LinearStop(0.8, at: 0.5), 1], 0.75, 0.9),
    // Beyond jumps at the ends the value is constant.
    ([LinearStop(0, at: 0), LinearStop(0.5, at: 0), 1], -1, 0),
    ([LinearStop(0, at: 0), LinearStop(0.5, at: 0), 1], 0, 0.5),
    ([0, LinearStop(0.5, at: 1), LinearStop(2, at: 1)], 1, 2),
    ([0, LinearStop(0.5, at: 1), LinearStop(2, at: 1)], 3, 2),
    // Lines continue, a single stop is a constant.
    ([LinearStop(0, at: 0.25), LinearStop(1, at: 0.75)], 0, -0.5),
    ([0.4], -7, 0.4), ([0.4], 0.5, 0.4),
  ]

  @Test(arguments: lines)
  func goesThroughItsStops(_ stops: [LinearStop], _ progress: Double, _ value: Double) {
    #expect(abs(Easing.linear(stops)(progress) - value) < 1e-15)
  }

  /// Against a search from the front.
  @Test func findsTheRightLineAmongMany() {
    let outputs = (0...100).map { Double($0 * $0 % 17) }
    let easing = Easing.linear(outputs.map { LinearStop($0) })
    for step in 0..<1000 {
      let place = Double(step) / 10
      let index = Int(place)
      let part = place - Double(index)
      let expected = outputs[index] * (1 - part) + outputs[index + 1] * part
      #expect(abs(easing(place / 100) - expected) < 1e-11)
    }
  }
}
