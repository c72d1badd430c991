package import Keyframes

/// The position of a label that must not cover the thing that it explains.
package struct LabelPosition {
  /// The box of the labelled thing.
  package let box: Rect
  /// Where it must lie.
  package let tile: Rect
  /// The labels that are there.
  package let taken: [Rect]
  /// The boxes of all labelled things, and of everything that can be pressed.
  package let objects: [Rect]
  /// Dots of motion paths, better left free.
  package let points: [Point]
  /// Whether the labelled thing moves left and right rather than up and down.
  package let goesAcross: Bool

  private static let gap = 12.0

  package init(
    box: Rect, tile: Rect, taken: [Rect], objects: [Rect], points: [Point], goesAcross: Bool
  ) {
    (self.box, self.tile, self.taken) = (box, tile, taken)
    (self.objects, self.points, self.goesAcross) = (objects, points, goesAcross)
  }

  /// Beside `box`, inside the tile and clear of the other labels: where it covers least. The label
  /// of a box that fills the tile is in a corner. Nil if there is no room.
  package func best(for size: Size) -> Rect? {
    let room = tile.inset(by: 8)
    guard size.width <= room.width, size.height <= room.height else { return nil }
    let fills = box.intersection(tile).width > tile.width * 0.6
    let all = (fills ? [] : beside(size, room)) + corners(size, room)
    let free = all.filter { rect in
      !taken.contains { $0.inset(by: -4).intersects(rect) } && (fills || !rect.intersects(box))
    }
    // Among equals the first.
    return free.enumerated().min { (cost($0.element), $0.offset) < (cost($1.element), $1.offset) }?
      .element
  }

  /// The cost of a position: how much the label would cover, and its distance from `box`.
  private func cost(_ rect: Rect) -> Double {
    let dots = points.count { rect.contains($0) }
    let hidden = objects.count { $0 != box && $0.width < tile.width * 0.6 && $0.intersects(rect) }
    let distance = max(0, rect.centre.distance(to: box.centre) - box.size.reach - rect.size.reach)
    return Double(dots) + 5 * Double(hidden) + distance / 4
  }

  private func beside(_ size: Size, _ room: Rect) -> [Rect] {
    let middle = Point(x: box.centre.x - size.width / 2, y: box.centre.y - size.height / 2)
    let sides = [
      Point(x: box.maxX + Self.gap, y: middle.y),
      Point(x: box.minX - Self.gap - size.width, y: middle.y),
    ]
    let ends = [
      Point(x: middle.x, y: box.minY - Self.gap - size.height),
      Point(x: middle.x, y: box.maxY + Self.gap),
    ]
    return (goesAcross ? ends + sides : sides + ends).map { inside($0, size, room) }
  }

  private func corners(_ size: Size, _ room: Rect) -> [Rect] {
    let (right, bottom) = (room.maxX, room.maxY)
    return [
      Point(x: right, y: room.minY), room.origin, Point(x: right, y: bottom),
      Point(x: room.minX, y: bottom),
    ].map { inside($0, size, room) }
  }

  private func inside(_ position: Point, _ size: Size, _ room: Rect) -> Rect {
    Rect(
      x: min(max(position.x, room.minX), room.maxX - size.width),
      y: min(max(position.y, room.minY), room.maxY - size.height), width: size.width,
      height: size.height)
  }
}

extension Size {
  /// Half of the diagonal.
  fileprivate var reach: Double { (width * width + height * height).squareRoot() / 2 }
}
