import Scrolling
import Testing

/// A gesture that is repeated with other physics leads where it would have led with them.
@Suite struct ScrollerTapeTests {
  typealias Step = (seconds: Double, touch: ScrollerTape.Touch)

  private static let extent = Extent(range: 0...4000, viewport: 400)

  static let gestures: [[Step]] = [
    [(0, .press(300, clock: 0))] + moves + [(0, .release(clock: 0.1))],
    [(0, .press(300, clock: 0))] + moves + [(0, .cancel(clock: 0.1))],
    [(0, .press(300, clock: 0))] + moves,
  ]
  private static let moves: [Step] = (1...10).map { index in
    let clock = Double(index) / 100
    return (0.01, .move(300 - 900 * clock, clock: clock))
  }

  private func tape(_ physics: Physics, _ steps: [Step]) -> ScrollerTape {
    var tape = ScrollerTape(Scroller(Self.extent, position: 500, physics: physics))
    for step in steps { tape.take(step.touch, after: step.seconds) }
    return tape
  }

  @Test(arguments: gestures.indices)
  func aTapeDoesWhatTheScrollerDoes(_ index: Int) {
    var scroller = Scroller(Self.extent, position: 500, physics: .iOS)
    for (seconds, touch) in Self.gestures[index] {
      scroller.advance(by: seconds)
      switch touch {
      case .press(let position, let clock): scroller.beginDrag(at: position, time: clock)
      case .move(let position, let clock): scroller.drag(to: position, time: clock)
      case .release(let clock): scroller.endDrag(time: clock)
      case .cancel(let clock): scroller.cancelDrag(time: clock)
      case .wheel(let event): scroller.wheel(event, along: event.mainAxis)
      }
    }
    #expect(tape(.iOS, Self.gestures[index]).scroller == scroller)
  }

  @Test(arguments: gestures.indices)
  func otherPhysicsGiveTheSameGestureAnotherEnd(_ index: Int) {
    var tape = tape(.iOS, Self.gestures[index])
    for (_, physics) in Physics.profiles {
      tape.physics = physics
      let other = self.tape(physics, Self.gestures[index]).scroller
      for seconds in [0, 0.05, 0.3, 1, 4] {
        let (position, expected) = (
          tape.scroller.position(after: seconds), other.position(after: seconds)
        )
        #expect(abs(position - expected) < 1e-9)
      }
    }
  }

  /// What came before the gesture does not change.
  @Test func aPressBeginsAnotherGesture() {
    var tape = tape(.iOS, Self.gestures[0])
    tape.take(.press(200, clock: 0.6), after: 0.5)
    let position = tape.scroller.position
    for (_, physics) in Physics.profiles {
      tape.physics = physics
      #expect(tape.scroller.position == position)
    }
  }
}
