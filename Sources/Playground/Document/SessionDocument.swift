// What is changed in the demos, and the way back.
extension Session {
  /// What is changed in the demos.
  public var document: Document { history.value }

  /// Whether a hand is changing it just now.
  public var isEditing: Bool { history.isOpen }

  /// Begins with what was changed before; there is no way back behind it.
  public mutating func open(_ document: Document) {
    let before = history.value
    history = UndoStack(document)
    show(changesSince: before)
    relayout()
  }

  /// Changes the document and shows it. Between `history.begin()` and `history.commit()` it is part
  /// of that step, else a step of its own.
  mutating func edit(_ change: (inout Document) -> Void) {
    let before = history.value
    history.change(change)
    show(changesSince: before)
  }

  /// What is changed here is one step after all that `later` knows, so that undo brings it back.
  mutating func follow(_ later: UndoStack<Document>) {
    let document = history.value
    history = later
    history.commit()
    history.change { $0 = document }
  }

  mutating func undo() { step { $0.undo() } }

  mutating func redo() { step { $0.redo() } }

  /// In the middle of a drag the step is the drag itself.
  private mutating func step(_ move: (inout UndoStack<Document>) -> Bool) {
    if gesture == .panel, drag != nil { return cancelDrag() }
    if cancelPull() { return }
    let before = history.value
    guard move(&history) else { return }
    let changed = show(changesSince: before)
    // What was changed is to be seen.
    if changed.contains(player.demo.name) { return }
    if let index = players.firstIndex(where: { changed.contains($0.demo.name) }) { choose(index) }
  }

  /// - Returns: the names of the demos that have changed.
  @discardableResult
  mutating func show(changesSince before: Document) -> Set<String> {
    let changed = history.value.differences(from: before)
    for index in players.indices where changed.contains(players[index].demo.name) {
      players[index].apply(history.value[players[index].demo.name])
    }
    if !changed.isEmpty { adopt(profile) }
    return changed
  }
}
