package import Editing
package import Keyframes
package import Stage

/// A row of the timeline: a node, or one of its properties that moves or is explicitly set.
package struct TimelineRow: Equatable {
  /// Identifies a row, independently of which rows are shown.
  package struct Name: Hashable {
    /// As in `Scene.allNodes`.
    package let node: String
    /// Nil is the node's own row.
    package let property: String?

    package init(node: String, property: String?) {
      (self.node, self.property) = (node, property)
    }

    package var path: TrackPath? { property.map { TrackPath(node: node, property: $0) } }
  }

  package enum Content: Equatable {
    /// A node, and its tracks that have rows.
    case node([PropertyTrack])
    // Most rows are unset, and need no room for a track.
    indirect case track(PropertyTrack)
    /// A property that is not set, and has its default.
    case unset
  }

  package let name: Name
  /// The number of groups that the node is in.
  package let depth: Int
  package let title: String
  package let content: Content

  package var node: String { name.node }
  package var path: TrackPath? { name.path }
  package var isNode: Bool { name.property == nil }

  package var track: PropertyTrack? {
    if case .track(let track) = content { track } else { nil }
  }

  /// Its title in the current language.
  package var localizedTitle: String { isNode ? title : title.localizedProperty }

  /// Whether it is the row of a property that is not set.
  package var isUnset: Bool { content == .unset }

  /// Whether it is the row of a track that has no keyframes.
  package var isConstant: Bool { !isNode && keyframeCount == 0 }

  /// The number of its keyframes; 0 for nodes and constants.
  package var keyframeCount: Int { movingTrack?.keyframeCount ?? 0 }

  /// From its first keyframe to its last; nil for nodes and constants.
  package var span: ClosedRange<Double>? { movingTrack?.span }

  private var movingTrack: PropertyTrack? { track.flatMap { $0.isConstant ? nil : $0 } }

  /// The keyframes in order of time; empty for nodes and constants.
  ///
  /// - Complexity: O(*n*)
  package var keyframes: [KeyframeTiming] { movingTrack?.marks ?? [] }

  /// The keyframes with these indices, all of which must exist.
  ///
  /// - Complexity: O(*n*) in the number of indices.
  package func keyframes(_ indices: Range<Int>) -> [KeyframeTiming] {
    movingTrack?.marks(of: indices) ?? []
  }

  /// The times of keyframes.
  ///
  /// - Complexity: O(*n*) in the number of indices.
  package func times(_ indices: Range<Int>) -> [Double] { movingTrack?.times(of: indices) ?? [] }

  /// The indices of the keyframes in a range of times.
  ///
  /// - Complexity: O(log *n*) in the keyframes.
  package func keys(from start: Double, to end: Double) -> Range<Int> {
    movingTrack?.indices(from: start, to: end) ?? 0..<0
  }

  /// Every node of `scene`, each followed by its tracks, in its order. Constants, and nodes without any
  /// other row, are left out unless `showsConstants`.
  ///
  /// - Complexity: O(*n*) in the keyframes of the tracks.
  package static func rows(of scene: Scene, showsConstants: Bool = false) -> [TimelineRow] {
    let nodes = scene.allNodes
    var titles = NodeTitles()
    titles.update(for: nodes)
    return rows(of: nodes, titles.titles, showsConstants: showsConstants, reusing: [])
  }

  /// The same, for all nodes of a scene with their titles. Unchanged rows are taken over from
  /// `old`, the rows of an earlier scene.
  ///
  /// - Complexity: O(*n*) in the keyframes of the tracks that differ from `old`, and in the number
  ///   of rows.
  package static func rows(
    of nodes: [(name: String, node: Node)], _ titles: [String], showsConstants: Bool,
    reusing old: [TimelineRow]
  ) -> [TimelineRow] {
    var known = KnownRows(old)
    var rows: [TimelineRow] = []
    rows.reserveCapacity(old.count)
    let all = nodes.indices.map { index in
      let tracks = nodes[index].node.tracks
      return showsConstants ? tracks : tracks.filter { !$0.isConstant }
    }
    let groups = groups(of: nodes.indices.lazy.filter { !all[$0].isEmpty }.map { nodes[$0].name })
    for index in nodes.indices where !all[index].isEmpty || groups.contains(nodes[index].name) {
      let name = nodes[index].name
      add(all[index], of: name, titles[index], reusing: known.rows(of: name), to: &rows)
    }
    return rows
  }

  /// The names of all groups around nodes.
  private static func groups(of nodes: some Sequence<String>) -> Set<String> {
    var groups: Set<String> = []
    for node in nodes where node.utf8.contains(UInt8(ascii: "/")) {
      var name = node[...]
      while let end = name.lastIndex(of: "/") {
        name = name[..<end]
        guard groups.insert(String(name)).inserted else { break }
      }
    }
    return groups
  }

  /// Adds the rows of a node; `before` are its rows in an earlier scene.
  private static func add(
    _ tracks: [PropertyTrack], of node: String, _ title: String,
    reusing before: ArraySlice<TimelineRow>, to rows: inout [TimelineRow]
  ) {
    let depth = node.utf8.count { $0 == UInt8(ascii: "/") }
    let first = before.startIndex + 1
    let own = tracks.indices.map { row(of: tracks[$0], at: first + $0, in: before) }
    let isSame =
      own.count == before.count - 1 && !own.contains(nil) && before.first?.title == title
    if isSame, let head = before.first {
      rows.append(head)
    } else {
      rows.append(TimelineRow(tracks, of: node, depth, title))
    }
    for index in tracks.indices {
      if let old = own[index] {
        rows.append(before[old])
      } else {
        rows.append(TimelineRow(tracks[index], of: node, depth: depth))
      }
    }
  }

  /// The index of a track's row among `rows`, most often `index`; nil if it is not there or has changed.
  private static func row(
    of track: PropertyTrack, at index: Int, in rows: ArraySlice<TimelineRow>
  ) -> Int? {
    let name = track.name
    let isThere = rows.indices.contains(index) && rows[index].name.property == name
    let found = isThere ? index : rows.firstIndex { $0.name.property == name }
    guard let found, case .track(let known) = rows[found].content else { return nil }
    return known == track ? found : nil
  }

  private init(_ track: PropertyTrack, of node: String, depth: Int) {
    self.init(
      name: Name(node: node, property: track.name), depth: depth, title: track.name,
      content: .track(track))
  }

  /// The row of a node itself.
  private init(_ tracks: [PropertyTrack], of node: String, _ depth: Int, _ title: String) {
    self.init(
      name: Name(node: node, property: nil), depth: depth, title: title, content: .node(tracks))
  }

  package init(name: Name, depth: Int, title: String, content: Content) {
    (self.name, self.depth, self.title, self.content) = (name, depth, title, content)
  }
}

