import AppState
import DemoKit
import Demos
import Keyframes
import Playground
import SDLHost

/// `riff replay FILE …`: a recorded session in a window, or pictures of it without one.
func replay(_ arguments: Arguments) throws(Failure) {
  guard let path = arguments.words.first else {
    throw .usage("riff replay needs a recording. Usage: \(Command.replay.usageLine)")
  }
  try arguments.refuseWords(after: 1, .replay)
  guard let times = try arguments.numbers(.snapshotTimes) else {
    return try replayInWindow(path, arguments)
  }
  try replayToPictures(path, at: times, arguments)
}

private func replayInWindow(_ path: String, _ arguments: Arguments) throws(Failure) {
  guard !arguments.has(.output) else {
    throw .usage("-o is for pictures: give their times with --snapshot-at T[,T…].")
  }
  let speed = try arguments.number(.replaySpeed) ?? 1
  guard (0.05...20).contains(speed) else {
    throw .usage("--speed is \(speed.short): it must be between 0.05 and 20.")
  }
  let size = try arguments.size(.replaySize, smallest: (640, 360))
  var read = try recording(at: path)
  if let language = try arguments.language() { read.recording.start.language = language }
  let text = try textRenderer(arguments)
  var replay = LiveReplay(
    read.replay(text: text), speed: speed,
    presents: arguments.has(.presentReplay))
  let options = HostOptions(
    title: "Riff", size: size ?? read.recording.start.size, keys: .playground,
    fullscreen: arguments.has(.fullscreen),
    renderer: try renderer(arguments))
  let log = try FrameLog()
  try orFail {
    let decks = TalkDecks()
    try Host.run(options, text: text, shown: log?.add) { events, dt in
      decks.poll(&replay)
      var frame = replay.step(events, dt: dt)
      frame.isMoving = frame.isMoving || decks.isWorking
      return frame
    }
  }
}

private func replayToPictures(
  _ path: String, at times: [Double], _ arguments: Arguments
) throws(Failure) {
  for option in [Option.replaySpeed, .presentReplay, .fullscreen, .renderer]
  where arguments.has(option) {
    throw .usage("\(option.name) is for the window: remove it, or --snapshot-at.")
  }
  var files = PictureFiles(path: try arguments.picturePath(.replay), count: times.count)
  try refuseToWrite(files.names, over: path)
  let wanted = try arguments.size(.replaySize, smallest: (16, 9))
  let text = try textRenderer(arguments)
  var read = try recording(at: path)
  if let language = try arguments.language() { read.recording.start.language = language }
  var replay = read.replay(text: text)
  let order = times.indices.sorted { times[$0] < times[$1] }
  for index in order {
    let frame = replay.playWithPages(to: clamped(times[index], replay))
    let recorded = replay.pixelSize
    let size = wanted ?? recorded
    try files.write(frame.fitted(from: recorded, to: size), size, index, text)
  }
}

/// Returns `time` clamped to the recording, with a note on standard error if it was outside.
private func clamped(_ time: Double, _ replay: Replay) -> Double {
  let clamped = min(max(time, 0), replay.duration)
  if clamped != time {
    note(
      "--snapshot-at \(time.short) is outside the recording's 0...\(replay.duration.rounded3) s; using \(clamped.rounded3)."
    )
  }
  return clamped
}
