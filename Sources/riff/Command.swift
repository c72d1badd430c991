import Playground

/// The commands of the program, each with its options.
enum Command: String, CaseIterable {
  case play
  case open
  case list
  case snapshot
  case export
  case replay
  case sample
  case bench
  case check
  case new
  case help

  /// The command names; `play` has none, since it is the default.
  static var words: [String] { allCases.filter { $0 != .play }.map(\.rawValue) }

  var options: [Option] {
    switch self {
    case .play, .open:
      [.at, .play, .speed, .set, .record, .size, .interface, .fullscreen, .renderer, .font]
    case .list: []
    case .snapshot: [.times, .set, .pictureSize, .output, .font]
    case .export:
      [
        .film, .kind, .from, .to, .frameRate, .pixels, .scale, .loops, .hold, .bounce, .transparent,
        .fullColor, .set,
        .quiet, .font,
      ]
    case .replay:
      [.replaySpeed, .snapshotTimes, .output, .replaySize, .fullscreen, .renderer, .font]
    case .sample: [.count, .times, .set]
    case .bench: [.seconds, .edit, .document, .reload, .json, .size, .renderer, .font]
    case .check: []
    case .new: []
    case .help: []
    }
  }

  var usage: String {
    switch self {
    case .play: "riff [DEMO or FILE…] [options]"
    case .open: "riff open FILE… [options]"
    case .list: "riff list"
    case .snapshot: "riff snapshot DEMO|FILE --at TIME[,TIME…] --size WxH -o FILE.png"
    case .export:
      "riff export DEMO|FILE -o NAME.gif|.png|.webp|.mp4|.webm|.svg|.html|.css|FOLDER/%04d.png"
    case .replay:
      "riff replay FILE [--speed X] [options]\n"
        + "       riff replay FILE --snapshot-at T[,T…] [--size WxH] -o FILE.png"
    case .sample:
      "riff sample easing 'NOTATION' [--count N]\n       riff sample demo DEMO|FILE --at TIME[,TIME…] [--set NAME=VALUE]"
    case .bench: "riff bench [FILE…] [options]"
    case .check: "riff check FILE…"
    case .new: "riff new NAME [FOLDER]"
    case .help: "riff help [COMMAND]"
    }
  }

  var purpose: String {
    switch self {
    case .play: "Opens the gallery, at a demo or with files if they are named."
    case .open: "Opens files: demos in Swift, scenes, Lottie, SVG and PNG."
    case .list: "Prints each demo's name, time range and unit, and caption."
    case .snapshot:
      "Draws the stage of a demo or a file to a PNG file, without a window."
    case .export:
      "Writes a demo or a file as a film, as pictures or as code, without a window."
    case .replay: "Plays a recorded session in a window, or draws pictures of it."
    case .sample: "Prints numbers: an easing's values, or every property of a demo's nodes."
    case .bench: "Plays every demo, or files, and prints the cost of a frame."
    case .check: "Says what is wrong with files, and what of them isn't supported."
    case .new: "Writes a first demo in Swift, NAME.swift, to be opened and changed."
    case .help: "Explains a command."
    }
  }
}

/// An option of the command line.
struct Option: Equatable {
  let name: String
  /// The name of its value in the help; nil for an option without a value.
  let value: String?
  let meaning: String

