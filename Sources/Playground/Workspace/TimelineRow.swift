import Editing
import Keyframes
import Stage

/// A row of the timeline: a node, or one of its properties that moves or is explicitly set.
struct TimelineRow: Equatable {
  /// Identifies a row, independently of which rows are shown.
  struct Name: Hashable {
    /// As in `Scene.allNodes`.
    let node: String
    /// Nil is the node's own row.
    let property: String?

    var place: TrackPlace? { property.map { TrackPlace(node: node, property: $0) } }
  }

  enum Content: Equatable {
    /// A node, and the ranges of time in which any of its tracks moves, in order.
    case node(moves: [ClosedRange<Double>])
    case track(PropertyTrack)
    /// A property that is not set, and has its default.
    case unset
  }

  let name: Name
  /// The number of groups that the node is in.
  let depth: Int
  let title: String
  private(set) var content: Content
  /// The keyframes in order of time; empty for nodes and constants.
  let keyframes: [KeyframeTiming]
  /// The keyframes' times.
  let times: [Double]

  var node: String { name.node }
  var place: TrackPlace? { name.place }
  var isNode: Bool { name.property == nil }

  var track: PropertyTrack? {
    if case .track(let track) = content { track } else { nil }
  }

  /// Its title in the current language.
  var spokenTitle: String { isNode ? title : title.spokenProperty }

  /// Whether it is the row of a property that is not set.
  var isUnset: Bool { content == .unset }

  /// Whether it is the row of a track that has no keyframes.
  var isConstant: Bool { !isNode && keyframes.isEmpty }

  /// Every node of `scene`, each followed by its tracks, in its order. Constants, and nodes without any
  /// other row, are left out unless `showsConstants`.
  ///
  /// - Complexity: O(*n*) in the keyframes of the tracks.
  static func rows(of scene: Scene, showsConstants: Bool = false) -> [TimelineRow] {
    let nodes = scene.allNodes
    var titles = NodeTitles()
    titles.update(for: nodes)
    return rows(of: nodes, titles.titles, showsConstants: showsConstants, reusing: [])
  }

  /// The same, for all nodes of a scene with their titles. What has not changed is taken over from `old`,
  /// the rows of an earlier scene.
  ///
  /// - Complexity: O(*n*) in the keyframes of the tracks that differ from those of `old`, and in the
  ///   number of rows.
  static func rows(
    of nodes: [(name: String, node: Node)], _ titles: [String], showsConstants: Bool,
    reusing old: [TimelineRow]
  ) -> [TimelineRow] {
    var known = KnownRows(old)
    var rows: [TimelineRow] = []
    rows.reserveCapacity(old.count)
    for (index, (name, node)) in nodes.enumerated() {
      let tracks = showsConstants ? node.tracks : node.tracks.filter { !$0.isConstant }
      guard !tracks.isEmpty else { continue }
      add(tracks, of: name, titles[index], reusing: known.rows(of: name), to: &rows)
    }
    return rows
  }

  /// Adds the rows of a node; `before` are its rows in an earlier scene.
  private static func add(
    _ tracks: [PropertyTrack], of node: String, _ title: String,
    reusing before: ArraySlice<TimelineRow>, to rows: inout [TimelineRow]
  ) {
    let depth = node.utf8.count { $0 == UInt8(ascii: "/") }
    let head = rows.count
    rows.append(TimelineRow(headOf: node, depth: depth, title))
    var isSame = tracks.count == before.count - 1
    for (index, track) in tracks.enumerated() {
      let old = row(of: track, at: before.startIndex + index + 1, in: before)
      isSame = isSame && old != nil
      rows.append(old ?? TimelineRow(track, of: node, depth: depth))
    }
    rows[head].content =
      isSame ? before[before.startIndex].content : .node(moves: moves(of: rows[(head + 1)...]))
  }

  /// The row of a track among `rows`, most often that at `index`; nil if it is not there or has changed.
  private static func row(
    of track: PropertyTrack, at index: Int, in rows: ArraySlice<TimelineRow>
  ) -> TimelineRow? {
    let isThere = rows.indices.contains(index) && rows[index].name.property == track.name
    let row = isThere ? rows[index] : rows.first { $0.name.property == track.name }
    return row?.track == track ? row : nil
  }

  private init(_ track: PropertyTrack, of node: String, depth: Int) {
    self.init(
      name: Name(node: node, property: track.name), depth: depth, title: track.name,
      content: .track(track), keyframes: track.isConstant ? [] : track.marks)
  }

  /// A node's own row, with no moves yet.
  private init(headOf node: String, depth: Int, _ title: String) {
    self.init(
      name: Name(node: node, property: nil), depth: depth, title: title, content: .node(moves: []),
      keyframes: [])
  }

  init(name: Name, depth: Int, title: String, content: Content, keyframes: [KeyframeTiming]) {
    self.name = name
    self.depth = depth
    self.title = title
    self.content = content
    self.keyframes = keyframes
    times = keyframes.map(\.time)
  }

  /// The segments in which a value changes, cut wherever one of them begins or ends.
  private static func moves(of rows: ArraySlice<TimelineRow>) -> [ClosedRange<Double>] {
    var stretches: [(start: Double, end: Double)] = []
    for row in rows {
      for index in row.keyframes.indices where row.keyframes[index].moves {
        stretches.append((row.times[index], row.times[index + 1]))
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
    return zip(ends, ends.dropFirst()).compactMap { start, end in
      while next < stretches.count, stretches[next].start <= start {
        reach = max(reach, stretches[next].end)
        next += 1
      }
      return start < end && reach >= end ? start...end : nil
    }
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

  /// The node's own row and those of its tracks; empty if there are none.
  mutating func rows(of node: String) -> ArraySlice<TimelineRow> {
    let isNext = rows.indices.contains(next) && rows[next].node == node
    guard !rows.isEmpty, let start = isNext ? next : starts[node] else { return [] }
    var end = start + 1
    while end < rows.count, !rows[end].isNode { end += 1 }
    next = end
    return rows[start..<end]
  }
}

extension KeyframeTiming {
  /// The height of the curve to the next keyframe, 0…1 but for overshoot; where nothing moves it lies
  /// in the middle.
  func curve(at progress: Double) -> Double {
    moves ? easing(min(max(progress, 0), 1)) : 0.5
  }
}
