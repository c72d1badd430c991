import AppState
import Editing
import Interface
import Keyframes
import Stage

/// A node with its box, as editors on the stage show it.
struct StageNode: Equatable {
  let place: NodePlace
  /// In its own coordinates: of its shape or text; of a group, around all that it shows.
  let box: Rect

  var name: String { place.name }

  /// Whether it can be pointed at.
  var isVisible: Bool { place.isShown && place.map.inverse != nil }

  /// The corners on the stage, clockwise from the top left.
  var corners: [Point] { box.corners.map { place.map.apply(to: $0) } }

  /// The smallest upright box around it on the stage.
  var bounds: Rect { place.map.bounds(of: box) }

  /// Where its anchor is on the stage.
  var anchor: Point { place.map.apply(to: place.anchor) }

  /// Whether it is in a group, or in a group of that, and so on.
  func isInside(_ group: String) -> Bool { name.hasPrefix(group + "/") }
}

extension Workspace {
  /// All nodes where they are now, in the scene's order.
  ///
  /// - Complexity: O(*n*) in the nodes, and a measurement of each text.
  func stageNodes(_ ui: UI) -> [StageNode] {
    let places = player.visibleScene.places(at: player.time, settled: player.settled)
    var boxes = places.map { place in
      place.shape.map { $0.box(measuredBy: ui.measure) } ?? .zero
    }
    // Groups after their children.
    for index in places.indices.reversed() where places[index].end > index + 1 {
      guard let inverse = places[index].map.inverse else { continue }
      var child = index + 1
      while child < places[index].end {
        if places[child].isShown || !places[index].isShown {
          let box = places[child].map.then(inverse).bounds(of: boxes[child])
          boxes[index] = boxes[index].enclosing(box)
        }
        child = places[child].end
      }
    }
    return zip(places, boxes).map { StageNode(place: $0, box: $1) }
  }

  /// The nodes at a position on the stage, in stage points: the topmost first, and after all of
  /// them the groups around the topmost, the innermost first.
  ///
  /// - Complexity: O(*n*) in the scene's nodes.
  func nodes(at place: Point, _ ui: UI) -> [String] {
    var hits = spritesByNode(at: place, ui).filter { !isLocked($0) }
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
