import CSDL2
import Playground

/// Takes events, lets the app step, and shows what it gives, until it asks to quit.
struct Loop: ~Copyable {
  /// Longest sleep while nothing moves: events end it, but game controllers have to be asked.
  private var longestRest: Double { gamepads.isEmpty ? 1 : 1.0 / 60 }
  /// What is left of a wait to the finer clock: SDL's own wait counts whole milliseconds.
  private static let fineWait = 0.002

  private let screen: Screen
  private let painter: Painter
  private let text: TextRenderer
  private let step: ([TimedEvent], Double) -> Frame
  private var cursors = Cursors()
  private var gamepads = Gamepads()
  private var translator: EventTranslator
  private var pacer = Pacer()
  private var pending: [TimedEvent] = []
  private var isMoving = true
  private var isQuitting = false
  /// When to stop, on `Clock`.
  private var end = Double.infinity
  /// Takes the times of frames, if wanted.
  var recorder: FrameRecorder?

  init(
    _ options: HostOptions, text: TextRenderer, step: @escaping ([TimedEvent], Double) -> Frame
  ) throws(SDLError) {
    screen = try Screen(options)
    painter = Painter(for: screen)
    self.text = text
    self.step = step
    let measure = screen.measure
    translator = EventTranslator(window: measure)
    let size = InputEvent.resized(measure.size, pixelsPerPoint: measure.pixelsPerPoint)
    pending = [TimedEvent(time: Double(SDL_GetTicks64()) / 1000, size)]
  }

  /// Runs until the app asks to quit, or for `frames` frames.
  mutating func run(frames: Int = .max) throws(SDLError) {
    var shown = 0
    while !isQuitting, shown < frames, wait() {
      try showFrame()
      shown += 1
    }
  }

  /// Runs for `seconds`, and returns the part of a core that it took.
  mutating func load(over seconds: Double) throws(SDLError) -> Double {
    let start = (time: Clock.now, processor: Process.processorTime)
    end = start.time + seconds
    try run()
    return (Process.processorTime - start.processor) / (Clock.now - start.time)
  }

  /// What the run has cost, if there was a recorder.
  func times() -> FrameTimes? {
    recorder?.finish(at: Clock.now, renderer: screen.rendererName)
  }

  /// Waits for the next frame to be due and takes the events of that time as they come, so that each
  /// bears the time at which it happened.
  ///
  /// - Returns: whether a frame is due; false when the run is to end.
  private mutating func wait() -> Bool {
    while Clock.now < end {
      let needsFrame = isAwake || !pending.isEmpty
      if !needsFrame { pacer.rest() }
      let rest = needsFrame ? pacer.wait(at: Clock.now) : min(longestRest, end - Clock.now)
      guard rest > Self.fineWait else {
        Clock.sleep(rest)
        return needsFrame
      }
      takeEvent(within: rest - Self.fineWait)
    }
    return false
  }

  /// Whether every deadline has its frame. Measuring a scene at rest is measuring all the same.
  private var isAwake: Bool { recorder != nil || isMoving && screen.isVisible }

  private mutating func showFrame() throws(SDLError) {
    let start = Clock.now
    recorder?.beginFrame(at: start)
    let dt = pacer.begin(at: start)
    var event = SDL_Event()
    gamepads.update()
    while SDL_PollEvent(&event) != 0 { take(event) }
    let frame = step(pending, dt)
    pending.removeAll(keepingCapacity: true)
    var isNew = false
    if screen.isVisible {
      isNew = try painter.paint(frame, size: screen.pixelSize, text: text)
    }
    recorder?.endWork(at: Clock.now)
    if isNew { SDL_RenderPresent(screen.renderer) }
    recorder?.endPresent(at: Clock.now)
    isMoving = frame.isMoving
    for request in frame.requests { carryOut(request) }
  }

  private mutating func takeEvent(within seconds: Double) {
    var event = SDL_Event()
    let milliseconds = max(1, Int32(seconds * 1000))
    gamepads.update()
    if SDL_WaitEventTimeout(&event, milliseconds) != 0 { take(event) }
  }

  private mutating func take(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_WINDOWEVENT:
      switch SDL_WindowEventID(UInt32(event.window.event)) {
      case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED:
        redraw(.display)
      case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
        translator.window = screen.measure
        redraw(.textures)
      default: break
      }
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET:
      redraw(.textures)
    default: break
    }
    gamepads.take(event)
    if !Touch.isTrackpad(event) { translator.translate(event, into: &pending) }
  }

  /// Has a frame shown soon, though nothing else may have changed.
  private mutating func redraw(_ loss: Painter.Loss) {
    painter.forget(loss)
    isMoving = true
  }

  private mutating func carryOut(_ request: Request) {
    switch request {
    case .quit: isQuitting = true
    case .toggleFullscreen: screen.toggleFullscreen()
    case .textInput(true): SDL_StartTextInput()
    case .textInput(false): SDL_StopTextInput()
    case .pointerShape(let shape): cursors.show(shape)
    case .copy(let text): Clipboard.hold(text)
    case .title(let title): SDL_SetWindowTitle(screen.window, title)
    }
  }
}
