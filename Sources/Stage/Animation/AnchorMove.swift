import Keyframes

extension Node {
  /// Changes the anchor at `time`, and the place along with it so that the picture stays; in
  /// perspective, whose middle is the place, nearly so.
  mutating func moveAnchor(to unit: Point, at time: Double) {
    let old = anchorPoint(at: time)
    let from = unitPoint(old, at: time)
    guard from != unit || numbers[.anchorX] == nil || numbers[.anchorY] == nil else { return }
    step(.anchorX, from: from.x, to: unit.x, at: time)
    step(.anchorY, from: from.y, to: unit.y, at: time)
    let flat = turnAndScale(at: time).apply(to: anchorPoint(at: time) - old)
    let turned = Transform3D.rotation(degrees: self[.rotationX].value(at: time), about: [1, 0, 0])
      .then(.rotation(degrees: self[.rotationY].value(at: time), about: [0, 1, 0]))
    let isFlat = numbers[.rotationX] == nil && numbers[.rotationY] == nil
    let shift = isFlat ? flat : turned.project(flat) ?? flat
    for (property, amount) in [(Property.x, shift.x), (.y, shift.y)] where amount != 0 {
      let value = self[property].value(at: time)
      step(property, from: value, to: value + amount, at: time)
    }
  }

  private mutating func step(
    _ property: Property, from start: Double, to end: Double, at time: Double
  ) {
    if numbers[property] == nil { self[property] = Track(start) }
    guard start != end else { return }
    change(property) {
      $0.requireRest(from: time, property.name)
      $0.add(start, at: time)
      $0.add(end, at: time)
    }
  }
}
