public import Keyframes

// Motions by speed instead of duration; see `Chain.atSpeed(_:before:after:)`.
extension Animation {
  /// Moves by a distance in points at `speed` points per second.
  ///
  /// - Precondition: `speed` is finite and above 0, and the distance is not 0.
  public static func move(
    x: Double? = nil, y: Double? = nil, speed: Double, _ easing: Easing = .linear
  ) -> Animation {
    .chain { $0.move(dx: x, dy: y, easing).atSpeed(speed) }
  }

  /// Moves along a path in the parent's coordinates at `speed` points per second; see
  /// `Motion.Change.along`.
  ///
  /// - Precondition: `speed` is finite and above 0, and the path is not empty.
  public static func move(
    along path: Path, turning: Route.Turning = .never, speed: Double, _ easing: Easing = .linear
  ) -> Animation {
    .chain { $0.move(along: path, turning: turning, easing).atSpeed(speed) }
  }

  /// Rotates by an angle in degrees, positive clockwise, at `speed` degrees per second.
  ///
  /// - Precondition: `speed` is finite and above 0.
  public static func rotate(
    by degrees: Double, speed: Double, _ easing: Easing = .linear
  ) -> Animation {
    .chain { $0.rotate(by: degrees, easing).atSpeed(speed) }
  }
}
