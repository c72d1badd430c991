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

  /// Every node, each followed by its tracks, in the scene's order. Constants, and nodes without any
  /// other row, are left out unless `showsConstants`. What has not changed is taken over from `old`,
  /// the rows of an earlier scene.
  ///
  /// - Complexity: O(*n*) in the keyframes of the tracks that differ from those of `old`, and in the
  ///   number of rows.
  static func rows(
    of scene: Scene, showsConstants: Bool = false, reusing old: [TimelineRow] = []
  ) -> [TimelineRow] {
    let all = scene.allNodes
    let titles = all.map { title(of: $0.node, $0.name) }
    let counts = Dictionary(titles.map { ($0, 1) }, uniquingKeysWith: +)
    var known = KnownRows(old)
    var rows: [TimelineRow] = []
    for (item, title) in zip(all, titles) {
      let (name, node) = item
      let tracks = node.tracks.filter { showsConstants || !$0.isConstant }
      guard !tracks.isEmpty else { continue }
      let before = known.rows(of: name)
      let depth = name.utf8.count { $0 == UInt8(ascii: "/") }
      let isShared = counts[title, default: 0] > 1
      let head = rows.count
      rows.append(
        TimelineRow(headOf: name, depth: depth, isShared ? longTitle(title, name) : title))
      var isSame = tracks.count == before.count - 1
      for (index, track) in tracks.enumerated() {
        // Most often it is where it was.
        let old =
          before.dropFirst(index + 1).first { $0.track == track }
          ?? before.prefix(index + 1).first { $0.track == track }
        isSame = isSame && old != nil
        rows.append(old ?? TimelineRow(track, of: name, depth: depth))
      }
      rows[head].content =
        isSame ? before[before.startIndex].content : .node(moves: moves(of: rows[(head + 1)...]))
    }
    return rows
  }

  /// The title of a node that shares it with others, after that of its group.
  private static func longTitle(_ title: String, _ name: String) -> String {
    let parent = name.split(separator: "/").dropLast().joined(separator: "/")
    return parent.isEmpty ? title : "\(parent.spokenName) \(title)"
  }

  private init(_ track: PropertyTrack, of node: String, depth: Int) {
    let moving = Set(track.answer(to: MovingStretches()).map(\.times.lowerBound))
    let marks =
      track.isConstant
      ? []
      : track.marks.map {
        Mark(time: $0.time, easing: $0.easing, moves: moving.contains($0.time))
      }
    self.init(
      name: Name(node: node, property: track.name), depth: depth, title: track.name,
      content: .track(track), keyframes: marks)
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

  /// The last part of the node's name; an unnamed node is called by its shape and number: "circle 3".
  static func title(of node: Node, _ name: String) -> String {
    let word = name.split(separator: "/").last.map(String.init) ?? name
    guard node.name.isEmpty else { return word }
    return Words[node.shape?.phrase ?? .group, word]
  }

  /// The segments in which a value changes, cut wherever one of them begins or ends.
  private static func moves(of rows: ArraySlice<TimelineRow>) -> [ClosedRange<Double>] {
    let stretches = rows.flatMap { row in
      row.track.map { $0.answer(to: MovingStretches()).map(\.times) } ?? []
    }
    let ends = Set(stretches.flatMap { [$0.lowerBound, $0.upperBound] }).sorted()
    let ordered = stretches.sorted { $0.lowerBound < $1.lowerBound }
    var (next, reach) = (0, -Double.infinity)
    return zip(ends, ends.dropFirst()).compactMap { start, end in
      while next < ordered.count, ordered[next].lowerBound <= start {
        reach = max(reach, ordered[next].upperBound)
        next += 1
      }
      return reach >= end ? start...end : nil
    }
  }
}

extension Shape {
  /// The shape's name, with a number.
  fileprivate var phrase: Phrase {
    switch self {
    case .rectangle: .rectangle
    case .ellipse(let size): size.width == size.height ? .circle : .ellipse
    case .path: .path
    case .text: .text
    case .picture: .numberedPicture
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
