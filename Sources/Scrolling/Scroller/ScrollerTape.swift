/// A scroller with the touches of its latest gesture. It repeats the gesture when its physics
/// changes, so that a changed constant shows at once where the same gesture would have led.
///
/// ```swift
/// var tape = ScrollerTape(Scroller(extent))
/// tape.take(.press(200, clock: 0), after: 0)
/// tape.take(.move(80, clock: 0.1), after: 0.1)
/// tape.take(.release(clock: 0.1), after: 0)
/// tape.physics.keep = 0.99  // tape.scroller now flies as if the constant had always been 0.99
/// ```
public struct ScrollerTape: Equatable, Sendable {
  /// An event, at a position in points along the scroller and a time in seconds of the events' clock.
  public enum Touch: Equatable, Sendable {
    /// A drag begins.
    case press(Double, clock: Double)
    /// The drag continues.
    case move(Double, clock: Double)
    /// The drag ends, and may become a fling.
    case release(clock: Double)
    /// The drag ends without a fling.
    case cancel(clock: Double)
    /// The wheel is turned, along its main axis.
    case wheel(WheelEvent)
  }

  private struct Entry: Equatable, Sendable {
    let seconds: Double
    let touch: Touch
  }

  /// The number of touches that are kept: the first and the last ones of a longer gesture.
  private static let longest = 600

  /// The scroller after the latest touch.
  public private(set) var scroller: Scroller
  /// The scroller before the gesture.
  private var before: Scroller
  private var gesture: [Entry] = []

  /// Creates a tape without touches.
  public init(_ scroller: Scroller) {
    self.scroller = scroller
    before = scroller
  }

  /// The scroller's physics. A change repeats the gesture from its beginning.
  ///
  /// - Complexity: O(*n*) in the touches of the gesture.
  public var physics: Physics {
    get { scroller.physics }
    set {
      guard newValue != scroller.physics else { return }
      scroller = before
      scroller.physics = newValue
      for entry in gesture {
        scroller.advance(by: entry.seconds)
        scroller.take(entry.touch)
      }
    }
  }

  /// Handles a touch, `seconds` after the previous one. A press begins another gesture, and so does a
  /// turn of the wheel after more than half a second.
  public mutating func take(_ touch: Touch, after seconds: Double) {
    scroller.advance(by: seconds)
    if begins(touch, after: seconds) {
      before = scroller
      gesture = [Entry(seconds: 0, touch: touch)]
    } else {
      if gesture.count >= Self.longest { gesture.remove(at: 1) }
      gesture.append(Entry(seconds: seconds, touch: touch))
    }
    scroller.take(touch)
  }

  private func begins(_ touch: Touch, after seconds: Double) -> Bool {
    switch touch {
    case .press: true
    case .wheel: if case .wheel? = gesture.last?.touch { seconds > 0.5 } else { true }
    case .move, .release, .cancel: false
    }
  }
}

extension Scroller {
  fileprivate mutating func take(_ touch: ScrollerTape.Touch) {
    switch touch {
    case .press(let position, let clock): beginDrag(at: position, time: clock)
    case .move(let position, let clock): drag(to: position, time: clock)
    case .release(let clock): endDrag(time: clock)
    case .cancel(let clock): cancelDrag(time: clock)
    case .wheel(let event): wheel(event, along: event.mainAxis)
    }
  }
}
