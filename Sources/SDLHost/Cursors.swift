import CSDL2
import Interface

/// The system's pointer shapes, created when first used.
struct Cursors: ~Copyable {
  private var made: [PointerShape: OpaquePointer] = [:]

  deinit {
    for cursor in made.values { SDL_FreeCursor(cursor) }
  }

  /// Shows `shape`; if the system has no such pointer, the pointer does not change.
  mutating func show(_ shape: PointerShape) {
    SDL_ShowCursor(shape == .hidden ? SDL_DISABLE : SDL_ENABLE)
    guard let cursor = made[shape] ?? SDL_CreateSystemCursor(Self.system(shape)) else { return }
    made[shape] = cursor
    SDL_SetCursor(cursor)
  }

  private static func system(_ shape: PointerShape) -> SDL_SystemCursor {
    switch shape {
    case .arrow, .hidden: SDL_SYSTEM_CURSOR_ARROW
    case .hand: SDL_SYSTEM_CURSOR_HAND
    case .grab: SDL_SYSTEM_CURSOR_SIZEALL
    case .resizeHorizontally: SDL_SYSTEM_CURSOR_SIZEWE
    case .resizeVertically: SDL_SYSTEM_CURSOR_SIZENS
    case .text: SDL_SYSTEM_CURSOR_IBEAM
    }
  }
}
