import DemoKit
import Demos
import Keyframes
import Playground
import SDLHost
import Stage

/// `riff [DEMO] …`, `riff FILE… …` and `riff open FILE… …`: the window. With `opens` every word is
/// a file, and with `presents` the talk begins.
func play(
  _ arguments: Arguments, opens: Bool = false, presents: Bool = false
) throws(Failure) {
  var named: (any Demo)?
  var paths = arguments.words
  let isPresented = presents || arguments.has(.present)
  let talk = try takeTalk(from: &paths, isPresented: isPresented)
  let places = TalkPlaceKeeper()
  let cutOff = paths.isEmpty ? places.takePlace(for: talk) : places.takePlace(for: nil, never: true)
  let speaker = try SpeakerKeeper(arguments)
  if !opens, talk == nil, let name = paths.first, let demo = catalogued(name) {
    try arguments.refuseWords(after: 1, .play)
    (named, paths) = (demo, [])
  } else if !opens, let name = paths.first, !Storage.exists(Storage.absolute(name)) {
    named = try demo(called: name, for: .play)
  }
  let time = try arguments.number(.at)
  let speed = try arguments.number(.speed) ?? 1
  guard (0.05...4).contains(speed) else {
    throw .usage("--speed is \(speed.short): it must be between 0.05 and 4.")
  }
  let interface = try arguments.number(.interface)
  if let interface, !Place.interfaces.contains(interface) {
    throw .usage("--ui-scale is \(interface.short): it must be between 1 and 2.5.")
  }
  let theme = try arguments.theme()
  let motion = try ReducedMotion(arguments)
  let size = try arguments.size(.size, smallest: (640, 360)) ?? Size(width: 1280, height: 720)
  let text = try textRenderer(arguments)
  let warner = Warner()
  let keeper = PlaceKeeper(warner: warner)
  var place = keeper.read()
  let language = try arguments.interfaceLanguage(place, text)
  let files = FileKeeper(warner: warner)
  let opened = try files.begin(opening: paths, wanted: place?.demo)
  let all = catalog + opened.demos
  let chosen = named ?? all.first { $0.name == opened.chosen }
  let first = chosen ?? all.first { $0.name == place?.demo } ?? catalog[0]
  if interface != nil || theme != nil {
    var start = place ?? Place(demo: first.name)
    start.interface = interface ?? start.interface
    start.theme = theme ?? start.theme
    place = start
  }
  if motion.isWanted {
    place = place ?? Place(demo: first.name)
    place?.reducesMotion = true
  }
  let settings = try arguments.settings(for: first)
  let documents = DocumentKeeper(warner: warner)
  var document = language.during { documents.read() }
  let undo = UndoKeeper()
  let steps = undo.read(document)
  document.turn(settings, of: first)
  documents.begin(with: document, at: Host.now)
  if let cause = LiveSuspects.takeCause() {
    language.during { warner.warn(.restarted(by: cause)) }
  }
  let talks = TalkKeeper(warner: warner)
  if !language.during({ talks.begin(at: cutOff, document) }) {
    try language.during { () throws(Failure) in
      try talks.begin(opening: talk, isPresented: isPresented, document)
    }
    if cutOff != nil { places.giveUpPlace() }
    if isPresented {
      talks.present(fromHere: talk == nil && chosen != nil)
    }
  }
  Rescue.prepare(
    arguments: arguments.given([
      .size, .language, .theme, .reducedMotion, .fullscreen, .renderer, .font, .notes, .remote,
    ]))
  let start = SessionStart(
    demos: all.map(\.name), size: size, place: place, demo: chosen?.name,
    time: time.map { clamped($0, document.turned(first), length: document[first.name].length) },
    speed: speed, plays: arguments.has(.play), language: language,
    document: document, files: opened.files)
  let options = HostOptions(
    title: "Riff", size: size, keys: .playground, fullscreen: arguments.has(.fullscreen),
    renderer: try renderer(arguments))
  let recorder = try arguments.text(.record).map { path throws(Failure) in
    try SessionRecorder(path, start, warner: warner)
  }
  var session = start.session(of: all, measure: text.measure)
  session.chooseLanguages { text.shows($0) }
  // A recording begins without steps of undo, so its session does too.
  if let steps, recorder == nil { session.resume(steps) }
  undo.begin(with: session)
  let keepers = Keepers(
    warner: warner, place: keeper, document: documents, undo: undo, recorder: recorder,
    files: files, talks: talks, films: FilmKeeper(warner: warner),
    recordings: TalkRecordings(font: arguments.text(.font)),
    places: places,
    speaker: speaker)
  try show(session, options, text, keepers)
}

