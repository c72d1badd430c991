import AppState
import DemoKit
import Editing
import Interface
import Keyframes
import Persistence
import Playground
import SDLHost
import Talks
import Words

/// The services that a session in a window needs: saving, files, films, and the speaker's displays.
final class SessionServices {
  let warner: Warner
  let savedStops: SavedStopStore
  let sessionStore: SessionStore
  let files: OpenFiles
  var recorder: SessionRecorder?
  private var log: FrameLog?
  private let document: DocumentStore
  private let talks: TalkFiles
  private let films: FilmMaker
  private let recordings: TalkRecordings
  private let decks = TalkDecks()
  private let speaker: SpeakerDisplays
  /// The time of the last event.
  private var time = 0.0

  init(_ arguments: Arguments) throws(Failure) {
    speaker = try SpeakerDisplays(arguments)
    recordings = TalkRecordings(font: arguments.text(.font))
    let warner = Warner()
    self.warner = warner
    savedStops = SavedStopStore(warner: warner)
    sessionStore = SessionStore(warner: warner)
    document = DocumentStore(warner: warner)
    files = OpenFiles(warner: warner)
    talks = TalkFiles(warner: warner)
    films = FilmMaker(warner: warner)
  }

  // MARK: At the start

  /// Returns the saved document, with the settings of a demo, and its steps of undo. `path` is that of the
  /// demo's file.
  func readDocument(
    _ settings: [Setting], of demo: any Demo, at path: String?
  ) -> (document: Document, undo: SavedUndo?) {
    let (saved, steps) = document.read()
    var document = saved
    document.turn(settings, of: demo)
    // The stage says so itself if the file is on it.
    if let cause = LiveSuspects.takeCause(), cause != path { warner.warn(.restarted(by: cause)) }
    return (document, steps)
  }

  /// Resumes the talk that was interrupted at `savedStop`, or else opens the one at the path `talk`, or the
  /// talk that was left there. If a talk `isPresented`, it starts at the demo that `isNamed`.
  func begin(
    _ talk: String?, at savedStop: SavedStop?, isPresented: Bool, isNamed: Bool,
    _ document: Document,
    _ language: Language
  ) throws(Failure) {
    let left = savedStop?.isLeft == true ? savedStop : nil
    if left == nil, language.during({ talks.begin(at: savedStop, document) }) { return }
    try language.during { () throws(Failure) in
      let own = isPresented ? nil : left?.path.flatMap { TalkFile.isTalk($0, document) ? $0 : nil }
      try talks.begin(opening: talk ?? own, isPresented: isPresented, document)
    }
    if let left { talks.offer(left) } else if savedStop != nil { savedStops.giveUpSavedStop() }
    if isPresented { talks.present(fromHere: talk == nil && isNamed) }
  }

  // MARK: While the window is open

  /// Shows the session in a window until it is closed.
  func run(_ session: Session, _ options: HostOptions, _ text: TextRenderer) throws(Failure) {
    var show = RewindableSession(session)
    log = try FrameLog()
    document.begin(with: session.document, session.undoToSave, at: Host.now)
    Signals.take()
    Signals.atExit { self.end() }
    try orFail {
      let rested = {
        show.session.language.during { self.rest(show.session, at: Host.now) }
      }
      var view = SpeakerView()
      let aside = { (size: Size, scale: Double) in
        view.frame(
          of: show.session, at: Host.eventTime, timeOfDay: TimeOfDay.text, size: size,
          pixelsPerPoint: scale, link: self.speaker.link)
      }
      let step = speaking({ show.session.language }) { events, dt in
        self.step(&show, events, dt: dt)
      }
      try Host.run(
        options, text: text, shown: log?.add, rested: rested, aside: aside, step: step)
    }
  }

