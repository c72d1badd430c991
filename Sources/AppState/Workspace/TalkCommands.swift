import Interface
import Keyframes
package import Talks

// The commands of talks that change nothing but the talk and the stage.
extension Workspace {
  /// Carries out a command.
  /// - Returns: false if it is left to the session.
  package mutating func perform(_ command: TalkCommand) -> Bool {
    guard let presentation = talk.presentation else { return true }
    let (current, traits) = (presentation.current, command.traits)
    if presentation.showsCard, traits.contains(.leavesTestCard) {
      arrive(at: current, .anew)
      return true
    }
    if showsPlainSlide, traits.contains(.movesTime) { return true }
    if presentation.replay != nil, traits.contains(.leavesReplay) {
      if traits.contains(.goesBack) { arrive(at: current - 1, .cut) } else { goOnward() }
      return true
    }
    switch command {
    case .next: goOnward()
    case .back: arrive(at: current - 1, .cut)
    case .playBack: arrive(at: current - 1, .backwards)
    case .first: arrive(at: 0, .cut)
    case .last: arrive(at: presentation.stops.count - 1, .cut)
    case .again: arrive(at: current, .anew)
    case .black: talk.presentation?.cover = .black
    case .white: talk.presentation?.cover = .white
    case .stops: talk.presentation?.sheet = presentation.sheet == nil ? presentation.position : nil
    case .slow: playhead.clock.isSlow = true
    case .click: talk.presentation?.clicksAdvance.toggle()
    case .stopwatch, .resetStopwatch, .notes, .phone, .swapDisplays, .largerNotes, .smallerNotes:
      performForSpeaker(command)
    case .play, .reverse, .forward, .stepBack, .stepForward, .fullScreen, .theme, .language, .leave:
      return false
    }
    return true
  }

  private mutating func performForSpeaker(_ command: TalkCommand) {
    switch command {
    case .stopwatch: talk.stopwatch.toggle(at: input.lastEventTime)
    case .resetStopwatch: talk.stopwatch.reset(at: input.lastEventTime)
    case .notes: requests.toHost.append(.speakerWindow)
    case .phone: requests.toHost.append(.phoneLink)
    case .swapDisplays: requests.toHost.append(.swapDisplays)
    case .largerNotes: talk.zoomNotes(by: 1)
    case .smallerNotes: talk.zoomNotes(by: -1)
    case .next, .back, .playBack, .first, .last, .black, .white, .stops, .again, .play, .reverse,
      .forward, .slow, .stepBack, .stepForward, .fullScreen, .theme, .language, .click, .leave:
      break
    }
  }

  /// To the next stop; after the last one the screen turns black.
  private mutating func goOnward() {
    guard let presentation = talk.presentation else { return }
    guard presentation.isAtLastStop else { return arrive(at: presentation.current + 1, .onwards) }
    // A talk that has not begun, because its file has mistakes, has no end.
    if talk.open?.isUnread != true { talk.presentation?.cover = .black }
  }
}
