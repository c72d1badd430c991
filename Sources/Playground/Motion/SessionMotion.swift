import Keyframes
import Stage

/// What the stage and the lanes show of motion beside the picture.
extension Session {
  /// What the stage shows of its demo's motion.
  mutating func drawMotion(_ ui: inout UI) {
    guard seeing.trails || seeing.values else { return }
    var kept = player.sights.trails
    // Nobody else holds it while it is read.
    player.sights.trails = nil
    draw(&kept, of: player.scene, layout.stageTransform, in: layout.stage, &ui)
    player.sights.trails = kept
  }

  /// The same for one of the lanes, whose nodes may go other ways.
  mutating func drawMotion(ofLane index: Int, _ ui: inout UI) {
    guard seeing.trails || seeing.values else { return }
    var kept = player.sights.lanes[index].trails
    player.sights.lanes[index].trails = nil
    draw(
      &kept, of: player.sights.lanes[index].scene, layout.transform(ofLane: index),
      in: layout.lanes[index], &ui)
    player.sights.lanes[index].trails = kept
  }

  /// In narrower tiles labels would cover what they explain, unless one thing is selected.
  private static let widthForLabels = 540.0
  /// How many things have a way, and how many nodes in all, where none is selected.
  private static let mostThings = 8
  private static let mostNodes = 32

  /// The selected node, or the first few that move: first those that move their place. Takes of one
  /// thing count as one.
  mutating func motionNodes() -> [String] {
    if let node = selection.track?.node ?? selection.keys.map(\.track.node).min() { return [node] }
    if let made = player.sights.motionNodes { return made }
    var things: Set<String> = []
    var nodes: [String] = []
    let movers = player.movers()
    let ordered = movers.filter(\.movesPlace) + movers.filter { !$0.movesPlace }
    for mover in ordered where nodes.count < Self.mostNodes && mover.isRead {
      let node = mover.place.node
      guard !nodes.contains(node) else { continue }
      guard things.contains(node.stem) || things.count < Self.mostThings else { continue }
      things.insert(node.stem)
      nodes.append(node)
    }
    player.sights.motionNodes = nodes
    return nodes
  }

  private mutating func draw(
    _ kept: inout Trails?, of scene: Scene, _ view: Transform, in tile: Rect, _ ui: inout UI
  ) {
    let nodes = motionNodes()
    let timeline = player.playhead.timeline
    if kept?.nodes != nodes || kept?.timeline != timeline {
      kept = Trails(of: nodes, in: scene, over: timeline)
    }
    let clip = Clip(tile, cornerRadius: layout.stageCorner)
    let bodies = kept?.bodies(at: player.time) ?? []
    if seeing.trails { kept?.draw(at: player.time, bodies, view, clip, &ui) }
    let isWide = tile.width >= Self.widthForLabels
    if seeing.values, isWide || !selection.isEmpty {
      kept?.drawValues(at: player.time, bodies, view, in: tile, &ui)
    }
  }
}

extension Mover {
  /// Whether it takes its node somewhere else.
  fileprivate var movesPlace: Bool {
    switch number?.property {
    case .x, .y, .translationX, .translationY, .page, .row, .pathProgress: true
    default: false
    }
  }

  /// Whether what it moves is told beside its node.
  fileprivate var isRead: Bool {
    number.map { Property.readInOrder.contains($0.property) } ?? false
  }
}
