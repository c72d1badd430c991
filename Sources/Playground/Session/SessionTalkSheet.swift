import AppState
import Interface
import Keyframes
import Stage
import Talks

// Choosing a stop, by its number or on the contact sheet.
extension Session {
  /// Digits and Enter go to a stop.
  mutating func typeNumber(_ stroke: KeyStroke) -> Bool {
    guard let presentation = workspace.talk.presentation else { return false }
    if case .character(let digit) = stroke.key, digit.isASCII, digit.isNumber {
      guard stroke.modifiers.isEmpty, presentation.digits.count < 4 else { return true }
      if presentation.offer != nil { workspace.talk.presentation?.digits = "" }
      workspace.talk.presentation?.digits.append(digit)
      return true
    }
    guard stroke.key == .enter else { return false }
    goToChosen()
    return true
  }

  /// Goes to the stop whose number was typed, or else to that which is chosen on the contact sheet. A number that
  /// no stop has is only erased.
  mutating func goToChosen() {
    guard let presentation = workspace.talk.presentation else { return }
    workspace.talk.presentation?.digits = ""
    if let offer = presentation.offer {
      resume(offer)
    } else if let stop = presentation.typedStop {
      go(to: stop)
    } else if let sheet = presentation.sheet, presentation.digits.isEmpty {
      go(to: sheet)
    }
  }

  // MARK: The contact sheet

  /// Up and down choose a stop of another row while the contact sheet is open.
  mutating func changeRow(_ key: Key) -> Bool {
    guard let sheet = workspace.talk.presentation?.sheet, key == .up || key == .down else {
      return false
    }
    let columns = TalkSheet(workspace.layout.window, workspace).columns
    choose(onSheet: key == .up ? sheet - columns : sheet + columns)
    return true
  }

  /// Commands that go from stop to stop choose one while the contact sheet is open, from any input.
  mutating func chooses(_ command: TalkCommand) -> Bool {
    guard let presentation = workspace.talk.presentation, let sheet = presentation.sheet else {
      return false
    }
    switch command {
    case .next: choose(onSheet: sheet + 1)
    case .back, .playBack: choose(onSheet: sheet - 1)
    case .first: choose(onSheet: 0)
    case .last: choose(onSheet: presentation.stops.count - 1)
    case .black, .white, .stops, .again, .play, .reverse, .forward, .slow, .stepBack, .stepForward,
      .fullScreen, .stopwatch, .resetStopwatch, .notes, .phone, .swapDisplays, .largerNotes,
      .smallerNotes, .theme,
      .language, .click, .leave:
      return false
    }
    return true
  }

  private mutating func choose(onSheet index: Int) {
    guard let presentation = workspace.talk.presentation else { return }
    workspace.talk.presentation?.digits = ""
    let sheet = TalkSheet(workspace.layout.window, workspace)
    if (-sheet.first..<presentation.stops.count).contains(index) {
      workspace.talk.presentation?.sheet = index
    }
  }
}
