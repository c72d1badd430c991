import DemoKit
import Formats
import Interface
import Words

/// An option of the command line.
package nonisolated struct Option: Equatable {
  /// With two hyphens.
  let name: String
  /// With one hyphen and a letter, for the common ones.
  let short: String?
  /// The name of its value in the help, in brackets if it may be left out; nil for an option without a
  /// value.
  let value: String?
  let meaning: Message
  /// The kind of its value, for the completions of shells.
  let completion: Operand

  /// Without a `value`, it has only a name and a meaning.
  private init(
    _ name: String, short: String? = nil, _ value: String? = nil, means meaning: Message,
    completion: Operand = .free
  ) {
    (self.name, self.short, self.value) = (name, short, value)
    (self.meaning, self.completion) = (meaning, completion)
  }

  /// Whether the next word is its value, whatever it is.
  var needsValue: Bool { value.map { !$0.hasPrefix("[") } ?? false }

  /// Both spellings, the long one first.
  var spellings: [String] { [name] + [short].compactMap(\.self) }
  /// "-o, --output"
  var names: String { (short.map { "\($0), " } ?? "") + name }

  static let help = Option("--help", short: "-h", means: "explain the command; the rest is ignored")

  static let at = Option("--at", "TIME", means: "where the playhead starts")
  static let times = Option("--at", "TIME[,TIME…]", means: "in the demo's unit")
  static let play = Option("--play", means: "play from there")
  static let speed = Option("--speed", "X", means: "0.05 to 4; 1 is normal speed")
  static let set = Option(
    "--set", "NAME=VALUE", means: "set a knob of the demo; may be given several times")
  static let record = Option(
    "--record", "FILE", means: "record the session to a new file, for riff replay",
    completion: .file(["riff"]))
  static let present = Option(
    "--present",
    means: "present: a talk file if one is named, else every demo, or from the named one on")
  static let presentReplay = Option(
    "--present",
    means: "play a recorded talk in full screen; Esc ends the replay and leaves the talk")
  package static let benchPresent = Option(
    "--present",
    means: "instead, present every demo as a talk of ten minutes, and count missed frames")
  package static let runs = Option(
    "--runs", "N", means: "runs of --present, 1 to 9; prints the median; 1 by default")
  static let notes = Option(
    "--notes", "terminal",
    means: "show the speaker's notes in the terminal while a talk is presented",
    completion: .choice(["terminal"]))
  static let remote = Option(
    "--remote", "[phone|ADDRESS]",
    means:
      "serve the speaker's notes and buttons to one browser on this machine, or to one phone at an address of this machine; prints the link"
  )
  static let minutes = Option(
    "--minutes", "N", means: "the length of the talk, 0.1 to 1440, unless its file has one")
  static let allow = Option(
    "--allow", means: "allow the Swift files, and those of a talk's stops, to run from now on")
  static let test = Option(
    "--test", means: "open a window, and print what the keys of a clicker send and do")
  static let replaySpeed = Option("--speed", "X", means: "0.05 to 20; the frames stay the same")
  static let snapshotTimes = Option(
    "--snapshot-at", "T[,T…]",
    means: "draw pictures at these seconds, without a window or a display")
  static let replaySize = Option(
    "--size", "WxH", means: "the window, or the picture in pixels; as recorded by default")
  package static let size = Option(
    "--size", "WxH", means: "the window in points; 1280x720 by default")
  static let interface = Option(
    "--ui-scale", "X", means: "1 to 2.5 times the normal size of the interface")
  /// The tags of the languages that can be chosen: "en or zh".
  private static var languages: Message {
    let tags = Language.offered.map(\.tag)
    let others = tags.dropLast().joined(separator: ", ")
    return others.isEmpty ? Message(verbatim: tags[0]) : "\(others) or \(tags[tags.count - 1])"
  }

  static let language = Option(
    "--lang", "LANGUAGE",
    means: "of the interface, \(languages); by default the last choice, or else that of the locale",
    completion: .choice(Language.offered.map(\.tag)))
  static let pictureLanguage = Option(
    "--lang", "LANGUAGE", means: "\(languages); en by default, whatever the locale",
    completion: .choice(Language.offered.map(\.tag)))
  static let replayLanguage = Option(
    "--lang", "LANGUAGE", means: "\(languages); as recorded by default",
    completion: .choice(Language.offered.map(\.tag)))
  static let theme = Option(
    "--theme", "NAME",
    means: Message(verbatim: ThemeName.allCases.map(\.rawValue).joined(separator: ", ")),
    completion: .choice(ThemeName.allCases.map(\.rawValue)))
  static let reducedMotion = Option(
    "--reduced-motion",
    means: "move nothing except what is played; by default the desktop's setting")
  static let pictureSize = Option(
    "--size", "WxH", means: "the picture in pixels; 1280x720 by default")
  static let fullscreen = Option("--fullscreen", means: "start in full screen")
  package static let renderer = Option(
    "--renderer", "NAME", means: "SDL's renderer, such as opengl or software")
  package static let font = Option(
    "--font", "FILE", means: "a font to use first",
    completion: .file(["ttf", "otf", "ttc"]))
  static let output = Option(
    "--output", short: "-o", "FILE.png", means: "the picture; several are FILE-1.png, FILE-2.png …",
    completion: .file(["png"]))
  static let film = Option(
    "--output", short: "-o", "NAME",
    means: "the film or text; its extension decides what it is; - is standard output",
    completion: .file([]))
  static let kind = Option(
    "--as", "KIND",
    means: "what it is, whatever its name: \(ExportKind.names.joined(separator: ", "))",
    completion: .choice(ExportKind.names))
  static let from = Option("--from", "TIME", means: "the first frame, in the demo's unit")
  static let to = Option("--to", "TIME", means: "the last frame")
  static let frameRate = Option("--fps", "N", means: "frames per second; 50 for .gif, else 60")
  static let pixels = Option("--size", "WxH", means: "in pixels; a point is one by default")
  static let scale = Option("--scale", "X", means: "pixels per point, 0.05 to 16")
  static let loops = Option("--loop", "N", means: "how often it plays; 0, without end, by default")
  static let hold = Option("--hold", "SECONDS", means: "show the last frame for longer")
  static let bounce = Option("--bounce", means: "play there and back")
  static let transparent = Option("--transparent", means: "leave out the background")
  static let fullColor = Option(
    "--full-color",
    means: "colours at full resolution in .mp4 and .webm (4:4:4); not all players show it")
  static let full = Option("--full", means: "with every part that a demo can have")
  static let package = Option(
    "--package", "FOLDER",
    means: "write it into this folder, and make that a Swift package, for completion in editors",
    completion: .folder)
  static let quiet = Option("--quiet", short: "-q", means: "say nothing unless it fails")
  static let count = Option(
    "--count", "N", means: "the number of lines, 2 to 1000000; 11 by default")
  static let dialect = Option(
    "--as", "DIALECT",
    means:
      "instead, write the easing for another tool: \(EasingDialect.allCases.map(\.word).joined(separator: ", "))",
    completion: .choice(EasingDialect.allCases.map(\.word)))
  static let nearest = Option(
    "--nearest",
    means:
      "instead, name the nearest known easing, spring and Bézier curve, with their largest errors"
  )
  package static let seconds = Option(
    "--seconds", "N", means: "how long each demo plays; 5 by default")
  package static let edit = Option("--edit", means: "measure frames in which something is edited")
  package static let document = Option(
    "--document", "N", means: "instead, open and save a document of N keyframes, 1 to 10000000")
  package static let reload = Option(
    "--reload",
    means: "instead, measure how long a Swift file of 100 lines takes from its save to the stage")
  package static let painter = Option(
    "--painter",
    means: "instead, paint eight scenes of shapes in memory, on one core and on all")
  package static let json = Option("--json", means: "print JSON")
}
