/// Animations are values, so they can be combined: in sequence on the left, in parallel on the
/// right. Below, one animation is shared by five dots, each with its own delay. Stopping and
/// starting are takes, and can be scrubbed like everything else.
struct InTurnAndTogether: ButtonedDemo {
  static let title = "In turn and together"
  static let caption = "The same animations in sequence and in parallel."
  static let posterTime = 1.1

  private static let steps: [Animation] = [
    .motions([Motion(.to(.y, 180), .easeOut(.cubic))], duration: 0.6),
    .motions([Motion(.to(.rotation, 180), .easeInOut(.cubic))], duration: 0.8),
    .scale(to: 1.35, over: 0.5, .easeOut(.back)), .fill(.sun, over: 0.4),
  ]
  // Back to the start. All values are absolute, so figures that were stopped halfway get there.
  private static let returning: [Animation] = [
    .motions([Motion(.to(.y, 250), .easeInOut(.quad))], duration: 0.5),
    .motions([Motion(.to(.rotation, 0), .easeInOut(.quad))], duration: 0.5),
    .scale(to: 1, over: 0.5, .easeInOut(.quad)), .fill(.sky, over: 0.5),
  ]

  private var figures = [("in turn", 280.0), ("together", 680)].map { name, x in
    Takes(Node(.star(points: 5, radius: 58, waist: 0.5), fill: .sky).at(x: x, y: 250).named(name))
  }
  private var dots = (0..<5).map { index in
    Takes(
      Node(.circle(radius: 15), fill: .mint).at(x: 360 + 60 * Double(index), y: 404)
        .named("dot-\(index + 1)"))
  }
  private var completions: [Double] = []
  private var runs: [ClosedRange<Double>] = []

  init() { start(at: 0) }

  var timeline: Timeline { .seconds(runs.last?.upperBound ?? 0, ticks: completions.sorted()) }

  var scene: Scene {
    Scene(ground: .midnight) {
      Node("In turn", .headline, .paper).at(x: 280, y: 56)
      Node("Together", .headline, .paper).at(x: 680, y: 56)
      figures.flatMap(\.nodes)
      Node(.rectangle(340, 60, cornerRadius: 30), stroke: Stroke(.slate, width: 2))
        .at(x: 480, y: 404)
      dots.flatMap(\.nodes)
      counter
    }
  }

  // The number of completed animations. Every number is a node, shown during its own range of time.
  @NodeBuilder private var counter: [Node] {
    let times = [-.infinity] + completions.sorted() + [.infinity]
    for (count, (start, end)) in zip(times, times.dropFirst()).enumerated() where start < end {
      Node("\(count) completed", .mono(18), .sand)
        .at(x: 480, y: 346).shown(from: start, until: end).named("counter-\(count)")
    }
  }

  func buttons(at time: Double, isPlaying: Bool) -> [StageButton] {
    let isRunning = runs.contains { $0.lowerBound < time && time < $0.upperBound }
    let enabled = isRunning ? [isPlaying ? "Pause" : "Resume", "Stop"] : ["Start"]
    return StageButton.row(
      ["Start", "Pause", "Resume", "Stop"], Rect(x: 214, y: 464, width: 124, height: 44), every: 136
    ) { enabled.contains($0) }
  }

  mutating func receive(_ input: DemoInput, at time: Double) -> Reply {
    switch input {
    case .button("Start"):
      start(at: time)
      return .play
    case .button("Pause"): return .pause
    case .button("Resume"): return .play
    case .button("Stop"):
      forget(from: time)
      for index in figures.indices { figures[index].stop(at: time) }
      for index in dots.indices { dots[index].stop(at: time) }
      return .pause
    case _: return .ignored
    }
  }

  private mutating func start(at time: Double) {
    forget(from: time)
    figures[0].perform(.sequence(Self.steps + Self.returning), at: time)
    figures[1].perform(
      .sequence([.parallel(Self.steps), .wait(0.4), .parallel(Self.returning)]), at: time)
    playDots(at: time)
    let ends = figures.map(\.end) + [dots[dots.count - 1].end]
    completions += ends
    runs.append(time...(ends.max() ?? time))
  }

  /// The dots start in turn, each before the previous one has ended.
  private mutating func playDots(at time: Double) {
    func hop(to y: Double, _ color: Color, over duration: Double, _ easing: Easing) -> Animation {
      .motions([Motion(.to(.y, y), easing), Motion(.color(.fill, color))], duration: duration)
    }
    let hops = hop(to: 382, .coral, over: 0.25, .easeOut(.quad))
      .then(hop(to: 404, .mint, over: 0.45, .easeOut(.bounce)))
    for index in dots.indices {
      dots[index].perform(hops.delayed(by: 0.3 * Double(index)), at: time)
    }
  }

  /// The user starts or stops at `time`: whatever would have completed later never does.
  private mutating func forget(from time: Double) {
    completions.removeAll { $0 > time }
    runs = runs.filter { $0.lowerBound < time }.map { $0.lowerBound...min($0.upperBound, time) }
  }
}
