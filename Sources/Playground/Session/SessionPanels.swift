import AppState
import Interface
import Keyframes

// Asking panels by their kind.
extension Session {
  /// A panel, if it is of a kind.
  func panel<Kind>(_ index: Int, as kind: Kind.Type) -> Kind? { panels[index] as? Kind }

  /// Whether each panel is of one of the kinds that are asked in every frame: casts of all panels would slow it.
  static let (moves, measures, follows) = (
    are((any MovingPanel).self), are((any MeasuringPanel).self), are((any FollowingPanel).self)
  )

  private static func are<Kind>(_ kind: Kind.Type) -> [Bool] { allPanels.map { $0 is Kind } }

  /// Has a panel do something, if it is of a kind; else nothing happens, and the result is nil.
  @discardableResult
  mutating func change<Kind, Reply>(
    _ index: Int, as kind: Kind.Type, _ body: (inout Kind, inout Workspace, inout UI) -> Reply
  ) -> Reply? {
    guard var panel = panels[index] as? Kind else { return nil }
    // The only copy, so that changes of its arrays don't copy them.
    panels[index] = PanelInUse()
    let reply = body(&panel, &workspace, &ui)
    if let panel = panel as? any Panel { panels[index] = panel }
    return reply
  }
}

/// Stands in for a panel that is in use.
private struct PanelInUse: Panel {
  func owns(_ part: Part) -> Bool { false }
  func draw(_ workspace: Workspace, _ ui: inout UI) {}
}

// The keys that go from panel to panel.
extension Session {
  /// Moves the focus to the next open panel (1) or the previous one (−1), in the order in which Tab
  /// goes through them. Without a focus that is seen from the stage.
  mutating func cyclePanels(by step: Int) {
    let open = panels.indices.filter { stop($0) != nil }
    guard modalPanel == nil, !open.isEmpty else { return }
    let position = panelWithFocus.flatMap { open.firstIndex(of: $0) } ?? 0
    for distance in 1...open.count {
      let next = ((position + step * distance) % open.count + open.count) % open.count
      if let part = entry(of: open[next]) {
        ui.setFocus(part)
        return revealFocus()
      }
    }
  }

  private func stop(_ index: Int) -> PanelStop? {
    panel(index, as: (any FocusedPanel).self)?.stop(workspace)
  }

  /// After each event.
  mutating func rememberFocus() {
    guard let focus = ui.focus, modalPanel == nil, let panel = panelWithFocus else { return }
    focusOfPanels[panel] = focus
  }

  /// If several panels own the widget's identity, the panel that contains it.
  private var panelWithFocus: Int? {
    guard let widget = ui.focused else { return nil }
    let owner = owner(of: widget.identity)
    if let owner, stop(owner) != nil { return owner }
    return panels.indices.last { stop($0)?.room.contains(widget.rect.centre) == true }
  }

  /// The widget that had the focus last, else the first useful one; nil if the panel has none.
  private func entry(of panel: Int) -> Part? {
    guard let stop = stop(panel) else { return nil }
    let wanted = [focusOfPanels[panel], stop.first].compactMap(\.self)
    let there = wanted.first { part in ui.widgets.contains { $0.identity == part } }
    if let there { return there }
    return ui.widgets.first { $0.takesFocus && stop.room.contains($0.rect.centre) }?.identity
  }
}
