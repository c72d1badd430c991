import DemoKit
import Demos
import Keyframes
import Playground
import SDLHost
import Stage

/// `riff [DEMO] …`: the window.
func play(_ arguments: Arguments) throws(Failure) {
  try arguments.refuseWords(after: 1, .play)
  var chosen: (any Demo)?
  if let name = arguments.words.first { chosen = try demo(called: name, for: .play) }
  let time = try arguments.number(.at)
  let speed = try arguments.number(.speed) ?? 1
  guard (0.05...4).contains(speed) else {
    throw .usage("--speed is \(speed.short): it must be between 0.05 and 4.")
  }
  let interface = try arguments.number(.interface)
  if let interface, !Place.interfaces.contains(interface) {
    throw .usage("--ui-scale is \(interface.short): it must be between 1 and 2.5.")
  }
  let size = try arguments.size(.size, smallest: (640, 360)) ?? Size(width: 1280, height: 720)
  let text = try textRenderer(arguments)
  let keeper = PlaceKeeper()
  var place = keeper.read()
  let first = chosen ?? demo(of: place)
  if let interface {
    place = place ?? Place(demo: first.name)
    place?.interface = interface
  }
  let settings = try arguments.settings(for: first)
  let documents = DocumentKeeper()
  var document = documents.read()
  let undo = UndoKeeper()
  let steps = undo.read(document)
  document.turn(settings, of: first)
  documents.begin(with: document)
  let start = SessionStart(
    demos: catalog.map(\.name), size: size, place: place, demo: chosen?.name,
    time: time.map { clamped($0, document.turned(first)) }, speed: speed,
    plays: arguments.has(.play), document: document)
  let options = HostOptions(
    title: "Riff", size: size, keys: .playground, fullscreen: arguments.has(.fullscreen),
    renderer: try renderer(arguments))
  var recorder: SessionRecorder?
  if let path = arguments.text(.record) { recorder = try SessionRecorder(path, start) }
  var session = start.session(of: catalog, measure: text.measure)
  // A recording begins without steps of undo, so its session does too.
  if let steps, recorder == nil { session.resume(steps) }
  undo.begin(with: session)
  let keepers = Keepers(place: keeper, document: documents, undo: undo)
  try show(session, options, text, keepers, recorder)
}

/// The demo that a session begins with by default.
private func demo(of place: Place?) -> any Demo {
  catalog.first { $0.name == place?.demo } ?? catalog[0]
}

private func show(
  _ session: Session, _ options: HostOptions, _ text: TextRenderer, _ keepers: Keepers,
  _ recorder: SessionRecorder?
) throws(Failure) {
  var show = Show(session)
  var time = 0.0
  let log = try FrameLog()
  try orFail {
    try Host.run(options, text: text, shown: log?.add) { events, dt in
      let step = Recording.Step(events, dt: dt).inOrder(after: time)
      time = step.events.last?.time ?? time
      recorder?.add(step)
      var frame = show.step(step.events, dt: step.dt)
      let isQuitting = frame.requests.contains(.quit)
      keepers.place.keep(show.session, isQuitting: isQuitting)
      keepers.document.keep(show.session, dt: step.dt, isQuitting: isQuitting)
      keepers.undo.keep(
        show.session, isSaved: !keepers.document.isWaiting, isQuitting: isQuitting)
      // Time passes for it only while there are frames.
      frame.isMoving = frame.isMoving || keepers.document.isWaiting
      if isQuitting { recorder?.end() }
      return frame
    }
  }
}

/// The objects that save state for the next start.
private struct Keepers {
  let place: PlaceKeeper
  let document: DocumentKeeper
  let undo: UndoKeeper
}

/// The requested renderer, if it exists.
func renderer(_ arguments: Arguments) throws(Failure) -> String? {
  guard let name = arguments.text(.renderer) else { return nil }
  do {
    try Host.checkRenderer(name)
  } catch {
    throw .usage(error.description)
  }
  return name
}

/// Saves the current demo and time. If that fails, a note is printed once and the app continues.
final class PlaceKeeper {
  private let path = Storage.statePath("place")
  private var kept: Place?
  private var isBroken = false

  func read() -> Place? {
    guard let path, let text = try? Storage.read(path) else { return nil }
    kept = Place(text: text)
    if kept == nil { setAside(text, path) }
    return kept
  }

  private func setAside(_ text: String, _ path: String) {
    let aside = path + ".damaged"
    do {
      try Storage.write(text, to: aside)
      note("\(path) is damaged or from another version; it is kept as \(aside).")
    } catch {
      isBroken = true
      note("\(path) is damaged or from another version, and does not change.")
    }
  }

  /// Saves at rest and at the end, if anything has changed.
  func keep(_ session: Session, isQuitting: Bool) {
    guard isQuitting || session.isAtRest, !isBroken, let path else { return }
    let place = session.place
    guard place != kept else { return }
    kept = place
    do {
      try Storage.write(place.text, to: path)
    } catch {
      isBroken = true
      note("Your place cannot be saved: \(error)")
    }
  }
}
