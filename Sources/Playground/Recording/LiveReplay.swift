import AppState
public import Interface
import Keyframes
public import Talks

/// A replay in a window, which may be smaller or larger than the recorded one, and then the session,
/// which continues live at its end.
///
/// During the replay, the only input that has an effect is quitting. Requests of the recording to its
/// window (to quit, to be full screen) are dropped.
public struct LiveReplay {
  private var replay: Replay
  private let speed: Double
  private let presents: Bool
  /// Seconds of the recording that have been played.
  private var time = 0.0
  /// Whether the recording is over, and input goes to the session.
  public private(set) var isLive = false
  private var isTyping = false
  private var isPresenting = false
  /// Whether the recorded talk has begun.
  private var hasBegun = false
  /// In points, and pixels per point.
  private var window: (size: Size, pixelsPerPoint: Double)?
  /// How far the recording's clock is ahead of the window's, in seconds.
  private var lead = 0.0
  private var lastTime = 0.0

  /// `speed` is seconds of the recording per second; traps unless it is above 0 and finite.
  ///
  /// With `presents` a recorded talk is in full screen as the talk was, and the keys that leave a talk
  /// end the replay and leave it. Where the recorded talk was left, the screen is black, as after its last stop.
  public init(_ replay: Replay, speed: Double = 1, presents: Bool = false) {
    self.presents = presents
    require(speed > 0 && speed.isFinite, "The speed is \(speed): it must be above 0.")
    self.replay = replay
    self.speed = speed
  }

  public var session: Session { replay.session }

  /// As `Session.take`.
  public mutating func take(_ picture: PagePicture?, for order: PageOrder) {
    replay.take(picture, for: order)
  }

  /// Takes the window's events and seconds, and gives the next frame, as `Session.step` does.
  public mutating func step(_ events: [TimedEvent], dt: Double) -> Frame {
    guard !isLive else { return live(events, dt: dt) }
    note(events)
    time += dt > 0 && dt.isFinite ? dt * speed : 0
    var frame = replay.play(to: time)
    hasBegun = hasBegun || presents && session.isPresenting
    frame.requests = frame.requests.filter { request in
      switch request {
      case .pointerShape: return !isLeft
      case .title: return true
      case .textInput(let isOn):
        isTyping = isOn
        return false
      case .presenting(let isOn):
        isPresenting = isOn || isLeft
        return presents && !isLeft
      case .quit, .toggleFullscreen, .copy, .paste, .rewind, .open, .openStop, .place, .list, .save,
        .addToTalk, .film, .source, .measuring, .speakerWindow, .swapDisplays, .phoneLink, .tour:
        return false
      }
    }
    if presents, events.contains(where: leaves) {
      let wasLeft = isLeft
      let requests = liveFrame(after: frame).requests
      // The recorded talk has been left already.
      var last = live(wasLeft ? [] : events, dt: 0)
      last.requests = requests + last.requests
      if wasLeft { last.requests += [.presenting(false), .pointerShape(.arrow)] }
      return last
    }
    if isLeft {
      frame = Frame(
        sprites: [], ground: .black, scale: frame.scale, isMoving: !replay.isOver,
        requests: frame.requests + [.pointerShape(.hidden)])
    } else if replay.isOver {
      frame = liveFrame(after: frame)
    } else {
      frame = fitted(frame)
      frame.isMoving = true
    }
    if events.contains(where: \.event.isQuit) { frame.requests.append(.quit) }
    return frame
  }

  /// Whether the recorded talk was left, and is to end as talks do.
  private var isLeft: Bool { hasBegun && !session.isPresenting }

  /// Whether it is a key that leaves a talk.
  private func leaves(_ timed: TimedEvent) -> Bool {
    guard case .keyPressed(let key, let modifiers, false) = timed.event else { return false }
    return key == .escape || session.workspace.talk.keys.command(key, modifiers) == .leave
  }

  private func fitted(_ frame: Frame) -> Frame {
    guard let (size, scale) = window else { return frame }
    return frame.fitted(
      from: replay.pixelSize, to: Size(width: size.width * scale, height: size.height * scale))
  }

  /// Notes the window's size and time from its events.
  private mutating func note(_ events: [TimedEvent]) {
    for timed in events {
      lastTime = timed.time
      guard case .resized(let size, let scale) = timed.event else { continue }
      window = (size, scale)
    }
  }

  private mutating func liveFrame(after last: Frame) -> Frame {
    isLive = true
    lead = max(0, replay.lastEventTime - lastTime)
    var frame = last
    if let window {
      frame = replay.goLive(size: window.size, pixelsPerPoint: window.pixelsPerPoint)
      frame.requests = last.requests + frame.requests
    }
    if isTyping { frame.requests.append(.textInput(true)) }
    if isPresenting { frame.requests.append(.presenting(true)) }
    return frame
  }

  /// A live step; the session's clock continues where the recording's ended.
  private mutating func live(_ events: [TimedEvent], dt: Double) -> Frame {
    replay.step(events.map { TimedEvent(time: $0.time + lead, $0.event) }, dt: dt)
  }
}

extension InputEvent {
  /// Whether it is a request to quit.
  fileprivate var isQuit: Bool {
    if case .keyPressed(let key, let modifiers, let isRepeat) = self {
      return Shortcut.action(for: key, modifiers, isRepeat: isRepeat) == .quit
    }
    return self == .closeRequested
  }
}
