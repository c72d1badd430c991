import AppState
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
  _ = Background { catalog.count }  // The demos are made while this thread reads the fonts.
  let isPresented = presents || arguments.has(.present)
  var paths = arguments.words
  let talk = try takeTalk(from: &paths, isPresented: isPresented)
  let isAlone = paths.isEmpty
  let named = opens ? nil : try takeDemo(from: &paths, hasTalk: talk != nil, arguments)
  let services = try SessionServices(arguments)
  let cutOff = services.savedStops.takeSavedStop(for: isAlone ? talk : nil, never: !isAlone)
  let options = try PlayOptions(arguments)
  let text = try textRenderer(arguments)
  let savedSession = services.sessionStore.read()
  let language = try arguments.interfaceLanguage(savedSession, text)
  let opened = try services.files.begin(opening: paths, wanted: savedSession?.demo)
  let all = catalog + opened.demos
  let chosen = named ?? all.first { $0.name == opened.chosen }
  let first = chosen ?? all.first { $0.name == savedSession?.demo } ?? catalog[0]
  let settings = try arguments.settings(for: first)
  let path = opened.files.first { $0.name == first.name }?.path
  let (document, undo) = language.during { services.readDocument(settings, of: first, at: path) }
  try services.begin(
    talk, at: cutOff, isPresented: isPresented, isNamed: chosen != nil, document, language)
  Rescue.prepare(
    arguments: arguments.given([
      .size, .language, .theme, .reducedMotion, .fullscreen, .renderer, .font, .notes, .remote,
    ]))
  var start = SessionStart(
    demos: all.map(\.name), size: options.size,
    savedSession: options.applied(
      to: services.sessionStore.isFirst ? .first(first.name) : savedSession, first.name),
    demo: chosen?.name,
    time: options.time.map {
      clamped($0, document.turned(first), length: document[first.name].length)
    },
    speed: options.speed, plays: arguments.has(.play), language: language,
    document: document, files: opened.files)
  var host = HostOptions(
    title: "Riff", size: options.size, keys: .playground, fullscreen: arguments.has(.fullscreen),
    renderer: try renderer(arguments))
  host.showsAside = cutOff.map { $0.showsNotes && !$0.isLeft } ?? false
  if arguments.has(.record) {
    services.files.isRecorded = true
    start.scenes = services.files.scenes(of: opened.files)
  }
  services.recorder = try arguments.text(.record).map { path throws(Failure) in
    try SessionRecorder(path, start, warner: services.warner)
  }
  var session = start.session(of: all, measure: text.measure, outlines: text.outline)
  session.chooseLanguages { text.shows($0) }
  // A recording begins without steps of undo, so its session does too.
  if let undo, services.recorder == nil { session.resume(undo) }
  try services.run(session, host, text)
}

/// Takes the talks from the paths of the command line, and returns the absolute path of the last one. To be
/// presented, a file may also be a talk that is still empty or begins with a mistake.
private func takeTalk(
  from paths: inout [String], isPresented: Bool
) throws(Failure) -> String? {
  let talk = paths.map(Storage.absolute).last { TalkFile.text(at: $0) != nil }
  paths.removeAll { TalkFile.text(at: Storage.absolute($0)) != nil }
  guard isPresented, talk == nil, let last = paths.last.map(Storage.absolute),
    catalogued(paths[paths.count - 1]) == nil, try TalkFile.faultyText(at: last) != nil
  else { return talk }
  paths.removeLast()
  return last
}

/// Returns the demo that the first path names. Takes its name from the paths if it is in the catalogue.
private func takeDemo(
  from paths: inout [String], hasTalk: Bool, _ arguments: Arguments
) throws(Failure) -> (any Demo)? {
  guard let name = paths.first else { return nil }
  if !hasTalk, let demo = catalogued(name) {
    try arguments.refuseWords(after: 1, .play)
    paths = []
    return demo
  }
  guard !Storage.exists(Storage.absolute(name)) else { return nil }
  let demo = try demo(called: name, for: .play)
  guard !hasTalk else {
    throw .usage(
      "A talk can't be opened with a demo: leave out \"\(name)\", or make it a stop of the talk.")
  }
  return demo
}

/// The requested renderer, if it exists.
package func renderer(_ arguments: Arguments) throws(Failure) -> String? {
  guard let name = arguments.text(.renderer) else { return nil }
  do {
    try Host.checkRenderer(name)
  } catch {
    throw .usage(error.message)
  }
  return name
}
