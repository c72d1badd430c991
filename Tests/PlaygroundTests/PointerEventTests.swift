import DemoKit
import Demos
import Editing
import Interface
import Keyframes
import Scrolling
import Stage
import Testing

@testable import AppState
@testable import Playground

/// A demo that takes the pointer on the left half of the stage, and writes down what it does.
private struct Holder: Demo {
  static let name = "holder"
  static let title = "Holder"
  static let caption = "A demo for tests."

  var events: [PointerEvent] = []
  var advanced = 0.0
  let timeline = Timeline.points(1000)

  var scene: Scene {
    Scene(ground: .black) { Node(.circle(radius: 5), fill: .white).at(x: [0: 0, 1000: 960]) }
  }

  mutating func receive(_ input: DemoInput, at time: Double) -> Reply {
    switch input {
    case .pointer(let event): take(event)
    case .seconds(let seconds): advance(by: seconds)
    case .button, .tap, .cue, .settled, .adopted: .ignored
    }
  }

  private mutating func take(_ event: PointerEvent) -> Reply {
    switch event {
    case .pressed(let position, _, _):
      guard position.x < 480 else { return .ignored }
      events.append(event)
      return .hold
    case .wheel(_, let position): guard position.x < 480 else { return .ignored }
    case .moved, .released, .cancelled: break
    }
    events.append(event)
    return .nothing
  }

  private mutating func advance(by seconds: Double) -> Reply {
    guard !events.isEmpty, advanced < 1 else { return .ignored }
    advanced += seconds
    return .nothing
  }
}

/// Demos that take the pointer themselves.
@Suite(.languages) struct PointerEventTests {
  private struct Pointer {
    var session: Session
    var now = 0.0
    var frame: Frame

    init() {
      session = Session(
        demos: [Holder(), Holder()], size: Size(width: 1280, height: 720), measure: Script.measure)
      frame = session.step([], dt: 0)
    }

    var holder: Holder? { session.players[0].demo as? Holder }
    var time: Double { session.player.time }

    mutating func step(_ events: InputEvent..., dt: Double = 0) {
      frame = session.step(events.map { TimedEvent(time: now, $0) }, dt: dt)
      now += dt
    }

    func window(_ point: Point) -> Point {
      session.layout.stageTransform.apply(to: point) * session.layout.interfaceScale
    }
  }

  private static let (left, right) = (Point(x: 100, y: 300), Point(x: 700, y: 300))

  private static func isNear(_ a: Point, _ b: Point) -> Bool { a.distance(to: b) < 1e-9 }

  @Test func aDemoThatHoldsGetsTheWholePointer() throws {
    var pointer = Pointer()
    let positions = [Self.left, Point(x: 300, y: 200), Point(x: 2000, y: -50)]
    pointer.step(.pointerPressed(pointer.window(positions[0]), clicks: 2), dt: 0.1)
    for position in positions.dropFirst() {
      pointer.step(.pointerMoved(pointer.window(position)), dt: 0.1)
    }
    pointer.step(.pointerReleased(pointer.window(positions[2])))
    let events = try #require(pointer.holder).events
    #expect(events.count == 4)
    guard case .pressed(let position, 0, clicks: 2) = events[0],
      Self.isNear(position, positions[0]),
      case .moved(let position, let clock) = events[1], Self.isNear(position, positions[1]),
      clock == 0.1,
      case .released(let position, _) = events[3], Self.isNear(position, positions[2])
    else {
      Issue.record("\(events)")
      return
    }
    #expect(pointer.time == 0 && pointer.session.isAtRest == false)
    pointer.step(.pointerMoved(pointer.window(Self.left)))
    #expect(pointer.holder?.events.count == 4, "What is not held is not told.")
  }

  @Test func whatTheDemoIgnoresMovesTime() {
    var pointer = Pointer()
    pointer.step(.pointerPressed(pointer.window(Self.right), clicks: 1))
    pointer.step(.pointerMoved(pointer.window(Self.right - Point(x: 200, y: 0))))
    #expect(pointer.time > 150 && pointer.holder?.events.isEmpty == true)
  }

  @Test(arguments: [false, true])
  func wheelsAreTheDemosOnlyWhereItTakesThem(_ isTaken: Bool) {
    var pointer = Pointer()
    let position = pointer.window(isTaken ? Self.left : Self.right)
    pointer.step(.wheel(x: 0, y: -2, at: position, [], isPrecise: true, isFlipped: true))
    pointer.step(dt: 5)
    #expect(pointer.time.isNear(isTaken ? 0 : 160))
    guard isTaken else { return }
    guard case .wheel(let event, _)? = pointer.holder?.events.last else {
      Issue.record("No wheel.")
      return
    }
    #expect(event.y == 2 && event.x == 0 && event.isPrecise && event.isFlipped)
  }

  private static let losses: [(name: String, event: InputEvent)] = [
    ("focus", .focusLost), ("other demo", .keyPressed(.character("2"), [], isRepeat: false)),
    ("two fingers", .gestureBegan(at: Point(x: 700, y: 300))),
  ]

  @Test(arguments: losses.indices)
  func whoLosesThePointerIsTold(_ index: Int) {
    var pointer = Pointer()
    pointer.step(.pointerPressed(pointer.window(Self.left), clicks: 1), Self.losses[index].event)
    guard case .cancelled? = pointer.holder?.events.last else {
      Issue.record("\(Self.losses[index].name)")
      return
    }
    pointer.step(
      .pointerMoved(pointer.window(Self.right)), .pointerReleased(pointer.window(Self.right)))
    #expect(pointer.holder?.events.count == 2)
  }

  @Test func aDemoThatMovesByItselfGetsFramesUntilItRests() {
    var pointer = Pointer()
    #expect(!pointer.frame.isMoving)
    pointer.step(.pointerPressed(pointer.window(Self.left), clicks: 1), dt: 0.25)
    for _ in 0..<3 {
      #expect(pointer.frame.isMoving)
      pointer.step(dt: 0.25)
    }
    pointer.step(dt: 0.25)
    #expect(!pointer.frame.isMoving && pointer.holder?.advanced == 1)
  }
}
