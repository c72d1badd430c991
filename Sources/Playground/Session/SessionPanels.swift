import Interface
import Keyframes

// The keys that go from panel to panel.
extension Session {
  /// Moves the focus to the next open panel (1) or the previous one (−1), in the order in which Tab
  /// goes through them. Without a focus that is seen from the stage.
  mutating func cyclePanels(by step: Int) {
    let open = panels.indices.filter { panels[$0].stop(workspace) != nil }
    guard modalPanel == nil, !open.isEmpty else { return }
    let place = panelWithFocus.flatMap { open.firstIndex(of: $0) } ?? 0
    for distance in 1...open.count {
      let next = ((place + step * distance) % open.count + open.count) % open.count
      if let part = entry(of: open[next]) {
        ui.setFocus(part)
        return revealFocus()
      }
    }
  }

  /// After each event.
  mutating func rememberFocus() {
    guard let focus = ui.focus, modalPanel == nil, let panel = panelWithFocus else { return }
    focusOfPanels[panel] = focus
  }

  /// Of a widget that several panels could have, the one in whose room it lies.
  private var panelWithFocus: Int? {
    guard let widget = ui.focused else { return nil }
    let owner = owner(of: widget.identity)
    if let owner, panels[owner].stop(workspace) != nil { return owner }
    return panels.indices.last {
      panels[$0].stop(workspace)?.room.contains(widget.rect.centre) == true
    }
  }

  /// The widget that had the focus last, else the first of use; nil if the panel has none.
  private func entry(of panel: Int) -> Part? {
    guard let stop = panels[panel].stop(workspace) else { return nil }
    let wanted = [focusOfPanels[panel], stop.first].compactMap(\.self)
    let there = wanted.first { part in ui.widgets.contains { $0.identity == part } }
    if let there { return there }
    return ui.widgets.first { $0.takesFocus && stop.room.contains($0.rect.centre) }?.identity
  }
}
