package import Editing
import Keyframes
package import Stage
import Words

/// A command for nodes of the demo on the stage. Without a name it applies to the selected ones.
package enum NodeAction: Equatable, Sendable {
  case copy, cut
  /// Selects all outermost nodes that are seen.
  case selectAll
  case delete
  case duplicate
  case group
  case ungroup
  case order(NodeOrder)
  /// Hides a node in the editor, or shows it again.
  case toggleHidden(String?)
  /// Locks a node on the stage, or unlocks it.
  case toggleLocked(String?)
  case blend(BlendMode)
  /// Makes the topmost node the mask of the others.
  case mask(Matte.Kind)
  case releaseMask, invertMask
  /// Draws strokes during the next second.
  case drawStroke
  /// Starts the animation of each node a little later than that of the one before.
  case stagger(Stagger.Order)
}

extension Workspace {
  package mutating func perform(_ action: NodeAction) {
    let names = Set(selectedNodes)
    switch action {
    case .copy: copyNodes()
    case .cut: if copyNodes(cut: true) { perform(.delete) }
    case .selectAll: selectAllNodes()
    case .delete: if perform(.delete(names)) { selection = Selection() }
    case .duplicate: perform(.duplicate(names))
    case .group: perform(.group(names, named: localized("Group")))
    case .ungroup: perform(.ungroup(names))
    case .order(let order): perform(.order(names, order))
    case .toggleHidden(let name):
      let meant = name.map { [$0] } ?? selectedNodes
      guard !meant.isEmpty else { return say(localized("No node is selected.")) }
      setHidden(!meant.allSatisfy(player.edits.hiddenNodes.contains), meant)
    case .toggleLocked(let name):
      let meant = name.map { [$0] } ?? selectedNodes
      guard !meant.isEmpty else { return say(localized("No node is selected.")) }
      setLocked(!meant.allSatisfy(player.edits.lockedNodes.contains), meant)
    case .blend(let mode): blend(mode)
    case .mask(let kind): perform(.mask(names, kind, named: localized("Masked")))
    case .releaseMask: perform(.releaseMasks(names))
    case .invertMask: perform(.invertMasks(names))
    case .drawStroke: perform(.drawStrokes(names, during: keyTime...(keyTime + oneSecond)))
    case .stagger(let order): stagger(order)
    }
  }

  /// All outermost nodes that are seen at the playhead, and are not locked.
  private mutating func selectAllNodes() {
    let places = player.visibleScene.places(at: player.time, settled: player.settled)
    let names = places.filter { $0.isShown && !$0.name.contains("/") && !isLocked($0.name) }
    select(nodes: names.map(\.name))
  }

  /// A second of the timeline; a page, or 100 points, where it has other units.
  private var oneSecond: Double { playhead.timeline.unit == .points ? 100 : 1 }

  /// All keyframes of the selected nodes move, each node's by a tenth of a second more than those of the one
  /// before, in the order in which they were selected.
  private mutating func stagger(_ order: Stagger.Order) {
    let all = Set(selectedNodes)
    let names = selectedNodes.filter { !all.coversGroup(of: $0) }
    guard names.count > 1 else { return say(localized("Select two nodes or more.")) }
    let delays = Stagger(oneSecond / 10, order).delays(count: names.count)
    let byName = Dictionary(zip(names, delays)) { first, _ in first }
    var gesture = keyGesture()
    let edit = gesture.base.selecting(nodes: names)
    guard !edit.keys.isEmpty else { return say(localized("Nothing of these nodes is animated.")) }
    let before = selection
    show(edit.moved { node in byName.delay(of: node) }, in: &gesture)
    selection = before
  }

  /// Whether nodes were selected last, and no keyframes: keys such as Delete are meant for them.
  package var nodesGetKeys: Bool {
    guard let chosenNode = editing.chosenNode, selection.keys.isEmpty,
      editing.stageEditing.points == nil
    else { return false }
    return chosenNode.selection == selection && chosenNode.name == primaryNode
  }

  /// Whether a track or keyframes were selected last, where they are seen: Ctrl+A is meant for keyframes.
  package var keyframesGetKeys: Bool {
    layout.keyPanel != nil && selection != Selection() && !nodesGetKeys
  }
}

extension [String: Double] {
  /// The number of a node, or of the group around it that has one.
  package func delay(of node: String) -> Double {
    self[node] ?? node.groups.lazy.compactMap { self[$0] }.first { _ in true } ?? 0
  }
}

extension NodeAction {
  /// Its name in the list of commands; nil for commands of a single node.
  package var words: String? {
    switch self {
    case .copy: localized("Copy the selected nodes")
    case .cut: localized("Cut the selected nodes")
    case .selectAll: localized("Select all nodes")
    case .delete: localized("Delete the selected nodes")
    case .duplicate: localized("Duplicate the selected nodes")
    case .group: localized("Group the selected nodes")
    case .ungroup: localized("Ungroup the selected groups")
    case .order(.forward): localized("Bring the selected nodes forward")
    case .order(.backward): localized("Send the selected nodes backward")
    case .order(.toFront): localized("Bring the selected nodes to the front")
    case .order(.toBack): localized("Send the selected nodes to the back")
    case .toggleHidden: localized("Hide or show the selected nodes in the editor")
    case .toggleLocked: localized("Lock or unlock the selected nodes")
    case .blend(let mode): localized("Blend mode of the selected nodes: \(mode.title)")
    case .mask(.alpha): localized("Use the topmost selected node as a mask")
    case .mask(.luminance): localized("Use the topmost selected node as a luminance matte")
    case .releaseMask: localized("Release the mask of the selected nodes")
    case .invertMask: localized("Invert the mask of the selected nodes")
    case .drawStroke: localized("Trim: draw the outline of the selected nodes in a second")
    case .stagger(.forwards): localized("Stagger the selected nodes")
    case .stagger(.backwards): localized("Stagger the selected nodes, the last one first")
    case .stagger(.fromCentre): localized("Stagger the selected nodes from the middle")
    case .stagger(.fromEdges): localized("Stagger the selected nodes from both ends")
    case .stagger(.radial), .stagger(.inverseRadial), .stagger(.topToBottom),
      .stagger(.bottomToTop), .stagger(.leftToRight), .stagger(.rightToLeft):
      nil
    }
  }
}

extension OutlineAction {
  /// Its name in the list of commands.
  package var words: String? {
    switch self {
    case .fold: localized("Fold or unfold the group")
    case .rename: localized("Rename the selected node")
    }
  }
}

extension ToolsAction {
  /// Its name in the list of commands.
  package var words: String? {
    switch self {
    case .choose(nil): localized("Stop drawing")
    case .choose(.rectangle?): localized("Draw a rectangle")
    case .choose(.ellipse?): localized("Draw an ellipse")
    case .choose(.star?): localized("Draw a star")
    case .choose(.polygon?): localized("Draw a polygon")
    case .choose(.text?): localized("Write a text")
    case .choose(.pen?): localized("Draw a path with the pen")
    }
  }
}