  static let at = Option(name: "--at", value: "TIME", meaning: "where the playhead starts")
  static let times = Option(name: "--at", value: "TIME[,TIME…]", meaning: "in the demo's unit")
  static let play = Option(name: "--play", value: nil, meaning: "play from there")
  static let speed = Option(name: "--speed", value: "X", meaning: "0.05 to 4; 1 is normal speed")
  static let set = Option(
    name: "--set", value: "NAME=VALUE",
    meaning: "set a knob of the demo; may be given several times")
  static let record = Option(
    name: "--record", value: "FILE",
    meaning: "record the session to a new file, for riff replay")
  static let replaySpeed = Option(
    name: "--speed", value: "X", meaning: "0.05 to 20; the frames stay the same")
  static let snapshotTimes = Option(
    name: "--snapshot-at", value: "T[,T…]",
    meaning: "draw pictures at these seconds, without a window or a display")
  static let replaySize = Option(
    name: "--size", value: "WxH",
    meaning: "the window, or the picture in pixels; as recorded by default")
  static let size = Option(
    name: "--size", value: "WxH", meaning: "the window in points; 1280x720 by default")
  static let interface = Option(
    name: "--ui-scale", value: "X",
    meaning: "1 to 2.5 times the normal size of the interface")
  static let pictureSize = Option(
    name: "--size", value: "WxH", meaning: "the picture in pixels; 1280x720 by default")
  static let fullscreen = Option(name: "--fullscreen", value: nil, meaning: "start in full screen")
  static let renderer = Option(
    name: "--renderer", value: "NAME", meaning: "SDL's renderer, such as opengl or software")
  static let font = Option(
    name: "--font", value: "FILE", meaning: "a font to use first")
  static let output = Option(
    name: "-o", value: "FILE.png", meaning: "the picture; several are FILE-1.png, FILE-2.png …")
  static let film = Option(
    name: "-o", value: "NAME",
    meaning: "the film or text; its extension decides what it is; - is standard output")
  static let kind = Option(
    name: "--as", value: "KIND",
    meaning: "what it is, whatever its name: \(ExportKind.names.joined(separator: ", "))")
  static let from = Option(
    name: "--from", value: "TIME", meaning: "the first frame, in the demo's unit")
  static let to = Option(name: "--to", value: "TIME", meaning: "the last frame")
  static let frameRate = Option(
    name: "--fps", value: "N", meaning: "frames per second; 50 for .gif, else 60")
  static let pixels = Option(
    name: "--size", value: "WxH", meaning: "in pixels; a point is one by default")
  static let scale = Option(name: "--scale", value: "X", meaning: "pixels per point, 0.05 to 16")
  static let loops = Option(
    name: "--loop", value: "N", meaning: "how often it plays; 0, without end, by default")
  static let hold = Option(
    name: "--hold", value: "SECONDS", meaning: "show the last frame for longer")
  static let bounce = Option(name: "--bounce", value: nil, meaning: "play there and back")
  static let transparent = Option(
    name: "--transparent", value: nil, meaning: "leave out the background")
  static let fullColor = Option(
    name: "--full-color", value: nil,
    meaning: "colours at full resolution in .mp4 and .webm (4:4:4); not all players show it")
  static let quiet = Option(name: "--quiet", value: nil, meaning: "say nothing unless it fails")
  static let count = Option(
    name: "--count", value: "N", meaning: "the number of lines, 2 to 1000000; 11 by default")
  static let seconds = Option(
    name: "--seconds", value: "N", meaning: "how long each demo plays; 5 by default")
  static let edit = Option(
    name: "--edit", value: nil, meaning: "measure frames in which something is edited")
  static let document = Option(
    name: "--document", value: "N",
    meaning: "instead, open and save a document of N keyframes, 1 to 10000000")
  static let reload = Option(
    name: "--reload", value: nil,
    meaning: "instead, measure how long a Swift file of 100 lines takes from its save to the stage")
  static let json = Option(name: "--json", value: nil, meaning: "print JSON")
}

extension Command {
  /// The text of `riff help COMMAND`.
  var help: String {
    var lines = ["Usage: \(usage)", purpose]
    if !options.isEmpty { lines.append("") }
    for option in options {
      let left = option.name + (option.value.map { " " + $0 } ?? "")
      lines.append("  " + left.padded(to: 22) + " " + option.meaning)
    }
    return lines.joined(separator: "\n")
  }

  /// The text of `riff --help`.
  static var overview: String {
    let commands = allCases.map { command in
      let name = command == .play ? "[DEMO|FILE…]" : command.rawValue
      return "  riff " + name.padded(to: 13) + " " + command.purpose
    }
    return """
      Riff: keyframe animation that you move with your hands.

      \(commands.joined(separator: "\n"))

      Options of riff and riff open: --at TIME, --play, --speed X, --set NAME=VALUE, --record FILE,
      --size WxH, --ui-scale X, --fullscreen, --renderer NAME, --font FILE. riff help COMMAND
      shows the options of a command; riff --version shows the version.
      """
  }
}

extension String {
  /// The string, padded with spaces to `length` characters.
  func padded(to length: Int) -> String {
    self + String(repeating: " ", count: max(0, length - count))
  }
}
