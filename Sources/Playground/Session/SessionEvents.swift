import Keyframes
import Scrolling
import Stage

/// What a press that has not ended yet is doing.
enum Gesture: Equatable {
  case none
  /// Pressed on the stage, not moved far enough to be a drag. Where it began, in window points.
  case stagePress(at: Point)
  case stageDrag
  /// On the scrub bar, which lay there when the hand took hold of it.
  case scrub(FineScrub, on: Rect)
  /// The demo has the hand.
  case demo
  case loopHandle(Playback.Bound)
  case timelineScrub
  case galleryPress(at: Point)
  case galleryDrag
  /// Something in a panel: `Session.drag`.
  case panel
  case button
  case fingers(TwoFingers)
}

extension Session {
  /// How far the hand may wander before a tap becomes a drag, in points.
  static let slop = 4.0
  /// What one tick of a wheel scrolls, in points.
  static let wheelTick = WheelEvent.usualTick

  mutating func handle(_ timed: TimedEvent) {
    lastEventTime = timed.time
    sinceEvent = 0
    endPreview(before: timed.event)
    defer {
      keepFocusInPalette()
      followFocus()
      tidyKeys()
      followTooltip(timed.event)
    }
    switch timed.event {
    case .pointerMoved(let place): move(to: logical(place), timed.time)
    case .pointerPressed(let place, let clicks):
      press(at: logical(place), clicks: clicks, timed.time)
    case .pointerReleased(let place): release(at: logical(place), timed.time)
    case .pointerLeft: ui.point(at: nil)
    case .wheel: wheel(timed)
    case .keyPressed(let key, let modifiers, let isRepeat):
      keyPressed(key, modifiers, isRepeat: isRepeat)
    case .keyReleased(let key):
      endKeyEdits()
      if key == .character("s") { player.playhead.clock.isSlow = false }
    case .modifiersChanged(let modifiers):
      self.modifiers = modifiers
      if let place = ui.pointer { moveDrag(to: place) }
    case .text(let string): write(string)
    case .pasted(let string): paste(string)
    case .resized(let size, let pixelsPerPoint): resize(to: size, pixelsPerPoint: pixelsPerPoint)
    case .gestureBegan(let place): beginFingers(at: logical(place), timed.time)
    case .gestureChanged(let scale, let degrees, _): moveFingers(scale: scale, degrees: degrees)
    case .gestureEnded: endFingers()
    case .stick(let x, _): moveStick(to: x)
    case .triggers(let left, let right): pullTriggers(left: left, right: right)
    case .padPressed(let button): padPressed(button)
    case .padReleased, .padConnected, .padDisconnected: break
    case .focusLost:
      modifiers = []
      cancelGesture(timed.time)
      player.playhead.letGoOfPad()
    case .closeRequested: requests.append(.quit)
    }
  }

  func logical(_ place: Point) -> Point { place * (1 / layout.interfaceScale) }

  // MARK: Pointer

  private mutating func press(at place: Point, clicks: Int, _ time: Double) {
    cancelGesture(time)
    ui.point(at: place)
    let widget = ui.widget(at: place)
    ui.hold(widget)
    if widget?.role != .field { followFocus() }
    switch widget?.identity {
    case .stage, .lane:
      heldLane = layout.lane(at: place)
      if pressPoint(at: place) { return }
      if demoTakes(place, clicks: clicks, time) { return }
      gesture = .stagePress(at: place)
      if player.playhead.isMoving, !player.playhead.isPlaying { beginStageDrag(at: place, time) }
    case .loopHandle(let bound): gesture = .loopHandle(bound)
    case .timeline: pressTimeline(at: place, clicks: clicks)
    case .colorPart(let part):
      if let widget { hold(part, in: widget.rect, at: place) }
    case .graphs: pressGraphs(at: place)
    case .scrubBar where !driver.admits(.scrubBar): gesture = .button
    case .scrubBar:
      player.playhead.beginScrub()
      beginScrub(at: place)
    case .knob(let name):
      if let widget, widget.role == .slider {
        hold(slider: name, in: widget.rect, at: place)
      } else {
        gesture = .button
      }
    case .knobLabel(let name): hold(label: name, clicks: clicks, at: place)
    case .curve(let part):
      if let widget { press(curve: part, in: widget.rect, at: place, clicks: clicks) }
    case .galleryList, .demo:
      gesture = .galleryPress(at: place)
      if galleryScroller.isMoving { beginGalleryDrag(at: place, time) }
    case .field(let name):
      if let widget { press(widget, name, at: place, clicks: clicks) }
    case .galleryBar: hold(galleryBarAt: place)
    case .home(.text): hold(homeTextAt: place)
    case .button, .stageButton, .knobChoice, .paletteLine, .home, .backdrop, nil:
      gesture = .button
    }
  }

