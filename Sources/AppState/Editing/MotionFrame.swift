package import Editing
package import Keyframes
package import Stage

/// The motion path of a selected node, with its keyframes and their handles, on the stage.
package struct MotionFrame {
  package let node: String
  package let keys: SpatialKeys
  package let times: [Double]
  /// From the coordinates in which the node is positioned to the stage.
  private let outer: Transform
  /// The translation of the node, at the keyframes.
  private let offsets: [Point]
  /// Where the keyframes lie on the stage.
  package let positions: [Point]
  /// The path on the stage.
  package let line: Path

  /// The keyframes of each track at a time.
  private let indices: [(x: Int?, y: Int?)]

  /// How many pieces segments are drawn with in all, and how many keyframes are shown at most.
  private static let pieces = 2_000
  private static let most = 200
  private static let reach = 7.0

  /// `count` is the number of motion paths. Nil for a node that keeps still, or whose position depends on more than its x and y.
  package init?(_ place: StageNode, _ node: Node, of count: Int) {
    guard node.route == nil, node.constraints.isEmpty,
      [Property.page, .row].allSatisfy({ node.numbers[$0] == nil }),
      let keys = SpatialKeys(node.x, node.y), place.placement.outer.inverse != nil
    else { return nil }
    let moments = keys.moments
    let times = moments.map(\.time)
    guard times.count > 1, times.count <= Self.most else { return nil }
    (self.node, self.keys, self.times, outer) = (place.name, keys, times, place.placement.outer)
    let (moveX, moveY) = (node[.translationX], node[.translationY])
    func offset(_ time: Double) -> Point {
      Point(x: moveX.value(at: time), y: moveY.value(at: time))
    }
    offsets = times.map(offset)
    indices = moments.map { ($0.x, $0.y) }
    let pieces = min(max(Self.pieces / (count * times.count), 2), 24)
    let outer = outer
    func position(_ time: Double, _ offset: Point) -> Point {
      outer.apply(to: keys.position(at: time) + offset)
    }
    let positions = zip(times, offsets).map(position)
    self.positions = positions
    line = Path { path in
      path.reserve(pieces * times.count)
      path.move(to: positions[0])
      for index in times.indices.dropFirst() {
        let (from, to) = (times[index - 1], times[index])
        for step in 1..<pieces {
          let time = from + (to - from) * Double(step) / Double(pieces)
          path.line(to: position(time, offset(time)))
        }
        path.line(to: positions[index])
      }
    }
  }

  /// The end of a handle on the stage.
  package func handle(_ index: Int, _ side: PathSide) -> Point? {
    keys.handle(at: times[index], side).map { outer.apply(to: $0 + offsets[index]) }
  }

  /// From the stage's directions to those in which the node is positioned.
  fileprivate var inverse: Transform { outer.inverse ?? .identity }

  /// The keyframes of the tracks at a time.
  package func keyframes(_ index: Int) -> KeySet {
    var set = KeySet()
    for (property, key) in [("x", indices[index].x), ("y", indices[index].y)] {
      if let key { set.insert(KeyframePath(TrackPath(node: node, property: property), key)) }
    }
    return set
  }

  /// The keyframes of which one is selected.
  package func selected(_ selection: KeySet) -> [Int] {
    let x = selection[TrackPath(node: node, property: "x")]
    let y = selection[TrackPath(node: node, property: "y")]
    guard !x.isEmpty || !y.isEmpty else { return [] }
    return times.indices.filter { index in
      indices[index].x.map(x.contains) == true || indices[index].y.map(y.contains) == true
    }
  }

  /// The selected keyframes whose handles are shown: none if there are so many that handles would hide each other.
  package func withHandles(among selected: [Int]) -> [Int] {
    selected.count <= Self.mostWithHandles ? selected : []
  }

  private static let mostWithHandles = 6

  /// The handle or keyframe at a position in the window; handles only of selected keyframes.
  package func target(
    at pointer: Point, _ stage: Transform, _ selection: KeySet
  ) -> MotionTarget? {
    let ends = withHandles(among: selected(selection)).flatMap { index in
      PathSide.allCases.map { MotionTarget(node: node, index: index, side: $0) }
    }
    let end = ends.nearest(to: pointer, within: Self.reach) { end in
      end.side.flatMap { handle(end.index, $0) }.map { stage.apply(to: $0) }
    }
    return end
      ?? times.indices.nearest(to: pointer, within: Self.reach) { stage.apply(to: positions[$0]) }
      .map { MotionTarget(node: node, index: $0, side: nil) }
  }
}

/// A keyframe of a motion path, or one of its handles.
package struct MotionTarget: Equatable {
  package let node: String
  package let index: Int
  package let side: PathSide?

  package init(node: String, index: Int, side: PathSide?) {
    (self.node, self.index, self.side) = (node, index, side)
  }
}

