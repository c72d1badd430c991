import DemoKit
import Films
import Keyframes
import Playground
import SDLHost
import Stage

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
  if try isRecording(at: name) {
    return try exportRecording(at: name, as: kind, to: path, arguments)
  }
  let plain = try demo(called: name, for: .export)
  let demo = plain.set(to: try arguments.settings(for: plain))
  switch kind {
  case .film(let kind): try export(demo, as: kind, to: path, arguments)
  case .text(let format): try export(demo, as: format, to: path, arguments)
  case .dotLottie: try exportDotLottie(demo, to: path, arguments)
  case .tokens(let format): try exportTokens(of: demo, as: format, to: path, arguments)
  }
}

private func export(
  _ demo: any Demo, as kind: FilmKind, to path: String, _ arguments: Arguments
) throws(Failure) {
  try textRenderer(arguments).check(arguments)
  let scene = try demo.scene(arguments)
  let size = try arguments.filmSize(of: scene, kind)
  let plan = try arguments.filmPlan(of: demo, kind)
  let isTransparent = arguments.has(.transparent)
  guard !isTransparent || kind != .mp4 else {
    throw .usage("An MP4 cannot be transparent. Use .webm, .webp, .png or .gif.")
  }
  let loops = try arguments.exportLoops()
  let progress = FilmProgress(
    of: plan.times.count * kind.passes, isQuiet: arguments.has(.quiet))
  let roll = try orFail {
    try FilmRoll(
      scene, plan, size: size, isTransparent: isTransparent, font: arguments.text(.font)
    ) {
      progress.report($0); return !Interruption.hasHappened
    }
  }
  let film = Film(
    roll: loops == 1 ? roll : roll.withoutRepeatedFrame, path: path, loops: loops,
    isTransparent: isTransparent, hasFullColor: arguments.has(.fullColor))
  let isDone = try orFail { try film.write(as: kind) }
  progress.end()
  guard isDone else { throw .interrupted }
  if !arguments.has(.quiet), path != StandardOutput.path { note(film.summary(kind)) }
}

extension Arguments {
  /// The size of the pictures, in pixels.
  fileprivate func filmSize(
    of scene: Scene, _ kind: FilmKind
  ) throws(Failure) -> (width: Int, height: Int) {
    let scale = try number(.scale) ?? 1
    guard (0.05...16).contains(scale) else {
      throw .usage("--scale is \(scale.short): it must be between 0.05 and 16.")
    }
    let own = Size(width: scene.size.width * scale, height: scene.size.height * scale)
    let size = try size(.pixels, smallest: (1, 1)) ?? own
    let (width, height) = (Int(size.width.rounded()), Int(size.height.rounded()))
    guard max(width, height) <= 16_384, min(width, height) >= 1 else {
      throw .usage("The film would be \(width)×\(height) pixels. A side has 1 to 16384.")
    }
    return (width, height)
  }

  /// The times of the frames.
  fileprivate func filmPlan(
    of demo: any Demo, _ kind: FilmKind
  ) throws(Failure) -> FilmPlan {
    let range = try exportRange(of: demo)
    let hold = try number(.hold) ?? 0
    guard (0...3600).contains(hold) else {
      throw .usage("--hold is \(hold.short): it must be between 0 and 3600 seconds.")
    }
    do throws(FilmError) {
      return try FilmPlan(
        range, unitsPerSecond: demo.timeline.rate, rate: try frameRate() ?? kind.usualRate,
        hold: hold, goesBack: has(.bounce))
    } catch {
      throw .usage(error.description)
    }
  }

  func frameRate() throws(FilmError) -> FrameRate? {
    guard let text = text(.frameRate) else { return nil }
    guard let rate = FrameRate(text) else {
      throw FilmError(
        description:
          "--fps is \"\(text)\": write a number from 1 to 240, or a fraction such as 30000/1001.")
    }
    return rate
  }
}
