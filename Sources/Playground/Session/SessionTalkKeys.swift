import AppState
import DemoKit
import Interface
import Keyframes
import Stage
import Words

// Keys, buttons and pointer while a talk is presented.
extension Session {
  /// Takes the events that have another meaning during a talk, or none.
  /// - Returns: whether it was one of these.
  mutating func takeInTalk(_ event: InputEvent) -> Bool {
    guard isPresenting else { return false }
    switch event {
    case .keyPressed(let key, let modifiers, let isRepeat):
      workspace.input.modifiers = modifiers
      keyInTalk(KeyStroke(key: key, modifiers: modifiers, isRepeat: isRepeat))
    case .keyReleased(let key):
      if workspace.talk.keys.means(.slow, key) { workspace.playhead.clock.isSlow = false }
      return false
    case .padPressed(let button): padInTalk(button)
    case .menuPressed:
      if workspace.talk.presentation?.clicksAdvance == true { perform(TalkOrder.command(.back)) }
    case .text, .pasted, .menuReleased, .dropped: break
    case .pointerPressed(let position, _) where advances(at: position): perform(TalkCommand.next)
    case .pointerMoved, .pointerPressed, .pointerReleased, .wheel, .gestureBegan, .gestureChanged,
      .gestureEnded:
      workspace.talk.presentation?.pointerRest = 0
      return isCovered
    case .pointerLeft, .stick, .triggers, .padReleased, .padConnected, .padDisconnected,
      .modifiersChanged, .resized, .focusLost, .opened, .picture, .tokens, .folder, .talk, .deck,
      .talkKeys, .tour,
      .present, .talkOrder, .touches, .source, .display, .frameShown, .closeRequested:
      return false
    }
    return true
  }

  private mutating func padInTalk(_ button: PadButton) {
    guard !isCovered else {
      let isBack = [.leftShoulder, .left, .up].contains(button)
      return uncover(by: isBack ? .back : nil, isEscape: button == .b)
    }
    switch button {
    case .rightShoulder, .right, .down: perform(TalkCommand.next)
    case .leftShoulder, .left, .up: perform(TalkCommand.back)
    case .a: perform(TalkCommand.play)
    case .b: escapeTalk()
    case .x: perform(TalkCommand.again)
    case .y: perform(TalkCommand.stops)
    case .start: perform(TalkCommand.fullScreen)
    case .back, .leftStick, .rightStick: break
    }
  }

  private mutating func keyInTalk(_ stroke: KeyStroke) {
    let command = workspace.talk.keys.command(stroke.key, stroke.modifiers)
    guard !stroke.isRepeat || command?.repeats == true else { return }
    let action = Shortcut.action(for: stroke.key, stroke.modifiers, isRepeat: false)
    if isCovered {
      if action == .quit { perform(Action.quit) }
      return uncover(by: command, isEscape: stroke.key == .escape)
    }
    if penTakes(stroke) || typeNumber(stroke) || changeRow(stroke.key) { return }
    if let command { return perform(command) }
    switch action {
    case .escape: escapeTalk()
    case .quit, .pointing, .toggleKeyHUD, .toggle(.code): if let action { perform(action) }
    case _: break
    }
  }

  /// A selected pen has its own keys.
  private mutating func penTakes(_ stroke: KeyStroke) -> Bool {
    for index in shownPanels.reversed() {
      if offer(stroke, to: index) { return true }
    }
    return false
  }

  /// Ends black or white: by its own command, by Esc, by leaving the talk, and after the last stop by going
  /// back.
  private mutating func uncover(by command: TalkCommand?, isEscape: Bool = false) {
    guard let presentation = workspace.talk.presentation, let cover = presentation.cover else {
      return
    }
    if command == .leave { return leaveTalk() }
    let goesBack = presentation.isOver && (command == .back || command == .playBack)
    if isEscape || goesBack || command == cover.command {
      workspace.talk.presentation?.cover = nil
    }
  }

