import AppState
import DemoKit
import Interface
import Keyframes
import Stage
import Talks
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
    workspace.talk.presentation?.cover = nil
    if index < 0 { workspace.showTestCard() } else { workspace.arrive(at: index, .cut) }
  }

  mutating func perform(_ command: TalkCommand) {
    guard isPresenting, !chooses(command) else { return }
    workspace.talk.presentation?.digits = ""
    if !command.traits.contains(.keepsPointer) { losePointer() }
    if workspace.perform(command) { return }
    switch command {
    case .play: perform(Action.togglePlay)
    case .reverse: perform(Action.shuttle(-1))
    case .forward: perform(Action.shuttle(1))
    case .stepBack: step(by: -1)
    case .stepForward: step(by: 1)
    case .fullScreen: perform(Action.toggleFullscreen)
    case .theme:
      let before = kept.window.arrangement.theme
      workspace.setTheme(workspace.window.arrangement.theme.nextInTalk(after: before))
    case .language: workspace.use(workspace.window.language.next)
    case .leave: leaveTalk()
    case .next, .back, .playBack, .first, .last, .again, .black, .white, .stops, .slow, .stopwatch,
      .resetStopwatch, .notes, .phone, .swapDisplays, .largerNotes, .smallerNotes, .click:
      break
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
      guard let presentation = workspace.talk.presentation, !isCovered || presentation.isOver,
        presentation.stops.indices.contains(number - 1)
      else { return }
      go(to: number - 1)
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
