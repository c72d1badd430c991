import CSDL2

/// SDL's game controllers, which can be connected and disconnected at any time.
///
/// It opens each controller, since only open ones send events. If there are none, or SDL cannot
/// look for them, nothing happens. The first search takes up to 30 ms, so it waits until after the
/// first frame.
struct Gamepads: ~Copyable {
  nonisolated private enum Connection { case none, next, open, failed }

  private var connection = Connection.none
  private var controllers: [SDL_JoystickID: OpaquePointer] = [:]

  var isEmpty: Bool { controllers.isEmpty }

  /// Lets SDL read all controllers and look for new ones; the second call connects to them.
  mutating func update() {
    switch connection {
    case .none: connection = .next
    case .next: start()
    case .open: SDL_GameControllerUpdate()
    case .failed: break
    }
  }

  mutating func start() {
    // Otherwise SDL reads a controller 1000 times a second while waiting for events.
    SDL_SetHint(SDL_HINT_AUTO_UPDATE_JOYSTICKS, "0")
    connection = SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) == 0 ? .open : .failed
  }

  /// Opens controllers that were connected and closes those that were disconnected.
  mutating func take(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_CONTROLLERDEVICEADDED:
      guard let controller = SDL_GameControllerOpen(event.cdevice.which) else { return }
      let id = SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(controller))
      // SDL counts how often a controller was opened.
      if let old = controllers.updateValue(controller, forKey: id) { SDL_GameControllerClose(old) }
    case SDL_CONTROLLERDEVICEREMOVED:
      guard let old = controllers.removeValue(forKey: event.cdevice.which) else { return }
      SDL_GameControllerClose(old)
    default:
      break
    }
  }

  deinit {
    for controller in controllers.values { SDL_GameControllerClose(controller) }
    if connection == .open { SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER) }
  }

  /// The name of the controller at an index of SDL's list, which is how SDL reports new ones.
  nonisolated static func name(at index: Int32) -> String {
    let name = SDL_GameControllerNameForIndex(index).map { String(cString: $0) } ?? ""
    return name.isEmpty ? "Game controller" : name
  }
}