  private mutating func move(to place: Point, _ time: Double) {
    ui.point(at: place)
    switch gesture {
    case .stagePress(let start) where start.distance(to: place) > Session.slop:
      beginStageDrag(at: start.movedBySlop(towards: place), time)
      if gesture == .stageDrag { player.playhead.drag(to: stagePoint(place), clock: time) }
    case .stageDrag:
      player.playhead.drag(to: stagePoint(place), clock: time)
    case .scrub(let scrub, let bar):
      self.scrub(scrub, on: bar, to: place)
    case .demo:
      obey(player.hand(.moved(stagePoint(place), clock: time)))
    case .timelineScrub: scrubTimeline(to: place)
    case .loopHandle(let bound):
      if let time = scrubTime(atX: place.x) { player.playhead.clock.setLoop(bound, to: time) }
    case .panel: moveDrag(to: place)
    case .galleryPress(let start) where start.distance(to: place) > Session.slop:
      beginGalleryDrag(at: start.movedBySlop(towards: place), time)
      galleryScroller.drag(to: place.y, time: time)
    case .galleryDrag:
      galleryScroller.drag(to: place.y, time: time)
    case .none, .stagePress, .galleryPress, .button, .fingers:
      break
    }
  }

  private mutating func release(at place: Point, _ time: Double) {
    // A demo is told what the device has sent, and nothing made up.
    if gesture == .demo { ui.point(at: place) } else { move(to: place, time) }
    let ended = gesture
    let held = ui.held
    gesture = .none
    ui.letGo()
    switch ended {
    case .stagePress: tapStage(at: stagePoint(place))
    case .demo:
      obey(player.hand(.released(stagePoint(place), clock: time)))
      history.commit()
    case .stageDrag: player.playhead.endDrag(clock: time)
    case .scrub, .timelineScrub: player.playhead.endScrub()
    case .galleryDrag: galleryScroller.endDrag(time: time)
    case .panel: endDrag(at: place)
    case .galleryPress, .button:
      guard let held, let widget = ui.widget(at: place), widget.identity == held else { return }
      activate(widget)
    case .fingers: player.playhead.letGoOfFingers()
    case .none, .loopHandle: break
    }
  }

  /// The window lost the hand: a drag ends where it is, without a throw.
  mutating func cancelGesture(_ time: Double) {
    switch gesture {
    case .stageDrag: player.playhead.endDrag(clock: time, cancelled: true)
    case .demo: obey(player.hand(.cancelled(clock: time)))
    case .scrub, .timelineScrub: player.playhead.endScrub()
    case .galleryDrag: galleryScroller.cancelDrag(time: time)
    case .panel: endDrag(at: ui.pointer ?? .zero)
    case .fingers: player.playhead.letGoOfFingers()
    case .none, .stagePress, .galleryPress, .button, .loopHandle: break
    }
    gesture = .none
    endKeyEdits()
    player.playhead.clock.isSlow = false
    ui.letGo()
  }

  private mutating func beginStageDrag(at place: Point, _ time: Double) {
    guard driver.admits(.drag) else { return }
    gesture = .stageDrag
    player.playhead.beginDrag(at: stagePoint(place), clock: time)
  }

  private mutating func beginGalleryDrag(at place: Point, _ time: Double) {
    ui.letGo()
    galleryScroller.beginDrag(at: place.y, time: time)
    gesture = .galleryDrag
  }

  /// The stage has moved under a hand that holds it: what is held stays held where it is.
  mutating func holdAgain() {
    guard gesture == .stageDrag, player.playhead.isDragging, let place = ui.pointer else { return }
    player.playhead.beginDrag(at: stagePoint(place), clock: lastEventTime)
  }

