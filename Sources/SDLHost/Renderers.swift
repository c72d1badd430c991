import CSDL2
import Keyframes
import Words

/// SDL's renderers, in SDL's order of preference.
enum Renderers {
  static let software = "software"

  static var names: [String] {
    (0..<SDL_GetNumRenderDrivers()).compactMap { index in
      var info = SDL_RendererInfo()
      return SDL_GetRenderDriverInfo(index, &info) == 0 ? String(cString: info.name) : nil
    }
  }

  /// SDL's index of the renderer called `name`, ignoring case.
  static func index(of name: String) throws(SDLError) -> Int32 {
    let names = names
    if let index = names.firstIndex(of: name.lowercased()) { return Int32(index) }
    throw SDLError(
      "No renderer is called \"\(name)\"." + hint(for: name, among: names)
        + ("Available: \(names.joined(separator: ", "))." as Message?))
  }

  /// The requested renderer, or else the first accelerated one; nil if the window is to be painted in memory,
  /// without a renderer.
  ///
  /// OpenGL without a GPU does not count as accelerated: painting in memory takes a third of its
  /// time and memory, and less than half of its start-up time.
  static func make(for window: OpaquePointer, name: String?) throws(SDLError) -> OpaquePointer? {
    if let name {
      let index = try index(of: name)
      guard name.lowercased() != software else { return nil }
      guard let renderer = SDL_CreateRenderer(window, index, accelerated) else {
        throw SDLError.lastError(of: "SDL_CreateRenderer")
      }
      return renderer
    }
    guard GraphicsChip.mayExist, let renderer = SDL_CreateRenderer(window, -1, accelerated) else {
      return nil
    }
    if !GraphicsChip.isEmulated { return renderer }
    SDL_DestroyRenderer(renderer)
    return nil
  }

  /// Accelerated renderers; vertical sync only prevents tearing, since `Pacer` paces frames.
  private static let accelerated =
    SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue
}
