package import Stage

/// A patch from edited nodes to others. It holds only the differences, so that a step in a scene of
/// thousands of nodes is as small as any.
package enum NodesPatch: Equatable, Sendable {
  /// The nodes are the demo's own.
  case remove
  case set([Node])
  /// The first `prefix` and the last `suffix` nodes stay; the nodes in the list replace the others.
  case splice(prefix: Int, suffix: Int, [Node])

  package init(from old: [Node]?, to new: [Node]?) {
    guard let new else {
      self = .remove
      return
    }
    self = .set(new)
    guard let old else { return }
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let rest = zip(old.dropFirst(prefix).reversed(), new.dropFirst(prefix).reversed())
    let suffix = rest.prefix { $0 == $1 }.count
    if prefix + suffix > 0 {
      self = .splice(
        prefix: prefix, suffix: suffix, Array(new.dropFirst(prefix).dropLast(suffix)))
    }
  }

  /// The patched nodes; unpredictable if the patch was made for other nodes.
  package func applied(to old: [Node]?) -> [Node]? {
    switch self {
    case .remove: return nil
    case .set(let nodes): return nodes
    case .splice(let prefix, let suffix, let middle):
      guard let old, prefix >= 0, suffix >= 0, prefix + suffix <= old.count else { return middle }
      return old.prefix(prefix) + middle + old.suffix(suffix)
    }
  }
}
