import DemoKit
package import Editing
import Keyframes
import Stage
import Words

// Rearranging the nodes of the demo on the stage.
extension Workspace {
  /// Carries out a command as a step of undo, or as a part of the open one, and selects the new or
  /// moved nodes. If it can't be carried out, a notice says why.
  /// - Returns: whether it was carried out.
  @discardableResult
  package mutating func perform(_ command: NodeCommand) -> Bool {
    let demo = player.demo.name
    guard hasSettledConflicts() else { return false }
    var edits = player.edits
    let knobs = sceneKnobs ?? []
    let touched: [String]
    do throws(NodeRefusal) {
      touched = try edits.perform(
        command, on: player.ownScene.nodes, fresh: player.freshScene.nodes,
        knobs: player.demo.madeKnobs ?? [],
        at: player.time)
    } catch {
      say(error.words)
      return false
    }
    edit { $0[demo] = edits }
    select(nodes: touched)
    let left = Set((sceneKnobs ?? []).map(\.name))
    if let knob = knobs.first(where: { !left.contains($0.name) }) { sayRemoved(Knob(knob).label) }
    return true
  }

  /// Hides nodes in the editor, or shows them again.
  package mutating func setHidden(_ isHidden: Bool, _ nodes: [String]) {
    let demo = player.demo.name
    edit { $0[demo].setHidden(isHidden, Set(nodes)) }
  }

  /// Locks nodes, or unlocks them.
  package mutating func setLocked(_ isLocked: Bool, _ nodes: [String]) {
    let demo = player.demo.name
    edit { $0[demo].setLocked(isLocked, Set(nodes)) }
  }
}

extension NodeRefusal {
  fileprivate var words: String {
    switch self {
    case .noNodes: localized("No node is selected.")
    case .needsTwo: localized("Select the nodes and, in front of them, the one that masks them.")
    case .noMask: localized("None of the selected nodes has a mask.")
    case .noOutline: localized("None of the selected nodes has an outline.")
    case .intoItself: localized("A group can’t be moved into itself.")
    case .noGroup(let name): localized("\(name.displayName) isn’t a group.")
    case .keepsProperty(let group, let property):
      localized(
        "\(group.displayName) can’t be ungrouped: its \(property.localizedProperty) would be lost.")
    case .childKeeps(let child, let property):
      localized(
        "The \(property.localizedProperty) of \(child.displayName) can’t follow to another group.")
    case .tooDeep: localized("Groups can’t be nested any deeper.")
    case .tooMany: localized("A scene can have \(NodeCommand.mostNodes) nodes at most.")
    }
  }
}
