import Demos
import Keyframes
import Playground
import SDLHost

/// What one demo cost.
struct BenchLine {
  let name: String
  let times: FrameTimes

  var work: FrameTimes.Spread { FrameTimes.Spread(times.work) }

  /// How far the frames stray from 60 Hz, in milliseconds: the spread of |interval − 16.67|.
  var jitter: FrameTimes.Spread {
    FrameTimes.Spread(times.intervals.map { abs($0 - 1000.0 / 60) })
  }
}

/// `riff bench`: plays every demo in a window and prints what it costs.
func bench(_ arguments: Arguments) throws(Failure) {
  try arguments.refuseWords(after: 0, .bench)
  let seconds = try arguments.count(.seconds, in: 1...3600) ?? 5
  let size = try arguments.size(.size, smallest: (640, 360)) ?? Size(width: 1280, height: 720)
  let text = try textRenderer(arguments)
  let options = HostOptions(
    title: "riff bench", size: size, renderer: arguments.text(.renderer))
  var lines: [BenchLine] = []
  for demo in catalog {
    var session = Session(demos: catalog, size: size, measure: text.measure)
    session.start(demo: demo.name, plays: true)
    let times = try orFail {
      try Host.bench(options, frames: seconds * 60, text: text) { events, dt in
        var frame = session.step(events, dt: dt)
        if !frame.isMoving { session.start(demo: demo.name, at: demo.timeline.range.lowerBound, plays: true) }
        frame.isMoving = true
        return frame
      }
    }
    lines.append(BenchLine(name: demo.name, times: times))
    print(demo.name, lines.last!.work, lines.last!.jitter.p95, times.residentMemory ?? 0, times.startToFirstFrame ?? 0, times.renderer)
  }
}
