import AppState
import DemoKit
import Interface
import Keyframes
import Stage
import Talks
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
      .modifiersChanged, .resized, .focusLost, .opened, .picture, .scene, .warning, .tokens,
      .folder, .talk, .deck, .talkKeys, .tour, .present, .talkOrder, .touches, .source, .display,
      .frameShown, .closeRequested:
      return false
    }
    return true
  }

  private mutating func padInTalk(_ button: PadButton) {
    guard !isCovered else {
      let isBack = [.leftShoulder, .left, .up].contains(button)
      return uncover(by: isBack ? .back : button == .y ? .stops : nil, isEscape: button == .b)
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
    guard !stroke.isRepeat || command?.traits.contains(.repeats) == true else { return }
    let action = Shortcut.action(for: stroke.key, stroke.modifiers, isRepeat: false)
    if isCovered {
      if action == .quit { perform(Action.quit) }
      if workspace.talk.presentation?.isOver == true, typeNumber(stroke) { return }
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

  /// Ends black or white: by its own command, by Esc, by leaving the talk, and after the last stop by commands that
  /// lead back into it.
  mutating func uncover(by command: TalkCommand?, isEscape: Bool = false) {
    guard let presentation = workspace.talk.presentation, let cover = presentation.cover else {
      return
    }
    if command == .leave { return leaveTalk() }
    workspace.talk.presentation?.digits = ""
    if isEscape, !presentation.digits.isEmpty { return }
    let back =
      presentation.isOver ? command.flatMap { $0.traits.contains(.leavesEnd) ? $0 : nil } : nil
    guard isEscape || back != nil || command == cover.command else { return }
    workspace.talk.presentation?.cover = nil
    // Going back from the end leads to the last stop.
    if let back, !back.traits.contains(.goesBack) { perform(back) }
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
}
