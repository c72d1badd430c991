import DemoKit
import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// A session that notes what it is given and what it shows.
struct Tape {
  private(set) var recording: Recording
  private(set) var session: Session
  /// What every step has shown.
  private(set) var frames: [Frame] = []
  private(set) var history = SessionHistory()
  private var time = 0.0

  init(_ start: SessionStart) {
    recording = Recording(start)
    session = start.session(of: catalog, measure: Script.measure)
  }

  /// A pointer at the demo for `steps` steps of what looks like chance.
  init(_ demo: any Demo, seed: UInt64, steps: Int, dt: Double = 1.0 / 60) {
    self.init(
      SessionStart(
        demos: catalog.map(\.name), size: Size(width: 800, height: 600),
        savedSession: SavedSession(demo: "rainbow", times: ["rainbow": 1.5]), demo: demo.name,
        plays: true))
    var random = Seeded(state: seed)
    for _ in 0..<steps {
      let count = Int.random(in: 0...3, using: &random)
      step((0..<count).map { _ in Self.event(&random) }, dt: dt)
    }
  }

  mutating func step(_ events: [InputEvent], dt: Double) {
    time += dt
    let timed = events.enumerated().map { TimedEvent(time: time + 1e-3 * Double($0), $1) }
    history.add(timed, dt: dt, to: session)
    recording.steps.append(Recording.Step(timed, dt: dt))
    frames.append(session.step(timed, dt: dt))
  }

  /// A file was read, which is not recorded.
  mutating func add(_ demo: any Demo, file: OpenedFile) { session.add(demo, file: file) }

  /// The demo of a file was written into it, which is not recorded.
  mutating func save(_ name: String, path: String, by demo: any Demo) {
    session.saved(name, path: path, by: demo)
  }

  /// The session goes on from where it was.
  mutating func goBack(secondsAgo: Double) {
    if let session = history.goBack(secondsAgo: secondsAgo) { self.session = session }
  }

  private static func event(_ random: inout Seeded) -> InputEvent {
    let position = Point(
      x: Double.random(in: -20...820, using: &random),
      y: Double.random(in: -20...620, using: &random))
    let keys: [Key] = [.space, .right, .up, .tab, .home, .pageDown, .character("h"), .enter]
    return switch Int.random(in: 0...11, using: &random) {
    case 0...4: .pointerMoved(position)
    case 5...6: .pointerPressed(position, clicks: 1)
    case 7: .pointerReleased(position)
    case 8: .wheel(x: 0, y: Double.random(in: -2...2, using: &random), at: position, [])
    case 9: .text("é")
    case 10:
      .resized(
        Size(width: Double.random(in: 640...1300, using: &random), height: 600), pixelsPerPoint: 1)
    default: .keyPressed(keys.randomElement(using: &random) ?? .space, [], isRepeat: false)
    }
  }
}

extension Frame {
  /// Whether it is the same picture, bit for bit.
  func shows(_ other: Frame) -> Bool {
    sprites == other.sprites && ground == other.ground && scale == other.scale
  }
}
