import CSDL2
import Keyframes
import Playground

/// The first finger on a touch screen, as a pointer with one button.
nonisolated struct Touch {
  /// The mouse that SDL makes up from fingers.
  static let mouse = UInt32.max

  /// Two taps are a double click within this many seconds and points.
  private static let doubleTap = (seconds: 0.4, points: 24.0)

  private var finger: SDL_FingerID?
  private var lastTap: (time: Double, place: Point, clicks: Int)?

  /// Whether an event comes from fingers on a trackpad, which moves the mouse already. SDL has to be
  /// connected to a display.
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

  /// What a finger's event means in a window of `size`; nothing for further fingers.
  mutating func translate(
    _ event: SDL_TouchFingerEvent, size: Size, at time: Double
  ) -> [InputEvent] {
    let place = Point(x: Double(event.x) * size.width, y: Double(event.y) * size.height)
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN where finger == nil:
      finger = event.fingerId
      return [.pointerMoved(place), .pointerPressed(place, clicks: clicks(at: place, time))]
    case SDL_FINGERMOTION where finger == event.fingerId:
      return [.pointerMoved(place)]
    case SDL_FINGERUP where finger == event.fingerId:
      finger = nil
      return [.pointerReleased(place), .pointerLeft]
    default:
      return []
    }
  }

  /// The fingers are lost: the next to come down is the first again.
  mutating func forget() { finger = nil }

  private mutating func clicks(at place: Point, _ time: Double) -> Int {
    var clicks = 1
    if let last = lastTap, time - last.time <= Self.doubleTap.seconds,
      place.distance(to: last.place) <= Self.doubleTap.points
    {
      clicks = last.clicks + 1
    }
    lastTap = (time, place, clicks)
    return clicks
  }
}
