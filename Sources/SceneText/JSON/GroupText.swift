public import Stage
import Syntax

/// Riff's JSON of a group of nodes, written node by node, so that a window that shows 60 frames a second
/// can write thousands of keyframes without missing one.
public struct GroupText: Sendable {
  /// Spaces before a child of the group on its own line.
  private static let indent = 6

  private let group: Node
  /// The text of each child that is written.
  private var children: [String] = []

  /// Begins with none of `nodes` written; they are the children of a group with a name.
  public init(_ nodes: [Node], named name: String) {
    group = Node { nodes }.named(name)
  }

  /// Whether all nodes are written.
  public var isWhole: Bool { children.count == group.children.count }

  /// Writes the next node, if any is left.
  ///
  /// - Complexity: O(*n*) in its keyframes.
  public mutating func writeNext() {
    guard !isWhole else { return }
    var losses = Losses()
    let node = JSONWriter.node(group.children[children.count], &losses, depth: 2)
    children.append(node.text(indent: Self.indent))
  }

  /// The text that `ExportFormat.json` writes for the whole group.
  ///
  /// - Complexity: O(*n*) in the keyframes that are not written yet, and in the length of the text.
  public var text: String {
    var whole = self
    while !whole.isWhole { whole.writeNext() }
    var parent = group
    parent.children = []
    var losses = Losses()
    var members = JSONWriter.node(parent, &losses).members.map { ($0.key, $0.value) }
    if !whole.children.isEmpty {
      members.append(("children", .list(whole.children.map(JSON.written))))
    }
    return JSONWriter.document("node", .object(members))
  }
}
