import Interface

// The keys of talks as the help shows them. They are only shown: outside talks they mean other things.
extension TalkKeys {
  /// What a key does during a talk, and its signs.
  struct Hint {
    let meaning: Phrase
    let signs: String
  }

  /// In the order of the file of keys; commands without keys are left out.
  var hints: [Hint] {
    let own = TalkCommand.allCases.map { command in
      Hint(meaning: command.meaning, signs: signs(of: command))
    }
    return own.filter { !$0.signs.isEmpty } + [
      Hint(meaning: .talkNumber, signs: "0 … 9  Enter"),
      Hint(meaning: .talkEscape, signs: Key.escape.sign),
    ]
  }

  /// Each key with its own modifiers. Those without any come first, or they would seem to have those of the
  /// keys before them.
  private func signs(of command: TalkCommand) -> String {
    let strokes = strokes(of: command)
    let sorted = strokes.filter(\.modifiers.isEmpty) + strokes.filter { !$0.modifiers.isEmpty }
    return sorted.map { ($0.modifiers.signs + [$0.key.sign]).joined(separator: " ") }
      .joined(separator: "  ")
  }
}

extension TalkCommand {
  fileprivate var meaning: Phrase {
    switch self {
    case .next: .talkNext
    case .back: .talkBack
    case .playBack: .talkPlayBack
    case .first: .talkFirst
    case .last: .talkLast
    case .black: .talkBlack
    case .white: .talkWhite
    case .stops: .talkStops
    case .again: .talkAgain
    case .play: .talkPlay
    case .reverse: .talkReverse
    case .forward: .talkForward
    case .slow: .talkSlow
    case .stepBack: .talkStepBack
    case .stepForward: .talkStepForward
    case .fullScreen: .talkFullScreen
    case .stopwatch: .talkStopwatch
    case .resetStopwatch: .talkResetStopwatch
    case .notes: .talkNotes
    case .theme: .talkTheme
    case .language: .talkLanguage
    case .leave: .talkLeave
    }
  }
}
