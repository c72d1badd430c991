import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words
import DemoKit

extension TimelinePanel {
  /// Keyframes that nobody sees are left alone.
  mutating func perform(_ command: TimelineCommand, _ workspace: inout Workspace) {
    let isOpen = workspace.layout.timeline != nil
    if !isOpen, command.opensTimeline || workspace.layout.graphs == nil {
      guard command.opensTimeline else { return workspace.refuse(command) }
      workspace.toggleTimeline()
    }
    let frame = workspace.playhead.frame
    switch command {
    case .selectAll: selectAllKeys(&workspace)
    case .copy: copyKeys(&workspace)
    case .cut: if copyKeys(&workspace) { deleteKeys(&workspace) }
    case .duplicate: duplicateKeys(&workspace)
    case .delete: deleteKeys(&workspace)
    case .insert: insertKeys(&workspace)
    case .nudge(let frames): nudgeKeys(by: Double(frames) * frame, &workspace)
    case .stretch(let frames): stretchKeys(by: Double(frames) * frame, &workspace)
    case .chooseRow(let name): choose(row: name, &workspace)
    case .fold(let node):
      folded[workspace.player.demo.name, default: []].formSymmetricDifference([node])
    case .toggleKey(let path): toggleKey(of: path, &workspace)
    case .show(let filter): show(filter)
    case .toggleAnimated: show(filter == .animated ? otherFilter : .animated)
    case .resetTrack: resetTrack(&workspace)
    case .addMarker: addMarker(&workspace)
    case .renameMarker: if let marker = meantMarker(&workspace) { rename(marker, workspace) }
    case .deleteMarker: if let marker = meantMarker(&workspace) { delete(marker, &workspace) }
    case .resetLength: workspace.setLength(nil)
    case .typeLength:
      if !workspace.canEditLength { workspace.say(localized("This demo is as long as its pages.")) }
    case .resize(let rows): workspace.move(.timeline, by: -Double(rows) * TimelineParts.rowHeight)
    case .searchRows: break
    case .toggleColors:
      guard workspace.hasChosenColor else {
        return workspace.say(localized("Select a track of colours on the timeline first."))
      }
      workspace.editing.picksColors.toggle()
    case .setTangents(let kind): workspace.setTangents(kind)
    case .cycleTangents: workspace.cycleTangents()
    case .extrapolate(let kind, let end): workspace.extrapolate(kind, end)
    case .setHidden(let isHidden): workspace.setChosenValue(.flag(isHidden))
    }
  }

  // MARK: Selecting

  private func selectAllKeys(_ workspace: inout Workspace) {
    let choice = choice(workspace)
    let rows = choice.unfolded.rows(from: workspace.player.rows())
    let track = workspace.selection.track
    let own = Self.keys(of: rows.filter { $0.path != nil && $0.path == track })
    let isNext = own.isEmpty || own == workspace.selection.keys
    workspace.selection.keys = isNext ? Self.keys(of: rows) : own
  }

  /// A track is selected by its name, a node with all of its keyframes; Shift adds.
  mutating func choose(row name: TimelineRow.Name, _ workspace: inout Workspace) {
    cursor = name
    let adds = workspace.modifiers.contains(.shift)
    if let path = name.path {
      if workspace.selection.track != path { workspace.editing.picksColors = false }
      workspace.selection.track = path
      workspace.editing.chosenSegments[workspace.player.demo.name] = nil
      guard !adds else { return selectKeys(of: [name], adding: true, &workspace) }
      return workspace.selection.keys = workspace.selection.keys.only(path)
    }
    let names = workspace.player.rows().filter { $0.node == name.node && !$0.isNode }.map(\.name)
    selectKeys(of: names, adding: adds, &workspace)
    if !adds || workspace.selection.track == nil {
      workspace.selection.track = names.first?.path
      // A node without tracks is selected by the row that keys have chosen.
      workspace.editing.chosenNode = (name.node, workspace.selection)
    }
  }

  private func selectKeys(
    of names: [TimelineRow.Name], adding: Bool, _ workspace: inout Workspace
  ) {
    let keys = Self.keys(of: workspace.player.rows().filter { names.contains($0.name) })
    workspace.selection.keys = adding ? workspace.selection.keys.union(keys) : keys
  }

  private static func keys(of rows: [TimelineRow]) -> KeySet {
    var keys = KeySet()
    for row in rows {
      if let path = row.path { keys[path] = Set(0..<row.keyframeCount) }
    }
    return keys
  }

  // MARK: Editing

  /// At most so many keyframes are duplicated at once.
  private static var mostKeys: Int { 20_000 }

  /// - Returns: whether there was anything to copy.
  @discardableResult
  private func copyKeys(_ workspace: inout Workspace) -> Bool {
    workspace.copy(KeyEdit(tracks: workspace.timelineTracks(), keys: workspace.selection.keys))
  }

  /// The selected marker, else the selected keyframes, else the selected track if it was added.
  private mutating func deleteKeys(_ workspace: inout Workspace) {
    if let marker = selectedMarker { return delete(marker, &workspace) }
    guard !workspace.selection.keys.isEmpty else {
      if let path = workspace.selection.track, workspace.isAdded(path) {
        workspace.removeEdits(of: path)
      }
      return
    }
    let time = workspace.keyTime
    workspace.removeKeys(of: workspace.selection.keys.tracks) { $0.removed(at: time) }
  }

  /// Right after the selected ones: a frame after the last, ten frames after a single one.
  private func duplicateKeys(_ workspace: inout Workspace) {
    guard let span = workspace.selectedKeys().span else { return }
    let count = workspace.selection.keys.count
    guard count <= Self.mostKeys else {
      return workspace.say(localized("Too many keyframes to duplicate (\(count))"))
    }
    let frame = workspace.playhead.frame
    let gap = span.length > 0 ? span.length + frame : 10 * frame
    workspace.change { $0.repeated(after: gap) }
  }

  private func nudgeKeys(by time: Double, _ workspace: inout Workspace) {
    guard !workspace.selection.keys.isEmpty else { return }
    workspace.editing.history.begin()
    var gesture = workspace.editing.keyEditing.gesture ?? workspace.keyGesture()
    gesture.time += time
    workspace.show(gesture.base.moved(by: gesture.time), in: &gesture)
    workspace.editing.keyEditing.gesture = gesture
  }

  private func stretchKeys(by time: Double, _ workspace: inout Workspace) {
    guard workspace.selectedKeys().span?.length ?? 0 > 0 else { return }
    workspace.editing.history.begin()
    var gesture = workspace.editing.keyEditing.gesture ?? workspace.keyGesture()
    guard let span = gesture.base.span else { return }
    gesture.time = max(gesture.time + time, workspace.playhead.frame - span.length)
    let factor = (span.length + gesture.time) / span.length
    workspace.show(gesture.base.stretched(by: factor, about: span.lowerBound), in: &gesture)
    workspace.editing.keyEditing.gesture = gesture
  }
}
