public import Keyframes

extension Node {
  /// Rotates the node by degrees about any axis through its anchor. The axis points from the origin
  /// to `axis`: x to the right, y down, z towards the viewer. About z the rotation is clockwise.
  ///
  /// The axis need not have length 1, and its components blend one by one, as in Jazz Hands; an
  /// axis of length 0 is no rotation. The rotation is applied after ``rotation(_:_:)-(Track<Double>?,_)`` and
  /// `rotation3D(x:y:)`.
  ///
  /// ```swift
  /// card.rotation3D([0: 0, 1: 180], about: SIMD3(1, 1, 0)).perspective(600)
  /// ```
  public func rotation3D(_ degrees: Track<Double>, about axis: SIMD3<Double>) -> Node {
    rotation3D(degrees, x: Track(axis.x), y: Track(axis.y), z: Track(axis.z))
  }

  /// Rotates the node by degrees about an axis with animated components; see
  /// ``rotation3D(_:about:)``.
  public func rotation3D(
    _ degrees: Track<Double>, x: Track<Double>, y: Track<Double>, z: Track<Double>
  ) -> Node {
    setting(.axisRotation, degrees).setting(.axisX, x).setting(.axisY, y).setting(.axisZ, z)
  }
}
