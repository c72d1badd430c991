import AppState
import Commands
import DemoKit
import Demos
import Keyframes
import Playground
import SDLHost
import Words

/// `riff bench`: plays every demo in its own window and prints the cost.
func bench(_ arguments: Arguments) throws(Failure) {
  try arguments.refuseTogether([.reload, .painter, .benchPresent, .edit, .document])
  if arguments.has(.reload) {
    try arguments.refuseWords(after: 0, .bench)
    return try benchReload(json: arguments.has(.json))
  }
  if arguments.has(.painter) {
    try arguments.refuseWords(after: 0, .bench)
    return benchPainter(json: arguments.has(.json))
  }
  if arguments.has(.benchPresent) { return try benchPresent(arguments) }
  var demos: [any Demo] = []
  for name in arguments.words { demos.append(try demo(called: name, for: .bench)) }
  let seconds = try arguments.count(.seconds, in: 1...3600) ?? 5
  let size = try arguments.size(.size, smallest: (640, 360)) ?? Size(width: 1280, height: 720)
  let text = try textRenderer(arguments)
  if arguments.has(.edit) || arguments.has(.document) {
    try arguments.refuseWords(after: 0, .bench)
    Interruption.endsAtOnce()
  }
  if arguments.has(.edit) {
    return benchEdits(seconds * 60, size, text, json: arguments.has(.json))
  }
  if let count = try arguments.count(.document, in: 1...10_000_000) {
    try arguments.refuse([.json], for: Message(verbatim: "--document"))
    return benchDocument(keyframes: count, size, text)
  }
  let options = HostOptions(
    title: "riff bench", size: size, keys: .playground, renderer: try renderer(arguments))
  let json = arguments.has(.json)
  var report = BenchReport(size: size)
  for demo in demos.isEmpty ? catalog : demos {
    let (times, isStopped) = try play(demo, seconds * 60, options, text)
    try goOn()
    guard !isStopped else { throw .world("The benchmark was stopped.") }
    report.lines.append(BenchLine(name: demo.name, times: times))
    if !json { print(report.text(of: report.lines.count - 1)) }
  }
  report.idle = try idle(Double(min(seconds, 10)), options, text)
  try goOn()
  print(json ? report.json : report.summary)
}

/// Plays a demo for `frames` frames, restarting whenever it ends.
private func play(
  _ demo: any Demo, _ frames: Int, _ options: HostOptions, _ text: TextRenderer
) throws(Failure) -> (times: FrameTimes, isStopped: Bool) {
  let gallery = catalogued(demo.name) == nil ? catalog + [demo] : catalog
  var session = Session(demos: gallery, size: options.size, measure: text.measure)
  session.start(demo: demo.name, plays: true)
  var isStopped = false
  let times = try orFail {
    try Host.bench(options, frames: frames, text: text) { events, dt in
      let frame = session.step(events, dt: dt)
      isStopped = isStopped || frame.requests.contains(.quit)
      if !frame.isMoving {
        session.start(demo: demo.name, at: demo.timeline.range.lowerBound, plays: true)
      }
      return frame
    }
  }
  return (times, isStopped)
}

/// The share of a core used by a window in which nothing moves.
private func idle(
  _ seconds: Double, _ options: HostOptions, _ text: TextRenderer
) throws(Failure) -> Double {
  var session = Session(demos: catalog, size: options.size, measure: text.measure)
  return try orFail {
    try Host.load(options, over: seconds, text: text) { events, dt in session.step(events, dt: dt) }
  }
}
