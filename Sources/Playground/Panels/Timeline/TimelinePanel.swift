import AppState
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
  /// The word before the field of the length.
  case lengthLabel
  /// Searches the rows.
  case search
  /// The name of a marker.
  case markerName
  case namesEdge
  /// The mark of a take, which says how much a node jumps there.
  case take(TakeStart)
}

/// The demo's tracks over time: a header with the selection, a ruler, a row for each track, and the
/// playhead.
struct TimelinePanel: Panel, FollowingPanel, ClosablePanel, CommandPanel, TypedPanel, FocusedPanel,
  PanelWithTargets, CachingPanel
{
  /// The nodes whose tracks are folded away, by the demo's name.
  var folded: [String: Set<String>] = [:]
  var filter = RowFilter.animated
  /// The filter to which the key for animated properties returns.
  var otherFilter = RowFilter.all
  /// The typed search for rows.
  var search = ""
  /// The row that keys have chosen.
  var cursor: TimelineRow.Name?
  /// The current drag.
  var drag: (any TimelineDrag)?
  /// The target of the second press of a double-click.
  var doubleClicked: TimelineTarget?
  private var shown: ShownRows?
  /// The marker that was pressed last, until keyframes are selected or the demo changes.
  var selectedMarker: Cue?
  /// The demo on the stage after the last event.
  var demo: String?
  var naming: MarkerNaming?
  var heldView: HeldView?

  func owns(_ part: Part) -> Bool { if case .timeline = part { true } else { false } }

  func isField(_ part: Part) -> Bool {
    switch part {
    case .timeline(.field), .timeline(.search), .timeline(.markerName): true
    case _: false
    }
  }

  mutating func didHandle(_ workspace: inout Workspace, _ ui: inout UI) {
    workspace.tidyKeys()
    tidyMarkers(&workspace, ui)
  }

  mutating func prepare(_ workspace: inout Workspace, _ ui: inout UI) {
    guard let panel = workspace.layout.timeline else { return }
    refresh(&workspace)
    ui.resizeList(
      .timeline(.list),
      height: Double(shown?.rows.count ?? 0) * TimelineParts.rowHeight + 8,
      view: workspace.timelineParts(in: panel).list)
  }

  func stop(_ workspace: Workspace) -> PanelStop? {
    workspace.layout.timeline.map { PanelStop(room: $0, first: .timeline(.tracks)) }
  }

  mutating func forgetCache() { shown = nil }

  // MARK: Rows

  /// The rows that pass the filter and the search, in order, without folded ones.
  ///
  /// - Complexity: O(*n*) in the rows.
  func rows(_ workspace: inout Workspace) -> [TimelineRow] { rows(choice(workspace), &workspace) }

  private func rows(_ choice: RowChoice, _ workspace: inout Workspace) -> [TimelineRow] {
    let isWhole = choice.filter.showsUnset
    return choice.rows(from: isWhole ? workspace.player.wholeRows() : workspace.player.rows())
  }

  /// Makes the rows and the selection ready for ``view(_:_:)``.
  private mutating func refresh(_ workspace: inout Workspace) {
    _ = workspace.selectedKeys()
    _ = workspace.player.rows()
    let now = ShownRows.Source(
      demo: workspace.gallery.chosen, revision: workspace.player.revision, choice: choice(workspace)
    )
    if shown?.source != now {
      shown = ShownRows(
        source: now, rows: rows(now.choice, &workspace), spans: NodeSpans(workspace.player.rows()))
    }
  }

  func position(of target: DragTarget, _ workspace: Workspace, _ ui: UI) -> Point? {
    guard let view = view(workspace, ui) else { return nil }
    if case .bar(let node) = target {
      let index = view.rows.firstIndex { $0.isNode && $0.node == node }
      return index.flatMap { view.barRect(of: node, view.rowRect($0))?.centre }
    }
    guard case .keyframe(let key) = target,
      let index = view.rows.firstIndex(where: { $0.path == key.track }),
      key.index < view.rows[index].keyframeCount
    else { return nil }
    let time = view.rows[index].keyframes[key.index].time
    return Point(x: view.scale.x(of: time), y: view.rowRect(index).centre.y)
  }

  /// Where everything lies, as of the last `refresh`; nil while the panel is closed.
  func view(_ workspace: Workspace, _ ui: UI) -> TimelineView? {
    guard let panel = workspace.layout.timeline else { return nil }
    let parts = workspace.timelineParts(in: panel)
    let scale = workspace.timelineScale(in: panel)
    return TimelineView(
      parts: parts, scale: scale,
      rows: shown?.rows ?? [], spans: shown?.spans ?? NodeSpans(),
      scrolled: ui.list(.timeline(.list)).position,
      selected: workspace.editing.keyEditing.selected ?? .none,
      loop: workspace.playhead.clock.loopRange,
      flags: TimelineFlag.all(workspace.landmarks, scale, parts.ruler, ui),
      range: workspace.playhead.timeline.range, hasEndHandle: workspace.canEditLength)
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
    if let part = command.focus, naming != nil || part != .timeline(.markerName) {
      ui.setFocus(part)
    }
    var changesRows = command == .toggleAnimated
    if case .show = command { changesRows = true }
    if changesRows { revealSelection(&workspace, &ui) }
    if command == .toggleColors, workspace.editing.picksColors { ui.setFocus(.picker(.square)) }
    return true
  }

  /// A marker that is being added is not; then the search is cleared, then nothing is selected any
  /// more.
  mutating func escape(
    _ rung: EscapeRung, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard rung == .open else {
      guard naming != nil else { return false }
      (naming, ui.writing) = (nil, nil)
      ui.setFocus(nil)
      return true
    }
    if workspace.layout.timeline != nil, !search.isEmpty {
      search = ""
      return true
    }
    if selectedMarker != nil {
      selectedMarker = nil
      return true
    }
    guard !workspace.selection.isEmpty else { return false }
    workspace.selection = Selection()
    return true
  }
}

/// The rows that are shown, kept while nothing changes them.
private struct ShownRows {
  /// Everything that the rows depend on.
  struct Source: Equatable {
    let demo: Int
    let revision: Int
    let choice: RowChoice
  }

  let source: Source
  let rows: [TimelineRow]
  let spans: NodeSpans
}
