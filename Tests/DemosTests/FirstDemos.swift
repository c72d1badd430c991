// The demos of docs/write-a-demo.md that react to input, word for word, as a file in Swift has them:
// without imports. `FirstDemosTests` compares them.
import DemoKit
import Editing
import Keyframes
import Stage

/// A ball that springs to where you tap. A tap in mid-flight keeps its velocity.
struct TapAndSpring: Demo {
  static let title = "Tap and spring"
  static let caption = "Tap again before the ball arrives: it keeps its velocity."

  private var ball = Takes(Node(.circle(radius: 40), fill: .coral).at(x: 160, y: 120))

  var timeline: Timeline { .seconds(max(ball.end, 1)) }
  var scene: Scene { Scene(ground: .midnight) { ball.nodes } }

  mutating func receive(_ input: DemoInput, at time: Double) -> Reply {
    guard case .tap(let point) = input else { return .ignored }
    let spring = Easing.spring(bounce: 0.4)
    let motions = [Motion(.to(.x, point.x), spring), Motion(.to(.y, point.y), spring)]
    ball.perform(.motions(motions, duration: 1.2), at: time, policy: .keepingVelocity)
    return .play
  }
}

/// As before, with a knob: all flights so far change with it.
struct TunedSpring: AdjustableDemo {
  static let title = "Tuned spring"
  static let caption = "Tap, then change the bounce (O): past flights change too."
  static let knobs: [Knob] = [.number("bounce", 0...0.9, step: 0.05, default: 0.4)]

  var values = KnobValues(knobs) { didSet { performAll() } }
  private var taps = Tape<Point>()
  private var ball = TunedSpring.start
  private static let start = Takes(Node(.circle(radius: 40), fill: .coral).at(x: 160, y: 120))

  var timeline: Timeline { .seconds(max(ball.end, 1), ticks: taps.times) }
  var scene: Scene { Scene(ground: .midnight) { ball.nodes } }

  mutating func receive(_ input: DemoInput, at time: Double) -> Reply {
    guard case .tap(let point) = input else { return .ignored }
    taps.record(point, at: time)
    performAll()
    return .play
  }

  private mutating func performAll() {
    let spring = Easing.spring(bounce: values["bounce"])
    ball = Self.start
    for tap in taps {
      let motions = [Motion(.to(.x, tap.event.x), spring), Motion(.to(.y, tap.event.y), spring)]
      ball.perform(.motions(motions, duration: 1.2), at: tap.time, policy: .keepingVelocity)
    }
  }
}
