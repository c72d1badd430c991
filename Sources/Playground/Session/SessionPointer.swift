import Keyframes
import Scrolling
import Stage

/// What presses, moves and releases of the pointer do.
extension Session {
  mutating func press(at place: Point, clicks: Int, _ time: Double) {
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
      gesture = .stagePress(at: place, clock: time)
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

  mutating func move(to place: Point, _ time: Double) {
    ui.point(at: place)
    switch gesture {
    case .stagePress(let start, let pressed) where start.distance(to: place) > Session.slop:
      // From the press on, so that a flick of one move has a velocity.
      beginStageDrag(at: start.movedBySlop(towards: place), pressed)
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

  mutating func release(at place: Point, _ time: Double) {
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
}

extension Point {
  /// Where a hand that went this way left the slop behind it.
  fileprivate func movedBySlop(towards place: Point) -> Point {
    interpolated(to: place, at: min(Session.slop / max(distance(to: place), 1e-9), 1))
  }
}
