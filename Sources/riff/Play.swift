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
    throw .usage("--speed is \(speed.short): it must lie between 0.05 and 4.")
  }
  let size = try arguments.size(.size, smallest: (640, 360)) ?? Size(width: 1280, height: 720)
  let text = try textRenderer(arguments)
  let keeper = PlaceKeeper()
  var session = Session(demos: catalog, size: size, measure: text.measure)
  if let place = keeper.read() { session.restore(place) }
  session.start(
    demo: chosen?.name, at: time.map { clamped($0, chosen ?? session.demo) },
    plays: arguments.has(.play), speed: speed)
  let options = HostOptions(
    title: "Riff", size: size, fullscreen: arguments.has(.fullscreen),
    renderer: try renderer(arguments))
  try orFail {
    try Host.run(options, text: text) { events, dt in
      let frame = session.step(events, dt: dt)
      keeper.keep(session, isQuitting: frame.requests.contains(.quit))
      return frame
    }
  }
}

/// The renderer that was asked for, if it exists.
func renderer(_ arguments: Arguments) throws(Failure) -> String? {
  guard let name = arguments.text(.renderer) else { return nil }
  do {
    try Host.checkRenderer(name)
  } catch {
    throw .usage(error.description)
  }
  return name
}

/// Remembers where somebody was, on disk; a home that cannot be written to is put up with, after a
/// word about it.
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
      note("\(path) is damaged or from another version, and is left as it is.")
    }
  }

  /// Writes at rest and at the end, and only what has changed.
  func keep(_ session: Session, isQuitting: Bool) {
    guard isQuitting || session.isAtRest, !isBroken, let path else { return }
    let place = session.place
    guard place != kept else { return }
    kept = place
    do {
      try Storage.write(place.text, to: path)
    } catch {
      isBroken = true
      note("Where you are cannot be remembered: \(error)")
    }
  }
}
