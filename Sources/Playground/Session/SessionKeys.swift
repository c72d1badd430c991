import AppState
import Editing
import Interface
import Keyframes
import Words

// Keys and gamepad buttons: the panel with the focus comes first, the key map last.
extension Session {
  mutating func keyPressed(_ stroke: KeyStroke) {
    workspace.input.modifiers = stroke.modifiers
    if !stroke.isRepeat { workspace.endKeyEdits(whilePressed: !gesture.isFree) }
    if stroke.key == .escape { return escape() }
    if pressDragKey(stroke) { return }
    if let modal = modalPanel {
      if offer(stroke, to: modal) { return }
      if keyToField(stroke) { return }
      return performShortcut(stroke) { $0.isForWindow }
    }
    if stroke.key == .tab {
      if ui.focus == nil, keyToPanels(stroke) { return }
      ui.moveFocus(by: stroke.modifiers.contains(.shift) ? -1 : 1)
      return revealFocus()
    }
    if keyToField(stroke) || stepNumber(stroke) || chooseNeighbour(stroke) { return }
    if keyToPanels(stroke) || scrollFocusedList(stroke) { return }
    if stroke.key == .enter, stroke.modifiers.isEmpty, let widget = ui.focused,
      widget.role != .surface
    {
      return activate(widget)
    }
    if ui.writing == nil || Shortcut.isForWriting(stroke.key, stroke.modifiers) {
      performShortcut(stroke)
    }
  }

  var modalPanel: Int? { shownPanels.last(where: isModal) }

  func isModal(_ index: Int) -> Bool {
    panel(index, as: (any ModalPanel).self)?.isModal(workspace) == true
  }

  /// - Returns: whether the panel took the key.
  mutating func offer(_ stroke: KeyStroke, to index: Int) -> Bool {
    change(index, as: (any KeyPanel).self) { $0.key(stroke, &$1, &$2) } == true
  }

  private mutating func performShortcut(
    _ stroke: KeyStroke, where isWanted: (Action) -> Bool = { _ in true }
  ) {
    let action = Shortcut.action(
      for: stroke.key, stroke.modifiers, isRepeat: stroke.isRepeat)
    guard let action, isWanted(action) else { return }
    if case .choose = action, workspace.isInHand, !isPresenting {
      return workspace.say(
        localized("Digits change the demo once nothing is selected or edited. Esc deselects."))
    }
    perform(action)
  }

  /// Offers a key to the panels, first to the one of the widget with the focus.
  private mutating func keyToPanels(_ stroke: KeyStroke) -> Bool {
    let focused = ui.focus.flatMap { owner(of: $0) }
    if let focused, offer(stroke, to: focused) { return true }
    return panels.indices.reversed().contains { $0 != focused && offer(stroke, to: $0) }
  }

  /// Left and right on a segment.
  private mutating func chooseNeighbour(_ stroke: KeyStroke) -> Bool {
    guard let neighbours = ui.focused?.neighbours, stroke.modifiers.isEmpty,
      stroke.key == .left || stroke.key == .right,
      let next = stroke.key == .left ? neighbours.first : neighbours.last
    else { return false }
    workspace.editing.history.begin()
    perform(next.action)
    ui.setFocus(next.identity)
    return true
  }

  private mutating func scrollFocusedList(_ stroke: KeyStroke) -> Bool {
    guard let widget = ui.focused, widget.role == .list, stroke.modifiers.isEmpty else {
      return false
    }
    var isTaken = false
    ui.changeList(widget.identity) { isTaken = $0.key(stroke.key, line: Theme.line) }
    return isTaken
  }

  mutating func keyReleased(_ key: Key) {
    releaseDragKey(key)
    workspace.endKeyEdits(whilePressed: !gesture.isFree)
    if key == .character("s") { workspace.playhead.clock.isSlow = false }
    for index in panels.indices {
      change(index, as: (any HeldKeyPanel).self) { panel, workspace, _ in
        panel.keyReleased(key, &workspace)
      }
    }
  }

  /// Closes the topmost thing, one at a time; never quits.
  mutating func escape() {
    if takeBackGesture() || escapePanels(.trying) || giveUpField() { return }
    if ui.focus != nil { return ui.setFocus(nil) }
    if escapePanels(.open) || workspace.closeSideInNarrowWindow() { return }
    _ = escapePanels(.last)
  }

  mutating func escapePanels(_ rung: EscapeRung) -> Bool {
    panels.indices.reversed().contains { index in
      change(index, as: (any ClosablePanel).self) { $0.escape(rung, &$1, &$2) } == true
    }
  }

  /// Scrolls to the widget that Tab has reached.
  mutating func revealFocus() {
    guard let focus = ui.focus, let index = owner(of: focus) else { return }
    change(index, as: (any FocusedPanel).self) { $0.reveal(focus, &$1, &$2) }
  }

  // MARK: Gamepad

  mutating func padPressed(_ button: PadButton) {
    for index in panels.indices.reversed() {
      let isTaken = change(index, as: (any ModalPanel).self) { $0.pad(button, &$1, &$2) }
      if isTaken == true { return }
    }
    if let action = PadShortcut.action(of: button) { perform(action, by: .gamepad) }
  }
}

extension Action {
  /// Whether its key works whatever is on top.
  var isForWindow: Bool {
    switch self {
    case .quit, .toggleFullscreen, .changeInterface, .resetInterface: true
    case _: false
    }
  }
}
