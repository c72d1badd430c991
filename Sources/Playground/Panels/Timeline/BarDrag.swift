import AppState
import Editing
import Interface
import Keyframes
import Stage

/// A drag of a node's bar, which moves all keyframes of the node and of everything in it, or of an end of the
/// bar, which stretches them. Other selected nodes follow; with Alt each follows a little more than the one
/// before, up to the dragged node.
struct BarDrag: TimelineDrag {
  enum Part: Equatable { case start, whole, end }

  let node: String
  let part: Part
  private let before: Selection
  private let start: Point
  private let pressed: Double
  /// The nodes that move.
  private var names: [String] = []
  /// Nil before the press has become a drag.
  private var dragged: DraggedKeys?
  private(set) var readout: String?
  var hasMoved: Bool { dragged != nil }

  init(
    _ node: String, _ part: Part, at position: Point, _ view: TimelineView, _ workspace: Workspace
  ) {
    (self.node, self.part, before) = (node, part, workspace.selection)
    (start, pressed) = (position, view.scale.time(at: position.x))
  }

  mutating func move(to position: Point, _ view: TimelineView, _ workspace: inout Workspace) {
    guard dragged != nil || abs(position.x - start.x) > KeyDrag.slop else { return }
    if dragged == nil { begin(view, &workspace) }
    let free = view.scale.time(at: position.x) - pressed
    switch part {
    case .whole: move(by: free, view, &workspace)
    case .start: readout = dragged?.stretch(.start, by: free, view, &workspace)
    case .end: readout = dragged?.stretch(.end, by: free, view, &workspace)
    }
  }

  /// Does nothing if the node has no keyframes.
  private mutating func begin(_ view: TimelineView, _ workspace: inout Workspace) {
    names = workspace.nodesWithBars(around: node)
    let gesture = workspace.keyGesture().selecting(nodes: names)
    guard let span = view.spans[node], !gesture.base.keys.isEmpty else { return }
    dragged = DraggedKeys(gesture, over: span, &workspace)
  }

  /// The first keyframe snaps.
  private mutating func move(
    by free: Double, _ view: TimelineView, _ workspace: inout Workspace
  ) {
    guard var keys = dragged else { return }
    let first = keys.span.lowerBound
    let time = workspace.snapped(first + free, to: keys.targets, in: view.parts.panel)
    let delta = time - first
    let shares = workspace.modifiers.contains(.alt) ? staggered : [:]
    workspace.show(
      keys.gesture.base.moved { name in delta * (shares.isEmpty ? 1 : shares.delay(of: name)) },
      in: &keys.gesture)
    dragged = keys
    readout = workspace.reading(time) + "  " + workspace.reading(delta, isChange: true)
  }

  /// How much of the distance each node moves: the first one not at all, the dragged one all of it.
  private var staggered: [String: Double] {
    let own = names.firstIndex(of: node) ?? 0
    let order = own == 0 ? names.reversed() : names
    let last = Double(max(own == 0 ? names.count - 1 : own, 1))
    return Dictionary(order.enumerated().map { ($1, Double($0) / last) }) { first, _ in first }
  }

  func cancel(_ workspace: inout Workspace) { workspace.selection = before }
}

/// A press beside keyframes and bars: a click moves the playhead unless it is on a curve, a drag selects
/// keyframes in a box.
struct GroundPress: TimelineDrag {
  let start: Point
  /// Whether Shift was down.
  let adds: Bool
  var isOnCurve = false
  var pointerShape: PointerShape { isOnCurve ? .hand : .arrow }
  var hasMoved: Bool { false }

  func move(to position: Point, _ view: TimelineView, _ workspace: inout Workspace) {}
}

extension Workspace {
  /// The nodes whose bars are dragged along with that of `node`, which is one of them: the selected nodes,
  /// or those of which all keyframes are selected.
  func nodesWithBars(around node: String) -> [String] {
    let chosen = selectedNodes.contains(node) ? selectedNodes : []
    let own = chosen.count > 1 ? chosen : nodesWithAllKeys
    let names = own.contains(node) ? own : [node]
    let all = Set(names)
    return names.filter { !all.coversGroup(of: $0) || $0 == node }
  }

  /// The nodes of which all keyframes are selected, in the order of the scene.
  private var nodesWithAllKeys: [String] {
    var counts: [(node: String, isWhole: Bool)] = []
    for row in player.rowsNow {
      guard let path = row.path, !row.isConstant else { continue }
      let isWhole = selection.keys[path].count == row.keyframeCount
      if counts.last?.node == row.node {
        counts[counts.count - 1].isWhole = counts[counts.count - 1].isWhole && isWhole
      } else {
        counts.append((row.node, isWhole))
      }
    }
    return counts.filter(\.isWhole).map(\.node)
  }
}
