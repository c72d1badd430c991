import AppState
public import Interface

/// The last 60 seconds of a session, of which any step can be restored.
///
/// Seconds are on the events' clock: while nothing moves there are no steps, and the next event
/// tells how long that was. Steps without events last for the seconds passed to the session. Going
/// back replays the steps since a copy of the session that is at most a second (or 64 steps) older,
/// so that the state is the same, bit for bit. A copy can be large: further back than ten seconds
/// they are up to four seconds (or 256 steps) apart.
///
/// It keeps a little more than 60 seconds, but at most 8,192 steps and 65,536 events.
public struct SessionHistory {
  /// In seconds.
  public static let span = 60.0

  /// Consecutive steps, and the session before the first.
  private struct Chapter {
    let start: Session
    var steps: [Recording.Step] = []
    /// How long there were no steps before each step, in seconds.
    var stillness: [Double] = []
    var length = 0.0
    var eventCount = 0

    static let longest = 1.0
    static let mostSteps = 64
    static let mostEvents = 1024

    var isFull: Bool {
      length >= Self.longest || steps.count >= Self.mostSteps || eventCount >= Self.mostEvents
    }

    /// How many chapters may become one.
    static let joined = 4

    /// The steps of this chapter and of the next; nil if they are too many.
    func joined(with next: Chapter) -> Chapter? {
      guard length + next.length <= Self.longest * Double(Self.joined),
        steps.count + next.steps.count <= Self.mostSteps * Self.joined,
        eventCount + next.eventCount <= Self.mostEvents * Self.joined
      else { return nil }
      var both = self
      both.steps += next.steps
      both.stillness += next.stillness
      both.length += next.length
      both.eventCount += next.eventCount
      return both
    }

    /// From the end of the previous step to the end of this one, in seconds.
    func length(of step: Int) -> Double { stillness[step] + steps[step].dt }

    mutating func cut(after count: Int) {
      steps.removeSubrange(count...)
      stillness.removeSubrange(count...)
      length = steps.indices.reduce(0) { $0 + length(of: $1) }
      eventCount = steps.reduce(0) { $0 + $1.events.count }
    }
  }

  /// How far back there is a copy of the session for each second, in seconds.
  private static let recent = 10.0
  /// The same, in chapters.
  private static let mostRecent = 16
  private static let mostSteps = 8192
  private static let mostEvents = 65_536

  private var chapters: [Chapter] = []
  /// How many copies of the session are kept.
  var keptSessions: Int { chapters.count }
  private(set) var keptEvents = 0
  private(set) var keptSteps = 0
  private var clock = StillnessClock()
  /// How long there have been no steps, in seconds: until the clock was last stopped, and since then.
  private var (stillBefore, stillSince) = (0.0, 0.0)
  private var stillness: Double { stillBefore + stillSince }

  /// How far one can go back, in seconds.
  public var length: Double { chaptersLength + stillness }

  /// By index: an element alone is a copy, and a copied chapter copies a whole session.
  private var chaptersLength: Double {
    chapters.indices.reduce(0) { $0 + chapters[$1].length }
  }

  public init() {}

  /// Adds a step that `session` is about to take.
  public mutating func add(_ events: [TimedEvent], dt: Double, to session: Session) {
    if chapters.isEmpty || chapters[chapters.count - 1].isFull {
      chapters.append(Chapter(start: session.withoutPicture))
      joinTheOld()
      for index in chapters.indices {
        chapters[index].start.workspace.gallery.forgetPosters(before: session.workspace.gallery)
      }
    }
    let seconds = dt > 0 && dt.isFinite ? dt : 0
    let last = chapters.count - 1
    let still = stillBefore + clock.pass(seconds, events.last?.time)
    (stillBefore, stillSince) = (0, 0)
    chapters[last].stillness.append(still)
    // A copy has no room for further events.
    chapters[last].steps.append(Recording.Step(events.map(\.self), dt: seconds))
    chapters[last].length += chapters[last].length(of: chapters[last].steps.count - 1)
    chapters[last].eventCount += events.count
    keptEvents += events.count
    keptSteps += 1
    forgetTheOldest()
  }

  /// Notes that it is `time`, in seconds on the events' clock, and that there were no steps since the
  /// last one.
  public mutating func wait(until time: Double) { stillSince = clock.stillness(until: time) }

  /// The time on the events' clock until the next step does not count.
  public mutating func stopClock() {
    clock.stop()
    (stillBefore, stillSince) = (stillness, 0)
  }

