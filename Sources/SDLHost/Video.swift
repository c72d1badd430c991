import CSDL2

/// SDL's connection to the display.
nonisolated enum Video {
  /// The name of the desktop entry that `scripts/package` installs.
  static let desktopEntry = "org.riff.playground"

  /// Connects; every successful call must be matched by a call of `stop`.
  static func start() throws(SDLError) {
    // Without a locale SDL cannot pass non-ASCII titles to the desktop.
    if setlocale(LC_CTYPE, "") == nil { setlocale(LC_CTYPE, "C.UTF-8") }
    // The desktop finds the program's entry, with its icon, by the class of its windows.
    for name in ["SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS"] {
      setenv(name, desktopEntry, 0)
    }
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else { throw SDLError.noDisplay("SDL_Init") }
    EventFlood.watch()
    // Nobody takes text that is dropped, and whoever gets the event must free it.
    SDL_EventState(SDL_DROPTEXT.rawValue, SDL_IGNORE)
    // Without a display SDL chooses a driver that shows nothing; that is fine only by request.
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    guard SDL_GetHint(SDL_HINT_VIDEODRIVER) != nil || !["offscreen", "dummy"].contains(driver)
    else {
      stop()
      throw SDLError.noDisplay("SDL_Init", "No available video device")
    }
  }

  static func stop() { SDL_QuitSubSystem(SDL_INIT_VIDEO) }
}
