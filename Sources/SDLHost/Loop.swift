import CSDL2
import CX11
import Interface
import Keyframes

/// Handles events, steps the app and shows its frames, until it asks to quit.
struct Loop: ~Copyable {
  /// The longest sleep while nothing moves: events end it, but game controllers must be polled.
  private var longestRest: Double { gamepads.isEmpty ? Host.longestRest : 1.0 / 60 }
  /// The last part of a wait, for the finer clock, since SDL waits in whole milliseconds.
  private static let fineWait = 0.002
  /// The most frames in a row that may fail, two seconds of them: a display that is being changed may have no
  /// pixels for a moment.
  private static let mostFailures = 120

  var screen: Screen
  let painter: Painter
  let text: TextRenderer
  private let step: ([TimedEvent], Double) -> Frame
  private var cursors = Cursors()
  private var gamepads = Gamepads()
  private var translator: EventTranslator
  var pacer = Pacer()
  var memory = MemoryRelease()
  private var pending: [TimedEvent] = []
  private var isMoving = true
  /// Frames per second that are enough while it is moving.
  private var rate = 60.0
  /// How many of the last frames could not be shown.
  private var failures = 0
  private var isQuitting = false
  /// Whether a talk is presented; if so, memory is released only while nothing moves.
  var isPresenting = false
  /// The time to stop, on `Clock`.
  private var end = Double.infinity
  /// Measures frames for the app, if it has asked for it.
  private var meter: FrameMeter?
  /// Records frame times, if wanted.
  var recorder: FrameRecorder?
  /// Called after each frame is on the screen, with the events that led to it.
  var shown: (([TimedEvent], Frame) -> Void)?
  /// Called while there are no frames; returns whether one is needed.
  var rested: (() -> Bool)?
  /// The frames of the second window, for its size in points and its pixels per point.
  var aside: ((Size, Double) -> Frame)?
  var asideWindow: AsideWindow? { didSet { Host.showsAside = asideWindow != nil } }
  /// Whether the next talk opens that window, however many displays there are.
  var opensAside: Bool
  /// Whether the speaker has closed that window during the talk.
  var isAsideClosed = false
  /// The name of the display on which that window was last, beside the main window's.
  var notesDisplay: String?

