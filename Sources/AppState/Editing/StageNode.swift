package import Keyframes
package import Stage

/// A node with its box, as editors on the stage show it.
package struct StageNode: Equatable {
  package let placement: NodePlacement
  /// In its own coordinates: of its shape or text; of a group, around all that it shows.
  package let box: Rect

  package var name: String { placement.name }

  /// Whether it can be pointed at.
  package var isVisible: Bool { placement.isShown && placement.map.inverse != nil }

  /// The corners on the stage, clockwise from the top left.
  package var corners: [Point] { box.corners.map { placement.map.apply(to: $0) } }

  /// The smallest upright box around it on the stage.
  package var bounds: Rect { placement.map.bounds(of: box) }

  /// Where its anchor is on the stage.
  package var anchor: Point { placement.map.apply(to: placement.anchor) }
}

extension Workspace {
  /// All nodes where they are now, in the scene's order.
  ///
  /// - Complexity: O(*n*) in the nodes, and a measurement of each text.
  package func stageNodes(_ measure: TextMeasure) -> [StageNode] {
    let placements = player.visibleScene.places(at: player.time, settled: player.settled)
    var boxes = placements.map { placement in
      placement.shape.map { $0.box(measuredBy: measure) } ?? .zero
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
