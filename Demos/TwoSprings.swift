/// Two springs from the same start: position, velocity and energy over time, with their overshoots
/// numbered, and the numbers of both in the notations of other tools.
struct TwoSprings: AdjustableDemo {
  static let title = "Two springs"
  static let caption = "Position, velocity and energy over time, and the numbers of both springs."
  static let posterTime = 0.42

  static let knobs: [Knob] = [
    .number("a-response", 0.1...2, step: 0.05, unit: "s", default: 0.6, label: "A response"),
    .number("a-damping-ratio", 0.1...1.5, step: 0.05, default: 0.35, label: "A damping ratio"),
    .number("b-response", 0.1...2, step: 0.05, unit: "s", default: 0.6, label: "B response"),
    .number("b-damping-ratio", 0.1...1.5, step: 0.05, default: 0.8, label: "B damping ratio"),
  ]
  var values = KnobValues(knobs) { didSet { measure() } }
  /// Until both have settled. It is asked for at every point of every curve.
  private var duration = 1.0

  init() { measure() }

  private mutating func measure() {
    duration = lines.map { $0.spring.settlingTime() }.max() ?? 1
  }

  private func spring(_ name: String) -> Spring {
    Spring(response: values["\(name)-response"], dampingRatio: values["\(name)-damping-ratio"])
  }

  // Dashes help people who can't tell the colours apart.
  private var lines: [(name: String, spring: Spring, color: Color, dash: [Double])] {
    [("A", spring("a"), .coral, []), ("B", spring("b"), .sky, [9, 6])]
  }

  var timeline: Timeline {
    .seconds(duration, ticks: lines.map { $0.spring.settlingTime() }.sorted())
  }

  var scene: Scene {
    Scene(ground: .ink) {
      for (index, line) in lines.enumerated() {
        let y = 30 + 36 * Double(index)
        Node {
          Node(line.name, .label, line.color).at(x: 40)
          Node(.rectangle(500, 2), fill: .slate).at(x: 320)
          Node(.circle(radius: 13), fill: line.color)
            .at(
              x: .from(
                120, to: 500, during: 0...line.spring.settlingTime(), .spring(line.spring))
            )
            .named("ball")
        }
        .at(y: y).named(line.name)
      }
      plot("position", Rect(x: 40, y: 96, width: 560, height: 200), -0.1...1.65) {
        $0.value(at: $1)
      }
      plot("velocity", Rect(x: 40, y: 308, width: 560, height: 112), -0.75...1) {
        $0.velocity(at: $1) * $0.response / (2 * .pi)
      }
      plot("energy", Rect(x: 40, y: 432, width: 560, height: 92), -0.06...1.12) {
        $0.energy(at: $1)
      }
      for (index, line) in lines.enumerated() { turns(line.spring, line.color, index) }
      table
    }
  }

  private func x(_ time: Double) -> Double { 52 + 536 * time / duration }

  private func plot(
    _ name: String, _ box: Rect, _ range: ClosedRange<Double>,
    _ value: (Spring, Double) -> Double
  ) -> Node {
    let unit = box.height / (range.upperBound - range.lowerBound)
    func y(_ value: Double) -> Double { box.maxY - (value - range.lowerBound) * unit }
    return Node {
      Node(box, cornerRadius: 10, fill: .midnight)
      for level in [0.0, 1] where range.lowerBound <= level && level + 0.05 < range.upperBound {
        Node(.line((52, y(level)), (588, y(level))), stroke: Stroke(.slate, width: 1))
      }
      for line in lines {
        let path = Path(steps: 200) { share in
          Point(x: x(share * duration), y: y(value(line.spring, share * duration)))
        }
        Node(.path(path), stroke: Stroke(line.color, width: 2.5, join: .round, dash: line.dash))
          .named(line.name)
      }
      // Each spring's settling time.
      for line in lines {
        let time = x(line.spring.settlingTime())
        Node(
          .line((time, box.minY + 24), (time, box.maxY - 4)),
          stroke: Stroke(line.color, width: 1, dash: [2, 4]))
      }
      Node(name, TextStyle(13, .medium).trailing, .quietSand).at(x: 588, y: box.minY + 14)
      Node(.line((0, box.minY + 4), (0, box.maxY - 4)), stroke: Stroke(.paper, width: 1.5))
        .at(x: [0: x(0), duration: x(duration)]).named("now")
    }
    .named("\(name) over time")
  }

  /// The overshoots, with their numbers and sizes, above A and below B.
  private func turns(_ spring: Spring, _ color: Color, _ index: Int) -> Node {
    Node {
      for (number, turn) in spring.turns(accuracy: 0.01, count: 3).enumerated() {
        let y = 296 - (turn.overshoot + 1.1) * 200 / 1.75
        let isAbove = turn.overshoot > 0
        Node(.circle(radius: 3.5), fill: color).at(x: x(turn.time), y: y)
        Node(
          "\(number + 1): \(Self.signed(turn.overshoot))", .mono(13, .regular).leading, color
        )
        .at(x: x(turn.time) + 6, y: y + (isAbove ? -13 : 13))
      }
    }
    .named("overshoots of \(lines[index].name)")
  }

  private static func signed(_ share: Double) -> String {
    (share < 0 ? "−" : "+") + (100 * abs(share)).fixed(0) + "%"
  }

  // MARK: Numbers

  private var table: Node {
    let rows: [(String, (Spring) -> String)] = [
      ("response", { $0.response.fixed(2) + " s" }),
      ("damping ratio", { $0.dampingRatio.fixed(2) }),
      ("duration", { $0.duration.fixed(2) + " s" }), ("bounce", { $0.bounce.fixed(2) }),
      ("stiffness", { $0.stiffness.fixed(1) }), ("damping", { $0.damping.fixed(1) }),
      ("tension", { $0.tension.fixed(1) }), ("friction", { $0.friction.fixed(1) }),
      ("overshoot", { (100 * $0.overshoot).fixed(1) + "%" }),
      ("settles in", { $0.settlingTime().fixed(2) + " s" }),
    ]
    return Node {
      Node(Rect(x: 0, y: 0, width: 304, height: 428), cornerRadius: 10, fill: .midnight)
      for (index, line) in lines.enumerated() {
        Node(line.name, .label.trailing, line.color).at(x: 204 + 84 * Double(index), y: 26)
      }
      for (row, (name, text)) in rows.enumerated() {
        let y = 64 + 34 * Double(row) + 10 * Double(row / 2)
        Node(name, TextStyle(15).leading, .sand).at(x: 16, y: y)
        for (index, line) in lines.enumerated() {
          Node(text(line.spring), .mono(15, .regular).trailing, line.color)
            .at(x: 204 + 84 * Double(index), y: y)
        }
      }
    }
    .at(x: 620, y: 96).named("numbers")
  }
}
