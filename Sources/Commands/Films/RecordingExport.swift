import AppState
import DemoKit
import Films
import Keyframes
import Playground
import SDLHost
import Stage

/// Whether the file at `path` is a recording.
///
/// - Throws: for a talk, whose length is known only once it has been given.
func isRecording(at path: String) throws(Failure) -> Bool {
  guard catalogued(path) == nil, Storage.exists(Storage.absolute(path)),
    let text = try? Storage.read(path, limit: RecordingOpening.limit)
  else { return false }
  if text.hasPrefix("riff talk ") {
    throw .usage(
      "\(path) is a talk, which has no length of its own: record it with riff --present \(path) --record FILE, then export FILE."
    )
  }
  return text.hasPrefix("riff recording ")
}

/// `riff export RECORDING -o NAME.mp4`: the whole window as it was, with the pointer and keys shown.
func exportRecording(
  at path: String, as kind: ExportKind, to output: String, _ arguments: Arguments
) throws(Failure) {
  guard case .film(let kind) = kind else {
    throw .usage(
      "\(path) is a recording: it can be a film such as .mp4, .gif or .png, not \(output).")
  }
  for option in [Option.transparent, .set, .bounce, .speed] where arguments.has(option) {
    throw .usage("\(option.name) does not apply to a recording: leave it out.")
  }
  try arguments.refuse(kind.needless, for: kind.title)
  var read = try recording(at: path)
  if let language = try arguments.language() { read.recording.start.language = language }
  let text = try textRenderer(arguments)
  let first = read.replay(text: text)
  let plan = try arguments.filmPlan(
    try arguments.range(of: first), unitsPerSecond: 1, kind, goesBack: false)
  try refuseToWrite(kind.files(output, frames: plan.times.count), over: path)
  // As large as the window was, unless something else is asked for.
  let size = try arguments.filmSize(first.pixelSize, smallest: (16, 9))
  let progress = FilmProgress(of: plan, kind, arguments)
  let recording = read
  let roll = try orFail {
    try ReplayRoll(
      plan, size: size, font: arguments.text(.font),
      replay: { recording.replay(showsInput: true, text: text) },
      progress: { progress.goesOn($0) })
  }
  let film = Film(
    roll: roll, path: output, loops: try arguments.exportLoops(), isTransparent: false,
    hasFullColor: arguments.has(.fullColor))
  try write(film, as: kind, progress, arguments)
}

extension Arguments {
  /// From `--from` to `--to`, in seconds since the recording began.
  fileprivate func range(of replay: Replay) throws(Failure) -> ClosedRange<Double> {
    let start = max(try number(.from) ?? 0, 0)
    guard start <= replay.duration else {
      throw .usage(
        "--from \(start.short) is after the recording's end, \(replay.duration.rounded3) s.")
    }
    let end = min(max(try number(.to) ?? replay.duration, 0), replay.duration)
    guard start <= end else { throw .usage("--from \(start.short) is after --to \(end.short).") }
    return start...end
  }
}
