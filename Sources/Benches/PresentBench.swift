import AppState
import Commands
import DemoKit
import Demos
import Interface
import Keyframes
import Playground
import SDLHost
import Talks

/// `riff bench --present`: a talk through everything, by a script of keys, moves and marks, and the
/// cost of its frames.
func benchPresent(_ arguments: Arguments) throws(Failure) {
  try arguments.refuseWords(after: 0, .bench)
  let seconds = try arguments.count(.seconds, in: 1...3600) ?? 600
  let runs = try arguments.count(.runs, in: 1...9) ?? 1
  let size = try arguments.size(.size, smallest: (640, 360)) ?? Size(width: 1280, height: 720)
  let text = try textRenderer(arguments)
  let options = HostOptions(
    title: "riff bench", size: size, keys: .playground, renderer: try renderer(arguments))
  var all: [PresentRun] = []
  for _ in 0..<runs {
    let killed = try KilledTalk(arguments.given([.size, .renderer, .font]))
    let resume = try killed.resumeTime()
    // At 50 moments in a run of full length.
    let onPages = try killed.resumeTimes(onPages: max(1, min(50, seconds / 12)))
    let run = try presentRun(seconds: seconds, resume: (resume, onPages), options, text)
    try goOn()
    all.append(run)
    if !arguments.has(.json) { print(run.line) }
  }
  all.sort { ($0.times.missed, $0.longest) < ($1.times.missed, $1.longest) }
  let median = all[all.count / 2]
  print(arguments.has(.json) ? median.json : median.summary(ofRuns: runs))
}

private func presentRun(
  seconds: Int, resume: (demo: Double, pages: [Double]), _ options: HostOptions,
  _ text: TextRenderer
) throws(Failure) -> PresentRun {
  let frames = seconds * 60
  var show = ShownTalk(
    session: Session(demos: catalog, size: options.size, measure: text.measure))
  let (talk, decks) = (try orFail { try TalkWithSlides() }, TalkDecks())
  _ = show.session.step(talk.events.map { TimedEvent(time: 0, $0) }, dt: 0)
  let stops = show.session.speakerNotes(at: 0, timeOfDay: "")?.count ?? 1
  let script = TalkScript(stops: stops, frames: frames, size: options.size)
  var (frame, isStopped) = (0, false)
  var titles: [(title: String, first: Int)] = []
  var heap: (start: Double?, end: Double?) = (nil, nil)
  let sleeper = SleepingThread()
  let times = try orFail {
    try Host.bench(options, frames: frames, readsProcessor: true, text: text) { events, dt in
      let scripted = script.events(at: frame).map { TimedEvent(time: Host.eventTime, $0) }
      decks.poll(&show)
      var shown = show.session.step(events + scripted, dt: dt)
      if frame % script.length == 0, titles.count < stops {
        titles.append((show.session.speakerNotes(at: 0, timeOfDay: "")?.stop.title ?? "", frame))
      }
      frame += 1
      isStopped = isStopped || shown.requests.contains(.quit)
      // The window keeps the size that was asked for, and there is nobody to give it back to.
      shown.requests.removeAll { if case .presenting = $0 { true } else { false } }
      if frame == min(60, frames / 2) { heap.start = Host.heapInUse }
      return shown
    }
  }
  let pauses = sleeper.stop()
  guard !isStopped else { throw .world("The benchmark was stopped.") }
  heap.end = Host.heapInUse
  let mebibytes = (heap.start.map { $0 / 1_048_576 }, heap.end.map { $0 / 1_048_576 })
  return PresentRun(
    times: times, missedInPauses: times.missed(during: pauses), stops: titles, heap: mebibytes,
    resume: resume)
}

/// The session, with the pages that it shows.
private struct ShownTalk: PageTaker {
  var session: Session

  mutating func take(_ picture: PagePicture?, for order: PageOrder) {
    session.take(picture, for: order)
  }
}

/// A speaker's input in each frame of a talk in which all stops get the same time: goes there,
/// points with the laser, marks something, drags time, and continues.
struct TalkScript {
  let stops: Int
  let frames: Int
  let size: Size

  /// Frames that each stop has.
  var length: Int { max(frames / max(stops, 1), 1) }

  func events(at frame: Int) -> [InputEvent] {
    let (stop, part) = (frame / length, frame % length)
    var events: [InputEvent] = []
    if part == 0, frame > 0, stop < stops { events += press(.pageDown) }
    // A press in a stop is released in it.
    switch part * 12 / length {
    case 1 where isFirst(part, of: 1): events += press(.function(7))
    case 1, 2, 3: events.append(.pointerMoved(position(part)))
    case 4 where isFirst(part, of: 4): events += press(.function(7))
    case 5 where isFirst(part, of: 5):
      events += press(.function(9)) + [.pointerPressed(position(part), clicks: 1)]
    case 5, 6: events.append(.pointerMoved(position(part)))
    case 7 where isFirst(part, of: 7):
      events += [.pointerReleased(position(part))] + press(.function(9))
    case 8 where isFirst(part, of: 8): events.append(.pointerPressed(position(part), clicks: 1))
    case 8: events.append(.pointerMoved(position(part)))
    case 9 where isFirst(part, of: 9): events.append(.pointerReleased(position(part)))
    case _: break
    }
    return events
  }

  /// Whether it is the first frame of a twelfth of the stop.
  private func isFirst(_ part: Int, of twelfth: Int) -> Bool {
    part == 0 || (part - 1) * 12 / length < twelfth
  }

  private func press(_ key: Key) -> [InputEvent] {
    [.keyPressed(key, [], isRepeat: false), .keyReleased(key)]
  }

  /// To and fro across the middle of the window.
  private func position(_ part: Int) -> Point {
    let phase = abs((Double(part) * 0.013).truncatingRemainder(dividingBy: 2) - 1)
    return Point(x: size.width * (0.25 + phase / 2), y: size.height * (0.4 + phase / 5))
  }
}
