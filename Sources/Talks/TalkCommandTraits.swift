/// How a command of talks acts, beside its effect.
package struct TalkCommandTraits: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Holding its key down repeats it.
  package static let repeats = Self(rawValue: 1)
  /// A drag continues meanwhile.
  package static let keepsPointer = Self(rawValue: 2)
  /// It plays the demo on the stage, which a page of slides may not have.
  package static let movesTime = Self(rawValue: 4)
  /// It continues to another stop while a recorded run is played, which nobody controls.
  package static let leavesReplay = Self(rawValue: 8)
  /// There it leads to the stop before.
  package static let goesBack = Self(rawValue: 16)
  /// It leads from the test card to the stop for which that stands in.
  package static let leavesTestCard = Self(rawValue: 32)
  /// After the last stop it leads back into the talk.
  package static let leavesEnd = Self(rawValue: 128)
  /// The audience sees nothing of it, so that it works while the screen is black or white.
  package static let isForSpeaker = Self(rawValue: 64)
}

extension TalkCommand {
  package var traits: TalkCommandTraits {
    switch self {
    case .next: [.leavesReplay, .leavesTestCard]
    case .back, .playBack: [.leavesReplay, .goesBack, .leavesTestCard, .leavesEnd]
    case .first, .last, .again, .stops: .leavesEnd
    case .black, .white, .fullScreen, .leave: []
    case .play, .forward: [.movesTime, .leavesReplay]
    case .reverse: [.movesTime, .leavesReplay, .goesBack]
    case .slow: [.movesTime, .leavesReplay, .keepsPointer]
    case .stepBack: [.movesTime, .leavesReplay, .goesBack, .repeats]
    case .stepForward: [.movesTime, .leavesReplay, .repeats]
    case .phone, .theme, .language, .click: .keepsPointer
    case .stopwatch, .resetStopwatch, .notes, .swapDisplays, .largerNotes, .smallerNotes:
      [.keepsPointer, .isForSpeaker]
    }
  }
}
