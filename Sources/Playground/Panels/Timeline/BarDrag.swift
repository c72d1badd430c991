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
  let adds: Bool
  private let names: [String]
  private var gesture: KeyGesture
  private let before: Selection
  private let span: ClosedRange<Double>
  private let targets: [Double]
  private let start: Point
  private let pressed: Double
  private let shortest: Double
  private(set) var hasMoved = false
  private(set) var readout: String?

  /// Nil where nothing of the node is animated.
  init?(
    _ node: String, _ part: Part, at position: Point, adds: Bool, _ view: TimelineView,
    _ workspace: inout Workspace
  ) {
    let names = workspace.nodesWithBars(around: node)
    gesture = workspace.keyGesture().selecting(nodes: names)
    guard let span = view.spans[node], !gesture.base.keys.isEmpty else { return nil }
    (self.node, self.part, self.adds, self.names, self.span) = (node, part, adds, names, span)
    before = workspace.selection
    targets = workspace.snapTargets(without: gesture.base.keys) + [workspace.player.time]
    start = position
    pressed = view.scale.time(at: position.x)
    shortest = min(span.length, workspace.playhead.frame)
  }

  mutating func move(to position: Point, _ view: TimelineView, _ workspace: inout Workspace) {
    guard hasMoved || abs(position.x - start.x) > KeyDrag.slop else { return }
    hasMoved = true
    let free = view.scale.time(at: position.x) - pressed
    switch part {
    case .whole: move(by: free, view, &workspace)
    case .start, .end: stretch(by: free, view, &workspace)
    }
  }

  /// The first keyframe snaps.
  private mutating func move(
    by free: Double, _ view: TimelineView, _ workspace: inout Workspace
  ) {
    let time = workspace.snapped(span.lowerBound + free, to: targets, in: view.parts.panel)
    let delta = time - span.lowerBound
    let shares = workspace.modifiers.contains(.alt) ? staggered : [:]
    workspace.show(
      gesture.base.moved { name in delta * (shares.isEmpty ? 1 : shares.delay(of: name)) },
      in: &gesture)
    readout = workspace.reading(time) + "  " + workspace.reading(delta, isChange: true)
  }

  /// How much of the distance each node moves: the first one not at all, the dragged one all of it.
  private var staggered: [String: Double] {
    let own = names.firstIndex(of: node) ?? 0
    let order = own == 0 ? names.reversed() : names
    let last = Double(max(own == 0 ? names.count - 1 : own, 1))
    return Dictionary(order.enumerated().map { ($1, Double($0) / last) }) { first, _ in first }
  }

  private mutating func stretch(
    by free: Double, _ view: TimelineView, _ workspace: inout Workspace
  ) {
    guard span.length > 0 else { return }
    let (moving, pivot) =
      part == .end ? (span.upperBound, span.lowerBound) : (span.lowerBound, span.upperBound)
    let time = workspace.snapped(moving + free, to: targets, in: view.parts.panel)
    let length = max(part == .end ? time - pivot : pivot - time, shortest)
    let factor = length / span.length
    workspace.show(gesture.base.stretched(by: factor, about: pivot), in: &gesture)
    readout = workspace.reading(length) + "  ×" + factor.fixed(2)
  }

  func cancel(_ workspace: inout Workspace) { workspace.selection = before }
}

/// A press beside keyframes and bars: a click moves the playhead, a drag selects keyframes in a box.
struct GroundPress: TimelineDrag {
  let start: Point
  let adds: Bool
  var pointerShape: PointerShape { .arrow }
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
