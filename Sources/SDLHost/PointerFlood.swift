import CSDL2

/// Thousands of positions of the pointer that come at once, as after the computer slept. SDL would keep
/// the memory of the longest queue until the program ends, and a session each position for a minute.
///
/// The positions at which a key or a button is pressed stay, and so does the last one.
enum PointerFlood {
  /// The most positions in a frame.
  private static let most = 500
  private static var count = 0
  /// The latest position, if it is not in the queue.
  private static var skipped: SDL_Event?

  /// Begins to leave out positions; the events in the queue are lost.
  nonisolated static func watch() {
    SDL_SetEventFilter(
      { _, event in
        guard let event = event?.pointee,
          (SDL_KEYDOWN.rawValue...SDL_MOUSEWHEEL.rawValue).contains(event.type)
        else { return 1 }
        // Keys and the mouse are read on the main thread only.
        return MainActor.assumeIsolated { PointerFlood.isQueued(event) ? 1 : 0 }
      }, nil)
  }

  /// Puts the latest position into the queue, and begins to count anew.
  /// - Returns: whether it was not there.
  @discardableResult
  static func flush() -> Bool {
    count = 0
    guard var event = skipped else { return false }
    skipped = nil
    return SDL_PeepEvents(&event, 1, SDL_ADDEVENT, 0, 0) == 1
  }

  private static func isQueued(_ event: SDL_Event) -> Bool {
    guard event.type == SDL_MOUSEMOTION.rawValue else {
      flush()
      return true
    }
    count += 1
    skipped = count > most ? event : nil
    return skipped == nil
  }
}
