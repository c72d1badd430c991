/// A gesture with the card.
enum Gesture: Equatable, Sendable {
  case grab(Point)
  case move(to: Point)
  case release(throwing: Bool)
  case send(slot: Int)
}

/// A drag of the card.
struct Grab {
  /// The card's position: it follows the pointer, with a rubber band at the stage's edges.
  var scroller: Scroller2D
  var tape: DragTape
  /// Whether the pointer has moved, so that time runs.
  var isUnderWay = false
}
