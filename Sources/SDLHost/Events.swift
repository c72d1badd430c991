import CSDL2
import Keyframes
import Playground

/// A window's size in points and how many pixels a point has.
nonisolated struct WindowMeasure: Equatable {
  var size: Size
  var pixelsPerPoint: Double
}

/// Turns SDL's events into the app's.
///
/// It remembers the modifiers and the pointer from the events themselves, so that recorded or pushed
/// events mean the same as real ones. Wheels give precise ticks with the user's own preference
/// for their direction already applied, as SDL does. Fingers are a pointer, the first one only.
nonisolated struct EventTranslator {
  /// To be kept up to date by whoever owns the window.
  var window: WindowMeasure
  private var modifiers: Modifiers = []
  private var pointer = Point.zero
  private var isPressed = false
  private var touch = Touch()
  private var clock = EventClock()

  init(window: WindowMeasure) { self.window = window }

  /// Appends what `event` means, which may be nothing.
  mutating func translate(_ event: SDL_Event, into events: inout [TimedEvent]) {
    let time = clock.seconds(event.common.timestamp)
    for meaning in meanings(of: event, at: time) { events.append(TimedEvent(time: time, meaning)) }
  }

  private mutating func meanings(of event: SDL_Event, at time: Double) -> [InputEvent] {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEWHEEL:
      return mouse(event).map { [$0] } ?? []
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      return finger(event.tfinger, at: time)
    case SDL_KEYDOWN, SDL_KEYUP:
      return key(event.key).map { [$0] } ?? []
    case SDL_TEXTINPUT:
      let text = withUnsafeBytes(of: event.text.text) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      return text.isEmpty ? [] : [.text(text)]
    case SDL_WINDOWEVENT:
      return windowEvent(event.window).map { [$0] } ?? []
    case SDL_QUIT:
      return [.closeRequested]
    default:
      return []
    }
  }

  /// SDL may send a mouse of its own making beside each finger: those are left out.
  private mutating func mouse(_ event: SDL_Event) -> InputEvent? {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEMOTION where event.motion.which != Touch.mouse:
      pointer = Point(x: Double(event.motion.x), y: Double(event.motion.y))
      return .pointerMoved(pointer)
    case SDL_MOUSEWHEEL where event.wheel.which != Touch.mouse:
      let (x, y) = (Double(event.wheel.preciseX), Double(event.wheel.preciseY))
      return x == 0 && y == 0 ? nil : .wheel(x: x, y: y, at: pointer, modifiers)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      let button = event.button
      guard button.which != Touch.mouse, Int32(button.button) == SDL_BUTTON_LEFT else { return nil }
      pointer = Point(x: Double(button.x), y: Double(button.y))
      isPressed = button.state == UInt8(SDL_PRESSED)
      return isPressed
        ? .pointerPressed(pointer, clicks: max(1, Int(button.clicks))) : .pointerReleased(pointer)
    default:
      return nil
    }
  }

  private mutating func finger(_ finger: SDL_TouchFingerEvent, at time: Double) -> [InputEvent] {
    let meanings = touch.translate(finger, size: window.size, at: time)
    for case .pointerMoved(let place) in meanings { pointer = place }
    return meanings
  }

  private mutating func key(_ key: SDL_KeyboardEvent) -> InputEvent? {
    modifiers = Modifiers(sdl: key.keysym.mod)
    guard let meaning = Key(key.keysym) else { return nil }
    return key.state == UInt8(SDL_PRESSED)
      ? .keyPressed(meaning, modifiers, isRepeat: key.repeat != 0) : .keyReleased(meaning)
  }

  private mutating func windowEvent(_ event: SDL_WindowEvent) -> InputEvent? {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
      return .resized(window.size, pixelsPerPoint: window.pixelsPerPoint)
    case SDL_WINDOWEVENT_LEAVE:
      return isPressed ? nil : .pointerLeft
    case SDL_WINDOWEVENT_FOCUS_LOST:
      modifiers = []
      isPressed = false
      touch.forget()
      return .focusLost
    default:
      return nil
    }
  }
}

/// SDL's 32-bit milliseconds, which begin anew after 49 days, as seconds that never decrease.
nonisolated struct EventClock {
  private var last: UInt32?
  private var milliseconds = 0

  mutating func seconds(_ timestamp: UInt32) -> Double {
    let step = Int32(bitPattern: timestamp &- (last ?? 0))
    if last == nil {
      milliseconds = Int(timestamp)
      last = timestamp
    } else if step > 0 {
      milliseconds += Int(step)
      last = timestamp
    }
    return Double(milliseconds) / 1000
  }
}
