import CSDL2
import Testing

@testable import SDLHost

@MainActor @Suite(.serialized) struct EventFloodTests {
  /// SDL's queue has only the first of thousands of events. The others keep their order, and of positions in a row
  /// only the last one stays.
  @Test func onlyTheFirstEventsAreQueued() {
    #expect(SDL_InitSubSystem(SDL_INIT_EVENTS) == 0)
    defer { SDL_QuitSubSystem(SDL_INIT_EVENTS) }
    EventFlood.watch()
    for position in 0..<3000 {
      push(SDL_MOUSEMOTION) { $0.motion.x = Int32(position) }
      if position == 1000 { push(SDL_KEYDOWN) }
      if position == 2000 {
        push(SDL_WINDOWEVENT) { $0.window.event = UInt8(SDL_WINDOWEVENT_LEAVE.rawValue) }
        push(SDL_FINGERDOWN)
      }
    }
    #expect(queue().map(name) == (0..<500).map { "\($0)" })
    #expect(EventFlood.isOn)
    #expect(EventFlood.take().map(name) == ["1000", "key", "2000", "window", "finger", "2999"])
    // Then there is room in the queue again.
    push(SDL_KEYDOWN)
    #expect(!EventFlood.isOn && EventFlood.take().map(name) == ["key"])
  }

  /// Other parts of SDL see these when they come, in their order.
  @Test func eventsThatMayNotWaitAreQueuedAfterThoseBeforeThem() {
    #expect(SDL_InitSubSystem(SDL_INIT_EVENTS) == 0)
    defer { SDL_QuitSubSystem(SDL_INIT_EVENTS) }
    EventFlood.watch()
    for _ in 0..<501 { push(SDL_KEYDOWN) }
    #expect(EventFlood.isOn)
    push(SDL_WINDOWEVENT) { $0.window.event = UInt8(SDL_WINDOWEVENT_SIZE_CHANGED.rawValue) }
    #expect(!EventFlood.isOn)
    push(SDL_FINGERDOWN)
    #expect(queue().map(name) == Array(repeating: "key", count: 501) + ["window"])
    #expect(EventFlood.take().map(name) == ["finger"])
  }

  /// The events that are taken begin with those left in SDL's queue, without SDL's own marks.
  @Test func whatIsTakenKeepsItsOrder() {
    #expect(SDL_InitSubSystem(SDL_INIT_EVENTS) == 0)
    defer { SDL_QuitSubSystem(SDL_INIT_EVENTS) }
    EventFlood.watch()
    for _ in 0..<500 { push(SDL_KEYDOWN) }
    push(SDL_FINGERDOWN)
    var event = SDL_Event()
    for _ in 0..<400 where SDL_PollEvent(&event) == 1 { #expect(name(event) == "key") }
    #expect(EventFlood.take().map(name) == Array(repeating: "key", count: 100) + ["finger"])
  }

  private func push(_ type: SDL_EventType, _ change: (inout SDL_Event) -> Void = { _ in }) {
    var event = SDL_Event()
    event.type = type.rawValue
    change(&event)
    SDL_PushEvent(&event)
  }

  /// Removes the events from SDL's queue and returns them.
  private func queue() -> [SDL_Event] {
    var (events, event) = ([SDL_Event](), SDL_Event())
    let range = (SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    while SDL_PeepEvents(&event, 1, SDL_GETEVENT, range.0, range.1) == 1 { events.append(event) }
    return events
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
