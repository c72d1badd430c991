/// A chain of links: "Action!" runs it on the square, and a tap anywhere sends the ball there, from
/// wherever it is. Each starts a new take at that moment, so everything can be scrubbed.
///
/// The links above the stage's floor have a file of their own in this folder.
struct ChainableBounce: AdjustableDemo, ButtonedDemo {
  static let title = "Chainable bounce"
  static let caption = "A chain of links. Tap anywhere to send the ball there."
  static let posterTime = 1.35

  private static let landings: [Easing.Family] = [.bounce, .back, .elastic, .quad]

  static let knobs: [Knob] = [
    .choice("landing", landings.map(\.name), default: "bounce"),
    .number("duration", 0.25...3, step: 0.05, unit: "×", default: 1),
  ]
  var values = KnobValues(knobs) { didSet { beginAgain() } }

  private static let restingSquare = Takes(
    Node(.rectangle(90, 90, cornerRadius: 14), fill: .sky).at(x: 190, y: 160).named("square"))
  private static let restingBall = Takes(
    Node(.circle(radius: 34), fill: .coral).at(x: 700, y: 300).named("ball"))

  private var square = restingSquare
  private var ball = restingBall
  private var runs: [ClosedRange<Double>] = []
  private var end = 0.0
  // The user's input: where a tap sent the ball, or nil for "Action!".
  private var touches = Tape<Point?>()

  init() { touch(nil, at: 0) }

  // A knob was changed: repeats the taps with its new value.
  private mutating func beginAgain() {
    let before = touches
    (square, ball, runs, touches) = (Self.restingSquare, Self.restingBall, [], Tape())
    for touch in before { self.touch(touch.event, at: touch.time) }
  }

  private var landing: Easing.Family {
    Self.landings.first { $0.name == values.choice("landing") } ?? .bounce
  }

  private mutating func touch(_ position: Point?, at time: Double) {
    touches.record(position, at: time)
    if let position { send(to: position, at: time) } else { act(at: time) }
  }

  var timeline: Timeline { .seconds(end) }

  var scene: Scene {
    Scene(ground: .paper) {
      Node(.rectangle(960, 90), fill: .sand.opacity(0.55)).at(x: 480, y: 495)
      Node(.rectangle(960, 2), fill: .sand).at(x: 480, y: 450)
      ChainLinks(duration: values["duration"]).node(runs: runs)
      outline(.rectangle(110, 110, cornerRadius: 22)).at(x: 190, y: 160)
      outline(.circle(radius: 44)).at(x: 700, y: 300)
      ball.nodes
      square.nodes
    }
  }

  // Where the square and the ball begin.
  private func outline(_ shape: Shape) -> Node {
    Node(shape, stroke: Stroke(.slate.opacity(0.3), width: 2, dash: [6, 6]))
  }

  func buttons(at time: Double, isPlaying: Bool) -> [StageButton] {
    let isRunning = runs.contains { $0.lowerBound < time && time < $0.upperBound }
    let y = 473 + slide.value(at: time)
    return [
      StageButton("Action!", Rect(x: 270, y: y, width: 136, height: 44), isEnabled: !isRunning),
      StageButton("Pause", Rect(x: 420, y: 473, width: 120, height: 44), isEnabled: isPlaying),
      StageButton(
        "Resume", Rect(x: 554, y: 473, width: 136, height: 44),
        isEnabled: !isPlaying && 0 < time && time < end),
    ]
  }

  /// The offset of the "Action!" button: it slides off when a run begins, and returns at its end.
  private var slide: Track<Double> {
    var track: Track<Double> = 0
    for run in runs {
      track.add(0, at: run.lowerBound, easing: .easeInOut(.expo))
      track.add(72, at: run.lowerBound + 0.5)
      track.add(72, at: run.upperBound - 1, easing: .easeInOut(.expo))
      track.add(0, at: run.upperBound)
    }
    return track
  }

  mutating func receive(_ input: DemoInput, at time: Double) -> Reply {
    switch input {
    case .tap(let position): touch(position, at: time)
    case .button("Action!"): touch(nil, at: time)
    case .button("Resume"): break
    case .button("Pause"): return .pause
    case _: return .ignored
    }
    return .play
  }

  private mutating func send(to position: Point, at time: Double) {
    let (landing, flight) = (landing, 0.9 * values["duration"])
    ball.cut(at: time) { ball in
      ball.chain(from: time).move(x: position.x, y: position.y, .easeOut(landing)).over(flight).node
    }
    // Anything that the square would have done after the tap never happens.
    square.forget(after: time)
    if runs.contains(where: { $0.lowerBound == time }) { square.cut(at: time) { $0 } }
    runs.removeAll { $0.lowerBound >= time }
    end = max(time + flight, runs.last?.upperBound ?? 0)
  }

  private mutating func act(at time: Double) {
    let (landing, duration) = (landing, values["duration"])
    var over = time
    square.cut(at: time) { square in
      let chain = square.chain(from: time)
        .anchor(.topLeft).grow(width: 60, .easeOut(landing)).fill(.violet, .easeIn(.quad))
        .over(0.5 * duration, times: 3).wait(0.2 * duration)
        .rotate(by: 95, .easeOut(.back)).over(0.5 * duration)
        .move(dy: 300, .easeIn(.quad)).opacity(0, .easeIn(.quad)).over(0.4 * duration)
        // Back to the start while it is invisible, then fade in.
        .anchor(.centre).size(width: 90).rotate(to: 0).fill(.sky).over(0)
        .move(x: 190, y: 160).over(0).opacity(1).over(1)
      over = chain.end
      return chain.node
    }
    ball.forget(after: time)
    runs.removeAll { $0.lowerBound >= time }
    runs.append(time...over)
    end = over
  }
}
