import Keyframes
import Scrolling
import Stage

/// One physics profile, applied to the gesture that all lanes share.
///
/// The gesture is stored, so that a changed constant shows at once where the same gesture would
/// have led.
struct FeelLane {
  /// An event, in points of the stage along the lane and seconds of the events' clock.
  enum Touch {
    case press(Double, clock: Double)
    case move(Double, clock: Double)
    case release(clock: Double)
    case cancel(clock: Double)
    case wheel(WheelEvent)
  }

  static let length = 700.0
  /// The number of stored touches; of a longer drag, the last ones.
  private static let longestGesture = 600

  let name: String
  let color: Color
  /// The profile's default constants.
  let usual: Physics
  var physics: Physics { didSet { replay() } }
  /// The scroller after the last touch.
  private(set) var scroller: Scroller
  /// The scroller before the gesture.
  private var found: Scroller
  private var gesture: [(after: Double, touch: Touch)] = []

  init(_ name: String, _ physics: Physics, _ color: Color) {
    (self.name, self.color, self.usual, self.physics) = (name, color, physics, physics)
    let extent = Extent(range: 0...Self.length, viewport: Self.length, follow: -1)
    scroller = Scroller(extent, physics: physics)
    found = scroller
  }

  /// Handles a touch, `seconds` after the previous one.
  mutating func take(_ touch: Touch, after seconds: Double) {
    if beginsAnew(touch, after: seconds) {
      scroller.advance(by: seconds)
      found = scroller
      gesture = [(0, touch)]
    } else {
      if gesture.count >= Self.longestGesture { gesture.remove(at: 1) }
      gesture.append((seconds, touch))
      scroller.advance(by: seconds)
    }
    scroller.take(touch)
  }

  /// Consecutive turns of a wheel are one gesture.
  private func beginsAnew(_ touch: Touch, after seconds: Double) -> Bool {
    switch touch {
    case .press: true
    case .wheel:
      if case .wheel? = gesture.last?.touch { seconds > 0.5 } else { true }
    case .move, .release, .cancel: false
    }
  }

  private mutating func replay() {
    scroller = found
    scroller.physics = physics
    for (seconds, touch) in gesture {
      scroller.advance(by: seconds)
      scroller.take(touch)
    }
  }

  /// The predicted motion; for a lane that is held, if it is released at `clock`.
  func flight(ifReleasedAt clock: Double?) -> FeelFlight {
    guard let clock, scroller.isDragging else { return FeelFlight(scroller) }
    var thrown = scroller
    thrown.endDrag(time: clock)
    return FeelFlight(thrown)
  }
}

extension Scroller {
  fileprivate mutating func take(_ touch: FeelLane.Touch) {
    switch touch {
    case .press(let x, let clock): beginDrag(at: x, time: clock)
    case .move(let x, let clock): drag(to: x, time: clock)
    case .release(let clock): endDrag(time: clock)
    case .cancel(let clock): cancelDrag(time: clock)
    case .wheel(let event): wheel(event, along: event.mainAxis)
    }
  }
}

/// A predicted motion: its position at every time from 0 until it rests.
struct FeelFlight {
  let duration: Double
  let destination: Double
  let times: [Double]
  let positions: [Double]
  let velocities: [Double]

  init(_ scroller: Scroller) {
    duration = scroller.remainingTime
    destination = scroller.destination
    let pieces = duration > 0 ? min(max(Int(duration * 60), 2), 240) : 0
    let duration = duration
    times = (0...pieces).map { pieces > 0 ? duration * Double($0) / Double(pieces) : 0 }
    let states = times.map { time in
      var later = scroller
      later.advance(by: time)
      return (later.position, later.velocity)
    }
    (positions, velocities) = (states.map(\.0), states.map(\.1))
  }

  var position: Track<Double> { track(positions) }
  var velocity: Track<Double> { track(velocities) }

  private func track(_ values: [Double]) -> Track<Double> {
    Track(zip(times, values).map { Keyframe(time: $0, value: $1) })
  }

  /// The curve of position over time, in a box that is `seconds` long.
  func curve(in box: Rect, seconds: Double) -> Path {
    var path = Path()
    for (time, position) in zip(times, positions) {
      let point = Point(
        x: box.minX + box.width * time / seconds, y: Self.height(of: position, in: box))
      if path.elements.isEmpty { path.move(to: point) } else { path.line(to: point) }
    }
    return path
  }

  static func height(of position: Double, in box: Rect) -> Double {
    box.maxY - box.height * position / FeelLane.length
  }
}
