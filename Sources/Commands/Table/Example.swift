/// A command to try, and what it does.
nonisolated struct Example {
  let command: String
  let meaning: String

  init(_ command: String, _ meaning: String) {
    (self.command, self.meaning) = (command, meaning)
  }
}

nonisolated extension Command {
  /// At least one, the commonest first.
  var examples: [Example] {
    switch self {
    case .play:
      [
        Example("riff", "the gallery, where you left it"),
        Example("riff rainbow --at 2", "a demo, two seconds into it"),
        Example("riff springs --set bounce=0.4 --play", "with a knob turned, playing"),
      ]
    case .open: [Example("riff open ball.json logo.svg", "files join the gallery")]
    case .present:
      [
        Example("riff present talk.txt", "a talk, as riff --present talk.txt"),
        Example("riff present talk.txt --notes terminal", "with the notes here, in the terminal"),
        Example("riff present talk.txt --remote --minutes 20", "with the notes in a browser"),
      ]
    case .list:
      [
        Example("riff list", "the demos"), Example("riff list easings", "the names of easings"),
      ]
    case .snapshot:
      [
        Example("riff snapshot rainbow --at 2 -o rainbow.png", "one picture"),
        Example("riff snapshot paths --at 0,1,2 --size 640x360 -o p.png", "p-1.png to p-3.png"),
      ]
    case .export:
      [
        Example("riff export rainbow -o rainbow.gif", "a film that plays anywhere"),
        Example("riff export ball.json -o ball.mp4 --fps 30", "a film of a file (needs ffmpeg)"),
        Example("riff export springs -o springs.svg", "a picture that plays in any browser"),
        Example("riff export rotation -o frames/%04d.png --to 1", "a picture for each frame"),
        Example(
          "riff export session.riff -o session.mp4", "a recorded session, with pointer and keys"),
      ]
    case .replay:
      [
        Example("riff replay session.riff", "what riff --record session.riff recorded"),
        Example("riff replay session.riff --snapshot-at 3 -o at3.png", "a picture of its window"),
      ]
    case .sample:
      [
        Example("riff sample easing ease-out-bounce", "eleven values of an easing"),
        Example("riff sample easing 'spring(0.5, 0.7)' --as compose", "a spring for another tool"),
        Example("riff sample demo rainbow --at 1.5", "the state of all nodes"),
      ]
    case .bench: [Example("riff bench rainbow --seconds 2", "the cost of one demo")]
    case .check: [Example("riff check walk.lottie logo.svg", "what Riff would leave out")]
    case .new: [Example("riff new bouncing-ball", "writes BouncingBall.swift")]
    case .keys:
      [
        Example("riff keys", "the keys of a talk"),
        Example("riff keys --test", "what a clicker sends, before the talk"),
      ]
    case .completions:
      [
        Example("source <(riff completions bash)", "for this shell; in ~/.bashrc, for all"),
        Example("riff completions zsh > ~/.zfunc/_riff", "for zsh, where fpath has ~/.zfunc"),
        Example("riff completions fish | source", "for fish"),
      ]
    case .man: [Example("riff man | man -l -", "shows the manual page")]
    case .help: [Example("riff help export", "the options of riff export")]
    }
  }
}