/// The rows of an earlier scene, by node. Nodes seldom change their order, so the next one is usually
/// the one that is asked for.
private struct KnownRows {
  private let rows: [TimelineRow]
  private var next = 0
  private lazy var starts: [String: Int] = Dictionary(
    rows.indices.filter { rows[$0].isNode }.map { (rows[$0].node, $0) },
    uniquingKeysWith: { first, _ in first })

  init(_ rows: [TimelineRow]) { self.rows = rows }

  /// The node's own row and its tracks' rows; empty if there are none.
  mutating func rows(of node: String) -> ArraySlice<TimelineRow> {
    let isNext = rows.indices.contains(next) && rows[next].node == node
    guard !rows.isEmpty, let start = isNext ? next : starts[node] else { return [] }
    var end = start + 1
    while end < rows.count, !rows[end].isNode { end += 1 }
    next = end
    return rows[start..<end]
  }
}

extension TimelineRow {
  /// The ranges of time in which any track of a node moves, in order, as far as they are within `times`:
  /// its segments in which a value changes, cut wherever one of them begins or ends. Empty for tracks.
  ///
  /// - Complexity: O(*n* log *n*) in the keyframes within `times`.
  package func moves(within times: ClosedRange<Double>) -> [ClosedRange<Double>] {
    guard case .node(let tracks) = content else { return [] }
    var stretches: [(start: Double, end: Double)] = []
    for track in tracks where !track.isConstant {
      let inside = track.indices(from: times.lowerBound, to: times.upperBound)
      // With the keyframes that begin before it and end after it.
      let indices = max(inside.lowerBound - 1, 0)..<min(inside.upperBound + 1, track.keyframeCount)
      let keyframes = track.marks(of: indices)
      for index in keyframes.indices.dropLast() where keyframes[index].moves {
        stretches.append((keyframes[index].time, keyframes[index + 1].time))
      }
    }
    var ends: [Double] = []
    ends.reserveCapacity(2 * stretches.count)
    for stretch in stretches {
      ends.append(stretch.start)
      ends.append(stretch.end)
    }
    ends.sort()
    stretches.sort { $0.start < $1.start }
    var (next, reach) = (0, -Double.infinity)
    // Not `compactMap` over pairs, whose iterator is not specialised.
    var moves: [ClosedRange<Double>] = []
    for index in ends.indices.dropFirst() {
      let (start, end) = (ends[index - 1], ends[index])
      while next < stretches.count, stretches[next].start <= start {
        reach = max(reach, stretches[next].end)
        next += 1
      }
      if start < end, reach >= end { moves.append(start...end) }
    }
    return moves
  }
}

extension KeyframeTiming {
  /// The height of the curve to the next keyframe, 0…1 but for overshoot; where nothing moves it lies
  /// in the middle.
  package func curve(at progress: Double) -> Double {
    moves ? easing(min(max(progress, 0), 1)) : 0.5
  }
}
