import AppState
import DemoKit
import Interface
import Keyframes
import Stage
import Words

// The commands of talks, from keys, buttons, menus and the speaker's page.
extension Session {
  mutating func perform(_ action: TalkAction) {
    switch action {
    case .present: presentAgain()
    case .presentFromHere: present(fromHere: true)
    case .addStop: workspace.addStop()
    case .go(let index): go(to: index)
    case .choose: goToChosen()
    case .next: perform(TalkCommand.next)
    }
  }

  mutating func go(to index: Int) {
    losePointer()
    workspace.talk.presentation?.digits = ""
    workspace.talk.presentation?.sheet = nil
    if index < 0 { workspace.showTestCard() } else { workspace.arrive(at: index, .cut) }
  }

  mutating func perform(_ command: TalkCommand) {
    guard let presentation = workspace.talk.presentation, !chooses(command) else { return }
    workspace.talk.presentation?.digits = ""
    let traits = command.traits
    if !traits.contains(.keepsPointer) { losePointer() }
    if presentation.showsCard, traits.contains(.leavesTestCard) {
      return workspace.arrive(at: presentation.current, .anew)
    }
    if workspace.showsPlainSlide, traits.contains(.movesTime) { return }
    if presentation.replay != nil, traits.contains(.leavesReplay) {
      return traits.contains(.goesBack)
        ? workspace.arrive(at: presentation.current - 1, .cut) : goOnward(from: presentation)
    }
    switch command {
    case .next: goOnward(from: presentation)
    case .back: workspace.arrive(at: presentation.current - 1, .cut)
    case .playBack: workspace.arrive(at: presentation.current - 1, .backwards)
    case .first: workspace.arrive(at: 0, .cut)
    case .last: workspace.arrive(at: presentation.stops.count - 1, .cut)
    case .again: workspace.arrive(at: presentation.current, .anew)
    case .black: workspace.talk.presentation?.cover = .black
    case .white: workspace.talk.presentation?.cover = .white
    case .stops:
      workspace.talk.presentation?.sheet = presentation.sheet == nil ? presentation.position : nil
    case .play: perform(Action.togglePlay)
    case .reverse: perform(Action.shuttle(-1))
    case .forward: perform(Action.shuttle(1))
    case .slow: workspace.playhead.clock.isSlow = true
    case .stepBack: step(by: -1)
    case .stepForward: step(by: 1)
    case .fullScreen: perform(Action.toggleFullscreen)
    case .stopwatch: workspace.talk.stopwatch.toggle(at: workspace.input.lastEventTime)
    case .resetStopwatch: workspace.talk.stopwatch.reset(at: workspace.input.lastEventTime)
    case .notes: workspace.requests.toHost.append(.speakerWindow)
    case .phone: workspace.requests.toHost.append(.phoneLink)
    case .theme:
      let before = kept.window.arrangement.theme
      workspace.setTheme(workspace.window.arrangement.theme.nextInTalk(after: before))
    case .language: workspace.use(workspace.window.language.next)
    case .swapDisplays: workspace.requests.toHost.append(.swapDisplays)
    case .largerNotes: workspace.talk.zoomNotes(by: 1)
    case .smallerNotes: workspace.talk.zoomNotes(by: -1)
    case .click: workspace.talk.presentation?.clicksAdvance.toggle()
    case .leave: leaveTalk()
    }
  }

  /// To the next stop; after the last one the screen turns black.
  private mutating func goOnward(from presentation: Presentation) {
    // A talk that has not begun, because its file has mistakes, has no end.
    if presentation.isAtLastStop, workspace.talk.open?.isUnread == true { return }
    if presentation.isAtLastStop {
      workspace.talk.presentation?.cover = .black
    } else {
      workspace.arrive(at: presentation.current + 1, .onwards)
    }
  }

  /// Steps pause playback.
  private mutating func step(by frames: Int) {
    workspace.talk.presentation?.stopPlaying()
    workspace.playhead.pause()
    perform(Action.step(frames: frames))
  }

  /// An order that a speaker gives outside the window. While the screen is black or white, only
  /// ending that does anything, as with keys; the stopwatch and the notes always work. Slow motion
  /// begins and ends, for nobody holds a key.
  mutating func perform(_ order: TalkOrder) {
    switch order {
    case .minutes(let minutes): workspace.talk.minutes = minutes
    case .resume(let savedStop): resume(savedStop)
    case .go(let number):
      guard let count = workspace.talk.presentation?.stops.count, !isCovered else { return }
      go(to: min(max(number, 1), count) - 1)
    case .choose: if !isCovered { goToChosen() }
    case .command(let command):
      if command == .slow, !isCovered, let talk = workspace.talk.presentation, talk.replay == nil {
        return workspace.playhead.clock.isSlow.toggle()
      }
      let isForStage = !command.traits.contains(.isForSpeaker)
      if isCovered, isForStage { uncover(by: command) } else { perform(command) }
    }
  }
}
