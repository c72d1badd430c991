import DemoKit
import Editing
import Keyframes
import Stage

// Rearranging the nodes of the demo on the stage.
extension Workspace {
  /// Carries out a command as a step of undo, or as a part of the open one, and selects what it made or
  /// moved. Where it cannot be carried out, says why.
  /// - Returns: whether it was carried out.
  @discardableResult
  mutating func perform(_ command: NodeCommand) -> Bool {
    let demo = player.demo.name
    var edits = document[demo]
    let touched: [String]
    do throws(NodeRefusal) {
      touched = try edits.perform(
        command, on: player.ownScene.nodes, fresh: player.freshNodes(), at: player.time)
    } catch {
      say(error.words)
      return false
    }
    edit { $0[demo] = edits }
    select(nodes: touched)
    return true
  }

  /// Hides nodes in the editor, or shows them again.
  mutating func setHidden(_ isHidden: Bool, _ nodes: [String]) {
    let demo = player.demo.name
    edit { $0[demo].setHidden(isHidden, Set(nodes)) }
  }

  /// Locks nodes, or unlocks them.
  mutating func setLocked(_ isLocked: Bool, _ nodes: [String]) {
    let demo = player.demo.name
    edit { $0[demo].setLocked(isLocked, Set(nodes)) }
  }
}

extension NodeRefusal {
  fileprivate var words: String {
    switch self {
    case .noNodes: Words[.noNodesSelected]
    case .intoItself: Words[.nodeIntoItself]
    case .noGroup(let name): Words[.nodeIsNoGroup, name.spokenName]
    case .keepsProperty(let group, let property):
      Words[.groupKeeps, group.spokenName, property.spokenProperty]
    case .childKeeps(let child, let property):
      Words[.childKeeps, child.spokenName, property.spokenProperty]
    case .tooDeep: Words[.nodesTooDeep]
    case .tooMany: Words[.nodesTooMany, String(NodeCommand.mostNodes)]
    }
  }
}
