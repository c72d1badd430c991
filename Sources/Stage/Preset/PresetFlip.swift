import Keyframes

private let eye = 500.0

extension Recipe {
  /// Rotates by 180° out of the plane: `flipX` left over right, `flipY` top over bottom. At the end
  /// it jumps back, which is not visible if both sides look alike. The perspective is about the
  /// same as in Spring for a node half as wide as the distance of the eye.
  mutating func flip(_ preset: Preset) {
    let turn: Property = preset == .flipX ? .rotationY : .rotationX
    motions.append(
      .adding(
        turn,
        Track([
          Keyframe(time: 0, value: 0, easing: curve), Keyframe(time: 1, value: 180),
          Keyframe(time: 1, value: 0),
        ])))
    motions.append(.adding(.perspective, [0: eye, 1: eye, 1.0: 0]))
  }
}
