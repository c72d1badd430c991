import CSDL2
import Interface
import Keyframes

/// A window's size in points, and its pixels per point.
nonisolated struct WindowMeasure: Equatable {
  var size: Size
  var pixelsPerPoint: Double
}

/// Converts SDL's events to the app's.
///
/// It tracks the modifiers and the pointer from the events themselves, so that recorded or pushed
/// events work like real ones. Wheel events have precise ticks, with the user's preferred direction
/// already applied, as in SDL.
///
/// There is one pointer: the mouse, unless a finger is down. A finger is ignored while a mouse
/// button is held. So nothing counts twice on systems that simulate a mouse from fingers or fingers
/// from a mouse, whether SDL marks them or not. A pen is reported as a mouse or as a finger,
/// depending on the system; SDL 2 does not report its pressure.
nonisolated struct EventTranslator {
  /// The owner of the window must keep this up to date.
  var window: WindowMeasure
  private let keys: KeyMap
  private var modifiers: Modifiers = []
  private var pointer = Point.zero
  private var isPressed = false
  /// Whether the button that opens context menus is down.
  private var isMenuPressed = false
  private var touch = Touch()
  private var pads = PadTranslator()
  private var clock = EventClock()
  /// The time of the last event.
  private(set) var lastTime = 0.0
  private var fingers: [Point] = []

  init(window: WindowMeasure, keys: KeyMap) {
    self.window = window
    self.keys = keys
  }

  /// Appends the app events for `event`, if any.
  mutating func translate(_ event: SDL_Event, into events: inout [TimedEvent]) {
    let time = clock.seconds(event.common.timestamp)
    lastTime = time
    for meaning in meanings(of: event, at: time) { events.append(TimedEvent(time: time, meaning)) }
  }

  /// Appends the positions of the fingers, if they have changed.
  mutating func noteFingers(into events: inout [TimedEvent]) {
    let positions = touch.positions
    guard positions != fingers else { return }
    fingers = positions
    events.append(TimedEvent(time: lastTime, .touches(positions)))
  }

  /// Appends the clipboard's text, or an empty one if there is none that can be pasted, as if the keys for pasting
  /// had been pressed at `timestamp`.
  mutating func paste(_ text: String?, at timestamp: UInt32, into events: inout [TimedEvent]) {
    events.append(TimedEvent(time: clock.seconds(timestamp), .pasted(text ?? "")))
  }

  private mutating func meanings(of event: SDL_Event, at time: Double) -> [InputEvent] {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEWHEEL:
      return mouse(event, at: time).map { [$0] } ?? []
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      return finger(event.tfinger, at: time)
    case SDL_CONTROLLERAXISMOTION, SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLERBUTTONUP,
      SDL_CONTROLLERDEVICEADDED, SDL_CONTROLLERDEVICEREMOVED:
      return pads.translate(event)
    case SDL_KEYDOWN, SDL_KEYUP:
      return key(event.key).map { [$0] } ?? []
    case SDL_TEXTINPUT:
      let text = withUnsafeBytes(of: event.text.text) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      return text.isEmpty ? [] : [.text(text)]
    case SDL_WINDOWEVENT:
      return windowEvent(event.window).map { [$0] } ?? []
    case SDL_DROPFILE:
      return drop(event.drop)
    case SDL_QUIT:
      return [.closeRequested]
    default:
      return []
    }
  }

  /// Converts mouse events; those that SDL may simulate for fingers are ignored.
  private mutating func mouse(_ event: SDL_Event, at time: Double) -> InputEvent? {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEMOTION where event.motion.which != Touch.mouse && (isPressed || !touch.isDown):
      pointer = Point(x: Double(event.motion.x), y: Double(event.motion.y))
      return .pointerMoved(pointer)
    case SDL_MOUSEWHEEL where event.wheel.which != Touch.mouse:
      return wheel(event.wheel)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      return button(event.button, at: time)
    default:
      return nil
    }
  }

  private mutating func button(_ button: SDL_MouseButtonEvent, at time: Double) -> InputEvent? {
    guard button.which != Touch.mouse else { return nil }
    let isPress = button.state == UInt8(SDL_PRESSED)
    if opensMenu(button, isPress: isPress) { return menuButton(button, isPress: isPress) }
    guard Int32(button.button) == SDL_BUTTON_LEFT else { return nil }
    if isPress, touch.isSilent(at: time) { touch.forget() }
    // The release of an ignored press is ignored too.
    guard isPress ? !touch.isDown || isPressed : isPressed else { return nil }
    pointer = Point(x: Double(button.x), y: Double(button.y))
    isPressed = isPress
    return isPress
      ? .pointerPressed(pointer, clicks: max(1, Int(button.clicks))) : .pointerReleased(pointer)
  }

  /// Whether the button opens context menus: the right button, or the left one with Ctrl on systems
  /// with that convention. Its release may come without Ctrl.
  private func opensMenu(_ button: SDL_MouseButtonEvent, isPress: Bool) -> Bool {
    if Int32(button.button) == SDL_BUTTON_RIGHT { return true }
    #if os(macOS)
      return Int32(button.button) == SDL_BUTTON_LEFT && !isPressed
        && (isPress ? modifiers == .control : isMenuPressed)
    #else
      return false
    #endif
  }

  /// Converts the button that opens context menus; the release of an ignored press is ignored too.
  private mutating func menuButton(_ button: SDL_MouseButtonEvent, isPress: Bool) -> InputEvent? {
    guard isPress ? !touch.isDown && !isPressed : isMenuPressed else { return nil }
    pointer = Point(x: Double(button.x), y: Double(button.y))
    isMenuPressed = isPress
    return isPress ? .menuPressed(pointer) : .menuReleased(pointer)
  }

  private func wheel(_ wheel: SDL_MouseWheelEvent) -> InputEvent? {
    let (x, y) = (Double(wheel.preciseX), Double(wheel.preciseY))
    guard x != 0 || y != 0 else { return nil }
    return .wheel(
      x: x, y: y, at: pointer, modifiers, isPrecise: x != x.rounded() || y != y.rounded(),
      isFlipped: wheel.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue)
  }

  private mutating func finger(_ finger: SDL_TouchFingerEvent, at time: Double) -> [InputEvent] {
    let meanings = touch.translate(
      finger, size: window.size, at: time, mouseIsPressed: isPressed)
    for case .pointerMoved(let position) in meanings { pointer = position }
    return meanings
  }

  private mutating func key(_ key: SDL_KeyboardEvent) -> InputEvent? {
    let before = modifiers
    modifiers = Modifiers(sdl: key.keysym.mod)
    guard let meaning = Key(key.keysym, for: keys) else {
      return modifiers == before ? nil : .modifiersChanged(modifiers)
    }
    if key.state == UInt8(SDL_PRESSED), meaning == .character("v"),
      modifiers == .control || modifiers == .command, let text = Clipboard.text
    {
      return .pasted(text)
    }
    return key.state == UInt8(SDL_PRESSED)
      ? .keyPressed(meaning, modifiers, isRepeat: key.repeat != 0) : .keyReleased(meaning)
  }

  /// Takes ownership of the dropped file's path, which the receiver of SDL's event has to free.
  private func drop(_ drop: SDL_DropEvent) -> [InputEvent] {
    guard let file = drop.file else { return [] }
    defer { SDL_free(file) }
    return [.dropped(String(cString: file))]
  }

  private mutating func windowEvent(_ event: SDL_WindowEvent) -> InputEvent? {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
      return .resized(window.size, pixelsPerPoint: window.pixelsPerPoint)
    case SDL_WINDOWEVENT_CLOSE:
      // SDL asks to quit only when the last window closes.
      return .closeRequested
    case SDL_WINDOWEVENT_LEAVE:
      return isPressed || isMenuPressed ? nil : .pointerLeft
    case SDL_WINDOWEVENT_FOCUS_LOST:
      modifiers = []
      (isPressed, isMenuPressed) = (false, false)
      touch.forget()
      pads.letGo()
      return .focusLost
    default:
      return nil
    }
  }
}
