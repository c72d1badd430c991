import AppState
import DemoKit
import Editing
import Interface
import Keyframes
import Stage

// Performing actions.
extension Session {
  /// Performs an action. Actions that move time have no effect unless `input` may move it.
  mutating func perform(_ action: Action, by input: DriverChoice = .keys) {
    switch action {
    case .choose(let demo): if workspace.gallery.players.indices.contains(demo) { choose(demo) }
    case .nextPage: turnPage(by: 1, input)
    case .previousPage: turnPage(by: -1, input)
    case .reset:
      losePointer()
      workspace.player.reset()
      workspace.giveControlBack()
    case .escape:
      followFocus()
      escape()
    case .file(.remove(let name)): remove(name)
    case .openMenu: openMenu()
    case .toggle(let side):
      workspace.toggle(side)
      if let focus = side.focus { ui.setFocus(workspace.layout.shows(side) ? focus : nil) }
    case .talk(let action): perform(action)
    case .cyclePanels(let step): cyclePanels(by: step)
    case .deleteScene(let name): removeMadeScene(name)
    case .undo: undo()
    case .redo: redo()
    case .jumpInHistory(let count): jumpInHistory(to: count)
    case .exchangeVersion, .showVersion, .keepVersion, .forgetVersion:
      // A separate step, even during a gesture.
      if gesture.isEditing { losePointer() }
      workspace.editing.history.commit()
      workspace.perform(action, by: input)
    case _:
      if workspace.perform(action, by: input) { break }
      let modal = modalPanel
      for index in panels.indices {
        let isDone = change(index, as: (any CommandPanel).self) { $0.perform(action, &$1, &$2) }
        if isDone == true { break }
      }
      // A panel that takes all input ends drags below it.
      if modal == nil, modalPanel != nil { losePointer() }
    }
    performWhatPanelsAsk()
  }

  /// Puts another demo on the stage.
  mutating func choose(_ index: Int) {
    if index != workspace.gallery.chosen { leaveDemo() }
    workspace.choose(index)
  }

  /// Ends the gesture, and commits the text that is being written, which is for the demo on the stage.
  mutating func leaveDemo() {
    losePointer()
    guard ui.writing != nil else { return }
    ui.setFocus(nil)
    followFocus()
  }

  /// Turns to the next page; from the last one, or without pages, goes to the next demo.
  private mutating func turnPage(by count: Int, _ input: DriverChoice) {
    let (playhead, last) = (workspace.playhead, workspace.playhead.timeline.range.upperBound)
    if playhead.isPaged, (0...last).contains(Double(playhead.targetPage + count)) {
      if workspace.allows(input) { workspace.playhead.turnPage(by: count) }
    } else if workspace.gallery.players.indices.contains(workspace.gallery.chosen + count) {
      choose(workspace.gallery.chosen + count)
      // A talk goes through a demo from its first page, and backwards from its last.
      if workspace.playhead.isPaged {
        let range = workspace.playhead.timeline.range
        workspace.playhead.jump(to: count > 0 ? range.lowerBound : range.upperBound)
      }
    }
  }
}
