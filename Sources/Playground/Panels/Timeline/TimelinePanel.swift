import DemoKit
import Editing
import Interface
import Keyframes
import Stage

enum TimelinePart: Hashable, Sendable {
  /// Where the times are: the ruler, and the keyframes below it.
  case tracks
  /// The list of rows.
  case list
  case field(TimelineField)
}

/// The demo's tracks over time: a header with what is selected, a ruler, a row for each track, and the
/// playhead.
struct TimelinePanel: Panel {
  /// The nodes whose tracks are folded away, by the demo's name.
  var folded: [String: Set<String>] = [:]
  /// Whether constants that are explicitly set have rows.
  var showsConstants = false
  /// The row that keys have chosen.
  var cursor: TimelineRow.Name?
  /// What the hand does.
  var drag: (any TimelineDrag)?
  private var shown: ShownRows?

  func owns(_ part: Part) -> Bool { if case .timeline = part { true } else { false } }

  func isField(_ part: Part) -> Bool { if case .timeline(.field) = part { true } else { false } }

  mutating func didHandle(_ workspace: inout Workspace, _ ui: inout UI) { workspace.tidyKeys() }

  mutating func prepare(_ workspace: inout Workspace, _ ui: inout UI) {
    guard let panel = workspace.layout.timeline else { return }
    refresh(&workspace)
    ui.resizeList(
      .timeline(.list),
      height: Double(shown?.rows.count ?? 0) * TimelineParts.rowHeight + 8,
      view: workspace.timelineParts(in: panel).list)
  }

  // MARK: Rows

  /// The rows that are not folded away, in order; constants only where they are wanted or selected.
  ///
  /// - Complexity: O(*n*) in the rows.
  func rows(_ workspace: inout Workspace) -> [TimelineRow] {
    let folded = folded[workspace.player.demo.name] ?? []
    let selected = workspace.selection.track
    var rows: [TimelineRow] = []
    var head: TimelineRow?
    var isInside = false
    for row in workspace.player.rows() {
      if row.isNode {
        head = row
        isInside = folded.contains { row.node.hasPrefix($0 + "/") }
        continue
      }
      let isShown = !row.isConstant || showsConstants || row.place == selected
      guard !isInside, isShown else { continue }
      if let node = head { rows.append(node) }
      head = nil
      if !folded.contains(row.node) { rows.append(row) }
    }
    return rows
  }

  /// Makes the rows and the selection ready for ``view(_:_:)``.
  private mutating func refresh(_ workspace: inout Workspace) {
    _ = workspace.selectedKeys()
    let now = ShownRows.Source(
      demo: workspace.chosen, revision: workspace.player.revision,
      folded: folded[workspace.player.demo.name] ?? [], showsConstants: showsConstants,
      track: workspace.selection.track)
    if shown?.source != now { shown = ShownRows(source: now, rows: rows(&workspace)) }
  }

  /// Where everything lies, as of the last `refresh`; nil while the panel is closed.
  func view(_ workspace: Workspace, _ ui: UI) -> TimelineView? {
    guard let panel = workspace.layout.timeline else { return nil }
    return TimelineView(
      parts: workspace.timelineParts(in: panel), scale: workspace.timelineScale(in: panel),
      rows: shown?.rows ?? [], scrolled: ui.list(.timeline(.list)).position,
      selected: workspace.keyEditing.selected ?? .none,
      loop: workspace.playhead.clock.loopRange)
  }

  /// Where everything lies now, in the middle of an event.
  mutating func refreshedView(_ workspace: inout Workspace, _ ui: UI) -> TimelineView? {
    refresh(&workspace)
    return view(workspace, ui)
  }

  // MARK: Actions

  mutating func perform(
    _ action: Action, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard case .timeline(let command) = action else { return false }
    perform(command, &workspace)
    return true
  }

  mutating func escape(
    _ rung: EscapeRung, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard rung == .open else { return false }
    guard !workspace.selection.isEmpty else { return false }
    workspace.selection = Selection()
    return true
  }
}

/// The rows that are shown, kept while nothing changes them.
private struct ShownRows {
  /// What the rows depend on.
  struct Source: Equatable {
    let demo: Int
    let revision: Int
    let folded: Set<String>
    let showsConstants: Bool
    let track: TrackPlace?
  }

  let source: Source
  let rows: [TimelineRow]
}
