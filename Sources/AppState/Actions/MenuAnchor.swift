import Interface
package import Keyframes
import Stage

/// Where a menu opens.
package struct MenuAnchor: Equatable, Sendable {
  /// In logical points.
  package let position: Point
  /// Whether it was opened by a press, and not by a key.
  package let isPress: Bool

  package init(position: Point, isPress: Bool) {
    (self.position, self.isPress) = (position, isPress)
  }
}
