/// Two balls on the same spring get a new target before they have arrived. One keeps its velocity;
/// the other starts from rest, and jerks. A tap sends both there.
struct Springs: AdjustableDemo {
  static let title = "Springs"
  static let caption = "A new target in mid-flight: velocity kept or lost."
  static let posterTime = 1.25

  static let knobs: [Knob] = [
    .number("response", 0.1...2, step: 0.05, unit: "s", default: 0.9),
    .number("damping-ratio", 0.1...1.5, step: 0.05, default: 0.5),
  ]
  var values = KnobValues(knobs) { didSet { sendAgain() } }

  private var kept = ball("kept", .coral, y: 96)
  private var lost = ball("lost", .sky, y: 200)
  private var targets = Tape<Double>()
  private var end = 0.0

  init() {
    for (time, x) in [(0.2, 800.0), (0.42, 200), (0.72, 800), (0.98, 240), (1.3, 560)] {
      send(to: x, at: time)
    }
  }

  private static func ball(_ name: String, _ color: Color, y: Double) -> Takes {
    Takes(Node(.circle(radius: 26), fill: color).at(x: 160, y: y).named(name))
  }

  // A knob was changed: sends both to the same targets with the new spring.
  private mutating func sendAgain() {
    (kept, lost) = (Self.ball("kept", .coral, y: 96), Self.ball("lost", .sky, y: 200))
    for target in targets { send(to: target.event, at: target.time) }
  }

  var timeline: Timeline { .seconds(end, ticks: targets.times) }

  mutating func receive(_ input: DemoInput, at time: Double) -> Reply {
    guard case .tap(let position) = input else { return .ignored }
    send(to: min(max(position.x, 120), 840), at: time)
    return .play
  }

  private mutating func send(to x: Double, at time: Double) {
    targets.record(x, replacingFrom: time)
    let easing = Easing.spring(
      Spring(response: values["response"], dampingRatio: values["damping-ratio"]))
    let move = Animation.motions(
      [Motion(.to(.x, x), easing)], duration: easing.naturalDuration ?? 1)
    kept.perform(move, at: time, policy: .keepingVelocity)
    lost.perform(move, at: time, policy: .fromCurrent)
    end = max(kept.end, lost.end)
  }

  var scene: Scene {
    Scene(ground: .midnight) {
      lane("velocity kept", .coral, y: 96)
      lane("velocity lost", .sky, dash: Self.dash, y: 200)
      // Both balls have this target, which jumps.
      Node(.path(marks), stroke: Stroke(.sun, width: 2))
        .at(x: Track(targets.map(\.event), at: targets.times, .hold)).named("target")
      kept.nodes
      lost.nodes
      graph
    }
  }

  // A mark in each lane, clear of the words above it.
  private var marks: Path {
    var path = Path()
    for y in [96.0, 200] {
      path.move(to: Point(x: 0, y: y - 34))
      path.line(to: Point(x: 0, y: y + 34))
    }
    return path
  }

  // Dashes help people who can't tell the colours of the curves apart.
  private static let dash = [10.0, 7]

  private func lane(_ words: String, _ color: Color, dash: [Double] = [], y: Double) -> Node {
    Node {
      Node(.rectangle(780, 4, cornerRadius: 2), fill: .slate).at(x: 480)
      Node(.line((92, -52), (126, -52)), stroke: Stroke(color, width: 3, dash: dash))
      Node(words, .label.leading, color).at(x: 138, y: -52)
    }
    .at(y: y).named(words)
  }

  // Position over time. Each time the velocity is lost, the curve has a corner.
  private var graph: Node {
    Node {
      Node(.rectangle(780, 236, cornerRadius: 16), fill: .ink).at(x: 480, y: 118)
      line(lost, .sky, dash: Self.dash)
      line(kept, .coral)
      Node(.rectangle(2, 212, cornerRadius: 1), fill: .paper)
        .at(x: [0: 114, max(end, 0.1): 846], y: 118).named("now")
    }
    .at(y: 276).named("graph")
  }

  private func line(_ ball: Takes, _ color: Color, dash: [Double] = []) -> Node {
    let path = Path(steps: 160) { part in
      let x = ball.value(of: .x, at: part * end)
      return Point(x: 114 + 732 * part, y: 218 - 200 * (x - 60) / 840)
    }
    return Node(.path(path), stroke: Stroke(color, width: 3, join: .round, dash: dash))
  }
}
