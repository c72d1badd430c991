import Keyframes
import Stage

/// A session with its last minute: what just happened can be gone back through, and gone on from.
///
/// Ctrl ← goes back in half seconds, Ctrl → forwards again, and at once over what stood still; Esc
/// returns to now, Enter or a press goes on from there and forgets what came after. While somebody
/// looks back, time stands still.
public struct Show {
  /// The session as it runs.
  public private(set) var session: Session
  private var history = SessionHistory()
  private var past: Past?

  /// A moment that is looked at.
  private struct Past {
    var secondsAgo: Double
    var session: Session
  }

  static let lookingStep = 0.5

  public init(_ session: Session) { self.session = session }

  /// Whether somebody looks back.
  public var isLookingBack: Bool { past != nil }

  /// Takes the events in order, lets `dt` seconds pass, and gives the next frame, as `Session.step`.
  public mutating func step(_ events: [TimedEvent], dt: Double) -> Frame {
    var live: [TimedEvent] = []
    for event in events where !takes(event) { live.append(event) }
    guard past == nil else {
      // A window that changes its size changes both.
      if !live.isEmpty { _ = session.step(live, dt: 0) }
      return pastFrame(live)
    }
    history.add(live, dt: dt, to: session)
    return session.step(live, dt: dt)
  }

  /// - Returns: whether the event was for looking back, and not for the session.
  private mutating func takes(_ timed: TimedEvent) -> Bool {
    switch timed.event {
    case .keyPressed(.left, let modifiers, _)
    where modifiers.contains(.control) && session.field == nil:
      if past == nil { history.wait(until: timed.time) }
      look(by: Self.lookingStep)
      return true
    case .keyPressed(.right, let modifiers, _)
    where modifiers.contains(.control) && session.field == nil:
      if past != nil { look(by: -Self.lookingStep) }
      return true
    case .keyPressed(.escape, _, _) where past != nil:
      returnToNow()
      return true
    case .keyPressed(.enter, _, _) where past != nil, .pointerPressed where past != nil:
      goOnFromThere(at: timed.time)
      return true
    case .resized, .focusLost, .closeRequested, .modifiersChanged: return false
    case .keyPressed(let key, let modifiers, let isRepeat):
      return past != nil
        && Shortcut.action(for: key, modifiers, isRepeat: isRepeat) != .quit
    case .pointerMoved, .pointerPressed, .pointerReleased, .pointerLeft, .wheel, .gestureBegan,
      .gestureChanged, .gestureEnded, .stick, .triggers, .padPressed, .padReleased, .padConnected,
      .padDisconnected, .keyReleased, .text, .pasted:
      return past != nil
    }
  }

  private mutating func look(by seconds: Double) {
    let shown = (past?.session ?? session).picture
    var ago = past?.secondsAgo ?? 0
    // A step that changes nothing to be seen, such as a Ctrl that went down, is not worth a look.
    for _ in 0..<2 {
      ago = history.moment(from: ago, by: seconds)
      guard ago > 0, let then = history.session(secondsAgo: ago) else { return returnToNow() }
      past = Past(secondsAgo: ago, session: then)
      if then.picture != shown { return }
    }
  }

  private mutating func returnToNow() {
    past = nil
    history.stopClock()
  }

  private mutating func goOnFromThere(at time: Double) {
    guard let past, let then = history.goBack(secondsAgo: past.secondsAgo) else { return }
    let now = session.history
    session = then
    session.follow(now)
    self.past = nil
    // Whatever was held then is held no longer.
    let event = TimedEvent(time: max(time, then.lastEventTime), .focusLost)
    history.add([event], dt: 0, to: session)
    _ = session.step([event], dt: 0)
  }

  private mutating func pastFrame(_ events: [TimedEvent]) -> Frame {
    guard var then = past?.session else { return session.step([], dt: 0) }
    let requests = then.step(events, dt: 0).requests
    var frame = then.step([], dt: 0)
    frame.requests = requests + frame.requests
    frame.isMoving = false
    frame.sprites += sign(over: then.layout, scale: frame.scale)
    past?.session = then
    return frame
  }

  /// How long ago it was, and what can be done.
  private func sign(over layout: Layout, scale: Double) -> [Sprite] {
    guard let past else { return [] }
    var ui = session.ui
    ui.beginFrame(pixelsPerPoint: scale)
    let words = "\(past.secondsAgo.fixed(1)) s ago"
    let hint = "Ctrl ← →  look on     Enter  go on from here     Esc  now"
    let isWide = layout.window.width >= 720
    let width = isWide ? 24 + 96 + ui.measure(Text(hint, Theme.caption)) + 24 : 144
    let box = Rect(
      centre: Point(x: layout.stage.centre.x, y: layout.stage.minY + 36),
      size: Size(width: min(width, layout.window.width - 16), height: 40))
    ui.box(box, Theme.panel, corner: 20)
    ui.outline(box, Theme.brass, width: 1.5, corner: 20)
    ui.text(words, Theme.number, Theme.brass, at: Point(x: box.minX + 24, y: box.centre.y))
    if isWide {
      ui.text(hint, Theme.caption, Theme.mutedText, at: Point(x: box.minX + 120, y: box.centre.y))
    }
    return ui.sprites
  }
}

extension Session {
  /// What it shows, without a step of its own.
  fileprivate var picture: [Sprite] {
    var copy = self
    return copy.step([], dt: 0).sprites
  }
}
