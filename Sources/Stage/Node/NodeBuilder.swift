/// Collects nodes and chains written one under the other, with `if` and `for`.
@resultBuilder
public enum NodeBuilder {
  /// One node.
  public static func buildExpression(_ node: Node) -> [Node] { [node] }
  /// The node that a chain moves; its last link must be closed.
  public static func buildExpression(_ chain: Chain) -> [Node] { [chain.node] }
  /// Several nodes.
  public static func buildExpression(_ nodes: [Node]) -> [Node] { nodes }
  /// Lines one under the other.
  public static func buildBlock(_ parts: [Node]...) -> [Node] { parts.flatMap { $0 } }
  /// What an `if` without an `else` holds, or nothing.
  public static func buildOptional(_ part: [Node]?) -> [Node] { part ?? [] }
  /// What an `if` holds.
  public static func buildEither(first: [Node]) -> [Node] { first }
  /// What an `else` holds.
  public static func buildEither(second: [Node]) -> [Node] { second }
  /// What a `for` makes, turn by turn.
  public static func buildArray(_ parts: [[Node]]) -> [Node] { parts.flatMap { $0 } }
}
