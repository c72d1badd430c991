import AppState
import Interface
import Words

// Pointer and keys.
extension GalleryPanel: KeyPanel, ClosablePanel, CommandPanel, PanelWithTips {
  mutating func perform(
    _ action: Action, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard action == .search else { return false }
    workspace.showGallery()
    ui.setFocus(.gallery(.search))
    return true
  }

  /// Up and down go from card to card; down in the search goes to the first.
  mutating func key(
    _ stroke: KeyStroke, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    if removeFocused(stroke, &workspace, &ui) { return true }
    guard stroke.key == .up || stroke.key == .down else { return false }
    switch ui.focus {
    case .gallery(.search) where stroke.key == .up: return true
    case .gallery(.search), .gallery(.card):
      walk(by: stroke.key == .down ? 1 : -1, workspace, &ui)
      return true
    case _: return false
    }
  }

  /// From card to card, around the ends; from the search to the first.
  private func walk(by step: Int, _ workspace: Workspace, _ ui: inout UI) {
    guard !matches.isEmpty, let panel = workspace.layout.gallery else { return }
    var row = step > 0 ? 0 : matches.count - 1
    if case .gallery(.card(let demo))? = ui.focus, let now = matches.firstIndex(of: demo) {
      row = (now + step + matches.count) % matches.count
    }
    ui.setFocus(.gallery(.card(matches[row])))
    reveal(demo: matches[row], in: panel, workspace, &ui)
  }

  mutating func reveal(_ part: Part, _ workspace: inout Workspace, _ ui: inout UI) {
    guard case .gallery(.card(let index)) = part, let panel = workspace.layout.gallery else {
      return
    }
    reveal(demo: index, in: panel, workspace, &ui)
  }

  mutating func escape(
    _ rung: EscapeRung, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    switch rung {
    case .trying:
      guard !search.isEmpty, ui.writing == nil || ui.writing?.name == .gallery(.search) else {
        return false
      }
      setSearch("", workspace, &ui)
      return true
    case .last: return false
    case .open:
      guard workspace.layout.galleryCovers, workspace.layout.gallery != nil else { return false }
      workspace.toggleGallery()
      return true
    }
  }

  func text(of part: Part, _ workspace: Workspace) -> String { search }

  mutating func textChanged(
    _ text: String, in part: Part, _ workspace: inout Workspace, _ ui: inout UI
  ) {
    setSearch(text, workspace, &ui)
  }

  /// Enter in the search opens the first demo that is left.
  mutating func commit(
    _ text: String, in part: Part, byEnter: Bool, _ workspace: inout Workspace, _ ui: inout UI
  ) {
    guard byEnter, let first = matches.first else { return }
    setSearch("", workspace, &ui)
    ui.setFocus(nil)
    workspace.ask(.choose(demo: first))
  }

  func tip(of part: Part, _ workspace: Workspace) -> Tip? {
    switch part {
    case .gallery(.search): Tip(localized("Search the demos"), keys: "/")
    case .gallery(.edited):
      Tip(localized("You have edited this demo. Reset, in the bar below, removes all edits."))
    case _: nil
    }
  }
}
