import AppState
import DemoKit
public import Interface
import Keyframes
import Stage
import Words

/// A session that can be rewound through its last minute and resumed from any moment.
///
/// Ctrl+← goes back by half a second and Ctrl+→ forward again, skipping periods in which nothing
/// moved. Esc returns to now; Enter or a press resumes from the moment and drops everything after
/// it. While rewinding, time stands still.
public struct RewindableSession {
  /// The session at the present.
  public internal(set) var session: Session
  private var history = SessionHistory()
  private var past: Past?
  /// The button or key that answered a question, and was not released since.
  var answersByPointer = false
  var answersByKey: Key?

  /// The earlier moment that is shown.
  private struct Past {
    var secondsAgo: Double
    var session: Session
  }

  public init(_ session: Session) { self.session = session }

  /// Whether an earlier moment is shown.
  public var isRewinding: Bool { past != nil }

  /// Takes the events in order, lets `dt` seconds pass, and gives the next frame, as `Session.step`.
  public mutating func step(_ events: [TimedEvent], dt: Double) -> Frame {
    session.language.during { takeStep(events, dt: dt) }
  }

  private mutating func takeStep(_ events: [TimedEvent], dt: Double) -> Frame {
    // The speaker's notes explain it.
    defer { session.workspace.talk.rewound = past?.secondsAgo }
    let taken = events.map { takes($0) }
    // The history keeps the events; only if some were taken is there a copy.
    let live = taken.contains(true) ? zip(events, taken).filter { !$1 }.map(\.0) : events
    guard past == nil else {
      // Events such as a new window size go to both sessions.
      if !live.isEmpty {
        _ = session.step(live, dt: 0)
        session = session.withoutPicture
      }
      return pastFrame(live)
    }
    history.add(live, dt: dt, to: session)
    var frame = session.step(live, dt: dt)
    let isAsked = frame.requests.contains(where: \.isForShow)
    if isAsked {
      take(frame.requests, at: session.workspace.input.lastEventTime)
      frame.requests.removeAll(where: \.isForShow)
      if isRewinding {
        var earlier = pastFrame([])
        earlier.requests = frame.requests + earlier.requests
        return earlier
      }
    }
    return frame
  }

  /// - Returns: whether the event was for rewinding, and so not for the session.
  private mutating func takes(_ timed: TimedEvent) -> Bool {
    switch timed.event {
    case .keyPressed where session.isCovered && !isRewinding: return false
    case .keyPressed(let key, let modifiers, let isRepeat):
      let action = Shortcut.action(
        for: key, modifiers, isRepeat: isRepeat, isRewinding: isRewinding)
      guard let action else { return isRewinding }
      if session.ui.writing == nil, take(action, at: timed.time) { return true }
      return isRewinding && action != .quit
    case .pointerPressed where isRewinding: return take(.resumeFromHere, at: timed.time)
    case .resized, .focusLost, .closeRequested, .modifiersChanged, .dropped, .opened, .picture,
      .scene, .warning, .tokens, .folder, .talk, .deck, .talkKeys, .tour, .present, .talkOrder,
      .touches, .source, .display, .frameShown:
      return false
    case .pointerMoved, .pointerPressed, .pointerReleased, .menuPressed, .menuReleased,
      .pointerLeft, .wheel, .gestureBegan,
      .gestureChanged, .gestureEnded, .stick, .triggers, .padPressed, .padReleased, .padConnected,
      .padDisconnected, .keyReleased, .text, .pasted:
      return isRewinding
    }
  }

  /// - Returns: whether the action belongs to rewinding and was possible.
  private mutating func take(_ action: Action, at time: Double) -> Bool {
    if case .rewind(let seconds) = action, seconds > 0 || isRewinding {
      if !isRewinding { history.wait(until: time) }
      rewind(by: seconds)
      return true
    }
    guard isRewinding, action == .resumeFromHere || action == .returnToNow else { return false }
    if action == .resumeFromHere { resume(at: time) } else { returnToNow() }
    return true
  }

  /// Carries out requests that came from the palette or a button.
  private mutating func take(_ requests: [Request], at time: Double) {
    for request in requests {
      if case .rewind(let seconds) = request { _ = take(.rewind(seconds), at: time) }
    }
  }

  private mutating func rewind(by seconds: Double) {
    let shown = (past?.session ?? session).picture
    var ago = past?.secondsAgo ?? 0
    // Skips one step that changes nothing visible, such as pressing Ctrl.
    for _ in 0..<2 {
      ago = history.moment(from: ago, by: seconds)
      guard ago > 0 else { return returnToNow() }
      hidePictures(secondsAgo: ago)
      guard let then = history.session(secondsAgo: ago, files: session) else {
        return returnToNow()
      }
      past?.session = then
      if then.picture != shown { return }
    }
  }

