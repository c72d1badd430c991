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
      "\(path) is a talk, which has no length of its own: record it with riff --present \(path) "
        + "--record FILE, then export FILE.")
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
  for option in [Option.transparent, .set, .bounce] where arguments.has(option) {
    throw .usage("\(option.name) does not apply to a recording: leave it out.")
  }
  var read = try recording(at: path)
  if let language = try arguments.language() { read.recording.start.language = language }
  let roll = try recordingRoll(read, kind, arguments)
  let film = Film(
    roll: roll.roll, path: output, loops: try arguments.exportLoops(), isTransparent: false,
    hasFullColor: arguments.has(.fullColor))
  let isDone = try orFail { try film.write(as: kind) }
  roll.progress.end()
  guard isDone else { throw .interrupted }
  if !arguments.has(.quiet), output != StandardOutput.path { note(film.summary(kind)) }
}

private func recordingRoll(
  _ recording: ReadRecording, _ kind: FilmKind, _ arguments: Arguments
) throws(Failure) -> (roll: ReplayRoll, progress: FilmProgress) {
  let font = arguments.text(.font)
  let text = try textRenderer(arguments)
  let first = recording.replay(measure: text.measure)
  let plan = try arguments.filmPlan(of: first, kind)
  let size = try arguments.filmSize(of: first)
  let progress = FilmProgress(
    of: plan.times.count * kind.passes, isQuiet: arguments.has(.quiet))
  let roll = try orFail {
    try ReplayRoll(
      plan, size: size, font: font,
      replay: { recording.replay(showsInput: true, measure: text.measure) },
      progress: {
        progress.report($0); return !Interruption.hasHappened
      })
  }
  return (roll, progress)
}

extension Arguments {
  /// As large as the window was, unless something else is asked for.
  fileprivate func filmSize(of replay: Replay) throws(Failure) -> (width: Int, height: Int) {
    let scale = try number(.scale) ?? 1
    guard (0.05...16).contains(scale) else {
      throw .usage("--scale is \(scale.short): it must be between 0.05 and 16.")
    }
    let own = replay.pixelSize
    let size =
      try size(.pixels, smallest: (16, 9))
      ?? Size(width: own.width * scale, height: own.height * scale)
    let (width, height) = (Int(size.width.rounded()), Int(size.height.rounded()))
    guard max(width, height) <= 16_384, min(width, height) >= 1 else {
      throw .usage("The film would be \(width)×\(height) pixels. A side has 1 to 16384.")
    }
    return (width, height)
  }

  /// The times of the frames, in seconds since the recording began.
  fileprivate func filmPlan(of replay: Replay, _ kind: FilmKind) throws(Failure) -> FilmPlan {
    let start = max(try number(.from) ?? 0, 0)
    guard start <= replay.duration else {
      throw .usage(
        "--from \(start.short) is after the recording's end, \(replay.duration.rounded3) s.")
    }
    let end = min(max(try number(.to) ?? replay.duration, 0), replay.duration)
    guard start <= end else { throw .usage("--from \(start.short) is after --to \(end.short).") }
    let hold = try number(.hold) ?? 0
    guard (0...3600).contains(hold) else {
      throw .usage("--hold is \(hold.short): it must be between 0 and 3600 seconds.")
    }
    do throws(FilmError) {
      return try FilmPlan(
        start...end, unitsPerSecond: 1, rate: try frameRate() ?? kind.usualRate, hold: hold)
    } catch {
      throw .usage(error.description)
    }
  }
}