  init(
    _ options: HostOptions, text: TextRenderer, step: @escaping ([TimedEvent], Double) -> Frame
  ) throws(SDLError) {
    screen = try Screen(options)
    opensAside = options.showsAside
    LostDisplay.exitsQuietly()
    painter = Painter(for: screen)
    self.text = text
    self.step = step
    let measure = screen.measure
    translator = EventTranslator(window: measure, keys: options.keys)
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

  /// Runs for `seconds`, and returns the share of a core that it used.
  mutating func load(over seconds: Double) throws(SDLError) -> Double {
    let start = (time: Clock.now, processor: Process.processorTime)
    end = start.time + seconds
    try run()
    return (Process.processorTime - start.processor) / (Clock.now - start.time)
  }

  /// The cost of the run, if there was a recorder.
  func times() -> FrameTimes? {
    recorder?.finish(at: Clock.now, renderer: screen.rendererName)
  }

  /// Waits until the next frame is due, taking events as they arrive, for the right times.
  ///
  /// - Returns: whether a frame is due; false when the run must end.
  private mutating func wait() -> Bool {
    while Clock.now < end, !Interruption.hasHappened {
      if Signals.takeRequest() {
        pending.append(TimedEvent(time: max(Host.eventTime, translator.lastTime), .closeRequested))
      }
      let needsFrame = isAwake || !pending.isEmpty || EventFlood.isOn || rested?() == true
      if !needsFrame { showAside() }
      if !needsFrame { beginRest() }
      if needsFrame { giveBackMemoryBetweenFrames(at: Clock.now) }
      // Input is shown at once.
      let rate = pending.isEmpty && !EventFlood.isOn ? rate : 60
      let rest =
        needsFrame ? pacer.wait(at: Clock.now, rate: rate) : min(longestRest, end - Clock.now)
      guard rest > Self.fineWait else {
        Clock.sleep(rest)
        return needsFrame
      }
      takeEvent(within: rest - Self.fineWait)
    }
    return false
  }

  /// Whether every deadline gets a frame, even if nothing moves, as in measurements.
  private var isAwake: Bool { recorder != nil || isMoving && screen.isVisible }

  private mutating func showFrame() throws(SDLError) {
    recorder?.readProcessor()
    let start = Clock.now
    recorder?.beginFrame(at: start)
    let dt = pacer.begin(at: start)
    gamepads.update()
    SDL_PumpEvents()
    takeQueue()
    if EventFlood.isOn {
      for event in EventFlood.take() { take(event) }
      // Xlib keeps the memory of its longest queue, too.
      CX11_giveBackMemory(UnsafeMutableRawPointer(screen.window))
    }
    let frame = step(pending, dt)
    let (isNew, worked) = try show(frame)
    let end = Clock.now
    recorder?.endPresent(at: end)
    memory.frameShown(at: end)
    let report =
      isNew
      ? meter?.shown(
        pending, from: start, worked: worked, at: end, isMoving: frame.isMoving) : nil
    isMoving = frame.isMoving || failures > 0
    rate = recorder == nil && failures == 0 ? frame.rate : 60
    // Events that a request causes, such as a paste, are for the next frame.
    let taken = pending
    // Room for thousands of events that have come at once would be kept, and copied in each frame.
    pending = []
    if let report { pending.append(TimedEvent(time: translator.lastTime, .frameShown(report))) }
    for request in frame.requests { carryOut(request) }
    shown?(taken, frame)
    showAside()
  }

  /// - Returns: whether there was anything new to show, and the time after painting.
  private mutating func show(_ frame: Frame) throws(SDLError) -> (isNew: Bool, worked: Double) {
    var (isNew, worked) = (false, 0.0)
    do throws(SDLError) {
      if screen.isVisible {
        isNew = try painter.paint(frame, size: screen.pixelSize, text: text)
      }
      worked = Clock.now
      recorder?.endWork(at: worked)
      if isNew { try painter.present() }
      failures = 0
      return (isNew, worked)
    } catch {
      failures += 1
      guard failures <= Self.mostFailures else { throw error }
      painter.forget(.textures)
      return (false, Clock.now)
    }
  }

  private mutating func takeEvent(within seconds: Double) {
    let milliseconds = max(1, Int32(seconds * 1000))
    gamepads.update()
    // Without a place for an event, SDL leaves it in its queue.
    if SDL_WaitEventTimeout(nil, milliseconds) != 0 { takeQueue() }
  }

  private mutating func takeQueue() {
    while !EventFlood.isOn, let event = EventFlood.nextInQueue() { take(event) }
  }

  private mutating func take(_ event: SDL_Event) {
    guard !isAside(event) else { return }
    switch SDL_EventType(event.type) {
    case SDL_DISPLAYEVENT:
      screen.followDisplays()
      translator.window = screen.measure
      pending.append(
        TimedEvent(
          time: Host.eventTime,
          .resized(screen.measure.size, pixelsPerPoint: screen.measure.pixelsPerPoint)))
      if isPresenting { returnAside() }
    case SDL_WINDOWEVENT:
      switch SDL_WindowEventID(UInt32(event.window.event)) {
      case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
        translator.window = screen.measure
        if meter != nil { tellDisplay() }
      default: break
      }
    default: break
    }
    if let loss = Painter.Loss(event) { redraw(loss) }
    gamepads.take(event)
    guard !Touch.isTrackpad(event) else { return }
    translator.translate(event, into: &pending)
    translator.noteFingers(into: &pending)
  }

  /// Starts or stops reporting frame times.
  private mutating func measure(_ isOn: Bool) {
    meter = isOn ? FrameMeter() : nil
    if isOn { tellDisplay() }
  }

  private mutating func tellDisplay() {
    pending.append(TimedEvent(time: translator.lastTime, .display(screen.displayFacts)))
  }

  /// Requests a frame, even if nothing else has changed.
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
    case .paste: translator.paste(Clipboard.text, at: SDL_GetTicks(), into: &pending)
    case .presenting(let isOn):
      screen.present(isOn)
      isPresenting = isOn
      (isAsideClosed, notesDisplay) = (false, nil)
      if isOn, opensAside || AsideWindow.hasOtherDisplay { openAside() }
      if isOn { opensAside = false } else { asideWindow = nil }
    case .swapDisplays:
      screen.moveToNextDisplay()
      reopenAside()
    case .speakerWindow:
      if asideWindow == nil { openAside() } else { asideWindow = nil }
      isAsideClosed = asideWindow == nil
    // `RewindableSession` and the program have already handled these.
    case .measuring(let isOn): measure(isOn)
    case .phoneLink, .rewind, .open, .openStop, .place, .list, .save, .addToTalk, .film, .source,
      .tour:
      break
    }
  }
}
