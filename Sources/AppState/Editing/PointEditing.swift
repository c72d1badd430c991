package import Editing
package import Keyframes
import Stage

/// The node whose path is edited point by point on the stage, and the points that are selected.
package struct PointEditing: Equatable {
  package let node: String
  package var selected: Set<PathIndex> = []
  /// The handle that keys move, of the only selected point.
  package var side: PathSide?

  package init(node: String) { self.node = node }

  /// Selects the next point (1) or the previous one (−1) of a path. Each point is followed by its handles.
  package mutating func selectNext(by step: Int, of points: PathPoints) {
    var stops: [(index: PathIndex, side: PathSide?)] = []
    for index in points.indices {
      stops.append((index, nil))
      for side in PathSide.allCases where points[index][side] != .zero {
        stops.append((index, side))
      }
    }
    guard !stops.isEmpty else { return }
    let only = selected.count == 1 ? selected.first : nil
    let now = stops.firstIndex { $0.index == only && $0.side == side }
    let next = now.map { $0 + step } ?? (step > 0 ? 0 : -1)
    let stop = stops[(next % stops.count + stops.count) % stops.count]
    (selected, side) = ([stop.index], stop.side)
  }
}

/// The target of a press while points are edited.
package enum PointTarget: Equatable {
  case handle(PathIndex, PathSide)
  case point(PathIndex)
  /// The segment that begins at a point, at a part of it.
  case line(PathIndex, Double)
  case ground
}

/// The points of a node's path in the window.
package struct PointFrame {
  package let node: StageNode
  package let points: PathPoints
  /// From the node's own coordinates to the window's logical points.
  package let map: Transform

  /// How near to a point, and to the line between points, the pointer hits them.
  private static let reach = 8.0
  private static let lineReach = 5.0

  /// Nil for a node without an outline.
  package init?(_ node: StageNode, _ stage: Transform) {
    guard node.isVisible, let outline = node.placement.shape?.outline else { return nil }
    (self.node, points) = (node, PathPoints(outline))
    map = node.placement.map.then(stage)
  }

  package func position(of index: PathIndex) -> Point { map.apply(to: points[index].position) }

  package func position(of index: PathIndex, _ side: PathSide) -> Point {
    map.apply(to: points[index].position + points[index][side])
  }

  /// The handles of the selected points.
  package func handles(_ editing: PointEditing) -> [(index: PathIndex, side: PathSide)] {
    editing.selected.filter(points.contains).sorted().flatMap { index in
      PathSide.allCases.filter { points[index][$0] != .zero }.map { (index, $0) }
    }
  }

  /// Handles before points, points before lines.
  package func target(at pointer: Point, _ editing: PointEditing) -> PointTarget {
    let handle = handles(editing).nearest(to: pointer, within: Self.reach) {
      position(of: $0.index, $0.side)
    }
    if let handle { return .handle(handle.index, handle.side) }
    let point = points.indices.nearest(to: pointer, within: Self.reach) { position(of: $0) }
    if let point { return .point(point) }
    guard let own = map.inverse?.apply(to: pointer), let line = points.nearest(to: own) else {
      return .ground
    }
    let scale = max(map.meanScale, 1e-9)
    return line.distance * scale <= Self.lineReach ? .line(line.index, line.part) : .ground
  }

  /// The points in a box in the window.
  package func points(in box: Rect) -> Set<PathIndex> {
    Set(points.indices.filter { box.contains(position(of: $0)) })
  }
}

/// A change of the points of a path, relative to its beginning.
package struct PathPointDrag {
  package enum Kind: Equatable {
    case points(Set<PathIndex>)
    case handle(PathIndex, PathSide)
  }

  private let kind: Kind
  private let node: StageNode
  private let base: PathPoints
  private var edit: NumberEdit
  /// From the stage's directions to the node's.
  private let inverse: Transform
  private var offset: StageOffset

  /// `base` are the points at the beginning; `start` is on the stage. Nil where the node is flat.
  package init?(
    _ kind: Kind, of node: StageNode, _ base: PathPoints, from start: Point,
    _ workspace: inout Workspace
  ) {
    guard let inverse = node.placement.map.inverse else { return nil }
    (self.kind, self.node, self.base, self.inverse) = (kind, node, base, inverse)
    offset = StageOffset(from: start)
    edit = NumberEdit(&workspace)
  }

  /// `isStraight` keeps to one direction; `isBroken` leaves the opposite handle alone.
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
    let own = inverse.direction(offset.distance)
    var points = base
    switch kind {
    case .points(let indices): points.move(indices, by: own)
    case .handle(let index, let side):
      points.move(side, of: index, to: base[index][side] + own, isBroken: isBroken)
    }
    edit.show(points.path.tidy, of: node, &workspace)
  }
}

extension NumberEdit {
  /// Gives a node another outline at the playhead.
  package mutating func show(_ path: Path, of node: StageNode, _ workspace: inout Workspace) {
    show([(node, path)], &workspace)
  }

  /// Gives nodes other outlines at the playhead. Their anchors stay where they are, and the outlines are not
  /// stretched.
  package mutating func show(
    _ changes: [(node: StageNode, path: Path)], _ workspace: inout Workspace
  ) {
    var (values, outlines) = ([TrackPath: Double](), [TrackPath: Path]())
    let nodes = workspace.player.scene.nodesByName
    for (node, path) in changes {
      let box = path.bounds
      let own = nodes[node.name]?.numbers ?? [:]
      func set(_ property: Property, to value: Double) {
        guard own[property] != nil, value.isFinite else { return }
        values[TrackPath(node: node.name, property: property.name)] = value
      }
      set(.width, to: box.width)
      set(.height, to: box.height)
      let anchor = node.placement.anchor
      if box.width > 0 { set(.anchorX, to: (anchor.x - box.minX) / box.width) }
      if box.height > 0 { set(.anchorY, to: (anchor.y - box.minY) / box.height) }
      outlines[TrackPath(node: node.name, property: "outline")] = path
    }
    show(values, outlines: outlines, &workspace)
  }
}
