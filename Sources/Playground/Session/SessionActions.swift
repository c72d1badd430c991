import DemoKit
import Editing
import Keyframes
import Stage

// Performing actions.
extension Session {
  /// Performs an action. Those that move time have no effect unless `input` may move it.
  mutating func perform(_ action: Action, by input: DriverChoice = .keys) {
    switch action {
    case .choose(let demo): if workspace.players.indices.contains(demo) { choose(demo) }
    case .nextPage: turnPage(by: 1, input)
    case .previousPage: turnPage(by: -1, input)
    case .reset:
      loseHand()
      workspace.player.reset()
      workspace.giveControlBack()
    case .escape:
      followFocus()
      escape()
    case .openMenu: openMenu()
    case .cyclePanels(let step): cyclePanels(by: step)
    case .undo: step { $0.undo() }
    case .redo: step { $0.redo() }
    case .exchangeVersion, .showVersion, .keepVersion, .forgetVersion:
      // It is a step of its own, even during a gesture.
      if gesture.isEditing { loseHand() }
      workspace.history.commit()
      workspace.perform(action, by: input)
    case _:
      if workspace.perform(action, by: input) { break }
      let modal = modalPanel
      for index in panels.indices where panels[index].perform(action, &workspace, &ui) { break }
      // A panel that takes all input ends drags below it.
      if modal == nil, modalPanel != nil { loseHand() }
    }
    performWhatPanelsAsk()
  }

  /// Puts another demo on the stage.
  mutating func choose(_ index: Int) {
    if index != workspace.chosen { loseHand() }
    workspace.choose(index)
  }

  /// Turns to the next page; from the last one, or without pages, goes to the next demo.
  private mutating func turnPage(by count: Int, _ input: DriverChoice) {
    let playhead = workspace.playhead
    let last = Int(playhead.timeline.range.upperBound)
    if playhead.isPaged, (0...last).contains(playhead.targetPage + count) {
      if workspace.allows(input) { workspace.playhead.turnPage(by: count) }
    } else if workspace.players.indices.contains(workspace.chosen + count) {
      choose(workspace.chosen + count)
      // A talk goes through a demo from its first page, and backwards from its last.
      if workspace.playhead.isPaged {
        let range = workspace.playhead.timeline.range
        workspace.playhead.jump(to: count > 0 ? range.lowerBound : range.upperBound)
      }
    }
  }

  /// Undoes or redoes a step, and shows the demo that changed; during a gesture, cancels that instead.
  private mutating func step(_ move: (inout UndoStack<Document>) -> Bool) {
    if takeBackGesture() { return }
    let before = workspace.document
    guard move(&workspace.history) else { return }
    let changed = workspace.show(changesSince: before)
    if changed.contains(workspace.player.demo.name) { return }
    let index = workspace.players.firstIndex { changed.contains($0.demo.name) }
    if let index { choose(index) }
  }
}
