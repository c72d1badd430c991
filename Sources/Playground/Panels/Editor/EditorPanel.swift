import AppState
import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Words

/// Editing nodes on the stage: dragging selects, moves, scales and rotates, and time stands still.
struct EditorPanel: Panel, FollowingPanel, CommandPanel, PanelWithTips, CachingPanel {
  var grip: EditorGrip?
  /// The position of the last click, so that another click there selects the node below.
  var lastClick: Point?
  /// Arrow keys that are moving nodes.
  var nudging: Nudging?
  /// Whether the key for recording is held.
  var isRecordKeyHeld = false
  /// Arrow keys that are moving points of a path.
  var nudgedPoints: PathPointDrag?
  /// The motion paths of the selected nodes, and the arrow keys that are moving their keyframes.
  var motions: [MotionFrame] = []
  var nudgedMotions: MotionDrag?
  private var motionSource: MotionSource?
  /// The text that is being written on the stage, by its node.
  var writtenText: String?
  /// The motion that was recorded last.
  var lastTake: RecordedTake?
  /// All nodes as they are shown; empty unless the stage is edited.
  var nodes: [StageNode] = []
  /// The thing under the pointer while nothing is dragged.
  private(set) var pointed: EditorTarget?

  var isOverStage: Bool { true }

  func owns(_ part: Part) -> Bool { if case .editor = part { true } else { false } }

  /// The area for editing: with versions side by side only the stage's lane.
  func room(_ workspace: Workspace) -> Rect {
    workspace.layout.lanes.isEmpty ? workspace.layout.panels.stage : workspace.layout.stage
  }

  func isShown(_ workspace: Workspace) -> Bool {
    workspace.editing.stageEditing.isOn && workspace.layout.stage.width > 1
  }

  mutating func prepare(_ workspace: inout Workspace, _ ui: inout UI) {
    guard isShown(workspace) else { return forgetCache() }
    nodes = workspace.stageNodes(ui.measure)
    refreshMotions(workspace)
    pointed = nil
    guard grip == nil, let position = ui.pointer,
      ui.widget(at: position)?.identity == .editor(.stage)
    else { return }
    pointed = target(at: position, workspace, ui)
  }

  mutating func forgetCache() {
    (nodes, motions, motionSource, pointed) = ([], [], nil, nil)
  }

  /// Motion paths are made again only if something has changed.
  private mutating func refreshMotions(_ workspace: Workspace) {
    let names = Set(workspace.selectedNodes)
    let selected = nodes.filter { names.contains($0.name) }
    let now = MotionSource(
      revision: workspace.player.revision, demo: workspace.gallery.chosen,
      outers: selected.map(\.placement.outer), names: selected.map(\.name))
    guard motionSource != now else { return }
    (motionSource, motions) = (now, workspace.motionFrames(nodes))
  }

  /// The node under the pointer.
  var hovered: String? { if case .nodes(let names)? = pointed { names.first } else { nil } }

  /// A drag ends when the demo changes.
  mutating func didHandle(_ workspace: inout Workspace, _ ui: inout UI) {
    if nudging != nil, !workspace.editing.history.isOpen { nudging = nil }
    if let take = lastTake, take.demo != workspace.player.demo.name { lastTake = nil }
    if !workspace.editing.history.isOpen { (nudgedPoints, nudgedMotions) = (nil, nil) }
    workspace.followPoints()
    if writtenText != nil, ui.focus != .editor(.words) { writtenText = nil }
  }

  mutating func willHandle(_ event: InputEvent, _ workspace: inout Workspace) {
    if case .focusLost = event { isRecordKeyHeld = false }
  }

  // MARK: Layout

  /// The subject of the handles: the selected node, or the box around all selected nodes.
  func frame(_ workspace: Workspace) -> EditorFrame? {
    let selected = selected(workspace)
    guard workspace.selectedNodes.count > 1 else { return frames(workspace).first }
    return EditorFrame(around: selected, workspace.layout.stageTransform)
  }

  /// All selected nodes that can be seen.
  func selected(_ workspace: Workspace) -> [StageNode] {
    let names = Set(workspace.selectedNodes)
    let found = nodes.filter { $0.isVisible && names.contains($0.name) }
    let byName = Dictionary(found.map { ($0.name, $0) }) { first, _ in first }
    return workspace.selectedNodes.compactMap { byName[$0] }
  }

  func frames(_ workspace: Workspace) -> [EditorFrame] {
    selected(workspace).map { EditorFrame($0, workspace.layout.stageTransform) }
  }

  func target(at position: Point, _ workspace: Workspace, _ ui: UI) -> EditorTarget {
    let movesAnchor = workspace.modifiers.contains(.alt)
    if let frame = frame(workspace),
      let target = frame.target(at: position, movesAnchor: movesAnchor)
    {
      return target
    }
    let names = workspace.nodes(at: workspace.layout.stagePoint(position), ui)
    if !names.isEmpty { return .nodes(names) }
    let isInside = frames(workspace).contains { $0.contains(position) }
    return isInside ? .nodes([]) : .ground
  }

  // MARK: Actions

  mutating func perform(
    _ action: Action, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard case .editor(let action) = action else { return false }
    switch action {
    case .toggle: toggle(&workspace)
    case .toggleAutoKey:
      workspace.editing.stageEditing.setsKeys.toggle()
      workspace.say(
        localized(
          workspace.editing.stageEditing.setsKeys
            ? "Auto-key is on: changes become keyframes at the playhead"
            : "Auto-key is off: changes move whole animations"))
    case .record:
      workspace.say(localized("Press Q to edit on the stage; then hold W and drag a node."))
    case .selectNext(let step): selectNext(by: step, &workspace)
    case .writeText: writeText(&workspace, &ui)
    case .editPoints: editSelectedPoints(&workspace)
    case .points(let command): perform(command, &workspace)
    case .align(let alignment): workspace.align(alignment, ui.measure)
    case .distribute(let distribution): workspace.distribute(distribution, ui.measure)
    }
    return true
  }

  private mutating func toggle(_ workspace: inout Workspace) {
    workspace.editing.stageEditing.isOn.toggle()
    guard workspace.editing.stageEditing.isOn else {
      workspace.selectedNodes = []
      return
    }
    // A moving node slips away from the pointer.
    if workspace.playhead.isPlaying { workspace.playhead.pause() }
    workspace.say(localized("Click a node to select it. Esc lets go, then ends editing."))
  }

  /// In the scene's order; invisible nodes are skipped.
  mutating func selectNext(by step: Int, _ workspace: inout Workspace) {
    let names = nodes.filter(\.isVisible).map(\.name)
    guard !names.isEmpty else { return }
    let now = workspace.selectedNodes.last.flatMap { names.firstIndex(of: $0) }
    let next = now.map { $0 + step } ?? (step > 0 ? 0 : -1)
    workspace.select(nodes: [names[(next % names.count + names.count) % names.count]])
  }

  func tip(of part: Part, _ workspace: Workspace) -> Tip? {
    switch part {
    case .editor(.tolerance), .editor(.toleranceLabel):
      Tip(
        localized("How far keyframes may be from your hand, in points. More needs fewer keyframes.")
      )
    case _: nil
    }
  }
}

/// Everything that motion paths depend on.
private struct MotionSource: Equatable {
  let revision: Int
  let demo: Int
  let outers: [Transform]
  let names: [String]
}
