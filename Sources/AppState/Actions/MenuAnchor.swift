import Interface
package import Keyframes
import Stage

/// Where a menu opens.
package struct MenuAnchor: Equatable, Sendable {
  /// In logical points.
  package let place: Point
  /// Whether it was opened by a press, and not by a key.
  package let isPress: Bool

  package init(place: Point, isPress: Bool) {
    (self.place, self.isPress) = (place, isPress)
  }
}
