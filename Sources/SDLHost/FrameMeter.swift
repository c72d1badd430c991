import CSDL2
import Interface
import Keyframes

/// Measures how long frames take from an event to the display.
nonisolated struct FrameMeter {
  /// When the last frame was handed over, on `Clock`; nil after a rest.
  private var last: Double?
  private let counters = ProcessorCounters()
  private var count: ProcessorCount?

  /// The report on a frame that began, had all its work done and was handed to the display at these times,
  /// with the events that it took. Nil if there is nothing to say of it: it shows no input, and nothing
  /// moved before it.
  mutating func shown(
    _ events: [TimedEvent], from start: Double, worked: Double, at now: Double, isMoving: Bool
  ) -> FrameReport? {
    let interval = last.map { now - $0 }
    last = isMoving ? now : nil
    let share = readProcessor()
    let latency = events.first { $0.event.isOfHand }.map { Self.ticks - $0.time }
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

  /// On the clock of events, to the millisecond, as SDL has it.
  private static var ticks: Double { Double(SDL_GetTicks64()) / 1000 }
}

extension InputEvent {
  /// Whether it comes from what a hand does.
  nonisolated fileprivate var isOfHand: Bool {
    switch self {
    case .pointerMoved, .pointerPressed, .pointerReleased, .menuPressed, .menuReleased, .wheel,
      .gestureBegan, .gestureChanged, .gestureEnded, .stick, .triggers, .padPressed, .padReleased,
      .keyPressed, .keyReleased, .text:
      true
    case .pointerLeft, .padConnected, .padDisconnected, .modifiersChanged, .pasted, .resized,
      .focusLost, .dropped, .opened, .picture, .tokens, .folder, .talk, .talkKeys, .talkOrder,
      .touches,
      .source, .display,
      .frameShown, .present, .closeRequested:
      false
    }
  }
}

extension Screen {
  /// What SDL says of the window's display.
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
