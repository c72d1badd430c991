import CSDL2
import Interface
import Keyframes

/// Measures how long frames take from an event to the display.
nonisolated struct FrameMeter {
  /// The time at which the last frame was passed to the display, on `Clock`; nil after a rest.
  private var last: Double?
  private let counters = ProcessorCounters()
  private var count: ProcessorCount?

  /// Reports a frame that began at `start`, was painted at `worked` and passed to the display at `now`,
  /// with the events that led to it. Nil if the frame shows no input and nothing moved before it.
  mutating func shown(
    _ events: [TimedEvent], from start: Double, worked: Double, at now: Double, isMoving: Bool
  ) -> FrameReport? {
    let interval = last.map { now - $0 }
    last = isMoving ? now : nil
    let share = readProcessor()
    let latency = events.first { $0.event.isOfPointer }.map { Host.eventTime - $0.time }
    guard latency != nil || interval != nil else { return nil }
    let cost = FrameCost(
      work: worked - start, presenting: now - worked,
      withoutCore: interval.flatMap { share?.certainlyLost(of: $0 * 1000) }.map { $0 / 1000 })
    return FrameReport(latency: latency.map { max($0, 0) }, interval: interval, cost: cost)
  }

  /// The share since the frame before.
  private mutating func readProcessor() -> ProcessorShare? {
    let now = counters.read()
    defer { count = now }
    return count.map { now.share(since: $0) }
  }
}

extension InputEvent {
  /// Whether the event is an input by the user.
  nonisolated fileprivate var isOfPointer: Bool {
    switch self {
    case .pointerMoved, .pointerPressed, .pointerReleased, .menuPressed, .menuReleased, .wheel,
      .gestureBegan, .gestureChanged, .gestureEnded, .stick, .triggers, .padPressed, .padReleased,
      .keyPressed, .keyReleased, .text:
      true
    case .pointerLeft, .padConnected, .padDisconnected, .modifiersChanged, .pasted, .resized,
      .focusLost, .dropped, .opened, .picture, .scene, .warning, .tokens, .folder, .talk, .deck,
      .talkKeys, .tour, .talkOrder, .touches, .source, .display, .frameShown, .present,
      .closeRequested:
      false
    }
  }
}

extension Screen {
  /// Facts about the window's display, from SDL.
  var displayFacts: DisplayFacts {
    let (measure, pixels) = (measure, pixelSize)
    let index = SDL_GetWindowDisplayIndex(window)
    var mode = SDL_DisplayMode()
    let hasMode = SDL_GetCurrentDisplayMode(index, &mode) == 0
    return DisplayFacts(
      pixels: Size(width: Double(pixels.width), height: Double(pixels.height)),
      points: measure.size, refreshRate: hasMode ? Double(mode.refresh_rate) : 0,
      renderer: rendererName,
      name: SDL_GetDisplayName(index).map { String(cString: $0) } ?? "",
      number: Int(index) + 1, count: Int(SDL_GetNumVideoDisplays()))
  }
}
