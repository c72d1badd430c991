import Playground

/// The commands of the program, each with its options. The help, the manual page and the completions of
/// shells are made from this table.
package nonisolated enum Command: String, CaseIterable {
  case play
  case open
  case present
  case list
  case snapshot
  case export
  case replay
  case sample
  case bench
  case check
  case new
  case keys
  case completions
  case man
  case help

  /// The command names; `play` has none, since it is the default.
  static var words: [String] { allCases.filter { $0 != .play }.map(\.rawValue) }

  /// The options, without the help that each has.
  var options: [Option] {
    switch self {
    case .play, .open:
      [
        .at, .play, .speed, .set, .record, .present, .notes, .remote, .minutes, .size, .interface,
        .language, .theme, .reducedMotion, .fullscreen, .renderer, .font,
      ]
    case .present:
      [
        .notes, .remote, .minutes, .record, .size, .interface, .language, .theme, .reducedMotion,
        .renderer, .font,
      ]
    case .list: []
    case .snapshot: [.times, .set, .pictureSize, .output, .pictureLanguage, .theme, .font]
    case .export:
      [
        .film, .kind, .from, .to, .frameRate, .pixels, .scale, .loops, .hold, .bounce, .transparent,
        .fullColor, .set,
        .quiet, .pictureLanguage, .font,
      ]
    case .replay:
      [
        .replaySpeed, .presentReplay, .snapshotTimes, .output, .replaySize, .replayLanguage,
        .fullscreen, .renderer,
        .font,
      ]
    case .sample: [.count, .dialect, .times, .set]
    case .bench:
      [.seconds, .edit, .document, .reload, .benchPresent, .runs, .json, .size, .renderer, .font]
    case .check, .new: [.quiet]
    case .keys: [.test, .renderer, .font]
    case .completions, .man, .help: []
    }
  }

  /// How it is called: a line for each form.
  var usage: String {
    switch self {
    case .play: "riff [DEMO or FILE…] [options]"
    case .open: "riff open FILE… [options]"
    case .present: "riff present [TALK|DEMO|FILE…] [options]"
    case .list: "riff list [demos|easings]"
    case .snapshot: "riff snapshot DEMO|FILE --at TIME[,TIME…] --size WxH -o FILE.png"
    case .export:
      "riff export DEMO|FILE|RECORDING -o NAME.gif|.png|.mp4|.webm|.svg|.html|.json|…|FOLDER/%04d.png"
    case .replay:
      "riff replay FILE [--speed X] [options]\n"
        + "riff replay FILE --snapshot-at T[,T…] [--size WxH] -o FILE.png"
    case .sample:
      "riff sample easing 'NOTATION' [--count N | --as DIALECT]\n"
        + "riff sample demo DEMO|FILE --at TIME[,TIME…] [--set NAME=VALUE]"
    case .bench: "riff bench [DEMO|FILE…] [options]"
    case .check: "riff check FILE…"
    case .new: "riff new NAME [FOLDER]"
    case .keys: "riff keys [--test]"
    case .completions: "riff completions bash|zsh|fish"
    case .man: "riff man"
    case .help: "riff help [COMMAND]"
    }
  }

  /// The same in one line, for messages.
  var usageLine: String { usage.split(separator: "\n").joined(separator: " or ") }

  var purpose: String {
    switch self {
    case .play: "Opens the gallery, at a demo or with files if they are named."
    case .open: "Opens files: demos in Swift, scenes, talks, Lottie, SVG and PNG."
    case .present: "Presents a talk file, every demo, or the demos from the named one on."
    case .list: "Prints each demo's name, time range and unit, and caption; or all easings."
    case .snapshot:
      "Draws the stage of a demo or a file to a PNG file, without a window."
    case .export:
      "Writes a demo or a file as a film, as pictures or as code, without a window."
    case .replay: "Plays a recorded session in a window, or draws pictures of it."
    case .sample: "Prints numbers: an easing's values, or every property of a demo's nodes."
    case .bench: "Plays every demo, or files, and prints the cost of a frame."
    case .check: "Says what is wrong with files, and what of them isn't supported."
    case .new: "Writes a first demo in Swift, NAME.swift, to be opened and changed."
    case .keys: "Prints the keys of talks, and how a file changes them."
    case .completions: "Prints completions for bash, zsh or fish."
    case .man: "Prints the manual page, for man -l."
    case .help: "Explains a command."
    }
  }
}