  /// Frees the pictures of the present and of the moment that is shown, before another moment gets one.
  private mutating func hidePictures(secondsAgo: Double) {
    session = session.withoutPicture
    past = Past(secondsAgo: secondsAgo, session: session)
  }

  private mutating func returnToNow() {
    if isRewinding { session.redraw() }
    past = nil
    history.stopClock()
  }

  private mutating func resume(at time: Double) {
    guard let ago = past?.secondsAgo else { return }
    hidePictures(secondsAgo: ago)
    guard let then = history.goBack(secondsAgo: ago, files: session) else { return returnToNow() }
    let last = session
    let now = last.workspace
    session = then
    session.workspace.follow(now.editing.history)
    session.workspace.window.warnings = now.window.warnings
    session.workspace.talk.open = now.talk.open
    session.workspace.talk.slides = now.talk.slides
    session.workspace.speak(like: now)
    session.workspace.talk.stopwatch = now.talk.stopwatch
    session.workspace.talk.minutes = now.talk.minutes
    session.workspace.talk.setNotesZoom(now.talk.notesZoom)
    session.workspace.window.arrangement.pointingSizes = now.window.arrangement.pointingSizes
    session.workspace.talk.keys = now.talk.keys
    if let open = now.talk.open, open != then.workspace.talk.open {
      session.workspace.follow(open)
    }
    past = nil
    // Buttons and keys that were held then are not held now.
    let event = TimedEvent(time: max(time, then.workspace.input.lastEventTime), .focusLost)
    history.add([event], dt: 0, to: session)
    _ = session.step([event], dt: 0)
    session.tellHost(after: last)
  }

  private mutating func pastFrame(_ events: [TimedEvent]) -> Frame {
    guard var then = past?.session else { return session.step([], dt: 0) }
    then.workspace.window.warnings = session.workspace.window.warnings
    then.followFiles(of: session)
    let requests = then.step(events, dt: 0).requests
    var frame = then.step([], dt: 0)
    frame.requests = requests + frame.requests
    frame.isMoving = false
    frame.sprites += then.bound {
      sign(over: $0.workspace.layout, scale: frame.scale, isTalk: $0.isPresenting)
    }
    past?.session = then
    return frame
  }

  /// How long ago the moment was, and the keys for rewinding. An audience sees only the time, as large as other
  /// read-outs.
  private func sign(over layout: Layout, scale: Double, isTalk: Bool) -> [Sprite] {
    guard let past else { return [] }
    var ui = session.ui
    ui.beginFrame(pixelsPerPoint: scale)
    let words = localized("\(past.secondsAgo.fixed(1)) s ago")
    guard !isTalk else {
      ui.readout(words, TextStyle(max(layout.talkType(12), 20), .semibold), in: layout.window)
      return ui.sprites
    }
    let hint = [
      "Ctrl ← →  " + localized("rewind"), "Enter  " + localized("resume from here"),
      "Esc  " + localized("now"),
    ].joined(separator: "     ")
    let wide = 144 + ui.measure(Text(hint, Theme.caption))
    let isWide = wide <= layout.window.width - 16
    let box = Rect(
      centre: Point(x: layout.stage.centre.x, y: layout.stage.minY + 36),
      size: Size(width: min(isWide ? wide : 144, layout.window.width - 16), height: 40))
    ui.box(box, Theme.panel, corner: 20)
    ui.outline(box, Theme.brass, width: 1.5, corner: 20)
    ui.text(words, Theme.number, Theme.brass, at: Point(x: box.minX + 24, y: box.centre.y))
    if isWide {
      let position = Point(x: box.minX + 120, y: box.centre.y)
      ui.text(hint, Theme.caption, Theme.mutedText, at: position)
    }
    return ui.sprites
  }
}

extension Session {
  /// The session's current picture, without advancing it.
  fileprivate var picture: [Sprite] {
    var copy = self
    return copy.step([], dt: 0).sprites
  }
}

extension Request {
  /// Whether it is for `RewindableSession`, and not for the host.
  fileprivate var isForShow: Bool {
    switch self {
    case .rewind: true
    case .quit, .toggleFullscreen, .textInput, .pointerShape, .title, .copy, .paste, .open,
      .openStop, .place, .list, .save, .presenting, .speakerWindow, .swapDisplays, .phoneLink,
      .addToTalk, .film, .source,
      .measuring, .tour:
      false
    }
  }
}
