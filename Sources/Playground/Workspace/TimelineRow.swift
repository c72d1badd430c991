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

  /// A keyframe as it is drawn.
  struct Mark: Equatable {
    let time: Double
    let easing: Easing
    /// Whether the next keyframe has another value.
    let moves: Bool

    /// The height of the curve to the next keyframe, 0…1 but for overshoot; where nothing moves it lies
    /// in the middle.
    func curve(at progress: Double) -> Double {
      moves ? easing(min(max(progress, 0), 1)) : 0.5
    }
  }

  let name: Name
  /// The number of groups that the node is in.
  let depth: Int
  let title: String
  private(set) var content: Content
  /// The keyframes in order of time; empty for nodes and constants.
  let keyframes: [Mark]
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
      // Most often it is where it was.
      let old =
        before.dropFirst(index + 1).first { $0.track == track }
        ?? before.prefix(index + 1).first { $0.track == track }
      isSame = isSame && old != nil
      rows.append(old ?? TimelineRow(track, of: node, depth: depth))
    }
    rows[head].content =
      isSame ? before[before.startIndex].content : .node(moves: moves(of: rows[(head + 1)...]))
  }

  private init(_ track: PropertyTrack, of node: String, depth: Int) {
    self.init(
      name: Name(node: node, property: track.name), depth: depth, title: track.name,
      content: .track(track), keyframes: Self.marks(of: track))
  }

  private static func marks(of track: PropertyTrack) -> [Mark] {
    guard !track.isConstant else { return [] }
    var moving = track.answer(to: MovingStretches()).map(\.index)[...]
    return track.marks.enumerated().map { index, mark in
      let moves = moving.first == index
      if moves { moving.removeFirst() }
      return Mark(time: mark.time, easing: mark.easing, moves: moves)
    }
  }

  /// A node's own row, with no moves yet.
  private init(headOf node: String, depth: Int, _ title: String) {
    self.init(
      name: Name(node: node, property: nil), depth: depth, title: title, content: .node(moves: []),
      keyframes: [])
  }

  init(name: Name, depth: Int, title: String, content: Content, keyframes: [Mark]) {
    self.name = name
    self.depth = depth
    self.title = title
    self.content = content
    self.keyframes = keyframes
    times = keyframes.map(\.time)
  }

  /// The segments in which a value changes, cut wherever one of them begins or ends.
  private static func moves(of rows: ArraySlice<TimelineRow>) -> [ClosedRange<Double>] {
    let stretches = rows.flatMap { row in
      zip(row.keyframes, row.keyframes.dropFirst())
        .compactMap { $0.moves ? $0.time...$1.time : nil }
    }
    let ends = stretches.flatMap { [$0.lowerBound, $0.upperBound] }.sorted()
    let ordered = stretches.sorted { $0.lowerBound < $1.lowerBound }
    var (next, reach) = (0, -Double.infinity)
    return zip(ends, ends.dropFirst()).compactMap { start, end in
      while next < ordered.count, ordered[next].lowerBound <= start {
        reach = max(reach, ordered[next].upperBound)
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
