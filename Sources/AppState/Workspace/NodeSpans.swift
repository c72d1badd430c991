import Keyframes
import Stage

/// The times of each node of a timeline, from the first keyframe to the last of the node and of everything in
/// it.
package struct NodeSpans: Equatable {
  private var spans: [String: ClosedRange<Double>] = [:]

  package init() {}

  /// - Complexity: O(*n*) in the rows and the groups around their nodes.
  package init(_ rows: [TimelineRow]) {
    for row in rows {
      guard let span = row.span else { continue }
      var name = row.node
      while true {
        let old = spans[name] ?? span
        spans[name] =
          min(old.lowerBound, span.lowerBound)...max(old.upperBound, span.upperBound)
        guard let group = name.lastIndex(of: "/") else { break }
        name = String(name[..<group])
      }
    }
  }

  /// Nil for a node in which nothing is animated.
  package subscript(node: String) -> ClosedRange<Double>? { spans[node] }
}
