/// The same four keyframes under Core Animation's five calculation modes: their curves on the left,
/// and five balls that follow them on the right.
struct CalculationModes: AdjustableDemo {
  static let title = "Calculation modes"
  static let caption = "Four keyframes, and five ways to fill in the values between them."
  static let posterTime = 1.3

  static let knobs: [Knob] = ["tension", "continuity", "bias"].map {
    .number($0, -1...1, step: 0.05, default: 0)
  }
  var values = KnobValues(knobs)

  private static let duration = 2.0

  /// The values 0, 1, 3, 1 at the fractions 0, 0.4, 0.8 and 1 of the time.
  private static let keys: Track<Double> = [0: 0, 0.8: 1, 1.6: 3, 2: 1]

  // The knobs shape the two curved modes.
  private var modes: [(name: String, mode: CalculationMode, color: Color, dash: [Double])] {
    let shape = CurveShape(
      tension: values["tension"], continuity: values["continuity"], bias: values["bias"])
    return [
      ("linear", .linear, .sky, []), ("discrete", .discrete, .sand, [2, 4]),
      ("paced", .paced, .mint, []), ("cubic", .cubic(shape), .coral, [10, 5]),
      ("cubic paced", .cubicPaced(shape), .violet, [5, 5]),
    ]
  }

  let timeline = Timeline.seconds(duration, ticks: keys.keyframes.map(\.time))

  var scene: Scene {
    Scene(ground: .ink) {
      Node(Rect(x: 50, y: 70, width: 560, height: 400), cornerRadius: 16, fill: .midnight)
      words
      for value in 0...3 { gridLine(Double(value)) }
      // With these values both paced modes have the same curve: one covers the other.
      for (name, mode, color, dash) in modes {
        curve(name, Self.keys.calculated(mode), stroke(mode, color.opacity(0.8), dash), color)
      }
      // The keyframes. Only the paced modes, which move them in time, may miss them.
      for key in Self.keys.keyframes {
        Node(.polygon(sides: 4, radius: 9), fill: .ink, stroke: Stroke(.paper, width: 2))
          .at(x: x(key.time), y: y(key.value))
      }
      for (index, (name, mode, color, dash)) in modes.enumerated() {
        ball(name, Self.keys.calculated(mode), stroke(mode, color, dash), color)
          .at(x: 672 + 62 * Double(index))
      }
    }
  }

  // The legend: diamonds, lines and balls.
  private var words: Node {
    Node {
      Node("Diamonds: four keyframes. Lines: the values between them.", .note.leading, .sand)
        .at(x: 50, y: 42)
      Node("The same values, as heights", .note.leading, .sand).at(x: 650, y: 42)
      Node("time", .note.trailing, .quietSand).at(x: 570, y: 448)
    }
    .named("words")
  }

  // Width and dashes help people who can't tell the colours apart.
  private func stroke(_ mode: CalculationMode, _ color: Color, _ dash: [Double]) -> Stroke {
    Stroke(color, width: mode == .paced ? 8 : 3, join: .round, dash: dash)
  }

  private func x(_ time: Double) -> Double { 90 + 480 * time / Self.duration }
  private func y(_ value: Double) -> Double { 420 - 100 * value }

  private func gridLine(_ value: Double) -> Node {
    Node {
      Node(.rectangle(480, 1), fill: .slate).at(x: 330)
      Node("\(Int(value))", .mono(13), .sand).at(x: 68)
    }
    .at(y: y(value)).named("value \(Int(value))")
  }

  /// The track as a curve, with a dot at the current time.
  private func curve(
    _ name: String, _ track: Track<Double>, _ stroke: Stroke, _ color: Color
  ) -> Node {
    // Where the value jumps, the line is vertical.
    let points = (0...80).flatMap { step in
      let time = Self.duration * Double(step) / 80
      return [track.value(before: time), track.value(at: time)].map { Point(x: x(time), y: y($0)) }
    }
    return Node {
      Node(
        .path(Path(through: Array(points.dropFirst()))), stroke: stroke)
      Node(.circle(radius: 6), fill: color)
        .at(x: [0: x(0), Self.duration: x(Self.duration)], y: track.map(y))
    }
    .named(name)
  }

  private func ball(
    _ name: String, _ track: Track<Double>, _ stroke: Stroke, _ color: Color
  ) -> Node {
    Node {
      Node(.rectangle(2, 300, cornerRadius: 1), fill: .slate).at(y: 270)
      Node(.circle(radius: 22), fill: color).at(y: track.map(y))
      Node(.line((-16, 0), (16, 0)), stroke: stroke).at(y: 450)
      Node(name.replacing(" ", with: "\n"), TextStyle(13, .medium), color).at(y: 478)
    }
    .named("\(name) ball")
  }
}
