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

  fileprivate init(_ nodes: [Node], text: String) { (self.nodes, self.text) = (nodes, text) }

  fileprivate static let name = "nodes"
}

/// Nodes being written as text for the clipboard: writing hundreds takes longer than a frame.
package struct NodesBeingCopied {
  /// How many nodes and keyframes a frame has time for.
  private static let perFrame = 300

  private let nodes: [Node]
  private var text: GroupText
  private var next = 0

  fileprivate init(_ nodes: [Node]) {
    self.nodes = nodes
    text = GroupText(nodes, named: CopiedNodes.name)
  }

  /// Writes as much as a frame has time for, at least one node.
  ///
  /// - Returns: the copied nodes once all is written; nil before.
  fileprivate mutating func goOn() -> CopiedNodes? {
    var written = 0
    while !text.isWhole {
      guard written < Self.perFrame else { return nil }
      text.writeNext()
      written += nodes[next].size
      next += 1
    }
    return whole
  }

  /// - Complexity: O(*n*) in the nodes and keyframes that are not written yet.
  fileprivate var whole: CopiedNodes { CopiedNodes(nodes, text: text.text) }
}

extension Node {
  /// How many nodes and keyframes there are in it.
  fileprivate var size: Int {
    children.reduce(1 + tracks.reduce(0) { $0 + $1.keyframeCount }) { $0 + $1.size }
  }

  /// The nodes that a pasted one stands for: copied nodes, or itself.
  package var pastedNodes: [Node] {
    name == CopiedNodes.name && shape == nil && tracks.isEmpty && !children.isEmpty
      ? children : [self]
  }

  /// Whether this is a group of copied keyframes; see ``CopiedKeys``.
  package var isCopiedKeyframes: Bool { name == "keyframes" && shape == nil && tracks.isEmpty }
}

extension Workspace {
  /// Copies the selected nodes with everything in them; the notice says if they are `cut`.
  /// - Returns: whether there were any.
  @discardableResult
  package mutating func copyNodes(cut: Bool = false) -> Bool {
    let nodes = NodeCommand.copies(
      of: Set(selectedNodes), in: player.scene.nodes, at: player.time)
    guard !nodes.isEmpty else {
      say(localized("No node is selected."))
      return false
    }
    (editing.keyEditing.copying, editing.keyEditing.copyingNodes) = (nil, NodesBeingCopied(nodes))
    goOnCopyingNodes()
    let count = nodes.count
    say(
      localized(
        cut
          ? Message(count: count, one: "Cut 1 node", other: "Cut \(count) nodes")
          : Message(count: count, one: "Copied 1 node", other: "Copied \(count) nodes")))
    return true
  }

  /// Many nodes are on the clipboard some frames later.
  package mutating func goOnCopyingNodes() {
    if let copied = editing.keyEditing.copyingNodes?.goOn() { hold(copied) }
  }

  /// Copies the rest at once, because it may be pasted now.
  package mutating func finishCopyingNodes() {
    if let copied = editing.keyEditing.copyingNodes?.whole { hold(copied) }
  }

  private mutating func hold(_ copied: CopiedNodes) {
    editing.stageEditing.copied = copied
    copy(copied.text)
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
