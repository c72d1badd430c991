import CSDL2

/// The full-screen state of a window, and its state before.
struct Fullscreen {
  /// The window's previous bounds, if no window manager remembers them.
  fileprivate var bounds: SDL_Rect?
  /// Whether the window was in full screen before the talk; nil unless a talk is presented.
  fileprivate var beforeTalk: Bool?
}

extension Screen {
  mutating func toggleFullscreen() { fill(!isFull) }

  /// Fills the display and keeps the screensaver away while a talk is presented. Afterwards the
  /// window is as it was before.
  mutating func present(_ isOn: Bool) {
    guard isOn != (fullscreen.beforeTalk != nil) else { return }
    if isOn {
      fullscreen.beforeTalk = isFull
      SDL_DisableScreenSaver()
      fill(true)
    } else {
      fill(fullscreen.beforeTalk == true)
      fullscreen.beforeTalk = nil
      SDL_EnableScreenSaver()
    }
  }

  /// Reacts to a display being connected, disconnected or changed: moves the window to an existing
  /// display, and fills that if the window was in full screen.
  func followDisplays() {
    let isElsewhere = (0..<max(SDL_GetNumVideoDisplays(), 0)).allSatisfy { index in
      var (rect, own, common) = (SDL_Rect(), bounds, SDL_Rect())
      return SDL_GetDisplayBounds(index, &rect) == 0
        && SDL_IntersectRect(&rect, &own, &common) == SDL_FALSE
    }
    if isElsewhere {
      SDL_SetWindowPosition(window, CSDL_WINDOWPOS_CENTERED, CSDL_WINDOWPOS_CENTERED)
    }
    if isFull, mayLackManager, let display { bounds = display }
  }

  /// Moves the window to the next display, which it fills if it filled the other one.
  mutating func moveToNextDisplay() {
    let count = SDL_GetNumVideoDisplays()
    guard count > 1 else { return }
    let next = (max(SDL_GetWindowDisplayIndex(window), 0) + 1) % count
    let (wasFull, before) = (isFull, fullscreen.bounds)
    if wasFull { fill(false) }
    let centre = CSDL_WINDOWPOS_CENTERED | next
    SDL_SetWindowPosition(window, centre, centre)
    guard wasFull else { return }
    fill(true)
    fullscreen.bounds = before ?? fullscreen.bounds
  }

  private var isFull: Bool {
    let flag = SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
    return SDL_GetWindowFlags(window) & flag == flag
  }

  private mutating func fill(_ isOn: Bool) {
    guard isOn != isFull else { return }
    if isOn, mayLackManager, let display {
      fullscreen.bounds = bounds
      bounds = display
    }
    // If the window manager refuses, the window does not change, which is acceptable.
    SDL_SetWindowFullscreen(window, isOn ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
    if !isOn, let before = fullscreen.bounds {
      fullscreen.bounds = nil
      bounds = before
    }
  }

  /// Whether there may be no window manager to resize the window, judging by the missing frame
  /// around it. Without one, SDL would report the size of the display, while X would keep the
  /// window's size. (Only X has windows without a manager.)
  private var mayLackManager: Bool {
    guard let driver = SDL_GetCurrentVideoDriver(), String(cString: driver) == "x11" else {
      return false
    }
    var frame: (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    SDL_GetWindowBordersSize(window, &frame.0, &frame.1, &frame.2, &frame.3)
    return frame == (0, 0, 0, 0)
  }

  private var display: SDL_Rect? {
    var rect = SDL_Rect()
    return SDL_GetDisplayBounds(SDL_GetWindowDisplayIndex(window), &rect) == 0 ? rect : nil
  }

  private var bounds: SDL_Rect {
    get {
      var rect = SDL_Rect()
      SDL_GetWindowPosition(window, &rect.x, &rect.y)
      SDL_GetWindowSize(window, &rect.w, &rect.h)
      return rect
    }
    nonmutating set {
      SDL_SetWindowPosition(window, newValue.x, newValue.y)
      SDL_SetWindowSize(window, newValue.w, newValue.h)
    }
  }
}
