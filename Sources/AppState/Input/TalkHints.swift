import Interface
public import Talks
public import Words

// The keys of talks as the help shows them. They are only shown: outside talks they mean other things.
extension TalkKeys {
  /// The meaning of a key during a talk, and its signs.
  package struct Hint {
    package let meaning: Message
    package let signs: String
  }

  /// In the order of the file of keys; commands without keys are left out.
  package var hints: [Hint] {
    let own = TalkCommand.allCases.map { command in
      Hint(meaning: command.meaning, signs: signs(of: command))
    }
    return own.filter { !$0.signs.isEmpty } + [
      Hint(meaning: "Go to a stop by its number", signs: "0 … 9  Enter"),
      Hint(meaning: "Close what is on top, then leave the talk", signs: Key.escape.sign),
    ]
  }

  /// Each key with its own modifiers. Keys without any come first, or they would seem to share the
  /// modifiers of the keys before them.
  private func signs(of command: TalkCommand) -> String {
    let strokes = strokes(of: command)
    let sorted = strokes.filter(\.modifiers.isEmpty) + strokes.filter { !$0.modifiers.isEmpty }
    return sorted.map { ($0.modifiers.signs + [$0.key.sign]).joined(separator: " ") }
      .joined(separator: "  ")
  }
}

extension TalkCommand {
  /// The effect of the command, in a few words.
  public var meaning: Message {
    switch self {
    case .next: "Next stop"
    case .back: "Previous stop"
    case .playBack: "Previous stop, by playing backwards"
    case .first: "First stop"
    case .last: "Last stop"
    case .black: "Black screen; the same key or Esc ends it"
    case .white: "White screen; the same key or Esc ends it"
    case .stops: "Contact sheet of all stops"
    case .again: "Restart the stop"
    case .play: "Play or pause"
    case .reverse: Message("Play backwards; again: faster", context: "talk")
    case .forward: Message("Play forwards; again: faster", context: "talk")
    case .slow: "Slow motion while held"
    case .stepBack: "Pause, and step back one frame"
    case .stepForward: "Pause, and step forward one frame"
    case .fullScreen: "Full screen, or a window"
    case .stopwatch: "Start or pause the stopwatch"
    case .resetStopwatch: "Reset the stopwatch"
    case .notes: "Open or close the window with the notes"
    case .phone: "Show or close the link for a phone"
    case .theme: "Next look: usual, colour-blind safe, light"
    case .language: "Switch the language"
    case .swapDisplays: "Exchange the displays of the talk and of the notes"
    case .largerNotes: "Larger type in the notes"
    case .smallerNotes: "Smaller type in the notes"
    case .click: "Let clicks change the stop: left next, right back"
    case .leave: "Leave the talk"
    }
  }
}
