import CSDL2
import CX11
import Keyframes

/// A window, and its renderer if it has one, destroyed with this value.
struct Screen: ~Copyable {
  static let smallest = (width: Int32(640), height: Int32(360))

  let window: OpaquePointer
  /// Nil if the window is painted in memory.
  let renderer: OpaquePointer?
  /// SDL's name of the renderer.
  let rendererName: String
  /// The full-screen state of the window.
  var fullscreen = Fullscreen()

  /// Starts SDL video and opens a window.
  init(_ options: HostOptions, isHidden: Bool = false) throws(SDLError) {
    Self.setHints()
    try Video.start()
    // SDL starts with text input on, which would send letters and Space to an input method.
    SDL_StopTextInput()
    // SDL starts with the screensaver off; only talks need that.
    SDL_EnableScreenSaver()
    do throws(SDLError) {
      (window, renderer) = try Self.open(options, isHidden: isHidden)
    } catch {
      Video.stop()
      throw error
    }
    var info = SDL_RendererInfo()
    if let renderer { SDL_GetRendererInfo(renderer, &info) }
    rendererName = info.name.map { String(cString: $0) } ?? Renderers.software
    // Without a window manager, a window that is created in full screen stays small.
    if options.fullscreen { toggleFullscreen() }
  }

  deinit {
    if let renderer { SDL_DestroyRenderer(renderer) }
    SDL_DestroyWindow(window)
    Video.stop()
  }

  /// The window's size in points, and its pixels per point.
  var measure: WindowMeasure {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(window, &width, &height)
    let pixels = pixelSize
    return WindowMeasure(
      size: Size(width: Double(width), height: Double(height)),
      pixelsPerPoint: width > 0 ? Double(pixels.width) / Double(width) : 1)
  }

  var pixelSize: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSizeInPixels(window, &width, &height)
    return (Int(width), Int(height))
  }

  /// Whether a frame would be visible.
  var isVisible: Bool { Self.isVisible(window) }

  /// Whether a frame in a window would be visible.
  static func isVisible(_ window: OpaquePointer) -> Bool {
    let invisible = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue
    return SDL_GetWindowFlags(window) & invisible == 0
  }

  private static func open(
    _ options: HostOptions, isHidden: Bool
  ) throws(SDLError) -> (OpaquePointer, OpaquePointer?) {
    var flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    if isHidden { flags |= SDL_WINDOW_HIDDEN.rawValue }
    let centred = CSDL_WINDOWPOS_CENTERED
    let (width, height) = roomFor(options.size)
    let window = SDL_CreateWindow(options.title, centred, centred, width, height, flags)
    guard let window else { throw SDLError.lastError(of: "SDL_CreateWindow") }
    CX11_leaveOutRawInput(UnsafeMutableRawPointer(window))
    do throws(SDLError) {
      let renderer = try Renderers.make(for: window, name: options.renderer)
      SDL_SetWindowMinimumSize(window, smallest.width, smallest.height)
      return (window, renderer)
    } catch {
      SDL_DestroyWindow(window)
      throw error
    }
  }

  /// The requested size, limited to the display.
  private static func roomFor(_ size: Size) -> (width: Int32, height: Int32) {
    var room = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(0, &room) == 0 else {
      return (Int32(size.width), Int32(size.height))
    }
    return (
      max(min(Int32(size.width), room.w), smallest.width),
      max(min(Int32(size.height), room.h), smallest.height)
    )
  }

  private static func setHints() {
    let hints = [
      SDL_HINT_APP_NAME: "Riff",
      // With acceleration, SDL's software renderer takes ten times as long to show a picture on an
      // X display.
      SDL_HINT_FRAMEBUFFER_ACCELERATION: "0",
      // Off by default if a renderer is requested by name.
      SDL_HINT_RENDER_BATCHING: "1",
      // Switching off the compositor flickers, and breaks screen recordings.
      SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR: "0",
      // Speakers have their notes on another display.
      SDL_HINT_VIDEO_MINIMIZE_ON_FOCUS_LOSS: "0",
      SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH: "1",
      // Fingers are handled directly, without a simulated mouse.
      SDL_HINT_TOUCH_MOUSE_EVENTS: "0",
      SDL_HINT_IME_SHOW_UI: "1",
    ]
    for (name, value) in hints { SDL_SetHint(name, value) }
  }
}
