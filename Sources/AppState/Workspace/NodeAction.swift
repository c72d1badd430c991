package import Editing
import Keyframes
package import Stage
import Words

/// A command for nodes of the demo on the stage. Without a name it applies to the selected ones.
package enum NodeAction: Equatable, Sendable {
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
}

extension Workspace {
  package mutating func perform(_ action: NodeAction) {
    let names = Set(selectedNodes)
    switch action {
    case .delete:
      let next = neighbour(of: names)
      if perform(.delete(names)), let next { select(nodes: [next]) }
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
    }
  }

  /// The node that is selected after others are deleted: the one behind them, or else before them.
  private func neighbour(of names: Set<String>) -> String? {
    let all = player.scene.allNodes.map(\.name)
    guard let first = all.firstIndex(where: names.contains) else { return nil }
    let group = all[first].group
    let siblings = all.filter { $0.group == group }
    guard let position = siblings.firstIndex(of: all[first]) else { return nil }
    let rest = siblings[..<position].last { !names.contains($0) }
    return rest ?? siblings[position...].first { !names.contains($0) }
  }

  /// Whether nodes were selected last, and no keyframes: keys such as Delete are meant for them.
  package var nodesGetKeys: Bool {
    guard let chosenNode = editing.chosenNode, selection.keys.isEmpty else { return false }
    return chosenNode.selection == selection && chosenNode.name == primaryNode
  }
}

extension NodeAction {
  /// Its name in the list of commands; nil for commands of a single node.
  package var words: String? {
    switch self {
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
