nonisolated extension NewDemo {
  /// A demo with every part that a demo can have.
  package var fullSource: String {
    """
    /// A ball springs to a ring: tap, drag the ring, or press a button. This file has every part of a
    /// demo; delete what you don't need.
    struct \(type): AdjustableDemo, ButtonedDemo {
      // The gallery shows these, with the scene at `posterTime`.
      static let title = "\(title)"
      static let caption = "Tap, drag the ring, or press Home."
      static let posterTime = 0.5

      // Knobs are in the knob panel (O). When one is turned, every flight is flown again.
      static let knobs: [Knob] = [
        .number("bounce", 0...0.9, step: 0.05, default: 0.4),
        .choice("color", ["coral", "sky", "mint"], default: "coral"),
        .toggle("ring", default: true),
      ]
      var values = KnobValues(knobs) { didSet { flyAgain() } }

      // The state: where the ball was sent and when, and its history, which follows from that.
      private var goals = Tape<Point>()
      private var ball = \(type).ball(.coral)
      private var dragTime = 0.0

      var timeline: Timeline { .seconds(max(ball.end, 1), ticks: goals.times) }

      // The stage is 960 × 540 points, with y down. The scene follows from the state alone.
      var scene: Scene {
        Scene(ground: .midnight) {
          if values.isOn("ring") {
            Node(.circle(radius: 48), stroke: Stroke(.steel, width: 3))
              .at(x: goal.x, y: goal.y).named("ring")
          }
          ball.nodes
          Node(Self.title, .headline, .paper).at(x: 480, y: 60).named("title")
        }
      }

      func buttons(at time: Double, isPlaying: Bool) -> [StageButton] {
        let first = Rect(x: 330, y: 470, width: 140, height: 40)
        return StageButton.row(["Home", "Clear"], first, every: 160) { $0 == "Home" || !goals.isEmpty }
      }

      // Input changes the state. The reply says what the playback should do.
      mutating func receive(_ input: DemoInput, at time: Double) -> Reply {
        switch input {
        case .tap(let point): return send(to: point, at: time)
        case .button("Home"): return send(to: Self.home, at: time)
        case .button:
          goals = Tape()
          flyAgain()
          return .pause
        case .pointer(.pressed(let point, _, _)):
          guard abs(point.x - goal.x) < 48, abs(point.y - goal.y) < 48 else { return .ignored }
          dragTime = time
          return .hold
        case .pointer(.moved(let point, _)): return send(to: point, at: dragTime)
        case .pointer, .seconds, .cue, .settled, .adopted: return .ignored
        }
      }

      private static let home = Point(x: 160, y: 270)
      private var goal: Point { goals.last?.event ?? Self.home }

      private static func ball(_ color: Color) -> Takes {
        Takes(Node(.circle(radius: 40), fill: color).at(x: home.x, y: home.y).named("ball"))
      }

      private mutating func send(to point: Point, at time: Double) -> Reply {
        goals.record(point, replacingFrom: time)
        flyAgain()
        return .play
      }

      private mutating func flyAgain() {
        let colors: [String: Color] = ["coral": .coral, "sky": .sky, "mint": .mint]
        ball = Self.ball(colors[values.choice("color")] ?? .coral)
        let spring = Easing.spring(bounce: values["bounce"])
        for goal in goals {
          let motions = [Motion(.to(.x, goal.event.x), spring), Motion(.to(.y, goal.event.y), spring)]
          ball.perform(.motions(motions, duration: 1.2), at: goal.time, policy: .keepingVelocity)
        }
      }
    }

    // How pages follow a drag and where they come to rest, if the timeline is `.pages(4)`.
    extension \(type): PagedDemo {
      var follow: Double { 1 }
      var snapping: Snapping { .mandatory }
    }

    // The demo's own constants of scrolling, for a free timeline.
    extension \(type): PhysicsDemo {
      func physics(of profile: String) -> Physics? { nil }
    }

    """
  }
}
