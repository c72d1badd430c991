import Keyframes

private let eye = 500.0

extension Recipe {
  /// Half a turn out of the plane: `flipX` turns left and right over, `flipY` top and bottom. At
  /// its end it stands as it stood; where both sides look alike nobody sees that. The perspective
  /// is about that of Spring for something that is half as wide as the eye is far.
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
