import Keyframes
import Stage

/// The distance by which a drag on the stage or arrow keys have moved something.
struct StageOffset {
  private let start: Point
  private(set) var distance = Point.zero

  /// `start` is on the stage.
  init(from start: Point) { self.start = start }

  /// `isStraight` keeps to one direction.
  mutating func move(to position: Point, isStraight: Bool) {
    distance = position - start
    guard isStraight else { return }
    if abs(distance.x) >= abs(distance.y) { distance.y = 0 } else { distance.x = 0 }
  }

  mutating func move(by step: Point) { distance = distance + step }
}

extension Sequence {
  /// The element whose position is nearest to `point`, if it is within `reach`.
  func nearest(
    to point: Point, within reach: Double, _ position: (Element) -> Point?
  ) -> Element? {
    var best: (element: Element, distance: Double)?
    for element in self {
      guard let distance = position(element)?.distance(to: point), distance <= reach else {
        continue
      }
      if distance < best?.distance ?? .infinity { best = (element, distance) }
    }
    return best?.element
  }
}
