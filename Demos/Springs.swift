import Editing
import Keyframes
import DemoKit
import Stage

/// Two balls on the same spring, sent to a new target before they have arrived. One keeps its
/// velocity; the other starts from rest, and jerks. A tap sends both there.
struct Springs: Demo {
  static let name = "springs"
  static let title = "Springs"
  static let caption = "A new target in mid-flight: velocity kept or lost."
  static let posterTime = 1.25

  static let knobs: [Knob] = [
    .number("response", 0.1...2, step: 0.05, unit: "s", default: 0.9),
    .number("damping-ratio", 0.1...1.5, step: 0.05, default: 0.5),
  ]
  var values = KnobValues(knobs) { didSet { sendAgain() } }

  private static let lanes = 120.0...840

  private var kept = ball("kept", .coral, y: 96)
  private var lost = ball("lost", .sky, y: 200)
  private var targets: [(time: Double, x: Double)] = []
  private var end = 0.0

  init() {
    for (time, x) in [(0.2, 800.0), (0.42, 200), (0.72, 800), (0.98, 240), (1.3, 560)] {
      send(to: x, at: time)
    }
  }

  private static func ball(_ name: String, _ color: Color, y: Double) -> Takes {
    Takes(Node(.circle(radius: 26), fill: color).at(x: 160, y: .always(y)).named(name))
  }

  // Restarts with another spring, to the same targets.
  private mutating func sendAgain() {
    (kept, lost) = (Self.ball("kept", .coral, y: 96), Self.ball("lost", .sky, y: 200))
    for target in targets { send(to: target.x, at: target.time) }
  }

  var timeline: Timeline { .seconds(end, ticks: targets.map(\.time)) }

  mutating func tap(_ place: Point, at time: Double) -> Reply {
    send(to: min(max(place.x, Self.lanes.lowerBound), Self.lanes.upperBound), at: time)
    return .play
  }

  private mutating func send(to x: Double, at time: Double) {
    targets.removeAll { $0.time >= time }
    targets.append((time, x))
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
      lane("velocity lost", .sky, y: 200)
      target
      kept.nodes
      lost.nodes
      graph
    }
  }

  private func lane(_ words: String, _ color: Color, y: Double) -> Node {
    Node {
      Node(.rectangle(780, 4, cornerRadius: 2), fill: .slate).at(x: 480)
      Node(words, TextStyle(16, .medium, alignment: .leading), color).at(x: 92, y: -44)
    }
    .at(y: .always(y))
    .named(words)
  }

  // The target of both, which jumps.
  private var target: Node {
    var x = Track(targets.first?.x ?? 480)
    for target in targets.dropFirst() {
      x.add(x.value(at: target.time), at: target.time)
      x.add(target.x, at: target.time)
    }
    return Node(.rectangle(2, 190, cornerRadius: 1), fill: .sun).at(x: x, y: 150).named("target")
  }

  // Position over time: the curve that loses its velocity has a corner at every new target.
  private var graph: Node {
    Node {
      Node(.rectangle(780, 236, cornerRadius: 16), fill: .ink).at(x: 480, y: 118)
      line(lost, .sky)
      line(kept, .coral)
      Node(.rectangle(2, 212, cornerRadius: 1), fill: .paper)
        .at(x: [0: 114, max(end, 0.1): 846], y: 118)
        .named("now")
    }
    .at(y: 276)
    .named("graph")
  }

  private func line(_ ball: Takes, _ color: Color) -> Node {
    var path = Path()
    for step in 0...160 {
      let part = Double(step) / 160
      let x = ball.node(at: part * end).x.value(at: part * end)
      let point = Point(x: 114 + 732 * part, y: 218 - 200 * (x - 60) / 840)
      if step == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    return Node(.path(path), stroke: Stroke(color, width: 3, cap: .round, join: .round))
  }
}
