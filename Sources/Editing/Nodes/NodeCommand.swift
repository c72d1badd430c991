public import Stage

/// A change of the nodes of a scene, which are identified by their names in `Scene.allNodes`. If
/// both a node and its group are named, only the group counts. Unknown names are ignored.
public enum NodeCommand: Equatable, Sendable {
  /// Adds nodes in front of a node, or in front of everything.
  case add([Node], inFrontOf: String?)
  case delete(Set<String>)
  /// Renames a node. A name that a sibling has gets a number.
  case rename(String, to: String)
  /// Changes which nodes are painted over their siblings.
  case order(Set<String>, NodeOrder)
  /// Moves nodes into a group, out of it, or elsewhere among its children.
  case move(Set<String>, to: NodeSlot)
  /// Makes a group with a name, where the topmost of the nodes was.
  case group(Set<String>, named: String)
  /// Replaces groups by their children, which stay where they are on the stage.
  case ungroup(Set<String>)
  /// Puts a copy in front of each node, a little to the lower right.
  case duplicate(Set<String>)
  /// Adds nodes from the clipboard, positioned on the stage, in front of a node and in its group, or in
  /// front of everything; see ``copies(of:in:at:)``. Their constraints refer to one another.
  case paste([Node], inFrontOf: String?)
  /// Sets how the colours of each node blend with the picture below, for nodes in named groups too.
  case blend(Set<String>, BlendMode)
  /// Makes the topmost of the nodes the matte of the others; if these are several, of a group with the
  /// name.
  case mask(Set<String>, Matte.Kind, named: String)
  /// Makes mattes nodes again, in front of the nodes that they masked.
  case releaseMasks(Set<String>)
  /// Shows what mattes have hidden, and hides what they have shown.
  case invertMasks(Set<String>)
  /// Draws the strokes of shapes during a range of times.
  case drawStrokes(Set<String>, during: ClosedRange<Double>)
}

/// A direction among the siblings of a node.
public enum NodeOrder: String, CaseIterable, Sendable {
  /// Past the next sibling in front, or behind.
  case forward, backward
  case toFront, toBack
}

/// A position for nodes in a scene.
public struct NodeSlot: Equatable, Sendable {
  /// The group that the nodes go into; nil for none.
  public var group: String?
  /// The child of the group before which the nodes go, and so behind it; nil for in front of all.
  public var before: String?

  /// Creates a position in a group, or outside of any group.
  public init(in group: String? = nil, before: String? = nil) {
    (self.group, self.before) = (group, before)
  }
}

/// The reason why a command cannot be carried out.
public enum NodeRefusal: Error, Equatable, Sendable {
  /// None of the nodes exists.
  case noNodes
  /// A mask needs a node to mask.
  case needsTwo
  /// None of the nodes has a matte.
  case noMask
  /// None of the nodes has an outline.
  case noOutline
  /// A group cannot be moved into itself.
  case intoItself(String)
  /// The node has no children.
  case noGroup(String)
  /// A group has a property that its children cannot take over without moving or looking different.
  case keepsProperty(group: String, property: String)
  /// A child has a property that cannot be combined with the group's.
  case childKeeps(child: String, property: String)
  /// Groups would be nested too deeply.
  case tooDeep
  /// The scene would have too many nodes.
  case tooMany
}

/// The nodes of a scene after a command.
public struct NodeChange: Equatable, Sendable {
  public var nodes: [Node]
  /// The former names of existing nodes, by their new names. A copy has its original's.
  public var origins: [String: String]
  /// The names of the nodes that the command made or moved, in order.
  public var touched: [String]
}

extension NodeCommand {
  /// How many nodes a scene can have after a command.
  public static let mostNodes = 20_000
  /// The deepest nesting of groups.
  public static let deepest = 60

  /// Carries out the command. Nodes that move between groups stay at the same positions on the
  /// stage at `time`.
  ///
  /// - Throws: ``NodeRefusal``; then nothing has changed.
  /// - Complexity: O(*n*) in the nodes.
  public func applied(to nodes: [Node], at time: Double) throws(NodeRefusal) -> NodeChange {
    var tree = NodeTree(nodes)
    switch self {
    case .add(let new, let other): tree.add(new, inFrontOf: other)
    case .delete(let names): try tree.delete(names)
    case .rename(let name, let new): try tree.rename(name, to: new)
    case .order(let names, let order): try tree.order(names, order)
    case .move(let names, let slot): try tree.move(names, to: slot, at: time)
    case .group(let names, let name): try tree.group(names, named: name, at: time)
    case .ungroup(let names): try tree.ungroup(names)
    case .duplicate(let names): try tree.duplicate(names)
    case .paste(let new, let other): try tree.paste(new, inFrontOf: other, at: time)
    case .blend(let names, let mode): try tree.blend(names, mode)
    case .mask(let names, let kind, let name):
      try tree.mask(names, kind, named: name, at: time)
    case .releaseMasks(let names): try tree.releaseMasks(names)
    case .invertMasks(let names): try tree.invertMasks(names)
    case .drawStrokes(let names, let times): try tree.drawStrokes(names, during: times)
    }
    guard tree.depth <= Self.deepest else { throw .tooDeep }
    guard tree.count <= Self.mostNodes else { throw .tooMany }
    return tree.change()
  }
}
