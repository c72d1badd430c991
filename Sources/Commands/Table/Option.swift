import DemoKit
import Formats
import Interface

/// An option of the command line.
package nonisolated struct Option: Equatable {
  /// With two hyphens.
  let name: String
  /// With one hyphen and a letter, for the common ones.
  var short: String?
  /// The name of its value in the help; nil for an option without a value.
  let value: String?
  let meaning: String
  /// What its value is, for the completions of shells.
  var completion = Operand.free

  /// "-o, --output"
  var names: String { (short.map { "\($0), " } ?? "") + name }

  static let help = Option(
    name: "--help", short: "-h", value: nil, meaning: "explain the command; the rest is ignored")

  static let at = Option(name: "--at", value: "TIME", meaning: "where the playhead starts")
  static let times = Option(name: "--at", value: "TIME[,TIME…]", meaning: "in the demo's unit")
  static let play = Option(name: "--play", value: nil, meaning: "play from there")
  static let speed = Option(name: "--speed", value: "X", meaning: "0.05 to 4; 1 is normal speed")
  static let set = Option(
    name: "--set", value: "NAME=VALUE",
    meaning: "set a knob of the demo; may be given several times")
  static let record = Option(
    name: "--record", value: "FILE",
    meaning: "record the session to a new file, for riff replay",
    completion: .file(["riff"]))
  static let present = Option(
    name: "--present", value: nil,
    meaning: "present: a talk file if one is named, else every demo, or from the named one on")
  static let presentReplay = Option(
    name: "--present", value: nil,
    meaning: "play a recorded talk in full screen; Esc ends the replay and leaves the talk")
  package static let benchPresent = Option(
    name: "--present", value: nil,
    meaning: "instead, present every demo as a talk of ten minutes, and count missed frames")
  package static let runs = Option(
    name: "--runs", value: "N",
    meaning: "runs of --present, 1 to 9; prints the median; 1 by default")
  static let notes = Option(
    name: "--notes", value: "terminal",
    meaning: "show the speaker's notes in the terminal while a talk is presented",
    completion: .choice(["terminal"]))
  static let remote = Option(
    name: "--remote", value: nil,
    meaning: "serve the speaker's notes and buttons to one browser on this machine; prints its link"
  )
  static let minutes = Option(
    name: "--minutes", value: "N",
    meaning: "the length of the talk, 0.1 to 1440, unless its file has one")
  static let test = Option(
    name: "--test", value: nil,
    meaning: "open a window, and print what the keys of a clicker send and do")
  static let replaySpeed = Option(
    name: "--speed", value: "X", meaning: "0.05 to 20; the frames stay the same")
  static let snapshotTimes = Option(
    name: "--snapshot-at", value: "T[,T…]",
    meaning: "draw pictures at these seconds, without a window or a display")
  static let replaySize = Option(
    name: "--size", value: "WxH",
    meaning: "the window, or the picture in pixels; as recorded by default")
  package static let size = Option(
    name: "--size", value: "WxH", meaning: "the window in points; 1280x720 by default")
  static let interface = Option(
    name: "--ui-scale", value: "X",
    meaning: "1 to 2.5 times the normal size of the interface")
  static let language = Option(
    name: "--lang", value: "LANGUAGE",
    meaning: "of the interface, en or zh; by default the last choice, or else that of the locale",
    completion: .choice(Language.offered.map(\.rawValue)))
  static let pictureLanguage = Option(
    name: "--lang", value: "LANGUAGE", meaning: "en or zh; en by default, whatever the locale",
    completion: .choice(Language.offered.map(\.rawValue)))
  static let replayLanguage = Option(
    name: "--lang", value: "LANGUAGE", meaning: "en or zh; as recorded by default",
    completion: .choice(Language.offered.map(\.rawValue)))
  static let theme = Option(
    name: "--theme", value: "NAME",
    meaning: ThemeName.allCases.map(\.rawValue).joined(separator: ", "),
    completion: .choice(ThemeName.allCases.map(\.rawValue)))
  static let reducedMotion = Option(
    name: "--reduced-motion", value: nil,
    meaning: "move nothing except what is played; by default the desktop's setting")
  static let pictureSize = Option(
    name: "--size", value: "WxH", meaning: "the picture in pixels; 1280x720 by default")
  static let fullscreen = Option(name: "--fullscreen", value: nil, meaning: "start in full screen")
  package static let renderer = Option(
    name: "--renderer", value: "NAME", meaning: "SDL's renderer, such as opengl or software")
  package static let font = Option(
    name: "--font", value: "FILE", meaning: "a font to use first",
    completion: .file(["ttf", "otf", "ttc"]))
  static let output = Option(
    name: "--output", short: "-o", value: "FILE.png",
    meaning: "the picture; several are FILE-1.png, FILE-2.png …", completion: .file(["png"]))
  static let film = Option(
    name: "--output", short: "-o", value: "NAME",
    meaning: "the film or text; its extension decides what it is; - is standard output",
    completion: .file([]))
  static let kind = Option(
    name: "--as", value: "KIND",
    meaning: "what it is, whatever its name: \(ExportKind.names.joined(separator: ", "))",
    completion: .choice(ExportKind.names))
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
  static let quiet = Option(
    name: "--quiet", short: "-q", value: nil, meaning: "say nothing unless it fails")
  static let count = Option(
    name: "--count", value: "N", meaning: "the number of lines, 2 to 1000000; 11 by default")
  static let dialect = Option(
    name: "--as", value: "DIALECT",
    meaning: "instead, write the easing for another tool: "
      + EasingDialect.allCases.map(\.word).joined(separator: ", "),
    completion: .choice(EasingDialect.allCases.map(\.word)))
  package static let seconds = Option(
    name: "--seconds", value: "N", meaning: "how long each demo plays; 5 by default")
  package static let edit = Option(
    name: "--edit", value: nil, meaning: "measure frames in which something is edited")
  package static let document = Option(
    name: "--document", value: "N",
    meaning: "instead, open and save a document of N keyframes, 1 to 10000000")
  package static let reload = Option(
    name: "--reload", value: nil,
    meaning: "instead, measure how long a Swift file of 100 lines takes from its save to the stage")
  package static let json = Option(name: "--json", value: nil, meaning: "print JSON")
}
