import AppState
import Interface
import Scrolling
import Keyframes
import Talks

// Routing of events.
extension Session {
  mutating func handle(_ timed: TimedEvent) {
    guard !takesForWarnings(timed.event) else { return }
    if !isReport(timed.event) {
      workspace.input.lastEventTime = timed.time
      workspace.input.sinceEvent = 0
    }
    workspace.follow(devicesIn: timed.event)
    if !isIdleMove(timed.event) {
      for index in shownPanels where Self.follows[index] { willHandle(timed.event, index) }
    }
    if !takeInTalk(timed.event) { route(timed) }
    followFingers(timed.event)
    performWhatPanelsAsk()
    followFocus()
    workspace.followNodes()
    for index in shownPanels where Self.follows[index] {
      change(index, as: (any FollowingPanel).self) { $0.didHandle(&$1, &$2) }
    }
    followFocus()
    rememberFocus()
    followTooltip(timed.event)
  }

  /// Whether the event is the host's report of its own work, at the time of the input before.
  private func isReport(_ event: InputEvent) -> Bool {
    switch event {
    case .frameShown, .warning: true
    case _: false
    }
  }

  mutating func willHandle(_ event: InputEvent, _ index: Int) {
    change(index, as: (any FollowingPanel).self) { panel, workspace, _ in
      panel.willHandle(event, &workspace)
    }
  }

  private func isIdleMove(_ event: InputEvent) -> Bool {
    if case .pointerMoved = event { gesture == .none } else { false }
  }

  private mutating func route(_ timed: TimedEvent) {
    switch timed.event {
    case .pointerMoved(let position): move(to: pointer(position, timed.time))
    case .pointerPressed(let position, let clicks):
      press(pointer(position, timed.time), clicks: clicks)
    case .pointerReleased(let position): release(at: pointer(position, timed.time))
    case .pointerLeft: ui.point(at: nil)
    case .menuPressed(let position): pressForMenu(at: pointer(position, timed.time))
    case .menuReleased(let position): releaseForMenu(at: pointer(position, timed.time))
    case .wheel: wheel(timed)
    case .keyPressed(let key, let modifiers, let isRepeat):
      keyPressed(KeyStroke(key: key, modifiers: modifiers, isRepeat: isRepeat))
    case .keyReleased(let key): keyReleased(key)
    case .modifiersChanged(let modifiers):
      workspace.input.modifiers = modifiers
      if let position = ui.pointer { dragAgain(at: position) }
    case .text(let string): write(string)
    case .pasted(let string): paste(string)
    case .resized(let size, let pixelsPerPoint):
      workspace.resize(to: WindowSize(size: size, pixelsPerPoint: pixelsPerPoint))
    case .gestureBegan(let position): beginFingers(at: pointer(position, timed.time))
    case .gestureChanged(let scale, let degrees, _): moveFingers(scale: scale, degrees: degrees)
    case .gestureEnded: endFingers()
    case .stick(let x, _): workspace.moveStick(to: x)
    case .triggers(let left, let right): workspace.pullTriggers(left: left, right: right)
    case .padPressed(let button): padPressed(button)
    case .padReleased, .padConnected, .padDisconnected: break
    case .focusLost:
      workspace.input.modifiers = []
      workspace.input.holdsDragKey = false
      losePointer()
      workspace.playhead.letGoOfPad()
      workspace.finishCopying()
    case .dropped(let path): workspace.ask(forDropped: path)
    case .picture(let path, let source): workspace.place(pictureAt: path, source: source)
    case .tokens(let path, let text): workspace.add(tokens: text, from: path)
    case .opened(let name, let path): opened(name, path)
    // Panels that have asked for it have taken it.
    case .folder: break
    case .warning(let identity, let message): workspace.take(warning: identity, message)
    // A replay has replaced the demo before this step, as the host did.
    case .scene: break
    // Rings around fingers are drawn by the panel that has them.
    case .touches: break
    case .source(let path, let text): workspace.gallery.files.take(text, of: path)
    case .display(let facts): workspace.gallery.display.facts = facts
    case .frameShown(let report): workspace.gallery.display.take(report)
    case .talk(let path, let text): workspace.take(talk: text, path: path)
    case .deck(let path, let text): workspace.take(deck: text, at: path)
    case .talkKeys(let text): if let keys = try? TalkKeys(text: text) { workspace.talk.keys = keys }
    case .tour(let text):
      leaveDemo()
      workspace.take(tour: text)
    case .present(let fromHere): present(fromHere: fromHere)
    case .talkOrder(let text): if let order = TalkOrder(text: text) { perform(order) }
    case .closeRequested: workspace.requests.toHost.append(.quit)
    }
  }

  /// Converts window points to logical points.
  private func pointer(_ position: Point, _ time: Double) -> PointerSample {
    PointerSample(position: position * (1 / workspace.layout.interfaceScale), time: time)
  }

  /// Performs the actions that panels have requested, including further ones that these request.
  mutating func performWhatPanelsAsk() {
    while !workspace.requests.actions.isEmpty { perform(workspace.requests.actions.removeFirst()) }
  }

  /// The index of the panel that a widget belongs to.
  func owner(of part: Part) -> Int? { panels.firstIndex { $0.owns(part) } }

  /// The wheel scrolls the list or the panel under the pointer; over the stage it moves time.
  private mutating func wheel(_ timed: TimedEvent) {
    guard
      case .wheel(let x, let y, let at, let modifiers, let isPrecise, let isFlipped) = timed.event
    else { return }
    let position = pointer(at, timed.time).position
    ui.point(at: position)
    guard x.isFinite, y.isFinite else { return }
    let turnsSideways = modifiers.contains(.shift)
    let wheel = Wheel(
      event: WheelEvent(
        x: turnsSideways ? x - y : x, y: turnsSideways ? 0 : -y, isPrecise: isPrecise,
        isFlipped: isFlipped, time: timed.time),
      position: position, modifiers: modifiers, x: x, y: y)
    let modal = modalPanel
    for index in shownPanels.reversed() where modal == nil || index == modal {
      let isTaken = change(index, as: (any WheelPanel).self) { $0.wheel(wheel, &$1, &$2) }
      if isTaken == true { return }
    }
    let list = ui.list(at: position)
    if let list, modal == nil || owner(of: list) == modal {
      ui.changeList(list) { $0.wheel(wheel.event) }
    }
  }
}
