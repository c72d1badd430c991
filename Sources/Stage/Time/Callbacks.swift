public import Keyframes

/// Closures that are called while time moves: at cues, at every change of time, at loops and at the
/// end. They belong to whoever plays a scene; a scene itself never calls anything, and stays a pure
/// function of time.
///
/// ```swift
/// var callbacks = Callbacks(scene.cues)
/// callbacks.onCue("landed") { sounds.play("thud") }
/// callbacks.onUpdate { label.text = "\($0)" }
/// callbacks.onCompletion { finished in button.isEnabled = finished }
///
/// var playback = Playback(0...2)
/// playback.start()
/// callbacks.advance(&playback, by: 1.0 / 60)  // once a frame
/// ```
///
/// Cues come first, in the order in which they are passed, then the update, then loops and
/// completion; closures for the same event are called in the order in which they were added.
/// Drivers other than a ``Playback`` (a scroller, a scrub bar) use ``move(to:)``.
public struct Callbacks {
  /// The cues, in any order. When they change, cues before the present time count as passed.
  public var cues: [Cue]
  /// The present time; nil before it has moved.
  private var time: Double?
  private var tracker: CueTracker
  private var onCrossing: [(CueTracker.Crossing) -> Void] = []
  private var onUpdate: [(Double) -> Void] = []
  private var onLoop: [(Int) -> Void] = []
  private var onCompletion: [(Bool) -> Void] = []

  /// Creates callbacks without closures. Cues at `start` and later have not been passed yet.
  public init(_ cues: [Cue] = [], from start: Double = 0) {
    self.cues = cues
    tracker = CueTracker(at: start.nextDown)
  }

  // MARK: Closures

  /// Calls `action` whenever a cue called `name` is passed, by default only forwards; nil means in
  /// either direction.
  public mutating func onCue(
    _ name: String, _ direction: CueTracker.Direction? = .forwards, _ action: @escaping () -> Void
  ) {
    onCrossing.append { crossing in
      if crossing.cue.name == name, direction == nil || crossing.direction == direction { action() }
    }
  }

  /// Calls `action` with the new time after every change of time.
  public mutating func onUpdate(_ action: @escaping (Double) -> Void) { onUpdate.append(action) }

  /// Calls `action` with the value of `track` after every change of time.
  public mutating func onUpdate<Value>(
    of track: Track<Value>, _ action: @escaping (Value) -> Void
  ) {
    onUpdate { action(track.value(at: $0)) }
  }

  /// Calls `action` with the number of passes that have ended and were followed by another pass.
  public mutating func onLoop(_ action: @escaping (Int) -> Void) { onLoop.append(action) }

  /// Calls `action` when a playback has ended: with true at its end, with false if it was stopped
  /// earlier.
  public mutating func onCompletion(_ action: @escaping (Bool) -> Void) {
    onCompletion.append(action)
  }

  // MARK: Time moves

  /// Moves time to `time`, through everything in between; NaN is ignored.
  ///
  /// - Complexity: O(*n*) in the number of cues.
  public mutating func move(to time: Double) {
    guard !time.isNaN else { return }
    cross(to: time)
    update(to: time)
  }

  /// Jumps to `time`: no cue is passed, and cues at `time` itself have not been passed yet. NaN is
  /// ignored.
  public mutating func jump(to time: Double) {
    guard !time.isNaN else { return }
    tracker = CueTracker(at: time.nextDown)
    update(to: time)
  }

  private mutating func cross(to time: Double) {
    for crossing in tracker.move(to: time, over: cues) {
      for action in onCrossing { action(crossing) }
    }
  }

  private mutating func update(to time: Double) {
    guard time != self.time else { return }
    self.time = time
    for action in onUpdate { action(time) }
  }
}

extension Callbacks {
  /// Lets `seconds` pass in `playback`, as `Playback.advance(by:)` does, and calls the closures for
  /// everything that is passed: in every loop the cues of that loop, in their order. If the
  /// playback was started, sought or stopped since the last call, time counts as having jumped.
  ///
  /// - Returns: the playback's events.
  /// - Complexity: O(*n* · *k*) for *n* cues and *k* ended passes, of which at most 1,000 are
  ///   called.
  @discardableResult
  public mutating func advance(_ playback: inout Playback, by seconds: Double) -> [Playback.Event] {
    let before = playback
    let events = playback.advance(by: seconds)
    guard before.velocity != 0 else { return events }
    if before.time != time { begin(at: before.time, before) }
    var ended = events.contains(.completed) ? 1 : 0
    for case .looped(let count) in events {
      // Left out in pairs, so that a ping-pong goes in the same direction.
      ended += count > 1000 ? 1000 + count % 2 : count
    }
    cross(from: before, to: playback, ended)
    update(to: playback.time)
    for event in events {
      switch event {
      case .looped(let count): for action in onLoop { action(count) }
      case .completed: complete(true)
      }
    }
    return events
  }

  /// Ends `playback` at once, like `Playback.finish(at:)`, passing the cues in between.
  public mutating func finish(_ playback: inout Playback, at bound: Playback.Bound = .end) {
    let events = playback.finish(at: bound)
    move(to: playback.time)
    if events.contains(.completed) { complete(true) }
  }

  /// Stops `playback` without completing, like `Playback.stop()`; the closures for completion are
  /// called with false if it was running or paused.
  public mutating func stop(_ playback: inout Playback) {
    let wasUnderWay = playback.state == .running || playback.state == .paused
    playback.stop()
    jump(to: playback.time)
    if wasUnderWay { complete(false) }
  }

  private mutating func complete(_ isFinished: Bool) {
    for action in onCompletion { action(isFinished) }
  }

  /// Begins a pass at `time`; a cue there is passed when time leaves it.
  private mutating func begin(at time: Double, _ playback: Playback) {
    tracker = CueTracker(at: playback.velocity > 0 ? time.nextDown : time)
    self.time = time
  }

  /// Follows time through the ends of `ended` passes.
  private mutating func cross(from before: Playback, to after: Playback, _ ended: Int) {
    let loop = before.loop
    var (isForwards, left) = (before.velocity > 0, ended)
    let isPast = isForwards ? before.time > loop.upperBound : before.time < loop.lowerBound
    let isLooped = before.ending.mode != .stop && !isPast
    while isLooped, left > 0 {
      let (start, end) =
        isForwards ? (loop.lowerBound, loop.upperBound) : (loop.upperBound, loop.lowerBound)
      cross(to: end)
      left -= 1
      guard left > 0 || after.state == .running else { break }
      switch before.ending.mode {
      case .pingPong: isForwards.toggle()
      case .stop, .loop: tracker = CueTracker(at: isForwards ? start.nextDown : start)
      }
    }
    cross(to: after.time)
  }
}
