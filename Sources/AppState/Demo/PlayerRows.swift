import Keyframes
package import Stage

/// The rows of a demo's timeline. They are made when they are asked for, and kept until its scene changes.
package struct PlayerRows {
  /// The latest rows; the rows of unchanged nodes are used again.
  private var rows: [TimelineRow] = []
  /// Whether `rows` belong to the current scene.
  private var isCurrent = false
  private var whole = WholeRows()
  private var isWholeCurrent = false
  private var titles = NodeTitles()
  private var times: [Double]?
  /// From the first keyframe to the last, as of when the rows were made; nil without keyframes.
  package private(set) var keySpan: ClosedRange<Double>?

  /// Frees the rows.
  package mutating func forget() {
    let span = keySpan
    self = PlayerRows()
    keySpan = span
  }

  package mutating func sceneHasChanged() {
    (isCurrent, isWholeCurrent, times) = (false, false, nil)
  }

  /// The rows, if they have been made since the scene changed.
  package var current: [TimelineRow]? { isCurrent ? rows : nil }

  /// The rows of a scene with these nodes, including constants that are explicitly set.
  package mutating func rows(of nodes: [(name: String, node: Node)]) -> [TimelineRow] {
    guard !isCurrent else { return rows }
    titles.update(for: nodes)
    rows = TimelineRow.rows(of: nodes, titles.titles, showsConstants: true, reusing: rows)
    isCurrent = true
    keySpan = Self.span(of: rows)
    return rows
  }

  private static func span(of rows: [TimelineRow]) -> ClosedRange<Double>? {
    var (first, last) = (Double.infinity, -Double.infinity)
    for index in rows.indices {
      guard let span = rows[index].span else { continue }
      (first, last) = (min(first, span.lowerBound), max(last, span.upperBound))
    }
    return first <= last ? first...last : nil
  }

  /// The rows of every node with all its properties, set or not.
  ///
  /// - Complexity: O(*n*) in the properties of all nodes after the scene has changed, else O(1).
  package mutating func wholeRows(
    of nodes: [(name: String, node: Node)], isPaged: Bool
  ) -> [TimelineRow] {
    if !isWholeCurrent {
      let own = rows(of: nodes)
      whole = whole.remade(for: nodes, titles.titles, own, isPaged: isPaged)
      isWholeCurrent = true
    }
    return whole.rows
  }

  /// The times of all keyframes, in order, each once.
  package mutating func keyTimes(of nodes: [(name: String, node: Node)]) -> [Double] {
    let times = times ?? Set(rows(of: nodes).flatMap { $0.keyframes.map(\.time) }).sorted()
    self.times = times
    return times
  }
}

extension Player {
  /// The rows of its timeline, including constants that are explicitly set.
  package mutating func rows() -> [TimelineRow] { madeRows.rows(of: nodes) }

  /// The rows of every node with all its properties, set or not.
  ///
  /// - Complexity: O(*n*) in the properties of all nodes after the scene has changed, else O(1).
  package mutating func wholeRows() -> [TimelineRow] {
    madeRows.wholeRows(of: nodes, isPaged: playhead.isPaged)
  }

  /// The times of all keyframes on its timeline, in order, each once.
  package mutating func keyTimes() -> [Double] { madeRows.keyTimes(of: nodes) }

  /// The rows of its timeline, if they have been made since the scene changed.
  package var currentRows: [TimelineRow]? { madeRows.current }

  /// The current rows, or new ones without constants.
  package var rowsNow: [TimelineRow] { currentRows ?? TimelineRow.rows(of: scene) }

  /// From the first keyframe to the last, as of when the rows were made.
  package var keySpan: ClosedRange<Double>? { madeRows.keySpan }
}
