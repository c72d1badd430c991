import CSDL2
import Drawing
import Interface
import Keyframes

/// A second window beside the main one. It requests frames at most ten times a second and takes no
/// pointer input; keys that are pressed in it go to the main window.
///
/// It opens on another display than the main window if there is one.
final class AsideWindow {
  /// Seconds between two pictures.
  private static let interval = 0.1
  /// Distance from the edges of the display, in points.
  private static let margin: Int32 = 48

  private let window: OpaquePointer
  private let painter: RasterPresenter
  private var shownAt = -1.0
  /// The texts of the last picture.
  var textKeys: [TextKey] { painter.textKeys }
  /// Whether the window was opened on another display than the main window.
  let isElsewhere: Bool

  /// Nil if a second window can't be opened.
  init?(title: String, beside main: OpaquePointer) {
    let frame = Self.frame(beside: main)
    let flags =
      SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
      | (frame.isElsewhere ? SDL_WINDOW_MAXIMIZED.rawValue : 0)
    let rect = frame.rect
    guard let window = SDL_CreateWindow(title, rect.x, rect.y, rect.w, rect.h, flags) else {
      return nil
    }
    SDL_SetWindowMinimumSize(window, Screen.smallest.width, Screen.smallest.height)
    (self.window, isElsewhere) = (window, frame.isElsewhere)
    // Painted in memory, so that it never waits for a display with another refresh rate.
    painter = RasterPresenter(window, isMain: false)
  }

  isolated deinit { SDL_DestroyWindow(window) }

  var identity: UInt32 { SDL_GetWindowID(window) }

  /// Whether there is a second display, so that the window opens automatically.
  static var hasOtherDisplay: Bool { SDL_GetNumVideoDisplays() > 1 }

  /// The names of all displays.
  static var displays: [String] {
    (0..<max(SDL_GetNumVideoDisplays(), 0)).map { index in
      SDL_GetDisplayName(index).map { String(cString: $0) } ?? ""
    }
  }

  /// The name of the window's display.
  var display: String? {
    let (names, index) = (Self.displays, Int(SDL_GetWindowDisplayIndex(window)))
    return names.indices.contains(index) ? names[index] : nil
  }

  /// Whether the main window, on the display with the index `main`, is on the one called `name`, though there are
  /// others. Displays with the same name can't be told apart.
  static func isTaken(_ name: String, by main: Int, of displays: [String]) -> Bool {
    displays.count > 1 && displays.indices.contains(main) && displays[main] == name
      && displays.count { $0 == name } == 1
  }

  /// If it is time, shows the frame that `picture` returns for a size and its pixels per point.
  func show(
    at now: Double, text: TextRenderer, _ picture: (Size, Double) -> Frame
  ) throws(SDLError) {
    guard now - shownAt >= Self.interval || now < shownAt, Screen.isVisible(window) else { return }
    shownAt = now
    var (width, height, across, down): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    SDL_GetWindowSize(window, &width, &height)
    SDL_GetWindowSizeInPixels(window, &across, &down)
    guard width > 0, height > 0 else { return }
    let frame = picture(
      Size(width: Double(width), height: Double(height)), Double(across) / Double(width))
    if try painter.paint(frame, size: (Int(across), Int(down)), text: text) {
      try painter.present()
    }
  }

  /// Makes sure that the next frame is shown, even if nothing has changed.
  func redraw() {
    painter.forget(.textures)
    shownAt = -1
  }

  /// The window's rectangle: on another display if there is one, else in a corner of the same one.
  private static func frame(beside main: OpaquePointer) -> (rect: SDL_Rect, isElsewhere: Bool) {
    let own = SDL_GetWindowDisplayIndex(main)
    var room = SDL_Rect()
    for index in 0..<max(SDL_GetNumVideoDisplays(), 0) where index != own {
      if SDL_GetDisplayUsableBounds(index, &room) == 0 { return (room, true) }
    }
    guard SDL_GetDisplayUsableBounds(max(own, 0), &room) == 0 else {
      return (SDL_Rect(x: 0, y: 0, w: 960, h: 540), false)
    }
    // A quarter of a large display.
    let (width, height) = (min(max(960, room.w / 2), room.w), min(max(540, room.h / 2), room.h))
    // A window manager's title bar moves the window down.
    let (x, y) = (room.x + room.w - width - margin, room.y + room.h - height - margin)
    return (SDL_Rect(x: max(x, room.x), y: max(y, room.y), w: width, h: height), false)
  }
}
