extension Node {
  /// The node with `children` in front of its shape.
  public func containing(@NodeBuilder _ children: () -> [Node]) -> Node {
    with { $0.children = children() }
  }
}

/// Collects nodes and chains, with support for `if` and `for`.
@resultBuilder
public enum NodeBuilder {
  /// One node.
  public static func buildExpression(_ node: Node) -> [Node] { [node] }
  /// The node of a chain, whose last link must be closed.
  public static func buildExpression(_ chain: Chain) -> [Node] { [chain.node] }
  /// Several nodes.
  public static func buildExpression(_ nodes: [Node]) -> [Node] { nodes }
  /// Consecutive expressions.
  public static func buildBlock(_ parts: [Node]...) -> [Node] { parts.flatMap { $0 } }
  /// The content of an `if` without an `else`, or nothing.
  public static func buildOptional(_ part: [Node]?) -> [Node] { part ?? [] }
  /// The content of an `if`.
  public static func buildEither(first: [Node]) -> [Node] { first }
  /// The content of an `else`.
  public static func buildEither(second: [Node]) -> [Node] { second }
  /// The contents of all rounds of a `for`.
  public static func buildArray(_ parts: [[Node]]) -> [Node] { parts.flatMap { $0 } }
}
