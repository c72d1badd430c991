import CSDL2
import Editing
import Interface
import Keyframes
import AppState
import Playground
import Testing

@testable import SDLHost

/// Fingers: there is only one pointer, whatever the system simulates.
@Suite struct TouchTests {
  /// One hundredth of the window is 10 points across and 10 points down.
  private static let window = WindowMeasure(
    size: Size(width: 1000, height: 1000), pixelsPerPoint: 1)

  private func meanings(_ events: [SDL_Event]) -> [InputEvent] {
    var translator = EventTranslator(window: Self.window, keys: .playground)
    var translated: [TimedEvent] = []
    for event in events { translator.translate(event, into: &translated) }
    return translated.map(\.event)
  }

  private func down(_ finger: Int64, _ x: Float, _ y: Float, at time: UInt32 = 0) -> SDL_Event {
    .finger(SDL_FINGERDOWN, finger, x, y, at: time)
  }

  private func moved(_ finger: Int64, _ x: Float, _ y: Float, at time: UInt32 = 0) -> SDL_Event {
    .finger(SDL_FINGERMOTION, finger, x, y, at: time)
  }

  private func up(_ finger: Int64, _ x: Float, _ y: Float, at time: UInt32 = 0) -> SDL_Event {
    .finger(SDL_FINGERUP, finger, x, y, at: time)
  }

  // MARK: Two fingers

