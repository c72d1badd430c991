import CSDL2

/// Thousands of events that come at once, as after the computer slept. SDL would keep the memory of its longest queue
/// until the program ends, so once its queue is long, all events wait here. Of consecutive positions of the pointer only
/// the last one is kept, since a session stores each for a minute.
nonisolated enum EventFlood {
  /// The most events in SDL's queue.
  private static let most = 500
  /// All types of events.
  private static let all = (first: SDL_FIRSTEVENT.rawValue, last: SDL_LASTEVENT.rawValue)
  /// All events of a flood, in their order; nil stands for the next one in SDL's queue. Other threads may add some, too.
  private static let waiting = Shared<[SDL_Event?]>([])

  /// Whether there is a flood; then no event may be taken from SDL's queue but by `take`.
  static var isOn: Bool { !waiting.value.isEmpty }

  /// Begins to keep SDL's queue short; earlier events are lost.
  static func watch() {
    waiting.value = []
    SDL_SetEventFilter(
      { _, event in event.map { EventFlood.isQueued($0.pointee) } ?? true ? 1 : 0 }, nil)
  }

  /// Returns all events of the flood, and ends it.
  static func take() -> [SDL_Event] {
    waiting.change { waiting in
      defer { waiting = [] }
      return waiting.compactMap { $0 ?? nextInQueue() }
    }
  }

  /// Removes the next event from SDL's queue and returns it; nil if there is none.
  static func nextInQueue() -> SDL_Event? {
    var event = SDL_Event()
    let isThere = SDL_PeepEvents(&event, 1, SDL_GETEVENT, all.first, all.last) == 1
    return isThere ? event : nil
  }

  private static func isQueued(_ event: SDL_Event) -> Bool {
    // SDL's own mark after the events that it has found.
    if event.type == SDL_POLLSENTINEL.rawValue { return true }
    return waiting.change { waiting in
      if waiting.isEmpty {
        let count = SDL_PeepEvents(nil, 0, SDL_PEEKEVENT, all.first, all.last)
        guard count >= most else { return true }
        while let event = nextInQueue() { waiting.append(event) }
      }
      guard event.mayWait else {
        waiting.append(nil)
        return true
      }
      let position = SDL_MOUSEMOTION.rawValue
      if event.type == position, waiting.last??.type == position { waiting.removeLast() }
      waiting.append(event)
      return false
    }
  }
}

extension SDL_Event {
  /// Whether other parts of SDL need not see the event at once: so it is with input, and with a window that is entered,
  /// left or focused.
  nonisolated fileprivate var mayWait: Bool {
    switch type {
    case SDL_KEYDOWN.rawValue...SDL_MOUSEWHEEL.rawValue,
      SDL_FINGERDOWN.rawValue...SDL_FINGERMOTION.rawValue:
      true
    case SDL_WINDOWEVENT.rawValue:
      [
        SDL_WINDOWEVENT_ENTER, SDL_WINDOWEVENT_LEAVE, SDL_WINDOWEVENT_FOCUS_GAINED,
        SDL_WINDOWEVENT_FOCUS_LOST,
      ].contains(SDL_WindowEventID(UInt32(window.event)))
    default: false
    }
  }
}