  /// Closes the topmost thing, one at a time; at last the talk.
  private mutating func escapeTalk() {
    if takeBackGesture() { return }
    if workspace.talk.presentation?.digits.isEmpty == false {
      workspace.talk.presentation?.digits = ""
    } else if workspace.talk.presentation?.sheet != nil {
      workspace.talk.presentation?.sheet = nil
    } else if !escapePanels(.trying) {
      leaveTalk()
    }
  }

  /// Whether a press goes to the next stop: where it hits nothing. The stage decides for itself.
  private func advances(at position: Point) -> Bool {
    guard let presentation = workspace.talk.presentation, presentation.clicksAdvance,
      presentation.sheet == nil, presentation.cover == nil
    else { return false }
    let widget = ui.widget(at: position * (1 / workspace.layout.interfaceScale))
    return widget == nil || widget?.identity == .talk(.cover)
  }

  // MARK: Commands

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

  private mutating func perform(_ command: TalkCommand) {
    guard let presentation = workspace.talk.presentation, !chooses(command) else { return }
    workspace.talk.presentation?.digits = ""
    if !command.leavesPointer { losePointer() }
    if presentation.showsCard, command.goesOn {
      return workspace.arrive(at: presentation.current, .anew)
    }
    if workspace.showsPlainSlide, command.movesTime { return }
    if presentation.replay != nil, command.leavesReplay {
      return command.goesBack
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
    case .theme: workspace.setTheme(otherTalkTheme)
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

  /// During a talk there are two looks: the colour-blind theme's, and one for all other themes,
  /// which returns to the theme from before the talk.
  private var otherTalkTheme: ThemeName {
    guard workspace.window.arrangement.theme == .colorBlind else { return .colorBlind }
    let before = kept.window.arrangement.theme
    return before == .colorBlind ? .projector : before
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
      let isSpeakers = [
        .stopwatch, .resetStopwatch, .notes, .swapDisplays, .largerNotes, .smallerNotes,
      ]
      .contains(command)
      if isCovered, !isSpeakers { uncover(by: command) } else { perform(command) }
    }
  }
}

extension TalkCommand {
  /// Whether holding its key down repeats it.
  fileprivate var repeats: Bool { self == .stepBack || self == .stepForward }

  /// Whether a drag continues meanwhile.
  fileprivate var leavesPointer: Bool {
    switch self {
    case .slow, .stopwatch, .resetStopwatch, .notes, .phone, .swapDisplays, .largerNotes,
      .smallerNotes, .theme, .language, .click:
      true
    case .next, .back, .playBack, .first, .last, .black, .white, .stops, .again, .play, .reverse,
      .forward, .stepBack, .stepForward, .fullScreen, .leave:
      false
    }
  }

  /// Whether it plays the demo on the stage, which a page of slides may not have.
  fileprivate var movesTime: Bool {
    switch self {
    case .play, .reverse, .forward, .slow, .stepBack, .stepForward: true
    case .next, .back, .playBack, .first, .last, .again, .black, .white, .stops, .fullScreen,
      .stopwatch, .resetStopwatch, .notes, .phone, .swapDisplays, .largerNotes, .smallerNotes,
      .theme,
      .language, .click, .leave:
      false
    }
  }

  /// Whether it leads to the stop before while a recorded run is played.
  fileprivate var goesBack: Bool {
    self == .back || self == .playBack || self == .reverse || self == .stepBack
  }

  /// Whether it continues to another stop while a recorded run is played, which nobody controls.
  fileprivate var leavesReplay: Bool {
    switch self {
    case .next, .back, .playBack, .play, .reverse, .forward, .slow, .stepBack, .stepForward: true
    case .first, .last, .again, .black, .white, .stops, .fullScreen, .stopwatch, .resetStopwatch,
      .notes, .phone, .swapDisplays, .largerNotes, .smallerNotes, .theme, .language, .click, .leave:
      false
    }
  }

  /// Whether it leads from the test card to the stop for which that stands in.
  fileprivate var goesOn: Bool { self == .next || self == .back || self == .playBack }
}

extension Presentation.Cover {
  /// The command that begins and ends it.
  fileprivate var command: TalkCommand {
    switch self {
    case .black: .black
    case .white: .white
    }
  }
}