  /// The moment `step` seconds further back than `secondsAgo`, or further forward for a negative step.
  /// It skips a period without steps: backwards, `step` is counted from its beginning; forwards, it
  /// stops at its end. The result is at least 0 and at most the length.
  ///
  /// - Complexity: O(*n*) in the number of steps.
  public func moment(from secondsAgo: Double, by step: Double) -> Double {
    let still = stretch(around: secondsAgo)
    var next = secondsAgo + step
    if step > 0, next <= still.upperBound { next = still.upperBound + step }
    if step < 0, next > still.lowerBound { next = min(next, still.lowerBound) }
    return min(max(next, 0), length)
  }

  /// The period of seconds ago in which the session was the same as at `secondsAgo`.
  private func stretch(around secondsAgo: Double) -> ClosedRange<Double> {
    var (later, earlier) = (0.0, stillness)
    for chapter in chapters.reversed() {
      for step in chapter.steps.indices.reversed() where secondsAgo > earlier + 1e-9 {
        (later, earlier) = (earlier, earlier + chapter.length(of: step))
      }
    }
    return later...earlier
  }

  /// The session after the last step that ended at least `secondsAgo` seconds ago: at 0 the current
  /// one, beyond the length the oldest one. Nil before the first step.
  ///
  /// - Complexity: at most 256 steps of the session, 64 in the last ten seconds.
  public func session(secondsAgo: Double) -> Session? {
    session(secondsAgo: secondsAgo, files: nil)
  }

  /// The same with the files of `later`, as they are now.
  func session(secondsAgo: Double, files later: Session?) -> Session? {
    guard let moment = moment(secondsAgo: secondsAgo) else { return nil }
    var session = chapters[moment.chapter].start
    if let later { session.followFiles(of: later) }
    session.redraw()
    for step in chapters[moment.chapter].steps.prefix(moment.steps) {
      _ = session.step(step.events, dt: step.dt)
    }
    session.announce()
    return session
  }

  /// Returns the same as `session(secondsAgo:)`, and drops all later steps.
  public mutating func goBack(secondsAgo: Double) -> Session? {
    goBack(secondsAgo: secondsAgo, files: nil)
  }

  mutating func goBack(secondsAgo: Double, files later: Session?) -> Session? {
    guard let moment = moment(secondsAgo: secondsAgo) else { return nil }
    let session = session(secondsAgo: secondsAgo, files: later)
    chapters.removeSubrange((moment.chapter + 1)...)
    chapters[moment.chapter].cut(after: moment.steps)
    keptEvents = chapters.reduce(0) { $0 + $1.eventCount }
    keptSteps = chapters.reduce(0) { $0 + $1.steps.count }
    clock.stop()
    (stillBefore, stillSince) = (0, 0)
    return session
  }

  /// The chapter of a moment, and how many of its steps lead to it.
  private func moment(secondsAgo: Double) -> (chapter: Int, steps: Int)? {
    guard !chapters.isEmpty else { return nil }
    // The sum has rounding errors.
    var left = (secondsAgo.isNaN ? 0 : secondsAgo) - stillness - 1e-9
    for (index, chapter) in chapters.enumerated().reversed() {
      var steps = chapter.steps.count
      while steps > 0, left > 0 {
        steps -= 1
        left -= chapter.length(of: steps)
      }
      if left <= 0 { return (index, steps) }
    }
    return (0, 0)
  }

  /// Joins chapters that ended longer ago than `Self.recent`.
  private mutating func joinTheOld() {
    var age = 0.0
    var first = chapters.count
    while first > 0, age < Self.recent, chapters.count - first < Self.mostRecent {
      first -= 1
      age += chapters[first].length
    }
    for index in (0..<first).reversed().dropFirst() {
      guard let both = chapters[index].joined(with: chapters[index + 1]) else { continue }
      chapters.replaceSubrange(index...index + 1, with: [both])
    }
  }

  private mutating func forgetTheOldest() {
    var total = chaptersLength
    while chapters.count > 1,
      total - chapters[0].length >= Self.span || keptSteps > Self.mostSteps
        || keptEvents > Self.mostEvents
    {
      total -= chapters[0].length
      keptSteps -= chapters[0].steps.count
      keptEvents -= chapters[0].eventCount
      chapters.removeFirst()
    }
  }
}

extension Session {
  /// The session without its picture and all that was prepared for it, which `redraw` makes again.
  var withoutPicture: Session {
    var copy = self
    copy.workspace.gallery.forgetScenesOffStage()
    copy.ui.forgetFrame()
    copy.workspace.player.leaveStage()
    for index in copy.panels.indices {
      copy.change(index, as: (any CachingPanel).self) { panel, _, _ in panel.forgetCache() }
    }
    return copy
  }

  /// Twice: panels follow the widget that lay under the pointer in the frame before.
  mutating func redraw() {
    var before = self
    before.bound { $0.draw() }
    ui = before.ui
    bound { $0.draw() }
  }

  /// Repeats requests whose values may differ from the host's.
  fileprivate mutating func announce() {
    workspace.requests.toHost.append(.title(workspace.title))
  }
}
