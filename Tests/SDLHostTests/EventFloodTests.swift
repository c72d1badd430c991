import CSDL2
import Testing

@testable import SDLHost

@MainActor @Suite(.serialized) struct EventFloodTests {
  /// SDL's queue is never longer than 500 events. They keep their order, and of positions in a row only the last one
  /// stays once there are thousands.
  @Test func queuesStayShort() {
    #expect(SDL_InitSubSystem(SDL_INIT_EVENTS) == 0)
    defer { SDL_QuitSubSystem(SDL_INIT_EVENTS) }
    EventFlood.watch()
    var longest: Int32 = 0
    for position in 0..<3000 {
      push(SDL_MOUSEMOTION) { $0.motion.x = Int32(position) }
      if position == 1000 { push(SDL_KEYDOWN) }
      if position == 2000 {
        push(SDL_WINDOWEVENT) { $0.window.event = UInt8(SDL_WINDOWEVENT_LEAVE.rawValue) }
        push(SDL_FINGERDOWN)
      }
      longest = max(longest, queueLength)
    }
    #expect(longest == 500)
    #expect(EventFlood.isOn && queueLength == 0)
    let first = (0..<499).map { "\($0)" }
    #expect(
      EventFlood.take().map(name) == first + ["1000", "key", "2000", "window", "finger", "2999"])
    // Then there is room in the queue again.
    push(SDL_KEYDOWN)
    #expect(!EventFlood.isOn && EventFlood.nextInQueue().map(name) == "key")
  }

  /// Other parts of SDL see these when they come.
  @Test func eventsThatMayNotWaitAreQueued() {
    #expect(SDL_InitSubSystem(SDL_INIT_EVENTS) == 0)
    defer { SDL_QuitSubSystem(SDL_INIT_EVENTS) }
    EventFlood.watch()
    for _ in 0..<501 { push(SDL_KEYDOWN) }
    push(SDL_WINDOWEVENT) { $0.window.event = UInt8(SDL_WINDOWEVENT_SIZE_CHANGED.rawValue) }
    push(SDL_FINGERDOWN)
    #expect(EventFlood.isOn && queueLength == 1)
    let keys = Array(repeating: "key", count: 501)
    #expect(EventFlood.take().map(name) == keys + ["window", "finger"])
    #expect(!EventFlood.isOn && queueLength == 0)
  }

  /// SDL itself takes some out, such as an earlier size of a window.
  @Test func queuedEventsMayBeGone() {
    #expect(SDL_InitSubSystem(SDL_INIT_EVENTS) == 0)
    defer { SDL_QuitSubSystem(SDL_INIT_EVENTS) }
    EventFlood.watch()
    for _ in 0..<501 { push(SDL_KEYDOWN) }
    push(SDL_WINDOWEVENT) { $0.window.event = UInt8(SDL_WINDOWEVENT_SIZE_CHANGED.rawValue) }
    push(SDL_FINGERDOWN)
    SDL_FlushEvent(SDL_WINDOWEVENT.rawValue)
    #expect(EventFlood.take().map(name) == Array(repeating: "key", count: 501) + ["finger"])
  }

  private func push(_ type: SDL_EventType, _ change: (inout SDL_Event) -> Void = { _ in }) {
    var event = SDL_Event()
    event.type = type.rawValue
    change(&event)
    SDL_PushEvent(&event)
  }

  private var queueLength: Int32 {
    SDL_PeepEvents(nil, 0, SDL_PEEKEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
  }

  private func name(_ event: SDL_Event) -> String {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEMOTION: "\(event.motion.x)"
    case SDL_KEYDOWN: "key"
    case SDL_WINDOWEVENT: "window"
    default: "finger"
    }
  }
}
