import Editing
import Keyframes
package import Stage
import Words

/// The titles of a scene's nodes on the screen. Titles seldom change with the scene, so they are
/// kept until a node has another name or shape.
package struct NodeTitles {
  /// The source of a title.
  private struct Source: Equatable {
    let name: String
    /// The kind of a node without a name; nil for one that has a name.
    let shape: NamingShape?
  }

  private var sources: [Source] = []
  /// In the order of `Scene.allNodes`: the last part of the node's name, or a shape with a number, such as
  /// "circle 3"; after the title of its group where several nodes have the same.
  package private(set) var titles: [String] = []

  /// The titles of `nodes`, which are all of a scene, in its order.
  ///
  /// - Complexity: O(*n*).
  package mutating func update(for nodes: [(name: String, node: Node)]) {
    let isSame =
      sources.count == nodes.count
      && zip(sources, nodes).allSatisfy { $0 == Source(name: $1.name, shape: $1.node.namingShape) }
    guard !isSame else { return }
    sources = nodes.map { Source(name: $0.name, shape: $0.node.namingShape) }
    titles = sources.map { Self.title($0.name, $0.shape) }
    let counts = Dictionary(titles.map { ($0, 1) }, uniquingKeysWith: +)
    for (index, source) in sources.enumerated() where counts[titles[index], default: 0] > 1 {
      titles[index] = Self.longTitle(titles[index], source.name)
    }
  }

  /// The title of a node alone.
  package static func title(of node: Node, _ name: String) -> String {
    title(name, node.namingShape)
  }

  /// The title of a node, after its group's.
  package static func titleInGroup(of node: Node, _ name: String) -> String {
    guard let shape = node.namingShape else { return name.displayName }
    return longTitle(title(name, shape), name)
  }

  private static func title(_ name: String, _ shape: NamingShape?) -> String {
    let word = name.split(separator: "/").last.map(String.init) ?? name
    return shape.map { localized($0.title(word)) } ?? word
  }

  /// The title of a node that shares it with others, after its group's.
  private static func longTitle(_ title: String, _ name: String) -> String {
    let parent = name.split(separator: "/").dropLast().joined(separator: "/")
    return parent.isEmpty ? title : "\(parent.displayName) \(title)"
  }
}

extension Node {
  /// The kind for the title, with a number, of a node without a name; nil if it has a name.
  fileprivate var namingShape: NamingShape? { name.isEmpty ? NamingShape(shape) : nil }
}

/// Names a node that has no name.
private enum NamingShape: Equatable {
  case rectangle, circle, ellipse, path, text, picture, group

  init(_ shape: Shape?) {
    self =
      switch shape {
      case .rectangle: .rectangle
      case .ellipse(let size): size.width == size.height ? .circle : .ellipse
      case .path: .path
      case .text: .text
      case .picture: .picture
      case nil: .group
      }
  }

  func title(_ number: String) -> Message {
    switch self {
    case .rectangle: "rectangle \(number)"
    case .circle: "circle \(number)"
    case .ellipse: "ellipse \(number)"
    case .path: "path \(number)"
    case .text: "text \(number)"
    case .picture: "picture \(number)"
    case .group: "group \(number)"
    }
  }
}