/// Takes the talks from the paths of the command line, and returns the absolute path of the last one. To be
/// presented, a file may also be a talk that is still empty or begins with a mistake.
private func takeTalk(
  from paths: inout [String], isPresented: Bool
) throws(Failure) -> String? {
  let talk = paths.map(Storage.absolute).last { TalkKeeper.text(ofTalk: $0) != nil }
  paths.removeAll { TalkKeeper.text(ofTalk: Storage.absolute($0)) != nil }
  guard isPresented, talk == nil, let last = paths.last.map(Storage.absolute),
    catalogued(paths[paths.count - 1]) == nil, try TalkKeeper.text(ofFaultyTalk: last) != nil
  else { return talk }
  paths.removeLast()
  return last
}

private func show(
  _ session: Session, _ options: HostOptions, _ text: TextRenderer, _ keepers: Keepers
) throws(Failure) {
  var show = Show(session)
  var time = 0.0
  let log = try FrameLog()
  Signals.surviveClosedPipes()
  Signals.quitWithTerminal()
  Signals.atExit { keepers.finish(at: Host.now) }
  try orFail {
    let rested = {
      show.session.language.during { keepers.rest(show.session, at: Host.now) }
    }
    var view = SpeakerView()
    let aside = { (size: Size, scale: Double) in
      view.frame(
        of: show.session, at: Host.eventTime, timeOfDay: TimeOfDay.text, size: size,
        pixelsPerPoint: scale)
    }
    let step = speaking({ show.session.language }) { events, dt in
      keepers.files.poll(&show, at: Host.now)
      keepers.talks.poll(show.session.document, at: Host.now)
      keepers.recordings.poll(&show, at: Host.now)
      Host.longestRest = keepers.isWatching ? 0.05 : 1
      let asked = show.answerQuestions(show.dismissWarnings(events))
      keepers.files.take(show.takeAnswers(), &show)
      let unstopped = keepers.films.poll(&show, asked, at: Host.now)
      let events =
        unstopped + keepers.files.takeEvents() + keepers.talks.takeEvents()
        + keepers.speaker.takeEvents()
      let step = Recording.Step(events, dt: dt).inOrder(after: time)
      time = step.events.last?.time ?? time
      keepers.recorder?.add(step)
      keepers.warner.tell(&show)
      LiveSuspects.watch(show.session.demo.name)
      var frame = Rescue.guarded { show.step(step.events, dt: step.dt) }
      let requests = keepers.recordings.carryOut(frame.requests, show.session)
      keepers.files.carryOut(keepers.talks.carryOut(requests), show)
      keepers.films.carryOut(frame.requests, show)
      let isQuitting = frame.requests.contains(.quit)
      keepers.keep(show.session, at: Host.now, isQuitting: isQuitting)
      // Frames go on until the edits are saved, and what that has to say is shown.
      frame.isMoving =
        frame.isMoving || keepers.document.isWaiting || keepers.warner.isPending
        || keepers.files.isWorking || keepers.talks.isWorking || keepers.films.isWorking
        || keepers.recordings.isWorking
      return frame
    }
    try Host.run(
      options, text: text, shown: log?.add, rested: rested, aside: aside, step: step)
  }
}

/// The objects that save state for the next start.
private struct Keepers {
  let warner: Warner
  let place: PlaceKeeper
  let document: DocumentKeeper
  let undo: UndoKeeper
  let recorder: SessionRecorder?
  let files: FileKeeper
  let talks: TalkKeeper
  let films: FilmKeeper
  let recordings: TalkRecordings
  let places: TalkPlaceKeeper
  let speaker: SpeakerKeeper

  /// Whether files or the speaker's side are watched, and changes are to be seen soon.
  var isWatching: Bool { files.isWatching || talks.isWatching || speaker.isWatching }

  func keep(_ session: Session, at now: Double, isQuitting: Bool) {
    place.keep(session, at: now, isQuitting: isQuitting)
    document.keep(session.document, at: now)
    files.keep(session)
    if isQuitting { places.forget() } else { places.keep(session, at: now) }
    speaker.show(session)
    if isQuitting { finish(at: now) }
    undo.keep(session, isSaved: document.isSaved, isQuitting: isQuitting)
  }

  /// Tries again what has failed while nothing moves.
  /// - Returns: whether the window has something new to show.
  func rest(_ session: Session, at now: Double) -> Bool {
    document.rest(at: now)
    undo.keep(session, isSaved: document.isSaved, isQuitting: false)
    places.keep(session, at: now)
    speaker.show(session)
    let (hasNews, hasTalk) = (files.rest(at: now), talks.rest(at: now))
    return hasNews || hasTalk || warner.isPending || speaker.isWorking
  }

  func finish(at now: Double) {
    document.finish(at: now)
    files.cancel()
    films.cancel()
    speaker.finish()
    recorder?.end()
  }
}

/// The requested renderer, if it exists.
package func renderer(_ arguments: Arguments) throws(Failure) -> String? {
  guard let name = arguments.text(.renderer) else { return nil }
  do {
    try Host.checkRenderer(name)
  } catch {
    throw .usage(error.description)
  }
  return name
}
