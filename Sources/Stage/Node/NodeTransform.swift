public import Keyframes

extension Node {
  /// Sets a whole transform over time: about the anchor, and from the position, as CSS's `transform` with a
  /// `matrix()` does. It becomes the tracks of translation, rotation, scale and skew, so between two keyframes
  /// these parts change each on their own, and a shape turns without shrinking; at the keyframes it is exact.
  ///
  /// ```swift
  /// card.transform([0: .identity, 1: Transform(a: 0, b: 2, c: -2, d: 0, tx: 40, ty: 0)], .easeOut)
  /// ```
  ///
  /// Each rotation goes in the shorter direction. Control values are dropped. A map that shears onto a line has no
  /// skew.
  public func transform(_ track: Track<Transform>, _ easing: Easing? = nil) -> Node {
    let keyframes = track.keyframes
    var all = [keyframes[0].value.parts]
    for (before, after) in zip(keyframes, keyframes.dropFirst()) {
      var next = before.value.parts(with: after.value).1
      let last = all[all.count - 1].rotation
      next.rotation = last + TurnDirection.shortest.turn(from: last, to: next.rotation)
      all.append(next)
    }
    func number(_ part: (Transform.Parts) -> Double) -> Track<Double> {
      guard !track.isConstant else { return Track(part(all[0])) }
      return Track<Double>(
        zip(keyframes, all).map {
          Keyframe(time: $0.time, value: part($1), easing: easing ?? $0.easing)
        }
      ).extrapolated(before: track.before, after: track.after)
    }
    let moved = translation(x: number(\.translation.dx), y: number(\.translation.dy))
      .rotation(number(\.rotation)).scale(x: number(\.scale.width), y: number(\.scale.height))
    return all.contains { $0.shear != 0 } ? moved.skew(number(\.skew)) : moved
  }

  /// Sets a whole transform that does not change; see ``transform(_:_:)-(Track<Transform>,_)``.
  public func transform(_ transform: Transform) -> Node { self.transform(Track(transform)) }
}
