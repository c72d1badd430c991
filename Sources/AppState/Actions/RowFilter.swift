import DemoKit
import Editing
import Keyframes
import Stage
package import Words

/// Which rows the timeline shows.
package enum RowFilter: String, CaseIterable, Sendable {
  /// Animated properties.
  case animated
  /// Animated properties, and constants that are explicitly set.
  case set
  /// All properties of the selected node, and the names of the others.
  case node
  /// All properties of all nodes.
  case all

  package var title: String {
    switch self {
    case .animated: localized("Animated")
    case .set: localized("In use")
    case .node: localized("Node")
    case .all: localized("All")
    }
  }

  /// The effect of choosing it.
  package var words: String { localized(phrase) }

  package var phrase: Message {
    switch self {
    case .animated: "Show only what is animated"
    case .set: "Show all properties that are set"
    case .node: "Show all properties of the selected node"
    case .all: "Show all properties of all nodes"
    }
  }

  /// Whether properties that are not set are shown.
  package var showsUnset: Bool { self == .node || self == .all }

  /// The next one, or the one before; the first and the last stay.
  package func next(by step: Int) -> RowFilter {
    let all = Self.allCases
    let index = (all.firstIndex(of: self) ?? 0) + step
    return all[min(max(index, 0), all.count - 1)]
  }
}
