import Editing
import Keyframes
import Stage

/// What can be done to the nodes of the demo on the stage. Without a name it is done to those that are
/// selected.
enum NodeAction: Equatable, Sendable {
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
  mutating func perform(_ action: NodeAction) {
    let names = Set(selectedNodes)
    switch action {
    case .delete:
      let next = neighbour(of: names)
      if perform(.delete(names)), let next { select(nodes: [next]) }
    case .duplicate: perform(.duplicate(names))
    case .group: perform(.group(names, named: Words[.groupName]))
    case .ungroup: perform(.ungroup(names))
    case .order(let order): perform(.order(names, order))
    case .toggleHidden(let name):
      let meant = name.map { [$0] } ?? selectedNodes
      guard !meant.isEmpty else { return say(Words[.noNodesSelected]) }
      setHidden(!meant.allSatisfy(player.edits.hiddenNodes.contains), meant)
    case .toggleLocked(let name):
      let meant = name.map { [$0] } ?? selectedNodes
      guard !meant.isEmpty else { return say(Words[.noNodesSelected]) }
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
    guard let place = siblings.firstIndex(of: all[first]) else { return nil }
    let rest = siblings[..<place].last { !names.contains($0) }
    return rest ?? siblings[place...].first { !names.contains($0) }
  }

  /// Whether nodes were selected last, and no keyframes: keys such as Delete are meant for them.
  var hasNodesInHand: Bool {
    guard let chosenNode = editing.chosenNode, selection.keys.isEmpty else { return false }
    return chosenNode.selection == selection && chosenNode.name == primaryNode
  }
}

extension NodeAction {
  /// Its name in the list of commands; nil for what belongs to a single node.
  var words: String? {
    switch self {
    case .delete: Words[.deleteNodes]
    case .duplicate: Words[.duplicateNodes]
    case .group: Words[.groupNodes]
    case .ungroup: Words[.ungroupNodes]
    case .order(.forward): Words[.bringForward]
    case .order(.backward): Words[.sendBackward]
    case .order(.toFront): Words[.bringToFront]
    case .order(.toBack): Words[.sendToBack]
    case .toggleHidden: Words[.hideOrShow]
    case .toggleLocked: Words[.lockOrUnlock]
    case .blend(let mode): Words[.setBlendMode, mode.title]
    }
  }
}

extension OutlineAction {
  /// Its name in the list of commands.
  var words: String? {
    switch self {
    case .fold: Words[.foldGroup]
    case .rename: Words[.renameNode]
    }
  }
}

extension ToolsAction {
  /// Its name in the list of commands.
  var words: String? {
    switch self {
    case .choose(nil): Words[.noTool]
    case .choose(.rectangle?): Words[.drawRectangle]
    case .choose(.ellipse?): Words[.drawEllipse]
    case .choose(.star?): Words[.drawStar]
    case .choose(.polygon?): Words[.drawPolygon]
    case .choose(.text?): Words[.drawText]
    case .choose(.pen?): Words[.drawPath]
    }
  }
}