  private mutating func tapStage(at place: Point) {
    let reply = player.tap(place)
    obey(reply)
    guard reply == .ignored else { return }
    if player.playhead.timeline.unit == .seconds { perform(.togglePlay) }
  }

  var wantedPointerShape: PointerShape {
    switch gesture {
    case .stageDrag, .demo: return .grab
    case .scrub, .timelineScrub, .loopHandle: return .resizeHorizontally
    case .panel: if let drag { return drag.pointerShape }
    case .none, .stagePress, .galleryPress, .galleryDrag, .button, .fingers: break
    }
    guard let place = ui.pointer, let widget = ui.widget(at: place), widget.isEnabled else {
      return .arrow
    }
    if case .curve(let part) = widget.identity, part.isGrabbed { return .hand }
    return switch widget.role {
    case .button: .hand
    case .field: .text
    case .slider: .resizeHorizontally
    case .list, .surface: .arrow
    }
  }

  // MARK: Keys

  private mutating func keyPressed(_ key: Key, _ modifiers: Modifiers, isRepeat: Bool) {
    self.modifiers = modifiers
    if !isRepeat { endKeyEdits() }
    if key == .escape { return escape() }
    if keyToPalette(key, modifiers, isRepeat: isRepeat) { return }
    if key == .tab {
      let count = modifiers.contains(.shift) ? -1 : 1
      ui.moveFocus(by: count)
      return revealFocus()
    }
    if keyToField(key, modifiers) { return }
    if turnKnob(key, modifiers) || bendCurve(key, modifiers) { return }
    if keyToHome(key, modifiers) { return }
    if !showsHelp, keyToTimeline(key, modifiers) { return }
    if key == .enter, let widget = ui.focused { return activate(widget) }
    if moveThroughGallery(key) { return }
    if key == .character("s"), modifiers.isEmpty { player.playhead.clock.isSlow = true }
    if let action = Shortcut.action(for: key, modifiers, isRepeat: isRepeat) { perform(action) }
  }

  /// Closes what lies on top, one thing at a time; never quits.
  mutating func escape() {
    if gesture == .panel {
      cancelDrag()
    } else if cancelPull() {
      return
    } else if showsHelp {
      closePalette()
    } else if !search.isEmpty, field == nil || field?.name == .search {
      setSearch("")
    } else if giveUpPreview() || giveUpField() {
      return
    } else if ui.focus != nil {
      ui.setFocus(nil)
    } else if giveUpKeys() {
      return
    } else if layout.galleryCovers, layout.gallery != nil {
      perform(.toggleGallery)
    } else if layout.sideCovers {
      side = nil
      relayout()
    }
  }

  private mutating func moveThroughGallery(_ key: Key) -> Bool {
    guard ui.focused?.isDemo == true, key == .up || key == .down else { return false }
    ui.moveFocus(by: key == .down ? 1 : -1, where: \.isDemo)
    revealFocus()
    return true
  }

  /// What the system's clipboard holds goes into the field that is written in.
  private mutating func paste(_ string: String) {
    if field != nil { return write(string) }
    if pasteKeys(string) { return }
    pasteValue(string)
  }

  /// Enter in the search: the first demo that is left.
  mutating func chooseFirstMatch() {
    guard let first = matches.first else { return }
    setSearch("")
    ui.setFocus(nil)
    choose(first)
  }

  mutating func setSearch(_ string: String) {
    search = string
    if field?.name == .search, field?.edit.text != string {
      field = FieldEdit(name: .search, edit: TextEdit(string), before: string)
    }
    galleryScroller.jump(to: 0)
    relayout()
  }

  /// Scrolls the gallery so that the card with the focus is seen whole.
  mutating func revealFocus() {
    guard case .demo(let index)? = ui.focus else { return }
    reveal(demo: index)
  }
}

extension Point {
  /// Where a hand that went this way left the slop behind it.
  fileprivate func movedBySlop(towards place: Point) -> Point {
    interpolated(to: place, at: min(Session.slop / max(distance(to: place), 1e-9), 1))
  }
}

extension Widget {
  fileprivate var isDemo: Bool { if case .demo = identity { true } else { false } }
}