  /// Halves and quarters of the window are exact in SDL's 32 bits.
  @Test func twoFingersAreAGestureFromWhereTheyCameDown() {
    #expect(
      meanings([
        down(1, 0.25, 0.5), down(2, 0.75, 0.5), moved(2, 1, 0.5), moved(1, 0, 0.5),
        up(2, 1, 0.5), moved(1, 0.5, 0.5), up(1, 0.5, 0.5),
      ]) == [
        .pointerMoved(Point(x: 250, y: 500)), .pointerPressed(Point(x: 250, y: 500), clicks: 1),
        .gestureBegan(at: Point(x: 500, y: 500)),
        .gestureChanged(scale: 1.5, degrees: 0, at: Point(x: 625, y: 500)),
        .gestureChanged(scale: 2, degrees: 0, at: Point(x: 500, y: 500)), .gestureEnded,
      ])
  }

  @Test func afterAGestureTheNextFingerIsThePointerAgain() {
    let gesture = [down(1, 0.25, 0.5), down(2, 0.75, 0.5), up(1, 0.25, 0.5), up(2, 0.75, 0.5)]
    let tap = [down(3, 0.5, 0.5), up(3, 0.5, 0.5)]
    #expect(meanings(gesture + tap) == meanings(gesture) + meanings(tap))
  }

  @Test func aRemainingFingerStartsAnotherGestureWithTheNextOne() {
    let events = meanings([
      down(1, 0.25, 0.5), down(2, 0.75, 0.5), up(1, 0.25, 0.5), moved(2, 0.5, 0.5),
      down(3, 1, 0.5), moved(3, 0.75, 0.5),
    ])
    #expect(
      events.suffix(3) == [
        .gestureEnded, .gestureBegan(at: Point(x: 750, y: 500)),
        .gestureChanged(scale: 0.5, degrees: 0, at: Point(x: 625, y: 500)),
      ])
  }

  @Test func furtherFingersAreIgnored() {
    let two = [down(1, 0.25, 0.5), down(2, 0.75, 0.5)]
    let third = [down(3, 0.5, 0.75), moved(3, 0.5, 1), up(3, 0.5, 1)]
    let rest = [moved(1, 0, 0.5), up(1, 0, 0.5), up(2, 0.75, 0.5)]
    #expect(meanings(two + third + rest) == meanings(two + rest))
  }

  @Test func theSameFingerOfTwoScreensIsTwoFingers() {
    let events = meanings([
      down(1, 0.25, 0.5), .finger(SDL_FINGERDOWN, 1, 0.75, 0.5, screen: 9),
    ])
    #expect(events.last == .gestureBegan(at: Point(x: 500, y: 500)))
  }

  @Test func aWindowWithoutFocusHasNoFingers() {
    let lost = [down(1, 0.25, 0.5), down(2, 0.75, 0.5), .window(SDL_WINDOWEVENT_FOCUS_LOST)]
    let late = [moved(1, 0, 0.5), up(1, 0, 0.5), up(2, 0.75, 0.5)]
    let tap = [down(4, 0.5, 0.5), up(4, 0.5, 0.5)]
    #expect(meanings(lost + late + tap) == meanings(lost) + meanings(tap))
  }

  // MARK: The pair

  private typealias Turn = (
    from: (Point, Point), to: (Point, Point), scale: Double, degrees: Double
  )

  /// Worked out by hand.
  private static let turns: [Turn] = [
    ((p(0, 0), p(100, 0)), (p(0, 0), p(200, 0)), 2, 0),
    ((p(0, 0), p(100, 0)), (p(25, 7), p(75, 7)), 0.5, 0),
    ((p(0, 0), p(100, 0)), (p(0, 0), p(0, 100)), 1, 90),
    ((p(0, 0), p(100, 0)), (p(0, 0), p(0, -100)), 1, -90),
    ((p(0, 0), p(30, 40)), (p(0, 0), p(-80, 60)), 2, 90),
    ((p(0, 0), p(-100, 10)), (p(0, 0), p(-100, -10)), 1, 11.421186),
    // Nearer than 24 points is as near as that, and keeps its angle.
    ((p(0, 0), p(48, 0)), (p(0, 0), p(0, 1)), 0.5, 0),
    ((p(0, 0), p(0, 0)), (p(0, 0), p(96, 0)), 4, 0),
  ]

  private static func p(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  @Test(arguments: turns.indices)
  func pairsMeasureDistanceAndAngle(_ index: Int) {
    let turn = Self.turns[index]
    var pair = FingerPair(turn.from.0, turn.from.1)
    #expect(pair.scale == 1 && pair.degrees == 0)
    pair.move(to: turn.to.0, turn.to.1)
    #expect(abs(pair.scale - turn.scale) < 1e-9 && abs(pair.degrees - turn.degrees) < 1e-6)
  }

  @Test(arguments: [1.0, -1])
  func pairsCountHowOftenTheyGoAround(_ way: Double) {
    var pair = FingerPair(.zero, Point(x: 100, y: 0))
    for step in 1...30 {
      let turn = Transform.rotation(degrees: way * 30 * Double(step))
      pair.move(to: .zero, turn.apply(to: Point(x: 100, y: 0)))
      #expect(abs(pair.degrees - way * 30 * Double(step)) < 1e-9)
    }
  }

  // MARK: Never twice

  /// A tap and a drag with one finger, and what systems make up beside it.
  private func stroke(withMouse which: UInt32?, touchOfMouse: Bool = false) -> [SDL_Event] {
    var events: [SDL_Event] = []
    for step in 0...10 {
      let x = 0.25 + Float(step) / 32
      let time = UInt32(step)
      let pixel = Int32(x * 1000)
      switch step {
      case 0: events.append(down(1, x, 0.5, at: time))
      case 10: events.append(up(1, x, 0.5, at: time))
      default: events.append(moved(1, x, 0.5, at: time))
      }
      if touchOfMouse {
        let type =
          step == 0 ? SDL_FINGERDOWN : step == 10 ? SDL_FINGERUP : SDL_FINGERMOTION
        events.append(.finger(type, 1, x, 0.5, screen: -1, at: time))
      }
      guard let which else { continue }
      // At the same times as the finger, except for the release, which comes earlier.
      if step < 10 { events.append(.motion(pixel, 500, which: which, at: time)) }
      if step == 0 { events.append(.button(true, pixel, 500, which: which, at: time)) }
      if step == 9 { events.append(.button(false, pixel, 500, which: which, at: time)) }
    }
    return events
  }

  @Test func aSimulatedMouseDoesNotAddAPointer() {
    let expected = meanings(stroke(withMouse: nil))
    #expect(expected.count == 13)
    for mouse: UInt32? in [nil, 0, 1, UInt32.max] {
      for touch in [false, true] {
        #expect(meanings(stroke(withMouse: mouse, touchOfMouse: touch)) == expected)
      }
    }
  }

  @Test func theReleaseOfAnIgnoredMouseIsIgnoredToo() {
    let tap = [down(1, 0.5, 0.5), up(1, 0.5, 0.5)]
    let late: [SDL_Event] = [tap[0], .button(true, 500, 500), tap[1], .button(false, 500, 500)]
    #expect(meanings(late) == meanings(tap))
  }

  @Test func touchSimulatedFromTheMouseIsIgnored() {
    #expect(
      meanings([
        .finger(SDL_FINGERDOWN, 0, 0.5, 0.5, screen: -1),
        .finger(SDL_FINGERUP, 0, 0.5, 0.5, screen: -1),
      ]) == [])
  }

  @Test func fingersAreIgnoredWhileTheMouseIsPressed() {
    let drag: [SDL_Event] = [.button(true, 1, 1), .motion(50, 1), .button(false, 90, 1)]
    let withFingers = [
      drag[0], down(1, 0.5, 0.5), drag[1], down(2, 0.75, 0.5), moved(1, 0, 0), drag[2],
      up(1, 0, 0), up(2, 0.75, 0.5),
    ]
    #expect(meanings(withFingers) == meanings(drag))
  }

  /// Some systems drop fingers without an event.
  @Test func aLostFingerDoesNotBlockTheMouseForEver() {
    func presses(after milliseconds: UInt32) -> Int {
      meanings([down(1, 0.5, 0.5), .button(true, 9, 9, at: milliseconds)]).count {
        if case .pointerPressed = $0 { true } else { false }
      }
    }
    #expect(presses(after: 900) == 1)
    #expect(presses(after: 1100) == 2)
  }
}
