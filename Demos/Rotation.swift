import Editing
import Keyframes
import DemoKit
import Stage

/// A full turn by three keyframes, a third of the time each. The four birds get the same three
/// angles, but rotate in different directions. Core Animation always uses the shortest rotation, so
/// it is right only while the steps are less than half a turn.
struct Rotation: Demo {
  static let name = "rotation"
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

  private var runs: [(start: Double, run: Run)] = [(0, .clockwise)]

  init() {}

  private var end: Double { runs.last.map { $0.start + $0.run.duration } ?? 0 }

  var timeline: Timeline { .seconds(end) }

  func buttons(at time: Double, isPlaying: Bool) -> [StageButton] {
    let isRunning = runs.contains { $0.start < time && time < $0.start + $0.run.duration }
    return Run.allCases.enumerated().map { index, run in
      StageButton(
        run.rawValue, Rect(x: 262 + 150 * Double(index), y: 468, width: 136, height: 44),
        isEnabled: !isRunning)
    }
  }

  mutating func press(_ button: String, at time: Double) -> Reply {
    guard let run = Run(rawValue: button) else { return .ignored }
    runs.removeAll { $0.start >= time }
    runs.append((time, run))
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
    .at(x: .always(x), y: 180)
    .named(title.lowercased())
  }

  // UIKit applies an ease-in-out to the whole animation by default.
  private func rotation(_ direction: TurnDirection) -> Track<Double> {
    let turns = Int(values["turns"])
    var track: Track<Double> = 0
    for (start, run) in runs where !run.angles.isEmpty {
      let once = run.angles.dropLast()
      let angles = (0..<turns).flatMap { _ in once } + run.angles.suffix(1)
      let turn = Track<Double>.turning(
        direction, times: angles.indices.map { Double($0) / Double(3 * turns) }, angles: angles)
      let easing: Easing = values.isOn("ease") ? .easeInOut : .linear
      for keyframe in turn.timed(by: easing, over: run.duration, from: start).keyframes {
        track.add(keyframe)
      }
    }
    return track
  }

  private var times: String {
    let turns = Int(values["turns"])
    return turns > 1 ? "  ×\(turns)" : ""
  }

  // The last angles that the birds were given.
  @NodeBuilder private var angles: [Node] {
    for (index, (start, run)) in runs.enumerated() {
      let end = index + 1 < runs.count ? runs[index + 1].start : .infinity
      if start < end {
        let words =
          run.angles.isEmpty
          ? "no angles: the circles change colour"
          : run.angles.map { "\(Int($0))°" }.joined(separator: "  →  ") + times
        Node(words, TextStyle(18, .medium, family: .mono), .sand).at(x: 480, y: 404)
          .shown(from: index > 0 ? start : -.infinity, until: end)
          .named("angles-\(index + 1)")
      }
    }
  }

  private var swatch: Track<Color> {
    var track = Track(Color.navy)
    for (start, run) in runs where run == .rainbow {
      track.add(Color.navy, at: start)
      for keyframe in Rainbow.track.keyframes {
        track.add(keyframe.value, at: start + keyframe.time)
      }
      track.add(Color.navy, at: start + run.duration)
    }
    return track
  }

  // A bird's head, which is asymmetric, so that every rotation is visible.
  private var bird: Node {
    Node {
      Node(.corners([Point(x: 48, y: -34), Point(x: 112, y: -6), Point(x: 46, y: 18)]), fill: .sun)
      Node(
        .corners([
          Point(x: -30, y: -58), Point(x: -62, y: -102), Point(x: -8, y: -84),
          Point(x: 6, y: -112), Point(x: 28, y: -62),
        ]), fill: .coral)
      Node(.circle(radius: 66), fill: .coral).at(y: -8)
      Node(.ellipse(Size(width: 74, height: 60)), fill: .paper).at(x: 12, y: 26)
      Node(.circle(radius: 19), fill: .paper).at(x: 20, y: -26)
      Node(.circle(radius: 9), fill: .ink).at(x: 26, y: -26)
      Node(.rectangle(46, 40, cornerRadius: 12), fill: .violet).at(x: -40, y: 62).rotation(20)
    }
    .named("bird")
  }
}
