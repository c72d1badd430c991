import AppState
import DemoKit
import Interface
import Keyframes
import Stage

enum FilmPart: Hashable, Sendable {
  case choice(FilmRow, Int)
  /// The path.
  case field
  case export
}

/// A card over everything with the choices for a film of the demo; the host makes it. Up and down go
/// from line to line, left and right choose, and letters go into the path.
struct FilmPanel: Panel, FollowingPanel, PressedPanel, OverlayPanel, CommandPanel, TypedPanel {
  private(set) var isOpen = false
  private(set) var choices = FilmChoices()
  private(set) var path = PathToWrite()
  /// The line that keys are for; nil is the path.
  private(set) var row: FilmRow?

  func owns(_ part: Part) -> Bool { if case .film = part { true } else { false } }
  func isField(_ part: Part) -> Bool { part == .film(.field) }
  func text(of part: Part, _ workspace: Workspace) -> String { path.text }

  mutating func willHandle(_ event: InputEvent, _ workspace: inout Workspace) {
    if isOpen { path.follow(event, &workspace) }
  }

  /// The path has the focus while keys are for it.
  mutating func didHandle(_ workspace: inout Workspace, _ ui: inout UI) {
    if isOpen, ui.focus == .film(.field) { row = nil }
    ui.holdFocus(on: .film(.field), while: isOpen && row == nil, showing: path.text)
  }

  // MARK: Pointer

  func press(_ press: Press, _ workspace: inout Workspace, _ ui: inout UI) -> PressReply {
    .button
  }

  // MARK: Actions

  mutating func perform(
    _ action: Action, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard case .film(let action) = action else { return false }
    switch action {
    case .open: open(&workspace, &ui)
    case .choose(let row, let index): choose(index, of: row, &workspace, &ui)
    case .export: export(&workspace, &ui)
    }
    return true
  }

  private mutating func open(_ workspace: inout Workspace, _ ui: inout UI) {
    (isOpen, row) = (true, nil)
    suggestPath(&workspace)
    ui.setFocus(.film(.field))
  }

  private mutating func suggestPath(_ workspace: inout Workspace) {
    path.suggest(workspace.player.demo.name, ending: choices.format.ending, &workspace)
  }

  private mutating func choose(
    _ index: Int, of row: FilmRow, _ workspace: inout Workspace, _ ui: inout UI
  ) {
    guard isOpen else { return }
    ui.setFocus(nil)
    let old = choices.format
    choices.choose(index, of: row)
    self.row = row
    guard choices.format != old else { return }
    guard !path.isSuggested else { return suggestPath(&workspace) }
    let typed = path.text
    let stem =
      typed.lowercased().hasSuffix(old.ending) ? String(typed.dropLast(old.ending.count)) : typed
    path.type(stem + choices.format.ending, &workspace)
  }

  private mutating func export(_ workspace: inout Workspace, _ ui: inout UI) {
    guard isOpen, FilmFormat(path.text) != nil, path.text.count > choices.format.ending.count,
      path.confirm()
    else { return }
    workspace.requests.toHost.append(
      .film(
        choices.order(
          of: workspace.player.demo.name, path: path.text, replaces: path.replaces,
          loop: workspace.playhead.clock.loopRange)))
    close(&ui)
  }

  mutating func close(_ ui: inout UI) {
    isOpen = false
    ui.setFocus(nil)
  }

  // MARK: Keys

  mutating func textChanged(
    _ text: String, in part: Part, _ workspace: inout Workspace, _ ui: inout UI
  ) {
    path.type(text, &workspace)
    if let format = FilmFormat(text) { choices.format = format }
  }

  mutating func key(
    _ stroke: KeyStroke, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard isOpen else { return false }
    switch stroke.key {
    case .enter: export(&workspace, &ui)
    case .down: go(by: 1, &ui)
    case .up: go(by: -1, &ui)
    case .tab: go(by: stroke.modifiers.contains(.shift) ? -1 : 1, &ui)
    case .left, .right:
      guard let row else { return false }
      step(stroke.key == .left ? -1 : 1, in: row, &workspace, &ui)
    case _: return false
    }
    return true
  }

  mutating func commit(
    _ text: String, in part: Part, byEnter: Bool, _ workspace: inout Workspace, _ ui: inout UI
  ) {
    if byEnter { export(&workspace, &ui) }
  }

  /// The path is below the last line, and above the first.
  private mutating func go(by step: Int, _ ui: inout UI) {
    let stops: [FilmRow?] = FilmRow.allCases + [nil]
    let index = stops.firstIndex(of: row) ?? 0
    row = stops[(index + step + stops.count) % stops.count]
    ui.setFocus(row == nil ? .film(.field) : nil)
  }

  private mutating func step(
    _ step: Int, in row: FilmRow, _ workspace: inout Workspace, _ ui: inout UI
  ) {
    let count = titles(of: row, workspace).count
    let index = (choices.index(of: row, of: count) + step + count) % count
    choose(index, of: row, &workspace, &ui)
  }

  func titles(of row: FilmRow, _ workspace: Workspace) -> [String] {
    choices.titles(
      of: row, size: workspace.player.scene.size,
      hasLoop: workspace.playhead.clock.loopRange != nil)
  }
}
