import DemoKit
package import Editing
import Keyframes
package import Stage

// The selected nodes of the demo on the stage, which all panels share.
extension Workspace {
  /// The names of the selected nodes, as `Scene.allNodes` has them; the primary one is last.
  package var selectedNodes: [String] {
    get { editing.history.selection.nodes }
    set { editing.history.selection.nodes = newValue }
  }

  /// The nodes with these names that there are, in the same order.
  ///
  /// - Complexity: O(*n*) in the nodes of the scene.
  package func nodes(named names: [String]) -> [(name: String, node: Node)] {
    guard !names.isEmpty else { return [] }
    let wanted = Set(names)
    var found: [String: Node] = [:]
    for (name, node) in player.nodes where wanted.contains(name) { found[name] = node }
    return names.compactMap { name in found[name].map { (name: name, node: $0) } }
  }

  /// The node that panels for a single node show.
  package var primaryNode: String? { selectedNodes.last }

  /// Whether something is selected or edited, so that a key may well be meant for it.
  package var isInHand: Bool {
    !selectedNodes.isEmpty || !selection.keys.isEmpty || editing.stageEditing.isOn
      || editing.tool != nil
  }

  /// Whether the bar of tools is there: while something is made, and not during a talk.
  package var showsTools: Bool {
    window.arrangement.showsPanels
      && (editing.tool != nil || editing.stageEditing.isOn || layout.shows(.outline))
  }

  /// Whether a node, or a group around it, is locked: the stage does not select it.
  package func isLocked(_ node: String) -> Bool { player.edits.lockedNodes.coversNode(node) }

  /// Selects nodes, and the primary one's first track that moves, if none of its tracks is
  /// selected.
  /// - Returns: whether any track of the primary one moves.
  @discardableResult
  package mutating func select(nodes: [String]) -> Bool {
    let (before, track) = (selectedNodes, selection.track)
    defer { if selection.track != track { editing.picksColors = false } }
    selectedNodes = nodes
    // Keys such as Delete are for the nodes from now on.
    selection.keys = []
    guard let primary = nodes.last else {
      if let track, before.contains(track.node) { selection.track = nil }
      editing.chosenNode = nil
      return false
    }
    let rows = player.rows().filter { $0.node == primary && !$0.isNode && !$0.isConstant }
    if selection.track?.node != primary {
      selection = Selection(keys: [], track: rows.first?.path)
    }
    editing.followed = FollowedNodes(selection, revision: player.revision)
    editing.chosenNode = (primary, selection)
    return !rows.isEmpty
  }

  /// After each event: selects the node of a track or of keyframes that were selected, and lets go of nodes that have
  /// gone.
  package mutating func followNodes() {
    let now = FollowedNodes(selection, revision: player.revision)
    guard editing.followed != now else { return }
    let isSelected = selection.track.map { selectedNodes.contains($0.node) } ?? true
    let hasNewKeys = !selection.keys.isEmpty && editing.followed.selection.keys != selection.keys
    if hasNewKeys || editing.followed.selection.track != selection.track,
      let node = selection.track?.node, !isSelected
    {
      selectedNodes = [node]
    }
    if editing.followed.revision != now.revision, !selectedNodes.isEmpty {
      let names = Set(player.nodes.map(\.name))
      selectedNodes.removeAll { !names.contains($0) }
    }
    editing.followed = now
  }
}

/// The state to which the selected nodes were adapted.
package struct FollowedNodes: Equatable {
  package var selection: Selection
  package var revision: Int

  package init(_ selection: Selection = Selection(), revision: Int = 0) {
    (self.selection, self.revision) = (selection, revision)
  }
}
