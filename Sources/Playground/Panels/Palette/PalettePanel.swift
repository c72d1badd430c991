import AppState
import Editing
import Formats
import Interface
import Keyframes
import Stage
import Talks

enum PalettePart: Hashable, Sendable {
  case field
  case list
  /// The index among the visible lines.
  case line(Int)
}

/// The key map, with a field that finds commands, demos and knobs. It lies over everything.
struct PalettePanel: Panel, FollowingPanel, WheelPanel, OverlayPanel, CommandPanel, TypedPanel {
  private(set) var isOpen = false
  private(set) var query = ""
  /// The visible lines, best matches first; the key map while the field is empty, none when closed.
  private(set) var lines: [PaletteLine] = []
  /// In the language of the interface, as are the commands; nothing while closed.
  private(set) var keyMap: [PaletteLine] = []
  private var commands: [PaletteLine] = []
  /// The line that Enter performs.
  private(set) var chosen: Int?
  /// Where the lines lie.
  private(set) var rows: [PaletteRow] = []
  /// The part that had the focus before.
  private var focusBefore: Part?

  var isSearching: Bool { !query.allSatisfy(\.isWhitespace) }

  func owns(_ part: Part) -> Bool { if case .palette = part { true } else { false } }
  func isField(_ part: Part) -> Bool { part == .palette(.field) }
  func text(of part: Part, _ workspace: Workspace) -> String { query }

  mutating func prepare(_ workspace: inout Workspace, _ ui: inout UI) {
    guard isOpen else { return }
    rows = rows(in: workspace.layout, ui)
    ui.resizeList(
      .palette(.list), height: rows.map(\.rect.maxY).max() ?? 0,
      view: PaletteLayout(workspace.layout).list)
  }

  /// While it is open its field has the focus, wherever somebody presses.
  mutating func didHandle(_ workspace: inout Workspace, _ ui: inout UI) {
    ui.holdFocus(on: .palette(.field), while: isOpen)
  }

  // MARK: Opening and closing

  mutating func perform(
    _ action: Action, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    switch action {
    case .toggleHelp: if isOpen { close(&ui) } else { open(workspace.talk.keys, &ui) }
    case .palette(.perform(let index)): perform(index, &workspace, &ui)
    case _: return false
    }
    return true
  }

  /// With an empty field that has the focus.
  private mutating func open(_ talks: TalkKeys, _ ui: inout UI) {
    self = PalettePanel()
    isOpen = true
    keyMap = PaletteLine.keyMap(talks)
    commands = PaletteLine.commands + PaletteLine.talks(talks)
    lines = keyMap
    // A field that was being written in is left for good.
    if ui.writing == nil { focusBefore = ui.focus }
    ui.changeList(.palette(.list)) { $0.jump(to: 0) }
    ui.setFocus(.palette(.field))
  }

  /// The focus returns to where it was before.
  mutating func close(_ ui: inout UI) {
    ui.setFocus(focusBefore)
    self = PalettePanel()
  }

  // MARK: Finding

  mutating func textChanged(
    _ text: String, in part: Part, _ workspace: inout Workspace, _ ui: inout UI
  ) {
    find(text, workspace, &ui)
  }

  private mutating func find(_ query: String, _ workspace: Workspace, _ ui: inout UI) {
    self.query = query
    let all =
      commands + PaletteLine.demos(workspace) + PaletteLine.knobs(workspace)
      + PaletteLine.presets(workspace)
    lines = isSearching ? PaletteMatch(query).best(of: all) : keyMap
    chosen = isSearching && !lines.isEmpty ? 0 : nil
    ui.changeList(.palette(.list)) { $0.jump(to: 0) }
  }

  /// So many lines down; the ends stay, and above the key map is the field.
  mutating func walk(by steps: Int, _ workspace: Workspace, _ ui: inout UI) {
    if !lines.isEmpty {
      let next = chosen.map { $0 + steps } ?? (steps > 0 ? steps - 1 : -1)
      chosen = next < 0 && !isSearching ? nil : min(max(next, 0), lines.count - 1)
    }
    revealChosen(workspace, &ui)
  }

  /// Scrolls so that the line that Enter performs is seen whole.
  private func revealChosen(_ workspace: Workspace, _ ui: inout UI) {
    let rect = chosen.map { rows(in: workspace.layout, ui)[$0].rect }
    ui.changeList(.palette(.list)) { list in
      guard let rect else { return list.settle(to: 0) }
      list.reveal(from: rect.minY - 4, to: rect.maxY + 4)
    }
  }

  // MARK: Performing

  /// Enter or a click.
  private mutating func perform(_ index: Int, _ workspace: inout Workspace, _ ui: inout UI) {
    guard isOpen, lines.indices.contains(index) else { return }
    let line = lines[index]
    switch line.effect {
    case nil: chosen = index
    case .narrow:
      find(line.title, workspace, &ui)
      ui.beginWriting(line.title, in: .palette(.field))
    case .action(let action):
      close(&ui)
      if action != .toggleHelp { workspace.ask(action) }
    case .knob(let name):
      close(&ui)
      workspace.show(.knobs)
      ui.setFocus(.knobs(.control(name)))
    }
  }

  /// The effect of Enter.
  mutating func performChosen(_ workspace: inout Workspace, _ ui: inout UI) {
    if let chosen { perform(chosen, &workspace, &ui) }
  }

  /// Scrolls wherever the pointer is.
  mutating func wheel(
    _ wheel: Wheel, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard isOpen else { return false }
    ui.changeList(.palette(.list)) { $0.wheel(wheel.event) }
    return true
  }
}
