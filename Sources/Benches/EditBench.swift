import AppState
import Commands
import DemoKit
import Demos
import Editing
import Interface
import Keyframes
import Playground
import SDLHost
import Stage

/// `riff bench --edit`: edits with the pointer for `frames` frames each, without a window, and
/// prints the cost of `Session.step`.
func benchEdits(_ frames: Int, _ size: Size, _ text: TextRenderer, json: Bool) {
  let costs = editCosts(frames: frames, size: size, measure: text.measure)
  print(json ? EditCost.json(costs, frames: frames) : EditCost.table(costs, frames: frames))
}

/// The cost of the frames of one kind of edit.
private struct EditCost {
  /// The edit, in words.
  let name: String
  /// Milliseconds that `Session.step` took, one for each frame.
  let steps: FrameTimes.Spread
  /// The part of the times in which it had a processor: on a busy machine it also waits for one.
  let processor: FrameTimes.Spread

  init(_ name: String, _ costs: [StepCost]) {
    self.name = name
    steps = FrameTimes.Spread(costs.map(\.step))
    processor = FrameTimes.Spread(costs.map(\.processor))
  }

  static func table(_ costs: [EditCost], frames: Int) -> String {
    let heading =
      "\(frames) frames each".padded(to: 30) + "step ms: median    95 %    99 %     max"
      + "   processor max"
    let lines = costs.map { cost in
      let cells = [cost.steps.median, cost.steps.p95, cost.steps.p99, cost.steps.maximum]
      return cost.name.padded(to: 37) + cells.map { $0.fixed(2).leftPadded(to: 8) }.joined()
        + cost.processor.maximum.fixed(2).leftPadded(to: 16)
    }
    return ([heading] + lines).joined(separator: "\n")
  }

  static func json(_ costs: [EditCost], frames: Int) -> String {
    let lines = costs.map { cost in
      "    {\"name\": \"\(cost.name)\", \"stepMs\": \(cost.steps.json), "
        + "\"processorMs\": \(cost.processor.json)}"
    }
    return """
      {
        "frames": \(frames),
        "edits": [
      \(lines.joined(separator: ",\n"))
        ]
      }
      """
  }
}

/// The milliseconds of one step.
private struct StepCost {
  let step: Double
  let processor: Double
}

/// Ten thousand keyframes of four tracks each of some nodes.
private nonisolated protocol ManyKeyframes: Demo {
  static var nodes: Int { get }
}

/// Two hundred tracks of fifty keyframes.
private nonisolated struct ManyTracks: ManyKeyframes {
  static let name = "many-tracks"
  static let title = "Many tracks"
  static let caption = "Two hundred tracks of fifty keyframes."
  static let nodes = 50
}

/// Four tracks of 2,500 keyframes.
private nonisolated struct LongTracks: ManyKeyframes {
  static let name = "long-tracks"
  static let title = "Long tracks"
  static let caption = "Four tracks of 2,500 keyframes."
  static let nodes = 1
}

nonisolated extension ManyKeyframes {
  /// With room before the first keyframe and after the last.
  var timeline: Timeline { Timeline.seconds(60, ticks: [0]) }

  var scene: Scene {
    Scene(ground: .black) {
      for node in 0..<Self.nodes {
        Node(.circle(radius: 4), fill: .white)
          .at(x: track(node, 0), y: track(node, 1)).rotation(track(node, 2))
          .opacity(track(node, 3)).named("dot")
      }
    }
  }

  private func track(_ node: Int, _ part: Int) -> Track<Double> {
    let easings: [Easing] = [.easeIn(.cubic), .easeOut(.bounce), .cubicBezier(0.3, -0.4, 0.2, 1.6)]
    let count = 2500 / Self.nodes
    return Track(
      (0..<count).map { key in
        Keyframe(
          time: 5 + Double(key) * 50 / Double(count) + Double(node % 7) / 10,
          value: Double((key * 37 + node + part) % 200), easing: easings[(key + part) % 3])
      })
  }
}

/// Drags a keyframe among ten thousand, all ten thousand, and a knob of every demo that has a slider;
/// and gives commands to all ten thousand keyframes.
private func editCosts(
  frames: Int, size: Size, measure: @escaping TextMeasure
) -> [EditCost] {
  let key = KeyframePath(TrackPath(node: "dot", property: "x"), 4)
  func session(_ demo: any Demo, key: Character = "t") -> Session {
    var session = Session(demos: [demo], size: size, measure: measure)
    press(key, [], &session)
    return session
  }
  func selectingAll(_ session: Session) -> Session {
    var session = session
    press("a", .control, &session)
    return session
  }
  /// All nodes selected, on the stage.
  func editing(_ session: Session) -> Session {
    var session = session
    press("q", [], &session)
    return selectingAll(session)
  }
  let (one, long) = (session(ManyTracks()), session(LongTracks()))
  let graphs = session(ManyTracks(), key: "v")
  let drags = [
    drag(.keyframe(key), "drag 1 of 10,000 keyframes", frames, one),
    drag(.keyframe(key), "drag 10,000 keyframes", frames, selectingAll(one)),
    drag(.keyframe(key), "the same in 4 tracks: drag 1", frames, long),
    drag(.keyframe(key), "the same in 4 tracks: drag all", frames, selectingAll(long)),
    drag(.keyframe(key), "graphs of 200 tracks: drag 1", frames, graphs),
    drag(.keyframe(key), "graphs of 200 tracks: drag all", frames, selectingAll(graphs)),
    zoom(at: .keyframe(key), "graphs of 200 tracks: zoom", frames, graphs),
    drag(.bar("dot"), "drag the bar of 1 of 50 nodes", frames, one),
    drag(.bar("dot"), "drag the bars of 50 nodes", frames, editing(one)),
    drag(.motion("dot", 9), "drag a keyframe of 24 motion paths", frames, editing(one)),
  ]
  let knobs = catalog.map { demo -> EditCost? in
    let slider = demo.knobs.first {
      if case .number = $0.kind { demo.isShowing($0) } else { false }
    }
    guard let slider else { return nil }
    var session = Session(demos: catalog, size: size, measure: measure)
    session.start(demo: demo.name)
    press("t", [], &session)
    press("o", [], &session)
    return drag(.knob(slider.name), "knob of \(demo.name)", frames, session)
  }
  let commands = commands(times: max(frames / 60, 1), one)
  return (drags + commands + curves(frames, size, measure) + knobs).compactMap { $0 }
}

