import CSDL2

/// SDL's connection to game controllers, which may come and go at any time.
///
/// It opens each that is plugged in, as only open ones send events. Where there are none, or SDL
/// cannot look for them, nothing happens and nothing is said. The first look takes up to 30 ms, so
/// it is left until there has been a frame to be seen.
struct Gamepads: ~Copyable {
  nonisolated private enum Connection { case none, next, open, failed }

  private var connection = Connection.none
  private var controllers: [SDL_JoystickID: OpaquePointer] = [:]

  var isEmpty: Bool { controllers.isEmpty }

  /// Has SDL read all controllers and look for new ones. The second call connects.
  mutating func update() {
    switch connection {
    case .none: connection = .next
    case .next: start()
    case .open: SDL_GameControllerUpdate()
    case .failed: break
    }
  }

  mutating func start() {
    // Else SDL reads them 1000 times a second while it waits for events, as soon as there is one.
    SDL_SetHint(SDL_HINT_AUTO_UPDATE_JOYSTICKS, "0")
    connection = SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) == 0 ? .open : .failed
  }

  /// Opens what was plugged in and closes what is gone.
  mutating func take(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_CONTROLLERDEVICEADDED:
      guard let controller = SDL_GameControllerOpen(event.cdevice.which) else { return }
      let id = SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(controller))
      // SDL counts how often it is opened.
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

  /// What people call the controller at an index of SDL's list, which is what SDL reports of new
  /// ones.
  nonisolated static func name(at index: Int32) -> String {
    let name = SDL_GameControllerNameForIndex(index).map { String(cString: $0) } ?? ""
    return name.isEmpty ? "Game controller" : name
  }
}
