import Editing
import Keyframes
package import Stage

/// The rows of every node with all its properties, set or not, in the order of the properties.
package struct WholeRows {
  package private(set) var rows: [TimelineRow] = []
  /// The rows of properties that are not set, by their nodes, for the next scene.
  private var unset: [String: (properties: [String], rows: [TimelineRow])] = [:]

  /// `nodes` are all of a scene with their titles; `own` are the rows of all properties that are set.
  ///
  /// - Complexity: O(*n*) in the properties of all nodes.
  package func remade(
    for nodes: [(name: String, node: Node)], _ titles: [String], _ own: [TimelineRow], isPaged: Bool
  ) -> WholeRows {
    var made = WholeRows()
    var next = own.startIndex
    for ((name, node), title) in zip(nodes, titles) {
      let start = next
      while next < own.endIndex, own[next].node == name { next += 1 }
      let depth = name.utf8.count { $0 == UInt8(ascii: "/") }
      if start == next {
        made.rows.append(Self.head(name, depth, title))
      }
      let properties = node.unsetProperties(isPaged: isPaged)
      if let old = unset[name], old.properties == properties {
        made.unset[name] = old
      } else {
        made.unset[name] = (properties, properties.map { Self.row($0, of: name, depth) })
      }
      made.add(own[start..<next], made.unset[name]?.rows ?? [])
    }
    return made
  }

  /// Adds rows of properties that are set and of others, both in order.
  private mutating func add(_ own: ArraySlice<TimelineRow>, _ unset: [TimelineRow]) {
    var rest = unset[...]
    for row in own {
      let rank = Self.rank(of: row)
      while let next = rest.first, Self.rank(of: next) < rank {
        rows.append(next)
        rest.removeFirst()
      }
      rows.append(row)
    }
    rows += rest
  }

  /// Properties that are neither a number nor a colour come last; the node's own row, first.
  private static func rank(of row: TimelineRow) -> Int {
    row.name.property.map { ranks[$0] ?? ranks.count } ?? -1
  }

  private static let ranks: [String: Int] = {
    let names = Property.allCases.map(\.name) + ColorProperty.allCases.map(\.name) + ["hidden"]
    return Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
  }()

  private static func head(_ name: String, _ depth: Int, _ title: String) -> TimelineRow {
    TimelineRow(
      name: TimelineRow.Name(node: name, property: nil), depth: depth, title: title,
      content: .node([]))
  }

  private static func row(_ property: String, of node: String, _ depth: Int) -> TimelineRow {
    TimelineRow(
      name: TimelineRow.Name(node: node, property: property), depth: depth, title: property,
      content: .unset)
  }
}
