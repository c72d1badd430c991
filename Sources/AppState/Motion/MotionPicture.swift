import Editing
import Interface
package import Keyframes
package import Stage

/// The motion of some nodes at one time, ready to be drawn.
package struct MotionPicture {
  package let timeline: Timeline
  package let time: Double
  /// The time between two dots.
  package let step: Double
  package let paths: [Trails.MotionPath]
  /// Where the nodes of the paths are, in stage points, nil if they are not visible; empty without
  /// trails.
  package let positions: [Point?]
  /// The sprites of these nodes, in stage points.
  package let bodies: [[Sprite]]
  /// How many nodes move; more than there are paths if that is too many.
  package var movingCount = 0
}

extension Workspace {
  /// If no node is selected, at most this many different things and this many nodes have trails.
  private static let mostThings = 24
  private static let mostNodes = 48

  /// The motion of the demo on the stage; nil if neither trails nor values are shown.
  package mutating func motionOnStage() -> MotionPicture? {
    guard viewState.trails || viewState.values else { return nil }
    var kept = player.sights.trails
    // A single reference, so that reading does not copy its buffers.
    player.sights.trails = nil
    defer { player.sights.trails = kept }
    return motion(&kept, of: player.scene)
  }

  /// The motion in one of the lanes, whose nodes may move along other paths.
  package mutating func motion(ofLane index: Int) -> MotionPicture? {
    guard viewState.trails || viewState.values else { return nil }
    var kept = player.sights.lanes[index].trails
    player.sights.lanes[index].trails = nil
    defer { player.sights.lanes[index].trails = kept }
    return motion(&kept, of: player.sights.lanes[index].scene)
  }

  private mutating func motion(_ kept: inout Trails?, of scene: Scene) -> MotionPicture {
    let nodes = motionNodes()
    let timeline = player.playhead.timeline
    let hasLines = viewState.trails
    let isSame =
      kept?.nodes == nodes && kept?.timeline == timeline && (kept?.hasLines == true || !hasLines)
    var trails = isSame ? kept : nil
    kept = nil
    var made = trails ?? Trails(of: nodes, in: scene, over: timeline, hasLines: hasLines)
    trails = nil
    defer { kept = made }
    var picture = made.picture(at: player.time, withTrails: viewState.trails)
    let isOfAll = nodes == player.sights.motionNodes?.nodes
    picture.movingCount = isOfAll ? player.sights.motionNodes?.movingCount ?? 0 : nodes.count
    return picture
  }

  /// The selected node, or the first few that move.
  package mutating func motionNodes() -> [String] {
    if let node = selection.track?.node ?? selection.keys.first?.track.node { return [node] }
    return movingNodes()
  }

  /// The first few nodes that move, nodes that change position first. Nodes whose names differ only by
  /// number count as one.
  mutating func movingNodes() -> [String] {
    if let made = player.sights.motionNodes { return made.nodes }
    var all: Set<String> = []
    var things: Set<String> = []
    var nodes: [String] = []
    let movers = player.movers()
    let ordered = movers.filter(\.isPositionAnimated) + movers.filter { !$0.isPositionAnimated }
    for mover in ordered where mover.isRead {
      let node = mover.path.node
      guard all.insert(node).inserted, nodes.count < Self.mostNodes else { continue }
      guard things.contains(node.stem) || things.count < Self.mostThings else { continue }
      things.insert(node.stem)
      nodes.append(node)
    }
    player.sights.motionNodes = (nodes, all.count)
    return nodes
  }
}

extension Mover {
  private static let positions: Set<Property> = [
    .x, .y, .translationX, .translationY, .page, .row, .pathProgress,
  ]

  /// Whether it changes its node's position.
  fileprivate var isPositionAnimated: Bool {
    number.map { Self.positions.contains($0.property) } ?? false
  }

  /// Whether its value is shown beside its node.
  fileprivate var isRead: Bool {
    number.map { Property.readInOrder.contains($0.property) } ?? false
  }
}
