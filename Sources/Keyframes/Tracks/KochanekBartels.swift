// The Kochanek–Bartels spline through a track's values; see `CurveShape` for its formulas.
extension Track {
  /// The keyframes with the control values of the Kochanek–Bartels spline through them; tangents are
  /// scaled for unequal times, and the ends are one-sided.
  ///
  /// A keyframe has its own shape from `shapes`, by time, or else `shape`.
  func curved(_ shape: CurveShape, _ shapes: [Double: CurveShape]) -> [Keyframe<Value>] {
    for time in shapes.keys {
      require(
        keyframes.contains { $0.time == time },
        "There is no keyframe at \(time) to give a shape to.")
    }
    return keyframes.indices.map { index in
      guard index + 1 < keyframes.count else { return keyframes[index].straight }
      let (from, to) = (keyframes[index], keyframes[index + 1])
      var curve = from
      curve.controls = Controls(
        leaving(index, shapes[from.time] ?? shape), arriving(index + 1, shapes[to.time] ?? shape))
      return to.time > from.time ? curve : from.straight
    }
  }

  /// The control value at a third of the outgoing tangent after a keyframe.
  private func leaving(_ index: Int, _ shape: CurveShape) -> Value {
    control(
      index, before: (1 + shape.bias) * (1 + shape.continuity), shape: shape,
      after: (1 - shape.bias) * (1 - shape.continuity), towards: 1)
  }

  /// The control value at a third of the incoming tangent before a keyframe.
  private func arriving(_ index: Int, _ shape: CurveShape) -> Value {
    control(
      index, before: (1 + shape.bias) * (1 - shape.continuity), shape: shape,
      after: (1 - shape.bias) * (1 + shape.continuity), towards: -1)
  }

  private func control(
    _ index: Int, before: Double, shape: CurveShape, after: Double, towards sign: Double
  ) -> Value {
    let here = keyframes[index]
    let previous = index > 0 ? keyframes[index - 1] : nil
    let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
    let spanBefore = previous.map { here.time - $0.time } ?? 0
    let spanAfter = next.map { $0.time - here.time } ?? 0
    guard spanBefore > 0 || spanAfter > 0 else { return here.value }
    // At an end the tangent is the chord.
    var (partBefore, partAfter) = (before, after)
    if spanBefore == 0 { (partBefore, partAfter) = (0, 2) }
    if spanAfter == 0 { (partBefore, partAfter) = (2, 0) }
    let own = sign > 0 ? spanAfter : spanBefore
    let scale =
      spanBefore > 0 && spanAfter > 0 ? 2 * own / (spanBefore + spanAfter) : 1
    // A quarter of the tangent, which for a rotation is less than half a turn; then along it in both
    // directions, since rotations in space do not commute and would otherwise make a corner.
    let factor = (1 - shape.tension) / 2 / 3 / 4
    var tangent = here.value
    if let previous {
      tangent = tangent.moved(by: factor * partBefore, from: previous.value, to: here.value)
    }
    if let next {
      tangent = tangent.moved(by: factor * partAfter, from: here.value, to: next.value)
    }
    return here.value.moved(by: sign * scale * 4, from: here.value, to: tangent)
  }
}
