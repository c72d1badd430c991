import Keyframes
import Scrolling
import Stage

/// What a press that has not ended yet is doing.
enum Gesture: Equatable {
  case none
  /// Pressed on the stage, not moved far enough to be a drag. Where it began, in window points.
  case stagePress(at: Point, clock: Double)
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
}
