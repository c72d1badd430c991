import CSDL2
import Testing

@testable import SDLHost

@MainActor @Suite struct PointerFloodTests {
  /// Keeps, of thousands of positions in a frame, the first ones, those at which a key was pressed, and the last one.
  @Test func positionsThatNothingNeedsAreLeftOut() {
    #expect(SDL_InitSubSystem(SDL_INIT_EVENTS) == 0)
    defer { SDL_QuitSubSystem(SDL_INIT_EVENTS) }
    PointerFlood.watch()
    PointerFlood.flush()
    for position in 0..<3000 {
      var event = SDL_Event()
      event.type = SDL_MOUSEMOTION.rawValue
      event.motion.x = Int32(position)
      SDL_PushEvent(&event)
      event.type = SDL_KEYDOWN.rawValue
      if position == 1000 { SDL_PushEvent(&event) }
    }
    #expect(
      queue() == ((0..<500).map { "\($0)" } + ["1000", "key"] + (1001..<1501).map { "\($0)" }))
    #expect(PointerFlood.flush())
    #expect(queue() == ["2999"])
    #expect(!PointerFlood.flush())
  }

  /// The positions and keys in SDL's queue, which is empty afterwards.
  private func queue() -> [String] {
    var (names, event) = ([String](), SDL_Event())
    let range = (SDL_KEYDOWN.rawValue, SDL_MOUSEMOTION.rawValue)
    while SDL_PeepEvents(&event, 1, SDL_GETEVENT, range.0, range.1) == 1 {
      names.append(event.type == range.0 ? "key" : "\(event.motion.x)")
    }
    return names
  }
}
