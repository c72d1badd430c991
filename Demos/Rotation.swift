/// A full turn by three keyframes, each a third of the time. The four birds get the same three
/// angles, but rotate in different directions. Core Animation always takes the shortest rotation,
/// so it is right only if every step is less than half a turn.
struct Rotation: AdjustableDemo, ButtonedDemo {
  static let title = "Rotation"
  static let caption = "The same three angles, four rotation directions."
  static let posterTime = 0.9

  static let knobs: [Knob] = [
    .number("turns", 1...4, step: 1, default: 1),
    .toggle("ease", default: true, label: "Ease in and out"),
  ]
  var values = KnobValues(knobs)

  private enum Run: String, CaseIterable {
    case clockwise = "CW"
    case counterclockwise = "CCW"
    case rainbow = "Rainbow"

    var duration: Double { self == .rainbow ? 4 : 2 }

    var angles: [Double] {
      switch self {
      case .clockwise: [0, 120, 240, 0]
      case .counterclockwise: [0, 240, 120, 0]
      case .rainbow: []
      }
    }
  }

  private var runs = Tape<Run>()

  init() { runs.record(.clockwise, at: 0) }

  var timeline: Timeline { .seconds(runs.last.map { $0.time + $0.event.duration } ?? 0) }

  func buttons(at time: Double, isPlaying: Bool) -> [StageButton] {
    let isRunning = runs.contains { $0.time < time && time < $0.time + $0.event.duration }
    return StageButton.row(
      Run.allCases.map(\.rawValue), Rect(x: 262, y: 468, width: 136, height: 44), every: 150
    ) { _ in !isRunning }
  }

  mutating func receive(_ input: DemoInput, at time: Double) -> Reply {
    guard case .button(let title) = input, let run = Run(rawValue: title) else { return .ignored }
    runs.record(run, replacingFrom: time)
    return .play
  }

  var scene: Scene {
    Scene(ground: .midnight) {
      column("Clockwise", x: 132, .clockwise)
      column("Counter-clockwise", x: 364, .counterclockwise)
      column("Shortest way", x: 596, .shortest)
      column("As written", x: 828, .asWritten)
      angles
    }
  }

  private func column(_ title: String, x: Double, _ direction: TurnDirection) -> Node {
    Node {
      Node(.circle(radius: 104), fill: swatch)
      Node(.circle(radius: 104), stroke: Stroke(.paper.opacity(0.25), width: 2))
      bird.scale(0.84).rotation(rotation(direction))
      Node(title, TextStyle(20, .semibold), .paper).at(y: 144)
    }
    .at(x: x, y: 180).named(title.lowercased())
  }

  // UIKit applies an ease-in-out to the whole animation by default.
  private func rotation(_ direction: TurnDirection) -> Track<Double> {
    let turns = Int(values["turns"])
    var track: Track<Double> = 0
    let easing: Easing = values.isOn("ease") ? .easeInOut : .linear
    for run in runs where !run.event.angles.isEmpty {
      let once = run.event.angles.dropLast()
      let angles = (0..<turns).flatMap { _ in once } + run.event.angles.suffix(1)
      let turn = Track<Double>.turning(
        direction, times: angles.indices.map { Double($0) / Double(3 * turns) }, angles: angles)
      let timed = turn.timed(by: easing, over: run.event.duration, from: run.time)
      for keyframe in timed.keyframes { track.add(keyframe) }
    }
    return track
  }

  // The angles that the birds were given last.
  @NodeBuilder private var angles: [Node] {
    for (index, span) in runs.spans.enumerated() {
      Node(words(span.event), .mono(18), .sand).at(x: 480, y: 404)
        .shown(from: index > 0 ? span.start : -.infinity, until: span.end)
        .named("angles-\(index + 1)")
    }
  }

  private func words(_ run: Run) -> String {
    guard !run.angles.isEmpty else { return "no angles: the circles change colour" }
    let turns = Int(values["turns"])
    return run.angles.map { "\(Int($0))°" }.joined(separator: "  →  ")
      + (turns > 1 ? "  ×\(turns)" : "")
  }

  private var swatch: Track<Color> {
    var track = Track(Color.navy)
    for run in runs where run.event == .rainbow {
      track.add(.navy, at: run.time)
      for key in Rainbow.track.keyframes { track.add(key.value, at: run.time + key.time) }
      track.add(.navy, at: run.time + run.event.duration)
    }
    return track
  }

  // A bird's head is asymmetric, so that every rotation is visible.
  private var bird: Node {
    Node {
      Node(.corners((48, -34), (112, -6), (46, 18)), fill: .sun)
      Node(.corners((-30, -58), (-62, -102), (-8, -84), (6, -112), (28, -62)), fill: .coral)
      Node(.circle(radius: 66), fill: .coral).at(y: -8)
      Node(.ellipse(Size(width: 74, height: 60)), fill: .paper).at(x: 12, y: 26)
      Node(.circle(radius: 19), fill: .paper).at(x: 20, y: -26)
      Node(.circle(radius: 9), fill: .ink).at(x: 26, y: -26)
      Node(.rectangle(46, 40, cornerRadius: 12), fill: .violet).at(x: -40, y: 62).rotation(20)
    }
    .named("bird")
  }
}
