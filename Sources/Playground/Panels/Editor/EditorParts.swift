import AppState
import Keyframes
import Stage
import Words

/// The parts of the editor on the stage.
enum EditorPart: Hashable, Sendable {
  /// The stage and its surroundings, where dragging edits instead of moving time.
  case stage
  /// The tolerance of fitted keyframes: its label, and its field.
  case toleranceLabel, tolerance
  /// The words of a text, while they are written on the stage.
  case words
}

/// The thing under the pointer while the stage is edited.
enum EditorTarget: Equatable {
  case handle(ScaleHandle)
  /// Outside a corner.
  case turn
  case anchor
  /// Nodes there, the topmost first; empty inside the box of a selected node where nothing is seen.
  case nodes([String])
  case ground
}

/// The selection with its box in the window, and the handles around it.
struct EditorFrame {
  /// Nil for the common box of several nodes.
  let node: StageNode?
  let box: Rect
  /// From the box's coordinates to the window's logical points: of one node its own, of several the stage's.
  let map: Transform

  /// How near to a handle it is hit, and how far outside a corner the node is turned, in points.
  private static let reach = 8.0
  private static let turnReach = 26.0
  /// Shorter sides have no handle in their middle.
  private static let leastSide = 30.0

  init(_ node: StageNode, _ stage: Transform) {
    self.node = node
    box = node.box
    map = node.placement.map.then(stage)
  }

  /// Nil if no node has a box.
  init?(around nodes: [StageNode], _ stage: Transform) {
    guard let box = nodes.commonBounds else { return nil }
    (node, self.box, map) = (nil, box, stage)
  }

  var corners: [Point] { box.corners.map { map.apply(to: $0) } }
  /// For several nodes the middle, about which they turn.
  var anchor: Point { map.apply(to: node?.placement.anchor ?? box.centre) }

  /// The handles that fit, with their positions.
  var handles: [(handle: ScaleHandle, position: Point)] {
    let corners = corners
    let (width, height) = (corners[0].distance(to: corners[1]), corners[0].distance(to: corners[3]))
    return ScaleHandle.allCases.filter { handle in
      if handle.isCorner { return true }
      let (along, across) = handle.x == 0 ? (width, height) : (height, width)
      return along >= Self.leastSide && across >= Self.leastSide / 2
    }.map { ($0, map.apply(to: $0.point(of: box))) }
  }

  /// The handle, the corner or the anchor at a position.
  func target(at position: Point, movesAnchor: Bool) -> EditorTarget? {
    guard box != .zero else { return nil }
    if movesAnchor, node?.hasMovableAnchor == true, position.distance(to: anchor) <= Self.reach {
      return .anchor
    }
    // The middle of a small node is there to move it.
    let sides = [corners[0].distance(to: corners[1]), corners[0].distance(to: corners[3])]
    let reach = contains(position) ? min(Self.reach, (sides.min() ?? 0) / 4) : Self.reach
    if let hit = handles.first(where: { $0.position.distance(to: position) <= reach }) {
      return .handle(hit.handle)
    }
    let nearest = corners.map { $0.distance(to: position) }.min() ?? .infinity
    return nearest <= Self.turnReach && !contains(position) ? .turn : nil
  }

  func contains(_ position: Point) -> Bool {
    guard let own = map.inverse?.apply(to: position) else { return false }
    return own.x >= box.minX && own.x <= box.maxX && own.y >= box.minY && own.y <= box.maxY
  }
}
