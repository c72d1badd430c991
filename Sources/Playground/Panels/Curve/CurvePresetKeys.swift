import AppState
import Editing
import Interface
import Keyframes
import Stage

// Keys in the grid of presets.
extension CurvePanel {
  /// The index above or below another, in the section or in the one beside it.
  private func position(_ position: Int, by rows: Int) -> Int? {
    guard let index = sections.firstIndex(where: { $0.positions.contains(position) }) else {
      return nil
    }
    let section = sections[index].positions
    let column = (position - section.lowerBound) % Self.columns
    let next = position + rows * Self.columns
    if section.contains(next) { return next }
    if rows > 0, index + 1 < sections.count {
      let other = sections[index + 1].positions
      return min(other.lowerBound + column, other.upperBound - 1)
    }
    if rows < 0, index > 0 {
      let other = sections[index - 1].positions
      let lastRow = other.lowerBound + (other.count - 1) / Self.columns * Self.columns
      return min(lastRow + column, other.upperBound - 1)
    }
    return nil
  }

  /// The arrow keys walk the grid; up from its first row leads to the search.
  /// - Returns: whether the key was one of these.
  mutating func walkPresets(from index: Int, _ key: Key, _ ui: inout UI) -> Bool {
    guard let position = matches.firstIndex(of: index) else { return false }
    let next: Int
    switch key {
    case .left: next = position - 1
    case .right: next = position + 1
    case .up: next = self.position(position, by: -1) ?? -1
    case .down: next = self.position(position, by: 1) ?? matches.count
    case .home: next = 0
    case .end: next = matches.count - 1
    case .space, .pageUp, .pageDown, .tab, .enter, .escape, .backspace, .delete, .menu, .function,
      .character:
      return false
    }
    mutedPointer = ui.pointer
    if key == .up, next < 0 {
      ui.setFocus(.curve(.field(.search)))
    } else if matches.indices.contains(next) {
      focus(preset: matches[next], &ui)
    }
    return true
  }

  /// From the search into the grid.
  mutating func enterPresets(_ ui: inout UI) {
    mutedPointer = ui.pointer
    if let first = matches.first { focus(preset: first, &ui) }
  }

  private func focus(preset index: Int, _ ui: inout UI) {
    ui.setFocus(.curve(.preset(index)))
    reveal(preset: index, &ui)
  }

  mutating func reveal(_ part: Part, _ workspace: inout Workspace, _ ui: inout UI) {
    if case .curve(.preset(let index)) = part { reveal(preset: index, &ui) }
  }

  /// Scrolls the grid so that a preset is seen whole.
  private func reveal(preset index: Int, _ ui: inout UI) {
    guard let position = matches.firstIndex(of: index) else { return }
    let rect = presetRect(position, in: .zero, top: 0)
    ui.changeList(.curve(.presets)) { $0.reveal(from: rect.minY, to: rect.maxY) }
  }
}
