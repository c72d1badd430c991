nonisolated extension Command {
  var entry: CommandEntry {
    switch self {
    case .play:
      CommandEntry(
        usage: ["riff [DEMO or FILE…] [options]"],
        purpose: "Opens the gallery, at a demo or with files if they are named.",
        options: Self.windowOptions,
        positions: [.all(.demo, .file(Operand.withTalks))],
        examples: [
          ("riff", "the gallery, where you left it"),
          ("riff rainbow --at 2", "a demo, two seconds into it"),
          ("riff springs --set bounce=0.4 --play", "with a knob turned, playing"),
        ])
    case .open:
      CommandEntry(
        usage: ["riff open FILE… [options]"],
        purpose: "Opens files: demos in Swift, scenes, talks, Lottie, SVG, PNG, JPEG and WebP.",
        options: Self.windowOptions,
        positions: [.all(.file(Operand.withTalks))],
        examples: [("riff open ball.json logo.svg", "files join the gallery")])
    case .present:
      CommandEntry(
        usage: ["riff present [TALK|DEMO|FILE…] [options]"],
        purpose: "Presents a talk file, every demo, or the demos from the named one on.",
        options: [
          .notes, .remote, .minutes, .record, .size, .interface, .language, .theme, .reducedMotion,
          .renderer, .font,
        ],
        positions: [.all(.demo, .file(Operand.withTalks))],
        examples: [
          ("riff present talk.txt", "a talk, as riff --present talk.txt"),
          ("riff present talk.txt --notes terminal", "with the notes here, in the terminal"),
          ("riff present talk.txt --remote --minutes 20", "with the notes in a browser"),
        ])
    case .list:
      CommandEntry(
        usage: ["riff list [demos|easings]"],
        purpose: "Prints each demo's name, time range and unit, and caption; or all easings.",
        positions: [.first(.choice(["demos", "easings"]))],
        examples: [("riff list", "the demos"), ("riff list easings", "the names of easings")])
    case .snapshot:
      CommandEntry(
        usage: ["riff snapshot DEMO|FILE [--at TIME[,TIME…]] [--size WxH] -o FILE.png"],
        purpose: "Draws the stage of a demo or a file to a PNG file, without a window.",
        options: [.times, .set, .pictureSize, .output, .pictureLanguage, .theme, .font],
        positions: [.first(.demo, .file(Operand.opened))],
        examples: [
          ("riff snapshot rainbow --at 2 -o rainbow.png", "one picture"),
          ("riff snapshot paths --at 0,1,2 --size 640x360 -o p.png", "p-1.png to p-3.png"),
        ])
    case .export:
      CommandEntry(
        usage: [
          "riff export DEMO|FILE|RECORDING -o NAME.gif|.png|.mp4|.webm|.svg|.html|.json|…|FOLDER/%04d.png"
        ],
        purpose: "Writes a demo or a file as a film, as pictures or as code, without a window.",
        options: [
          .film, .kind, .from, .to, .speed, .frameRate, .pixels, .scale, .loops, .hold, .bounce,
          .transparent, .fullColor, .set, .quiet, .pictureLanguage, .font,
        ],
        positions: [.first(.demo, .file(Operand.opened))],
        examples: [
          ("riff export rainbow -o rainbow.gif", "a film that plays anywhere"),
          ("riff export ball.json -o ball.mp4 --fps 30", "a film of a file (needs ffmpeg)"),
          ("riff export springs -o springs.svg", "a picture that plays in any browser"),
          ("riff export rotation -o frames/%04d.png --to 1", "a picture for each frame"),
          ("riff export session.riff -o session.mp4", "a recorded session, with pointer and keys"),
        ])
    case .replay:
      CommandEntry(
        usage: [
          "riff replay FILE [--speed X] [options]",
          "riff replay FILE --snapshot-at T[,T…] [--size WxH] -o FILE.png",
        ],
        purpose: "Plays a recorded session in a window, or draws pictures of it.",
        options: [
          .replaySpeed, .presentReplay, .snapshotTimes, .output, .replaySize, .replayLanguage,
          .fullscreen, .renderer, .font,
        ],
        positions: [.first(.file(["riff"]))],
        examples: [
          ("riff replay session.riff", "what riff --record session.riff recorded"),
          ("riff replay session.riff --snapshot-at 3 -o at3.png", "a picture of its window"),
        ])
    case .sample:
      CommandEntry(
        usage: [
          "riff sample easing 'NOTATION' [--count N | --as DIALECT | --nearest]",
          "riff sample demo DEMO|FILE --at TIME[,TIME…] [--set NAME=VALUE]",
        ],
        purpose: "Prints numbers: an easing's values, or every property of a demo's nodes.",
        options: [.count, .dialect, .nearest, .times, .set],
        positions: [
          .first(.choice(["easing", "demo"])), .second(after: "easing", .easing),
          .second(after: "demo", .demo, .file(Operand.opened)),
        ],
        examples: [
          ("riff sample easing ease-out-bounce", "eleven values of an easing"),
          ("riff sample easing 'spring(0.5, 0.7)' --as compose", "a spring for another tool"),
          (
            "riff sample easing 'cubic-bezier(0.65, 0, 0.35, 1)' --nearest",
            "the name of a curve"
          ),
          ("riff sample demo rainbow --at 1.5", "the state of all nodes"),
        ])
    case .bench:
      CommandEntry(
        usage: ["riff bench [DEMO|FILE…] [options]"],
        purpose: "Plays every demo, or files, and prints the cost of a frame.",
        options: [
          .seconds, .edit, .document, .reload, .painter, .benchPresent, .runs, .json, .size,
          .renderer,
          .font,
        ],
        positions: [.all(.demo, .file(Operand.opened))],
        examples: [("riff bench rainbow --seconds 2", "the cost of one demo")])
    case .check:
      CommandEntry(
        usage: ["riff check FILE…"],
        purpose: "Says what is wrong with files, and what of them isn't supported.",
        options: [.allow, .quiet],
        positions: [.all(.file(Operand.withTalks))],
        examples: [
          ("riff check walk.lottie logo.svg", "what Riff would leave out"),
          ("riff check talk.txt --allow", "before a talk; its Swift files may run"),
        ])
    case .new:
      CommandEntry(
        usage: ["riff new NAME [FOLDER] [--full]", "riff new [NAME] --package FOLDER"],
        purpose: "Writes a first demo in Swift, NAME.swift, to be opened and changed.",
        options: [.full, .package, .quiet],
        positions: [.second(.folder)],
        examples: [
          ("riff new bouncing-ball", "writes BouncingBall.swift"),
          ("riff new --package demos", "makes demos/ a package, for editors"),
        ])
    case .talk:
      CommandEntry(
        usage: ["riff talk new DECK.pdf [TALK.txt]"],
        purpose: "Writes a talk file with a stop for each page of a PDF, and its notes.",
        options: [.quiet],
        positions: [
          .first(.choice(["new"])), .second(after: "new", .file(["pdf"])),
        ],
        examples: [("riff talk new deck.pdf", "writes deck.txt, to which demos can be added")])
    case .keys:
      CommandEntry(
        usage: ["riff keys [--test]"],
        purpose: "Prints the keys of talks, and how a file changes them.",
        options: [.test, .renderer, .font],
        examples: [
          ("riff keys", "the keys of a talk"),
          ("riff keys --test", "what a clicker sends, before the talk"),
        ])
    case .completions:
      CommandEntry(
        usage: ["riff completions bash|zsh|fish"],
        purpose: "Prints completions for bash, zsh or fish.",
        positions: [.first(.choice(Shell.allCases.map(\.rawValue)))],
        examples: [
          ("source <(riff completions bash)", "for this shell; in ~/.bashrc, for all"),
          ("riff completions zsh > ~/.zfunc/_riff", "for zsh, where fpath has ~/.zfunc"),
          ("riff completions fish | source", "for fish"),
        ])
    case .man:
      CommandEntry(
        usage: ["riff man"],
        purpose: "Prints the manual page, for man -l.",
        examples: [("riff man | man -l -", "shows the manual page")])
    case .help:
      CommandEntry(
        usage: ["riff help [COMMAND]"],
        purpose: "Explains a command.",
        positions: [.first(.choice(Self.words))],
        examples: [("riff help export", "the options of riff export")])
    }
  }

  private static var windowOptions: [Option] {
    [
      .at, .play, .speed, .set, .record, .present, .notes, .remote, .minutes, .size, .interface,
      .language, .theme, .reducedMotion, .fullscreen, .renderer, .font,
    ]
  }
}
