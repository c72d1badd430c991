import AppState
import DemoKit
import Editing
import Interface
import Keyframes
import Stage

// Keys that mean more on the timeline than elsewhere.
extension TimelinePanel: KeyPanel {
  mutating func key(
    _ stroke: KeyStroke, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    if workspace.layout.graphs == nil, workspace.hasKeyframeToType,
      stroke.isFreeEnter(workspace, ui)
    {
      typeKey(workspace, &ui)
      return true
    }
    guard ui.focus == .timeline(.tracks) else { return false }
    switch (stroke.key, stroke.modifiers) {
    case (.up, []): moveCursor(by: -1, &workspace, &ui)
    case (.down, []): moveCursor(by: 1, &workspace, &ui)
    case (.enter, []), (.enter, .shift):
      selectAtCursor(adding: stroke.modifiers == .shift, &workspace, &ui)
    case (.left, .shift) where cursor?.property == nil: foldCursor(true, workspace)
    case (.right, .shift) where cursor?.property == nil: foldCursor(false, workspace)
    case (_, _): return false
    }
    return true
  }

  /// To the row above or below, which is scrolled to; a track's row selects it.
  private mutating func moveCursor(
    by count: Int, _ workspace: inout Workspace, _ ui: inout UI
  ) {
    let rows = rows(&workspace)
    guard !rows.isEmpty else { return }
    let current = rows.firstIndex { $0.name == cursor }
    let next = current.map { min(max($0 + count, 0), rows.count - 1) } ?? 0
    let name = rows[next].name
    cursor = name
    if let path = name.path, workspace.selection.track != path {
      workspace.editing.picksColors = false
      workspace.selection.track = path
    }
    // A constant that was shown because it was selected may have gone.
    let index = self.rows(&workspace).firstIndex { $0.name == name } ?? next
    scroll(toRow: index, &workspace, &ui)
  }

  /// Scrolls to the row of the selected track, if it is shown.
  mutating func revealSelection(_ workspace: inout Workspace, _ ui: inout UI) {
    guard let track = workspace.selection.track,
      let index = rows(&workspace).firstIndex(where: { $0.path == track })
    else { return }
    scroll(toRow: index, &workspace, &ui)
  }

  private mutating func scroll(
    toRow index: Int, _ workspace: inout Workspace, _ ui: inout UI
  ) {
    prepare(&workspace, &ui)
    let top = Double(index) * TimelineParts.rowHeight
    ui.changeList(.timeline(.list)) {
      $0.reveal(from: top, to: top + TimelineParts.rowHeight, atOnce: true)
    }
  }

  /// Selects the keyframe at the playhead in the row that keys have chosen; of a node's row, all of its
  /// keyframes. If it is selected already, its value is typed.
  private mutating func selectAtCursor(
    adding: Bool, _ workspace: inout Workspace, _ ui: inout UI
  ) {
    let isAtCursor = cursor.map { $0.path == nil || $0.path == workspace.selection.track } ?? false
    guard let name = cursor, isAtCursor || workspace.selection.keys.isEmpty else {
      if workspace.hasKeyframeToType { typeKey(workspace, &ui) }
      return
    }
    guard let path = name.path, let track = workspace.timelineTracks()[path] else {
      return choose(row: name, &workspace)
    }
    workspace.selection.track = path
    let key = nearestKey(of: track, workspace).map { KeyframePath(path, $0) }
    if adding {
      if let key { workspace.selection.keys.toggle(key) }
    } else if let key, workspace.selection.keys != [key] {
      workspace.selection.keys = [key]
    } else if workspace.hasKeyframeToType {
      typeKey(workspace, &ui)
    }
  }

  /// Goes to the field of the selected keyframe's value; of one without, to that of its time.
  private func typeKey(_ workspace: Workspace, _ ui: inout UI) {
    let fields = [TimelineField.value, .color, .time].map { Part.timeline(.field($0)) }
    let field = fields.first { field in ui.widgets.contains { $0.identity == field } }
    if let field { ui.setFocus(field) }
  }

  /// The keyframe at the playhead, or within half a frame of it.
  private func nearestKey(of track: PropertyTrack, _ workspace: Workspace) -> Int? {
    let time = workspace.keyTime
    if let index = track.index(at: time) { return index }
    guard !track.isConstant else { return nil }
    let distances = track.marks.map { abs($0.time - time) }
    let nearest = distances.indices.min { distances[$0] < distances[$1] }
    return nearest.flatMap { distances[$0] <= workspace.playhead.frame / 2 ? $0 : nil }
  }

  private mutating func foldCursor(_ folds: Bool, _ workspace: Workspace) {
    guard let node = cursor?.node else { return }
    if folds {
      folded[workspace.player.demo.name, default: []].insert(node)
    } else {
      folded[workspace.player.demo.name]?.remove(node)
    }
  }
}
