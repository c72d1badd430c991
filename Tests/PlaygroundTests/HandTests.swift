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

/// A demo that takes the hand on the left half of the stage, and writes down what it does.
private struct Holder: Demo {
  static let name = "holder"
  static let title = "Holder"
  static let caption = "A demo for tests."

  var events: [HandEvent] = []
  var advanced = 0.0
  let timeline = Timeline.points(1000)

  var scene: Scene {
    Scene(ground: .black) { Node(.circle(radius: 5), fill: .white).at(x: [0: 0, 1000: 960]) }
  }

  mutating func receive(_ input: DemoInput, at time: Double) -> Reply {
    switch input {
    case .hand(let event): take(event)
    case .seconds(let seconds): advance(by: seconds)
    case .button, .tap, .cue, .settled, .adopted: .ignored
    }
  }

  private mutating func take(_ event: HandEvent) -> Reply {
    switch event {
    case .pressed(let place, _, _):
      guard place.x < 480 else { return .ignored }
      events.append(event)
      return .hold
    case .wheel(_, let place): guard place.x < 480 else { return .ignored }
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

/// Demos that take the hand themselves.
@Suite(.languages) struct HandTests {
  private struct Hand {
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

  @Test func aDemoThatHoldsGetsTheWholeHand() throws {
    var hand = Hand()
    let places = [Self.left, Point(x: 300, y: 200), Point(x: 2000, y: -50)]
    hand.step(.pointerPressed(hand.window(places[0]), clicks: 2), dt: 0.1)
    for place in places.dropFirst() { hand.step(.pointerMoved(hand.window(place)), dt: 0.1) }
    hand.step(.pointerReleased(hand.window(places[2])))
    let events = try #require(hand.holder).events
    #expect(events.count == 4)
    guard case .pressed(let place, 0, clicks: 2) = events[0], Self.isNear(place, places[0]),
      case .moved(let place, let clock) = events[1], Self.isNear(place, places[1]), clock == 0.1,
      case .released(let place, _) = events[3], Self.isNear(place, places[2])
    else {
      Issue.record("\(events)")
      return
    }
    #expect(hand.time == 0 && hand.session.isAtRest == false)
    hand.step(.pointerMoved(hand.window(Self.left)))
    #expect(hand.holder?.events.count == 4, "What is not held is not told.")
  }

  @Test func whatTheDemoIgnoresMovesTime() {
    var hand = Hand()
    hand.step(.pointerPressed(hand.window(Self.right), clicks: 1))
    hand.step(.pointerMoved(hand.window(Self.right - Point(x: 200, y: 0))))
    #expect(hand.time > 150 && hand.holder?.events.isEmpty == true)
  }

  @Test(arguments: [false, true])
  func wheelsAreTheDemosOnlyWhereItTakesThem(_ isTaken: Bool) {
    var hand = Hand()
    let place = hand.window(isTaken ? Self.left : Self.right)
    hand.step(.wheel(x: 0, y: -2, at: place, [], isPrecise: true, isFlipped: true))
    hand.step(dt: 5)
    #expect(hand.time.isNear(isTaken ? 0 : 160))
    guard isTaken else { return }
    guard case .wheel(let event, _)? = hand.holder?.events.last else {
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
  func whoLosesTheHandIsTold(_ index: Int) {
    var hand = Hand()
    hand.step(.pointerPressed(hand.window(Self.left), clicks: 1), Self.losses[index].event)
    guard case .cancelled? = hand.holder?.events.last else {
      Issue.record("\(Self.losses[index].name)")
      return
    }
    hand.step(.pointerMoved(hand.window(Self.right)), .pointerReleased(hand.window(Self.right)))
    #expect(hand.holder?.events.count == 2)
  }

  @Test func aDemoThatMovesByItselfGetsFramesUntilItRests() {
    var hand = Hand()
    #expect(!hand.frame.isMoving)
    hand.step(.pointerPressed(hand.window(Self.left), clicks: 1), dt: 0.25)
    for _ in 0..<3 {
      #expect(hand.frame.isMoving)
      hand.step(dt: 0.25)
    }
    hand.step(dt: 0.25)
    #expect(!hand.frame.isMoving && hand.holder?.advanced == 1)
  }
}