/// A drag of the selected keyframes of motion paths over the stage, or of a handle.
package struct MotionDrag {
  private let frames: [MotionFrame]
  private let target: MotionTarget
  private var gesture: KeyGesture
  private var offset: StageOffset
  package private(set) var words = ""

  /// `start` is on the stage.
  package init(
    _ target: MotionTarget, of frames: [MotionFrame], from start: Point,
    _ workspace: inout Workspace
  ) {
    (self.frames, self.target, offset) = (frames, target, StageOffset(from: start))
    gesture = workspace.keyGesture()
  }

  package mutating func move(
    to position: Point, isStraight: Bool, isBroken: Bool, _ workspace: inout Workspace
  ) {
    offset.move(to: position, isStraight: isStraight)
    show(isBroken: isBroken, &workspace)
  }

  /// Moves on by a distance on the stage.
  package mutating func move(by step: Point, _ workspace: inout Workspace) {
    offset.move(by: step)
    show(isBroken: false, &workspace)
  }

  private mutating func show(isBroken: Bool, _ workspace: inout Workspace) {
    var result = KeyEdit()
    for frame in frames {
      let own = frame.inverse.direction(offset.distance)
      var keys = frame.keys
      if let side = target.side {
        guard frame.node == target.node, let end = keys.handle(at: frame.times[target.index], side)
        else { continue }
        keys.moveHandle(
          at: frame.times[target.index], side, to: (end + own).tidy, isBroken: isBroken)
      } else {
        for index in frame.selected(gesture.selection.keys) {
          let time = frame.times[index]
          let old = keys.position(at: time)
          let new = (old + own).tidy
          keys.move(
            at: time,
            by: Point(x: own.x == 0 ? 0 : new.x - old.x, y: own.y == 0 ? 0 : new.y - old.y))
        }
      }
      take(keys, frame, &result)
    }
    let selection = workspace.selection
    workspace.show(result, in: &gesture)
    workspace.selection = selection
    workspace.selectAgain(frames.map { ($0, $0.selected(gesture.selection.keys)) })
  }

  private mutating func take(_ keys: SpatialKeys, _ frame: MotionFrame, _ result: inout KeyEdit) {
    for (property, old, new) in [
      (Property.x, frame.keys.x, keys.x), (.y, frame.keys.y, keys.y),
    ] {
      let path = TrackPath(node: frame.node, property: property.name)
      result.tracks[path] = old == new ? gesture.base.tracks[path] : .number(property, new)
    }
    if frame.node == target.node, target.side == nil {
      let now = keys.position(at: frame.times[target.index])
      words = "x \(now.x.short)  y \(now.y.short)"
    }
  }

  package func cancel(_ workspace: inout Workspace) { workspace.selection = gesture.selection }
}

extension Workspace {
  /// The motion paths of the selected nodes.
  package func motionFrames(_ nodes: [StageNode]) -> [MotionFrame] {
    guard !selectedNodes.isEmpty else { return [] }
    var names = Set(selectedNodes)
    let places = nodes.filter { names.contains($0.name) }.prefix(Self.mostMotions)
    names = Set(places.map(\.name))
    let found = player.nodes.filter { names.contains($0.name) }
    let byName = Dictionary(found.map { ($0.name, $0.node) }) { first, _ in first }
    return places.compactMap { place in
      byName[place.name].flatMap { MotionFrame(place, $0, of: places.count) }
    }
  }

  /// More motion paths than these would hide each other.
  private static var mostMotions: Int { 24 }

  /// Selects a keyframe of a motion path, so that it can be dragged; with Shift it is added or removed.
  package mutating func select(_ target: MotionTarget, of frame: MotionFrame, adds: Bool) {
    guard target.side == nil else { return }
    let keys = frame.keyframes(target.index)
    let isSelected = frame.selected(selection.keys).contains(target.index)
    if adds {
      if isSelected { selection.keys.subtract(keys) } else { selection.keys.formUnion(keys) }
    } else if !isSelected {
      selection.keys = keys
    }
    selection.track = keys.first?.track ?? selection.track
  }

  /// Deletes the selected keyframes if all of them are seen on motion paths.
  /// - Returns: whether they are.
  package mutating func deleteMotionKeys(_ frames: [MotionFrame]) -> Bool {
    let paths = Set(
      frames.flatMap { frame in ["x", "y"].map { TrackPath(node: frame.node, property: $0) } })
    guard !selection.keys.isEmpty, selection.keys.tracks.isSubset(of: paths) else { return false }
    let time = keyTime
    removeKeys(of: selection.keys.tracks) { $0.removed(at: time) }
    return true
  }

  /// Selects keyframes that were selected before a change; tracks may have got keyframes at their times.
  fileprivate mutating func selectAgain(_ stops: [(frame: MotionFrame, indices: [Int])]) {
    var keys = selection.keys
    for (frame, indices) in stops where !indices.isEmpty {
      for property in ["x", "y"] {
        let path = TrackPath(node: frame.node, property: property)
        guard let track = anyTrack(at: path)?.numbers, !track.isConstant else { continue }
        let times = Set(indices.map { frame.times[$0] })
        keys[path] = Set(
          track.keyframes.indices.filter { times.contains(track.keyframes[$0].time) })
      }
    }
    selection.keys = keys
  }
}

extension Point {
  /// Without the noise of a drag.
  fileprivate var tidy: Point {
    Point(
      x: EditorResult.tidy(x, decimals: 2), y: EditorResult.tidy(y, decimals: 2))
  }
}
