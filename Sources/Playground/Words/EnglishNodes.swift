// Nodes that are made and rearranged by hand, in English.
extension English {
  /// What was done to nodes, and why it cannot be.
  static let nodes: [Phrase: String] = [
    .addedNodes: "Add {1}",
    .deletedNodes: "Delete {1}",
    .renamedNode: "Rename a node to “{1}”",
    .orderedNodes: "Change the order of nodes",
    .movedNodes: "Move {1} in the outline",
    .groupedNodes: "Group {1}",
    .ungroupedNodes: "Ungroup {1}",
    .hidNodes: "Hide {1}",
    .showedNodes: "Show {1}",
    .lockedNodes: "Lock {1}",
    .unlockedNodes: "Unlock {1}",
    .noNodesSelected: "No node is selected.",
    .nodeIntoItself: "A group can’t be moved into itself.",
    .nodeIsNoGroup: "{1} isn’t a group.",
    .groupKeeps: "{1} can’t be ungrouped: its {2} would be lost.",
    .childKeeps: "The {2} of {1} can’t follow to another group.",
    .nodesTooDeep: "Groups can’t be nested any deeper.",
    .nodesTooMany: "A scene can have {1} nodes at most.",
  ]
}
