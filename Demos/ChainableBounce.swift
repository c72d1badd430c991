import Keyframes
import Playground
import Stage

/// A chain of links: Action! runs it on the square; a tap anywhere sends the ball there, from wherever
/// it is. Each is a new take from that moment on, so all of it can be scrubbed back.
struct ChainableBounce: Demo {
  static let name = "chainable-bounce"
  static let title = "Chainable bounce"
  static let caption = "Links in turn. Tap anywhere to send the ball."
  static let posterTime = 1.35

  private var square: Takes
  private var ball: Takes
  private var runs: [ClosedRange<Double>]
  private var end: Double

  init() {
    square = Takes(
      Node(.rectangle(90, 90, cornerRadius: 14), fill: .sky).at(x: 190, y: 160).named("square"))
    ball = Takes(Node(.circle(radius: 34), fill: .coral).at(x: 700, y: 300).named("ball"))
    (runs, end) = ([], 0)
    act(at: 0)
  }

  var timeline: Timeline { .seconds(end) }

  var scene: Scene {
    Scene(ground: .paper) {
      Node(.rectangle(960, 90), fill: .sand.opacity(0.55)).at(x: 480, y: 495)
      Node(
        "grow 60, turn purple (three times), then 95° with a swing, then fall", .label,
        .slate.opacity(0.7)
      )
      .at(x: 480, y: 44)
      ball.nodes
      square.nodes
    }
  }

  private enum Button: String {
    case action = "Action!"
    case pause = "Pause"
    case resume = "Resume"
  }

  func buttons(at time: Double, isPlaying: Bool) -> [StageButton] {
    let isRunning = runs.contains { $0.lowerBound < time && time < $0.upperBound }
    let y = 473 + slide.value(at: time)
    return [
      StageButton(
        Button.action.rawValue, Rect(x: 270, y: y, width: 136, height: 44), isEnabled: !isRunning),
      StageButton(
        Button.pause.rawValue, Rect(x: 420, y: 473, width: 120, height: 44), isEnabled: isPlaying),
      StageButton(
        Button.resume.rawValue, Rect(x: 554, y: 473, width: 136, height: 44),
        isEnabled: !isPlaying && 0 < time && time < end),
    ]
  }

  /// How far Action! is out of the way: it slides off as a run begins, and comes back at its end.
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

  mutating func press(_ button: String, at time: Double) -> Reply {
    guard let button = Button(rawValue: button) else { return .ignored }
    switch button {
    case .action:
      act(at: time)
      return .play
    case .pause: return .pause
    case .resume: return .play
    }
  }

  mutating func tap(_ place: Point, at time: Double) -> Reply {
    ball.cut(at: time) { ball in
      ball.chain(from: time).move(x: place.x, y: place.y, .easeOut(.bounce)).over(0.9).node
    }
    // What has not begun by now will not begin.
    square.forget(after: time)
    if runs.contains(where: { $0.lowerBound == time }) { square.cut(at: time) { $0 } }
    runs.removeAll { $0.lowerBound >= time }
    end = max(time + 0.9, runs.last?.upperBound ?? 0)
    return .play
  }

  private mutating func act(at time: Double) {
    var over = time
    square.cut(at: time) { square in
      let chain = square.chain(from: time)
        .anchor(.topLeft).grow(width: 60, .easeOut(.bounce)).fill(.violet, .easeIn(.quad))
        .over(0.5, times: 3)
        .wait(0.2)
        .rotate(by: 95, .easeOut(.back)).over(0.5)
        .move(dy: 300, .easeIn(.quad)).opacity(0, .easeIn(.quad)).over(0.4)
        // Home again, unseen, and back into sight.
        .anchor(.centre).size(width: 90).rotate(to: 0).fill(.sky).over(0)
        .move(x: 190, y: 160).over(0)
        .opacity(1).over(1)
      over = chain.end
      return chain.node
    }
    ball.forget(after: time)
    runs.removeAll { $0.lowerBound >= time }
    runs.append(time...over)
    end = over
  }
}
