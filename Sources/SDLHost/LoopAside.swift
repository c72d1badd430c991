import CSDL2

/// The window for the speaker, beside the main one.
extension Loop {
  /// Shows the second window. If that fails, the main window continues.
  mutating func showAside() {
    guard let aside, let window = asideWindow else { return }
    do {
      try window.show(at: Clock.now, text: text, aside)
    } catch {
      asideWindow = nil
    }
  }

  /// - Returns: whether the event belongs to the second window; its keys go to the main window.
  mutating func isAside(_ event: SDL_Event) -> Bool {
    guard let asideWindow else { return false }
    switch SDL_EventType(event.type) {
    case SDL_WINDOWEVENT where event.window.windowID == asideWindow.identity:
      switch SDL_WindowEventID(UInt32(event.window.event)) {
      case SDL_WINDOWEVENT_CLOSE: (self.asideWindow, isAsideClosed) = (nil, true)
      case SDL_WINDOWEVENT_FOCUS_LOST: return false
      default: asideWindow.redraw()
      }
      return true
    case SDL_MOUSEMOTION: return event.motion.windowID == asideWindow.identity
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      return event.button.windowID == asideWindow.identity
    case SDL_MOUSEWHEEL: return event.wheel.windowID == asideWindow.identity
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      return event.tfinger.windowID == asideWindow.identity
    case SDL_DROPFILE: return false
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET:
      asideWindow.redraw()
      return false
    default: return false
    }
  }

  /// Reacts to a display being connected or disconnected. A projector that is back gets the main window again, which
  /// was on the speaker's display meanwhile.
  mutating func returnAside() {
    guard !isAsideClosed else { return }
    let main = Int(SDL_GetWindowDisplayIndex(screen.window))
    if let notesDisplay, AsideWindow.isTaken(notesDisplay, by: main, of: AsideWindow.displays) {
      screen.moveToNextDisplay()
    }
    reopenAside()
  }

  /// Puts the second window on another display than the main one; without another it stays if it was there.
  mutating func reopenAside() {
    guard asideWindow != nil || AsideWindow.hasOtherDisplay else { return }
    asideWindow = nil
    openAside()
  }

  mutating func openAside() {
    guard aside != nil, asideWindow == nil else { return }
    asideWindow = AsideWindow(title: "Riff", beside: screen.window)
    guard let asideWindow, asideWindow.isElsewhere else { return }
    notesDisplay = asideWindow.display
    // The main window keeps the keyboard, unless raising it would hide the new window.
    SDL_RaiseWindow(screen.window)
  }
}
