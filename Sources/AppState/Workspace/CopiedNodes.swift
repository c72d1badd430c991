import Editing
import Formats
import Keyframes
package import Stage
import Words

/// Nodes on the clipboard, as Riff's JSON: a group with the name "nodes", so that they go into other
/// windows too.
package struct CopiedNodes: Equatable, Sendable {
  /// Positioned on the stage.
  package let nodes: [Node]
  package let text: String

  package init(_ nodes: [Node]) {
    self.nodes = nodes
    text = GroupText(nodes, named: Self.name).text
  }

  fileprivate static let name = "nodes"
}

extension Node {
  /// The nodes that a pasted one stands for: copied nodes, or itself.
  package var pastedNodes: [Node] {
    name == CopiedNodes.name && shape == nil && tracks.isEmpty && !children.isEmpty
      ? children : [self]
  }

  /// Whether this is a group of copied keyframes; see ``CopiedKeys``.
  package var isCopiedKeyframes: Bool { name == "keyframes" && shape == nil && tracks.isEmpty }
}

extension Workspace {
  /// Copies the selected nodes with everything in them.
  /// - Returns: whether there were any.
  @discardableResult
  package mutating func copyNodes() -> Bool {
    let nodes = NodeCommand.copies(
      of: Set(selectedNodes), in: player.scene.nodes, at: player.time)
    guard !nodes.isEmpty else {
      say(localized("No node is selected."))
      return false
    }
    let copied = CopiedNodes(nodes)
    editing.stageEditing.copied = copied
    copy(copied.text)
    say(
      localized(
        Message(count: nodes.count, one: "Copied 1 node", other: "Copied \(nodes.count) nodes")))
    return true
  }

  /// Adds nodes from the clipboard in front of the selected one, or of everything, and selects them.
  package mutating func paste(_ nodes: [Node]) {
    guard perform(.paste(nodes, inFrontOf: primaryNode)) else { return }
    editing.stageEditing.isOn = true
    if playhead.isPlaying { playhead.pause() }
    say(
      localized(
        Message(count: nodes.count, one: "Pasted 1 node", other: "Pasted \(nodes.count) nodes")))
  }
}
