import CSDL2
import Interface
import Keyframes

/// Fingers on a touch screen: one is a pointer with one button, two pinch and twist.
///
/// A second finger cancels the first one's pointer action, without a release. Further fingers are
/// ignored. When one of two is lifted the other is ignored, until all are up or another one comes
/// down.
nonisolated struct Touch {
  /// The identity of the mouse that SDL simulates from fingers.
  static let mouse = UInt32.max
  /// The identity of the touch screen that SDL simulates from the mouse, if enabled.
  static let screenOfTheMouse = SDL_TouchID(-1)

  /// Two taps within this many seconds and points are a double click.
  private static let doubleTap = (seconds: 0.4, points: 24.0)

  private static let silence = 1.0

  private struct Finger: Equatable {
    let screen: SDL_TouchID
    let finger: SDL_FingerID
  }

  private enum Role: Equatable {
    /// No finger is down, or all are ignored.
    case none
    case pointer(Finger)
    case pair(Finger, Finger, FingerPair)
  }

  /// All fingers that are down, in order.
  private var down: [(finger: Finger, position: Point)] = []
  private var role = Role.none
  private var lastTime = 0.0
  private var lastTap: (time: Double, position: Point, clicks: Int)?

  var isDown: Bool { !down.isEmpty }

  /// The positions of all fingers, in the order in which they came down.
  var positions: [Point] { down.map(\.position) }

  /// Whether fingers that are down have sent no events for so long that they may be lost: some
  /// systems drop fingers without an event.
  func isSilent(at time: Double) -> Bool { isDown && time - lastTime > Self.silence }

  /// Whether an event comes from a trackpad, which already moves the mouse. SDL must be connected
  /// to a display.
  static func isTrackpad(_ event: SDL_Event) -> Bool {
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      let device = SDL_GetTouchDeviceType(event.tfinger.touchId)
      return device == SDL_TOUCH_DEVICE_INDIRECT_ABSOLUTE
        || device == SDL_TOUCH_DEVICE_INDIRECT_RELATIVE
    default:
      return false
    }
  }

  /// Returns the app event for a finger in a window of `size`. While a mouse button is pressed, the
  /// mouse is the pointer, and new fingers are ignored.
  mutating func translate(
    _ event: SDL_TouchFingerEvent, size: Size, at time: Double, mouseIsPressed: Bool = false
  ) -> [InputEvent] {
    guard event.touchId != Self.screenOfTheMouse else { return [] }
    lastTime = time
    let finger = Finger(screen: event.touchId, finger: event.fingerId)
    let position = Point(x: Double(event.x) * size.width, y: Double(event.y) * size.height)
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN:
      guard index(of: finger) == nil else { return [] }
      down.append((finger, position))
      return mouseIsPressed ? [] : fingerCameDown(finger, at: position, time)
    case SDL_FINGERMOTION:
      guard let index = index(of: finger) else { return [] }
      down[index].position = position
      return fingerMoved(finger, to: position)
    case SDL_FINGERUP:
      guard let index = index(of: finger) else { return [] }
      down.remove(at: index)
      return fingerLifted(finger, at: position)
    default:
      return []
    }
  }

  /// Drops all fingers: the next one that comes down counts as the first.
  mutating func forget() {
    down = []
    role = .none
  }

  private mutating func fingerCameDown(
    _ finger: Finger, at position: Point, _ time: Double
  ) -> [InputEvent] {
    switch (role, down.count) {
    case (.none, 1):
      role = .pointer(finger)
      return [
        .pointerMoved(position), .pointerPressed(position, clicks: clicks(at: position, time)),
      ]
    case (.none, _), (.pointer, _):
      let first = down[down.count - 2]
      role = .pair(first.finger, finger, FingerPair(first.position, position))
      lastTap = nil
      return [.gestureBegan(at: first.position.interpolated(to: position, at: 0.5))]
    case (.pair, _):
      return []
    }
  }

  private mutating func fingerMoved(_ finger: Finger, to position: Point) -> [InputEvent] {
    switch role {
    case .pointer(finger):
      return [.pointerMoved(position)]
    case .pair(let first, let second, var pair) where first == finger || second == finger:
      guard let a = self.position(of: first), let b = self.position(of: second) else { return [] }
      pair.move(to: a, b)
      role = .pair(first, second, pair)
      return [
        .gestureChanged(
          scale: pair.scale, degrees: pair.degrees, at: a.interpolated(to: b, at: 0.5))
      ]
    case .none, .pointer, .pair:
      return []
    }
  }

  private mutating func fingerLifted(_ finger: Finger, at position: Point) -> [InputEvent] {
    switch role {
    case .pointer(finger):
      role = .none
      return [.pointerReleased(position), .pointerLeft]
    case .pair(finger, _, _), .pair(_, finger, _):
      role = .none
      return [.gestureEnded]
    case .none, .pointer, .pair:
      return []
    }
  }

  private func index(of finger: Finger) -> Int? { down.firstIndex { $0.finger == finger } }
  private func position(of finger: Finger) -> Point? { index(of: finger).map { down[$0].position } }

  private mutating func clicks(at position: Point, _ time: Double) -> Int {
    var clicks = 1
    if let last = lastTap, time - last.time <= Self.doubleTap.seconds,
      position.distance(to: last.position) <= Self.doubleTap.points
    {
      clicks = last.clicks + 1
    }
    lastTap = (time, position, clicks)
    return clicks
  }
}
