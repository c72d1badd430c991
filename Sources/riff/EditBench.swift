import DemoKit
import Demos
import Editing
import Interface
import Keyframes
import Playground
import SDLHost
import Stage

/// `riff bench --edit`: edits by hand for `frames` frames each, without a window, and prints what
/// `Session.step` cost.
func benchEdits(_ frames: Int, _ size: Size, _ text: TextRenderer, json: Bool) {
  let costs = editCosts(frames: frames, size: size, measure: text.measure)
  print(json ? EditCost.json(costs, frames: frames) : EditCost.table(costs, frames: frames))
}

/// What the frames of one kind of edit cost.
private struct EditCost {
  /// What is done, in words.
  let name: String
  /// Milliseconds that `Session.step` took, one for each frame.
  let steps: FrameTimes.Spread

  static func table(_ costs: [EditCost], frames: Int) -> String {
    let heading =
      "\(frames) frames each".padded(to: 30) + "step ms: median    95 %    99 %     max"
    let lines = costs.map { cost in
      let cells = [cost.steps.median, cost.steps.p95, cost.steps.p99, cost.steps.maximum]
      return cost.name.padded(to: 37) + cells.map { $0.fixed(2).leftPadded(to: 8) }.joined()
    }
    return ([heading] + lines).joined(separator: "\n")
  }

  static func json(_ costs: [EditCost], frames: Int) -> String {
    let lines = costs.map { "    {\"name\": \"\($0.name)\", \"stepMs\": \($0.steps.json)}" }
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

/// Two hundred tracks of fifty keyframes.
private struct ManyKeyframes: Demo {
  static let name = "many-keyframes"
  static let title = "Many keyframes"
  static let caption = "Two hundred tracks of fifty keyframes."
  let timeline = Timeline.seconds(50, ticks: [0])

  var scene: Scene {
    Scene(ground: .black) {
      for node in 0..<50 {
        Node(.circle(radius: 4), fill: .white)
          .at(x: track(node, 0), y: track(node, 1)).rotation(track(node, 2))
          .opacity(track(node, 3)).named("dot")
      }
    }
  }

  private func track(_ node: Int, _ part: Int) -> Track<Double> {
    let easings: [Easing] = [.easeIn(.cubic), .easeOut(.bounce), .cubicBezier(0.3, -0.4, 0.2, 1.6)]
    return Track(
      (0..<50).map { key in
        Keyframe(
          time: Double(key) + Double(node % 7) / 10, value: Double((key * 37 + node + part) % 200),
          easing: easings[(key + part) % 3])
      })
  }
}

/// Drags a keyframe among ten thousand, all ten thousand, and a knob of every demo that has a slider.
private func editCosts(
  frames: Int, size: Size, measure: @escaping TextMeasure
) -> [EditCost] {
  let key = KeyPlace(TrackPlace(node: "dot", property: "x"), 4)
  func many(_ name: String, selectsAll: Bool) -> EditCost? {
    var session = Session(demos: [ManyKeyframes()], size: size, measure: measure)
    press("t", [], &session)
    if selectsAll { press("a", .control, &session) }
    return drag(.keyframe(key), name, frames, session)
  }
  let knobs = catalog.compactMap { demo -> EditCost? in
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
  let drags = [
    many("drag 1 of 10,000 keyframes", selectsAll: false),
    many("drag 10,000 keyframes", selectsAll: true),
  ]
  return drags.compactMap { $0 } + knobs
}

private func press(_ key: Character, _ modifiers: Modifiers, _ session: inout Session) {
  let pressed = InputEvent.keyPressed(.character(key), modifiers, isRepeat: false)
  _ = session.step([TimedEvent(time: 0, pressed)], dt: 0)
  _ = session.step([TimedEvent(time: 0, .keyReleased(.character(key)))], dt: 1)
}

/// Drags a target to and fro, a move for each frame.
private func drag(
  _ target: DragTarget, _ name: String, _ frames: Int, _ start: Session
) -> EditCost? {
  var session = start
  guard let place = session.place(of: target) else { return nil }
  _ = session.step([TimedEvent(time: 1, .pointerPressed(place, clicks: 1))], dt: 0)
  var times: [Double] = []
  for frame in 0..<frames {
    // A triangle wave of 60 points around the place, never twice at one place.
    let phase = Double(frame) * 0.37
    let x = place.x + 60 * (abs((phase.truncatingRemainder(dividingBy: 4)) - 2) - 1)
    let event = TimedEvent(
      time: 1 + Double(frame) / 60, .pointerMoved(Point(x: x, y: place.y)))
    let begin = Clock.now
    _ = session.step([event], dt: 1.0 / 60)
    times.append((Clock.now - begin) * 1000)
  }
  return EditCost(name: name, steps: FrameTimes.Spread(times))
}
