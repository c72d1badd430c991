import AppState
import Editing
import Interface
import Keyframes
import Stage

/// A node with its box, as editors on the stage show it.
struct StageNode: Equatable {
  let placement: NodePlacement
  /// In its own coordinates: of its shape or text; of a group, around all that it shows.
  let box: Rect

  var name: String { placement.name }

  /// Whether it can be pointed at.
  var isVisible: Bool { placement.isShown && placement.map.inverse != nil }

  /// The corners on the stage, clockwise from the top left.
  var corners: [Point] { box.corners.map { placement.map.apply(to: $0) } }

  /// The smallest upright box around it on the stage.
  var bounds: Rect { placement.map.bounds(of: box) }

  /// Where its anchor is on the stage.
  var anchor: Point { placement.map.apply(to: placement.anchor) }

  /// Whether it is in a group, or in a group of that, and so on.
  func isInside(_ group: String) -> Bool { name.hasPrefix(group + "/") }
}

extension Workspace {
  /// All nodes where they are now, in the scene's order.
  ///
  /// - Complexity: O(*n*) in the nodes, and a measurement of each text.
  func stageNodes(_ ui: UI) -> [StageNode] {
    let placements = player.visibleScene.places(at: player.time, settled: player.settled)
    var boxes = placements.map { placement in
      placement.shape.map { $0.box(measuredBy: ui.measure) } ?? .zero
    }
    // Groups after their children.
    for index in placements.indices.reversed() where placements[index].end > index + 1 {
      guard let inverse = placements[index].map.inverse else { continue }
      var child = index + 1
      while child < placements[index].end {
        if placements[child].isShown || !placements[index].isShown {
          let box = placements[child].map.then(inverse).bounds(of: boxes[child])
          boxes[index] = boxes[index].enclosing(box)
        }
        child = placements[child].end
      }
    }
    return zip(placements, boxes).map { StageNode(placement: $0, box: $1) }
  }

  /// The nodes at a position on the stage, in stage points: the topmost first, and after all of
  /// them the groups around the topmost, the innermost first.
  ///
  /// - Complexity: O(*n*) in the scene's nodes.
  func nodes(at position: Point, _ ui: UI) -> [String] {
    var hits = spritesByNode(at: position, ui).filter { !isLocked($0) }
    guard let top = hits.first else { return [] }
    var parts = top.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    while !parts.isEmpty {
      let group = parts.joined(separator: "/")
      if !hits.contains(group), !isLocked(group) { hits.append(group) }
      parts = parts.dropLast()
    }
    return hits
  }
}

extension Rect {
  /// The smallest rectangle around both; a line counts, a point does not.
  fileprivate func enclosing(_ other: Rect) -> Rect {
    if width == 0, height == 0 { return other }
    if other.width == 0, other.height == 0 { return self }
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
