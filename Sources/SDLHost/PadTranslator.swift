import CSDL2
import Interface

/// Converts the events of game controllers to the app's, as if there were only one.
///
/// If there are several, the one used last counts: the last on which a button was pressed, or a
/// stick or trigger left its dead zone. Buttons, sticks and triggers of the previous one are
/// released.
nonisolated struct PadTranslator {
  private var pads: [SDL_JoystickID: Pad] = [:]
  /// The controller in use.
  private var current: SDL_JoystickID?
  /// The state last sent to the app.
  private var sent = Hold()

  /// Returns the app events for an event of a game controller; none for movements within the dead
  /// zones.
  mutating func translate(_ event: SDL_Event) -> [InputEvent] {
    switch SDL_EventType(event.type) {
    case SDL_CONTROLLERAXISMOTION:
      return axis(event.caxis)
    case SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLERBUTTONUP:
      return button(event.cbutton)
    case SDL_CONTROLLERDEVICEADDED:
      return [.padConnected(Gamepads.name(at: event.cdevice.which))]
    case SDL_CONTROLLERDEVICEREMOVED:
      return removed(event.cdevice.which)
    default:
      return []
    }
  }

  /// Treats everything as released, until it moves again, when the window loses the focus.
  mutating func letGo() {
    sent = Hold()
    for id in pads.keys { pads[id]?.pressed = [] }
  }

  private mutating func axis(_ event: SDL_ControllerAxisEvent) -> [InputEvent] {
    var pad = pads[event.which, default: Pad()]
    let before = pad.hold
    pad.set(SDL_GameControllerAxis(Int32(event.axis)), to: event.value)
    pads[event.which] = pad
    if before.isAtRest, !pad.hold.isAtRest { current = event.which }
    return event.which == current ? send(pad.hold) : []
  }

  private mutating func button(_ event: SDL_ControllerButtonEvent) -> [InputEvent] {
    let code = SDL_GameControllerButton(Int32(event.button))
    guard let button = PadButton(code) else { return [] }
    if event.state == UInt8(SDL_PRESSED) {
      guard pads[event.which, default: Pad()].pressed.insert(button).inserted else { return [] }
      current = event.which
      return send(pads[event.which, default: Pad()].hold) + [.padPressed(button)]
    }
    // The release of a dropped press is dropped too.
    return pads[event.which]?.pressed.remove(button) == nil ? [] : [.padReleased(button)]
  }

  private mutating func removed(_ id: SDL_JoystickID) -> [InputEvent] {
    let pressed = pads.removeValue(forKey: id)?.pressed ?? []
    var events = PadButton.allCases.filter(pressed.contains).map { InputEvent.padReleased($0) }
    if id == current {
      current = nil
      events += send(Hold())
    }
    return events + [.padDisconnected]
  }

  private mutating func send(_ hold: Hold) -> [InputEvent] {
    var events: [InputEvent] = []
    if hold.x != sent.x || hold.y != sent.y { events.append(.stick(x: hold.x, y: hold.y)) }
    if hold.left != sent.left || hold.right != sent.right {
      events.append(.triggers(left: hold.left, right: hold.right))
    }
    sent = hold
    return events
  }
}

extension PadTranslator {
  /// The state of a controller's stick and triggers, beyond their dead zones.
  nonisolated private struct Hold: Equatable {
    var (x, y) = (0.0, 0.0)
    var (left, right) = (0.0, 0.0)

    var isAtRest: Bool { self == Hold() }
  }

  /// The state of one controller, as reported by SDL.
  nonisolated private struct Pad {
    var pressed: Set<PadButton> = []
    private var leftStick: (x: Int16, y: Int16) = (0, 0)
    private var rightStick: (x: Int16, y: Int16) = (0, 0)
    private var triggers: (left: Int16, right: Int16) = (0, 0)

    mutating func set(_ axis: SDL_GameControllerAxis, to value: Int16) {
      switch axis {
      case SDL_CONTROLLER_AXIS_LEFTX: leftStick.x = value
      case SDL_CONTROLLER_AXIS_LEFTY: leftStick.y = value
      case SDL_CONTROLLER_AXIS_RIGHTX: rightStick.x = value
      case SDL_CONTROLLER_AXIS_RIGHTY: rightStick.y = value
      case SDL_CONTROLLER_AXIS_TRIGGERLEFT: triggers.left = value
      case SDL_CONTROLLER_AXIS_TRIGGERRIGHT: triggers.right = value
      default: break
      }
    }

    /// Both sticks and triggers, beyond their dead zones; the stick pushed further counts.
    var hold: Hold {
      let left = DeadZone.stick(leftStick.x, leftStick.y)
      let right = DeadZone.stick(rightStick.x, rightStick.y)
      let isLeft = left.x * left.x + left.y * left.y >= right.x * right.x + right.y * right.y
      return Hold(
        x: isLeft ? left.x : right.x, y: isLeft ? left.y : right.y,
        left: DeadZone.trigger(triggers.left), right: DeadZone.trigger(triggers.right))
    }
  }
}

extension PadButton {
  /// The button that SDL reports, or nil for those that the app does not use.
  nonisolated init?(_ button: SDL_GameControllerButton) {
    switch button {
    case SDL_CONTROLLER_BUTTON_A: self = .a
    case SDL_CONTROLLER_BUTTON_B: self = .b
    case SDL_CONTROLLER_BUTTON_X: self = .x
    case SDL_CONTROLLER_BUTTON_Y: self = .y
    case SDL_CONTROLLER_BUTTON_BACK: self = .back
    case SDL_CONTROLLER_BUTTON_START: self = .start
    case SDL_CONTROLLER_BUTTON_LEFTSHOULDER: self = .leftShoulder
    case SDL_CONTROLLER_BUTTON_RIGHTSHOULDER: self = .rightShoulder
    case SDL_CONTROLLER_BUTTON_LEFTSTICK: self = .leftStick
    case SDL_CONTROLLER_BUTTON_RIGHTSTICK: self = .rightStick
    case SDL_CONTROLLER_BUTTON_DPAD_UP: self = .up
    case SDL_CONTROLLER_BUTTON_DPAD_DOWN: self = .down
    case SDL_CONTROLLER_BUTTON_DPAD_LEFT: self = .left
    case SDL_CONTROLLER_BUTTON_DPAD_RIGHT: self = .right
    default: return nil
    }
  }
}