/// Drags in the curve editor, where the nearest easings are found for each new curve, and a stroke; and
/// a knob beside vectors between versions.
private func curves(
  _ frames: Int, _ size: Size, _ measure: @escaping TextMeasure
) -> [EditCost?] {
  func session(_ demo: String, _ keys: [(Character, Modifiers)], easing: String? = nil) -> Session {
    var session = Session(demos: catalog, size: size, measure: measure)
    session.start(demo: demo)
    for (key, modifiers) in keys { press(key, modifiers, &session) }
    guard let easing else { return session }
    let events = [TimedEvent(time: 0, .pasted(easing))]
    _ = session.step(events, dt: 0)
    if let tab = session.position(of: .curve(.tab(.shape))) {
      for event in [InputEvent.pointerPressed(tab, clicks: 1), .pointerReleased(tab)] {
        _ = session.step([TimedEvent(time: 0, event)], dt: 0)
      }
    }
    _ = session.step([], dt: 1)
    return session
  }
  let spring = session("rotation", [("e", [])], easing: "spring(0.5, 0.4)")
  let versions: [(Character, Modifiers)] = [("o", []), ("b", .shift), ("c", [])]
  return [
    drag(.curve(.canvas), "handle of a Bézier curve", frames, session("rotation", [("e", [])])),
    drag(.curve(.slider(.dampingRatio)), "damping ratio of a spring", frames, spring),
    drag(
      .curve(.canvas), "stroke in the curve editor", frames,
      session("rotation", [("e", []), ("w", .shift)])),
    drag(.knob("response"), "knob beside another version", frames, session("springs", versions)),
  ]
}

/// Commands to all keyframes, one after another, each of them `times` times, and the frames after them.
private func commands(times: Int, _ start: Session) -> [EditCost] {
  let commands: [(name: String, key: Key)] = [
    ("select", .character("a")), ("copy", .character("c")), ("cut", .character("x")),
    ("undo cutting", .character("z")),
  ]
  var session = start
  var costs: [[StepCost]] = commands.map { _ in [] }
  for _ in 0..<times {
    for (index, command) in commands.enumerated() {
      let key: [InputEvent?] = [
        .keyPressed(command.key, .control, isRepeat: false), .keyReleased(command.key),
      ]
      // Copied text is written in the following frames.
      for event in key + [InputEvent?](repeating: nil, count: 40) {
        costs[index].append(cost(of: event, at: 1, &session))
      }
    }
  }
  return zip(commands, costs).map { command, costs in
    EditCost("\(command.name) 10,000 keyframes", costs)
  }
}

/// The cost of a frame with an event, or without.
private func cost(
  of event: InputEvent?, at time: Double, _ session: inout Session
) -> StepCost {
  let (begin, processor) = (Clock.now, Host.processorTime)
  _ = session.step(event.map { [TimedEvent(time: time, $0)] } ?? [], dt: 1.0 / 60)
  return StepCost(
    step: (Clock.now - begin) * 1000, processor: (Host.processorTime - processor) * 1000)
}

private func press(_ key: Character, _ modifiers: Modifiers, _ session: inout Session) {
  let pressed = InputEvent.keyPressed(.character(key), modifiers, isRepeat: false)
  _ = session.step([TimedEvent(time: 0, pressed)], dt: 0)
  _ = session.step([TimedEvent(time: 0, .keyReleased(.character(key)))], dt: 1)
}

/// Zooms in and out about a target, in time and in value, a turn of the wheel for each frame.
private func zoom(
  at target: DragTarget, _ name: String, _ frames: Int, _ start: Session
) -> EditCost? {
  var session = start
  guard let position = session.position(of: target) else { return nil }
  let costs = (0..<frames).map { frame in
    let event = InputEvent.wheel(
      x: 0, y: frame / 10 % 2 == 0 ? 1 : -1, at: position,
      frame % 2 == 0 ? .control : [.control, .shift], isPrecise: false, isFlipped: false)
    return cost(of: event, at: 1 + Double(frame) / 60, &session)
  }
  return EditCost(name, costs)
}

/// Drags a target to and fro, a move for each frame.
private func drag(
  _ target: DragTarget, _ name: String, _ frames: Int, _ start: Session
) -> EditCost? {
  var session = start
  guard let position = session.position(of: target) else { return nil }
  var costs = [cost(of: .pointerPressed(position, clicks: 1), at: 1, &session)]
  for frame in 0..<frames {
    // A triangle wave of 60 points around the position, never twice at one position.
    let phase = Double(frame) * 0.37
    let x = position.x + 60 * (abs((phase.truncatingRemainder(dividingBy: 4)) - 2) - 1)
    let event = InputEvent.pointerMoved(Point(x: x, y: position.y))
    costs.append(cost(of: event, at: 1 + Double(frame) / 60, &session))
  }
  let end = 1 + Double(frames) / 60
  costs.append(cost(of: .pointerReleased(position), at: end, &session))
  return EditCost(name, costs)
}
