import DemoKit
import Editing
package import Interface
import Stage
import Words

/// A row of the outline: a node.
package struct OutlineRow: Equatable {
  /// As `Scene.allNodes` has it.
  package let name: String
  /// The title: the node's own name, or its kind.
  package let title: String
  package let kind: Icon
  /// How many groups it lies in.
  package let depth: Int
  package let hasChildren: Bool
}

/// The rows of the scene on the stage, the frontmost first.
package struct OutlineRows {
  package private(set) var rows: [OutlineRow] = []
  /// Groups whose children are not listed.
  package private(set) var folded: Set<String> = []
  /// The demo and the revision of its scene that the rows are of.
  private var made: (demo: String, revision: Int)?

  package init() {}

  /// - Complexity: O(*n*) in the nodes after the scene has changed, else O(1).
  package mutating func follow(_ player: Player) {
    guard made.map({ $0 != (player.demo.name, player.revision) }) ?? true else { return }
    if made?.demo != player.demo.name { folded = [] }
    made = (player.demo.name, player.revision)
    rows = []
    let all = player.nodes
    var names = all.map(\.name)[...]
    rows.reserveCapacity(all.count)
    let tree = player.scene.nodes.map { Item($0, &names) }
    for item in tree.reversed() { add(item, depth: 0) }
  }

  package mutating func fold(_ name: String, _ isFolded: Bool) {
    if isFolded { folded.insert(name) } else { folded.remove(name) }
    made?.revision = -1
  }

  /// Unfolds the groups around a node.
  package mutating func unfold(around name: String) {
    var group = name.group
    while let name = group {
      if folded.contains(name) { fold(name, false) }
      group = name.group
    }
  }

  package func index(of name: String) -> Int? { rows.firstIndex { $0.name == name } }

  private struct Item {
    let name: String
    let node: Node
    let children: [Item]

    init(_ node: Node, _ names: inout ArraySlice<String>) {
      name = names.popFirst() ?? ""
      self.node = node
      children = node.children.map { Item($0, &names) }
    }
  }

  private mutating func add(_ item: Item, depth: Int) {
    let title = item.node.name.isEmpty ? item.node.kindTitle : item.node.name
    rows.append(
      OutlineRow(
        name: item.name, title: title, kind: item.node.kindIcon, depth: depth,
        hasChildren: !item.children.isEmpty))
    guard !folded.contains(item.name) else { return }
    for child in item.children.reversed() { add(child, depth: depth + 1) }
  }
}

extension Node {
  fileprivate var kindIcon: Icon {
    switch shape {
    case .rectangle: .rectangle
    case .ellipse: .ellipse
    case .path: .pen
    case .text: .text
    case .picture: .picture
    case nil: .group
    }
  }

  fileprivate var kindTitle: String {
    switch shape {
    case .rectangle: localized("Rectangle")
    case .ellipse: localized("Ellipse")
    case .path: localized("Path")
    case .picture: localized("Picture")
    case .text(let text): text.string.isEmpty ? localized("Text") : text.string
    case nil: localized("Group")
    }
  }
}
