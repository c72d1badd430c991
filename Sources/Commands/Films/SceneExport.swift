import AppState
import DemoKit
import Formats
import Keyframes
import Playground
import SDLHost
import Stage
import Words

/// `riff export DEMO|FILE -o NAME.css`, and so on: a scene as a text.
func export(
  _ demo: any Demo, as format: ExportFormat, to path: String, _ arguments: Arguments
) throws(Failure) {
  try arguments.refuse(Option.ofFilms, for: format)
  let playback = try arguments.playback(of: demo, format)
  let scene = try demo.scene(arguments)
  // Without any font, the file names fonts only, and says so.
  let outlines = format == .lottie ? (try? TextRenderer())?.outline : nil
  let exported = format.export(
    scene, demo.timeline, named: demo.name, playing: playback, outlines: outlines)
  try write(Array(exported.text.utf8), format.title, exported.losses, to: path, arguments)
}

/// `riff export DEMO|FILE -o NAME.lottie`: the same in an archive, deflated.
func exportDotLottie(
  _ demo: any Demo, to path: String, _ arguments: Arguments
) throws(Failure) {
  try arguments.refuse(Option.ofFilms, for: .lottie)
  let playback = try arguments.playback(of: demo, .lottie)
  let exported = ExportFormat.lottie.export(
    try demo.scene(arguments), demo.timeline, named: demo.name, playing: playback,
    outlines: (try? TextRenderer())?.outline)
  let file = DotLottieWriter.file(exported.text, named: demo.name) {
    // Raw deflate lies between the header and the checksum of a zlib stream.
    Array(Zlib.deflate($0).dropFirst(2).dropLast(4))
  }
  try write(file, "dotLottie", exported.losses, to: path, arguments)
}

func write(
  _ bytes: [UInt8], _ title: String, _ losses: [Message], to path: String, _ arguments: Arguments
) throws(Failure) {
  let folder = StandardOutput.missingFolder(of: path)
  try orFail { try StandardOutput.write(bytes, to: path) }
  guard !arguments.has(.quiet) else { return }
  for loss in losses { note(loss) }
  guard path != StandardOutput.path else { return }
  if let folder { note("Made the folder \(folder).") }
  note("\(path): \(title), \(bytes.count.byteText)")
}

extension Arguments {
  /// Which part is played, and how often.
  fileprivate func playback(
    of demo: any Demo, _ format: ExportFormat
  ) throws(Failure) -> ScenePlayback {
    if format == .lottie {
      // How often it plays is up to the player.
      try refuse([.loops, .bounce], for: format)
      return ScenePlayback(
        range: has(.from) || has(.to) ? try exportRange(of: demo) : nil, speed: try speed())
    }
    guard format.plays else {
      try refuse(Option.ofTime, for: format)
      return ScenePlayback()
    }
    let range = try exportRange(of: demo)
    return ScenePlayback(
      range: range, loops: try exportLoops(), goesBack: has(.bounce), speed: try speed())
  }

  /// Throws if one of `options` was given, for `format` has no use for it.
  fileprivate func refuse(_ options: [Option], for format: ExportFormat) throws(Failure) {
    try refuse(options, for: Message(verbatim: format.title))
  }

  package func refuse(_ options: [Option], for title: Message) throws(Failure) {
    guard let option = options.first(where: { has($0) }) else { return }
    throw .usage("\(option.name) does not apply to \(title): leave it out.")
  }

  /// From `--from` to `--to`, in the demo's unit.
  func exportRange(of demo: any Demo) throws(Failure) -> ClosedRange<Double> {
    let whole = demo.timeline.range
    let (from, to) = (try number(.from), try number(.to))
    if let from, from > whole.upperBound, from.rounded3 != whole.upperBound.rounded3 {
      throw outside(.from, from, demo)
    }
    if let to, to < whole.lowerBound, to.rounded3 != whole.lowerBound.rounded3 {
      throw outside(.to, to, demo)
    }
    let start = from.map { clamped($0, demo, as: .from) } ?? whole.lowerBound
    let end = to.map { clamped($0, demo, as: .to) } ?? whole.upperBound
    guard start <= end else {
      throw .usage("--from \(start.short) is after --to \(end.short).")
    }
    return start...end
  }

  private func outside(_ option: Option, _ time: Double, _ demo: any Demo) -> Failure {
    .usage(
      "\(option.name) is \(time.short): nothing is left of \(demo.name)'s range \(demo.timeline.rangeText)."
    )
  }

  /// 0 is without end.
  func exportLoops() throws(Failure) -> Int {
    let loops = try number(.loops) ?? 0
    guard (0...65_535).contains(loops), loops == loops.rounded() else {
      throw .usage(
        "--loop is \(loops.short): it must be a whole number from 0 (without end) to 65535.")
    }
    return Int(loops)
  }
}

extension Option {
  /// The options for the part to play, and for how often.
  static let ofTime = [from, to, speed, loops, bounce]
  /// The options for drawing and coding a film.
  static let ofFilms = [
    frameRate, pixels, scale, hold, transparent, fullColor, font,
  ]
}
