import DemoKit
import Demos
import Editing
import Interface
import Keyframes
import Playground
import SDLHost
import Stage
import Glibc

/// `riff bench --edit`: the cost of the frames in which something is edited by hand, without a window.
struct EditBench {
  /// What is done, in words.
  let name: String
  /// Milliseconds that `Session.step` took, one for each frame.
  let steps: FrameTimes.Spread
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

/// `riff bench --edit`: edits by hand for `frames` frames each, without a window, and prints what
/// `Session.step` cost.
func benchEdits(_ frames: Int, _ size: Size, _ text: TextRenderer, json: Bool) {
  let benches = editBenches(frames: frames, size: size, measure: text.measure)
  guard !json else {
    let lines = benches.map { "    {\"name\": \"\($0.name)\", \"stepMs\": \($0.steps.json)}" }
    return print("{\n  \"frames\": \(frames),\n  \"edits\": [\n\(lines.joined(separator: ",\n"))\n  ]\n}")
  }
  print("\(frames) frames each                step ms: median    95 %    99 %     max")
  for bench in benches {
    let cells = [bench.steps.median, bench.steps.p95, bench.steps.p99, bench.steps.maximum]
    print(
      bench.name.padded(to: 37)
        + cells.map { $0.fixed(2).leftPadded(to: 8) }.joined())
  }
}

/// Drags a keyframe among ten thousand, all ten thousand, and a knob of every demo that has a slider.
func editBenches(frames: Int, size: Size, measure: @escaping TextMeasure) -> [EditBench] {
  let key = KeyPlace(TrackPlace(node: "dot", property: "x"), 4)
  let many: (Bool) -> EditBench? = { all in
    var session = Session(demos: [ManyKeyframes()], size: size, measure: measure)
    press("t", [], &session)
    if all { press("a", .control, &session) }
    return drag(
      .keyframe(key), all ? "drag 10,000 keyframes" : "drag 1 of 10,000 keyframes", frames, session)
  }
  let knobs = catalog.compactMap { demo -> EditBench? in
    let slider = demo.knobs.first { if case .number = $0.kind { demo.isShowing($0) } else { false } }
    guard let slider else { return nil }
    var session = Session(demos: catalog, size: size, measure: measure)
    session.start(demo: demo.name)
    press("t", [], &session)
    press("o", [], &session)
    return drag(.knob(slider.name), "knob of \(demo.name)", frames, session)
  }
  return [many(false), many(true)].compactMap { $0 } + knobs
}

private func press(_ key: Character, _ modifiers: Modifiers, _ session: inout Session) {
  _ = session.step([TimedEvent(time: 0, .keyPressed(.character(key), modifiers, isRepeat: false))], dt: 0)
  _ = session.step([TimedEvent(time: 0, .keyReleased(.character(key)))], dt: 1)
}

/// Drags a landmark to and fro, a move for each frame.
private func drag(
  _ landmark: Landmark, _ name: String, _ frames: Int, _ start: Session
) -> EditBench? {
  if let only = getenv("ONLY"), String(cString: only) != name { return nil }
  var session = start
  guard let place = session.place(of: landmark) else { return nil }
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
  return EditBench(name: name, steps: FrameTimes.Spread(times))
}