  private func step(_ show: inout RewindableSession, _ events: [TimedEvent], dt: Double) -> Frame {
    files.poll(&show, at: Host.now)
    talks.poll(show.session.document, at: Host.now)
    recordings.poll(&show, at: Host.now)
    decks.poll(&show)
    chooseLongestRest()
    let asked = show.answerQuestions(events)
    files.take(show.takeAnswers(), &show)
    let quitsUnsaved = show.takeUnsavedAnswer() == true
    let unstopped = films.poll(&show, asked, at: Host.now)
    let events =
      unstopped + files.takeEvents() + talks.takeEvents() + speaker.takeEvents()
      + warner.takeEvents()
    let step = Recording.Step(events, dt: dt).inOrder(after: time)
    time = step.events.last?.time ?? time
    recorder?.add(step)
    LiveSuspects.watch(show.session.demo.name)
    var frame = Rescue.guarded { show.step(step.events, dt: step.dt) }
    let requests = recordings.carryOut(frame.requests, show.session)
    files.carryOut(talks.carryOut(requests), show)
    films.carryOut(frame.requests, show)
    if frame.requests.contains(.phoneLink) { speaker.toggleLink() }
    log?.add(show.session)
    if quitsUnsaved { frame.requests.append(.quit) }
    if frame.requests.contains(.quit), !quitsUnsaved, !saveAll(&show) {
      frame.requests.removeAll { $0 == .quit }
      frame.isMoving = true
    }
    save(show.session, at: Host.now, isQuitting: frame.requests.contains(.quit))
    // Frames continue until the edits are saved, and the resulting messages are shown.
    frame.isMoving =
      frame.isMoving || document.isWaiting || warner.isPending || files.isWorking
      || talks.isWorking || films.isWorking || recordings.isWorking
      || decks.isWorking || decks.isBehind(show.session)
    return frame
  }

  private func save(_ session: Session, at now: Double, isQuitting: Bool) {
    sessionStore.keep(session, at: now, isQuitting: isQuitting)
    document.keep(session.document, session.undoToSave, at: now)
    files.keep(session)
    if isQuitting { savedStops.finish(session.leftStop) } else { savedStops.keep(session, at: now) }
    speaker.show(session)
    if isQuitting { finish(at: now) }
  }

  /// Saves the edits before quitting.
  /// - Returns: whether to quit. If not, a person is asked, and another file has the edits meanwhile.
  private func saveAll(_ show: inout RewindableSession) -> Bool {
    document.keep(show.session.document, show.session.undoToSave, at: Host.now)
    document.finish(at: Host.now)
    guard let failure = document.failure, !document.isSaved, Signals.last == nil else {
      return true
    }
    show.ask(UnsavedQuestion(failure, spare: document.saveElsewhere()))
    return false
  }

  /// Repeats failed work while nothing moves.
  /// - Returns: whether the window has something new to show.
  private func rest(_ session: Session, at now: Double) -> Bool {
    document.rest(at: now)
    savedStops.keep(session, at: now)
    speaker.show(session)
    let (hasNews, hasTalk) = (files.rest(at: now), talks.rest(at: now))
    chooseLongestRest()
    return hasNews || hasTalk || warner.isPending || speaker.isWorking
  }

  /// Edits must be saved soon, and changes of files and the speaker's input elsewhere must show soon.
  private func chooseLongestRest() {
    let isWatching = files.isWatching || talks.isWatching || speaker.isWatching
    Host.longestRest = isWatching || document.isWaiting ? 0.05 : 1
  }

  /// Called at the end of the process: after a window was closed, a signal, or the loss of the display.
  private func end() {
    finish(at: Host.now)
    let spare = document.isSaved ? nil : document.saveElsewhere()
    if let sentence = Self.ending(isSaved: document.isSaved, spare: spare) { note(sentence) }
  }

  /// Nil where nothing need be said.
  private static func ending(isSaved: Bool, spare: String?) -> Message? {
    var cause: Message?
    if Host.hasLostDisplay {
      cause = "The display is gone."
    } else if let signal = Signals.last {
      cause = "Ended by \(signal)."
    }
    var state: Message = "All edits are saved."
    if !isSaved {
      state =
        if let spare { "The edits are in \(spare), which the next start reads." } else {
          "The edits are not saved."
        }
    }
    guard let cause else { return isSaved ? nil : state }
    return "\(cause) \(state)"
  }

  private func finish(at now: Double) {
    document.finish(at: now)
    files.cancel()
    films.cancel()
    decks.cancel()
    speaker.finish()
    recorder?.end()
  }
}
