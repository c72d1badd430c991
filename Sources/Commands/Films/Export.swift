import AppState
import DemoKit
import Films
import Keyframes
import Playground
import SDLHost
import Stage
import Words

/// `riff export DEMO|FILE -o NAME`
func export(_ arguments: Arguments) throws(Failure) {
  guard let name = arguments.words.first else {
    throw .usage("riff export needs a demo or a file. Usage: \(Command.export.usage)")
  }
  try arguments.refuseWords(after: 1, .export)
  guard let path = arguments.text(.film) else {
    throw .usage("riff export needs -o NAME, such as -o \(name).gif.")
  }
  let kind = try ExportKind(path, as: arguments.text(.kind))
  try refuseToWrite(path, over: name)
  if try isRecording(at: name) {
    return try exportRecording(at: name, as: kind, to: path, arguments)
  }
  let plain = try demo(called: name, for: .export)
  let demo = plain.set(to: try arguments.settings(for: plain))
  switch kind {
  case .film(let kind): try export(demo, of: name, as: kind, to: path, arguments)
  case .text(let format): try export(demo, as: format, to: path, arguments)
  case .dotLottie: try exportDotLottie(demo, to: path, arguments)
  case .tokens(let format): try exportTokens(of: demo, as: format, to: path, arguments)
  }
}

private func export(
  _ demo: any Demo, of name: String, as kind: FilmKind, to path: String, _ arguments: Arguments
) throws(Failure) {
  try arguments.refuse(kind.needless, for: kind.title)
  try textRenderer(arguments).check(arguments)
  let scene = try demo.scene(arguments)
  let size = try arguments.filmSize(scene.size, smallest: (1, 1))
  let plan = try arguments.filmPlan(
    try arguments.exportRange(of: demo),
    unitsPerSecond: demo.timeline.rate * arguments.speed(), kind,
    goesBack: arguments.has(.bounce))
  try refuseToWrite(kind.files(path, frames: plan.times.count), over: name)
  let isTransparent = arguments.has(.transparent)
  guard !isTransparent || kind != .mp4 else {
    throw .usage("An MP4 cannot be transparent. Use .webm, .webp, .png or .gif.")
  }
  let loops = try arguments.exportLoops()
  let progress = FilmProgress(of: plan, kind, arguments)
  let roll = try orFail {
    try FilmRoll(
      scene, plan, size: size, isTransparent: isTransparent, font: arguments.text(.font),
      progress: { progress.goesOn($0) })
  }
  let film = Film(
    roll: loops == 1 ? roll : roll.withoutRepeatedFrame, path: path, loops: loops,
    isTransparent: isTransparent, hasFullColor: arguments.has(.fullColor))
  try write(film, as: kind, progress, arguments)
}

/// Writes a film while its progress is shown.
func write(
  _ film: Film, as kind: FilmKind, _ progress: FilmProgress, _ arguments: Arguments
) throws(Failure) {
  let folder = StandardOutput.missingFolder(of: film.path)
  let frames = try orFail { try film.write(as: kind) }
  progress.end()
  guard let frames else { throw .interrupted }
  if !arguments.has(.quiet), film.path != StandardOutput.path {
    if let folder { note("Made the folder \(folder).") }
    note(Message(verbatim: film.summary(kind, frames: frames)))
  }
}

/// Throws if one of the files to be written is the one that they are made from.
func refuseToWrite(_ paths: [String], over source: String) throws(Failure) {
  for path in paths { try refuseToWrite(path, over: source) }
}

/// Throws if the file to be written is the one that it is made from.
func refuseToWrite(_ path: String, over source: String) throws(Failure) {
  guard catalogued(source) == nil, path != StandardOutput.path,
    let stamp = Storage.stamp(Storage.absolute(path)),
    stamp == Storage.stamp(Storage.absolute(source))
  else { return }
  throw .usage("\(path) is the file that it would be made from: choose another name.")
}

extension Arguments {
  /// The size in pixels for pictures of `whole`.
  func filmSize(
    _ whole: Size, smallest: (width: Int, height: Int)
  ) throws(Failure) -> (width: Int, height: Int) {
    let scale = try number(.scale) ?? 1
    guard (0.05...16).contains(scale) else {
      throw .usage("--scale is \(scale.short): it must be between 0.05 and 16.")
    }
    let own = Size(width: whole.width * scale, height: whole.height * scale)
    let size = try size(.pixels, smallest: smallest) ?? own
    let (width, height) = (Int(size.width.rounded()), Int(size.height.rounded()))
    guard max(width, height) <= 16_384, min(width, height) >= 1 else {
      throw .usage("The film would be \(width)×\(height) pixels. A side has 1 to 16384.")
    }
    return (width, height)
  }

  /// The times of the frames.
  func filmPlan(
    _ range: ClosedRange<Double>, unitsPerSecond: Double, _ kind: FilmKind, goesBack: Bool
  ) throws(Failure) -> FilmPlan {
    let hold = try number(.hold) ?? 0
    guard (0...3600).contains(hold) else {
      throw .usage("--hold is \(hold.short): it must be between 0 and 3600 seconds.")
    }
    do throws(FilmError) {
      return try FilmPlan(
        range, unitsPerSecond: unitsPerSecond, rate: try frameRate() ?? kind.usualRate,
        hold: hold, goesBack: goesBack)
    } catch {
      throw .usage(error.message)
    }
  }

  private func frameRate() throws(FilmError) -> FrameRate? {
    guard let text = text(.frameRate) else { return nil }
    guard let rate = FrameRate(text) else {
      throw FilmError(
        "--fps is \"\(text)\": write a number from 1 to 240, or a fraction such as 30000/1001.")
    }
    return rate
  }
}
