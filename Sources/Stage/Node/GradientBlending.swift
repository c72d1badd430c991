public import Keyframes

extension Gradient: Interpolatable {
  /// Blends the ends of the line and the stops, pairing stops in order. If one gradient has more
  /// stops, each first gets stops where the other has them, which changes neither gradient. Kind
  /// and units are those of the first gradient until progress 1.
  ///
  /// - Complexity: O(*n*) in the number of stops, or O(*n*²) if the numbers differ.
  public func interpolated(to end: Gradient, at progress: Double) -> Gradient {
    if progress == 0 { return self }
    if progress == 1 { return end }
    let (from, to) =
      stops.count == end.stops.count
      ? (stops, end.stops) : (stops(beside: end), end.stops(beside: self))
    var blend = self
    blend.start = start.interpolated(to: end.start, at: progress)
    blend.end = self.end.interpolated(to: end.end, at: progress)
    blend.stops = zip(from, to).map { one, other in
      Stop(
        one.offset.interpolated(to: other.offset, at: progress),
        one.color.interpolated(to: other.color, at: progress))
    }.sorted { $0.offset < $1.offset }
    if !isPlain || !end.isPlain { blend.blendRest(from: self, to: end, at: progress) }
    return blend
  }

  private mutating func blendRest(from one: Gradient, to end: Gradient, at progress: Double) {
    if one.focus != nil || end.focus != nil {
      focus = (one.focus ?? one.start).interpolated(to: end.focus ?? end.start, at: progress)
    }
    if one.transform != end.transform {
      transform = one.transform.interpolated(to: end.transform, at: progress)
    }
  }

  /// The colour at `offset`.
  package func shownColor(at offset: Double) -> Color {
    guard let next = stops.firstIndex(where: { $0.offset >= offset }) else {
      return stops[stops.count - 1].color
    }
    guard next > 0, stops[next].offset > offset else { return stops[next].color }
    let (before, after) = (stops[next - 1], stops[next])
    let part = (offset - before.offset) / (after.offset - before.offset)
    return before.color.interpolated(to: after.color, at: part)
  }

  /// The stops of this gradient, with at least as many at each offset as `other` has, so that both
  /// get equally many.
  private func stops(beside other: Gradient) -> [Stop] {
    let offsets = Set((stops + other.stops).map(\.offset)).sorted()
    return offsets.flatMap { offset in
      let own = stops.filter { $0.offset == offset }
      let lacking = other.stops.count { $0.offset == offset } - own.count
      guard lacking > 0 else { return own }
      return own
        + Array(repeating: own.last ?? Stop(offset, shownColor(at: offset)), count: lacking)
    }
  }

  /// A copy with every colour clamped to the valid range.
  var clamped: Gradient {
    var copy = self
    for index in copy.stops.indices { copy.stops[index].color = copy.stops[index].color.clamped }
    return copy
  }
}

extension Gradient {
  /// The map from the shape's own coordinates to the coordinates of the ends; nil if the transform
  /// flattens the plane. A side of the box of length 0 counts as 1.
  package func map(in box: Rect) -> Transform? {
    let back: Transform
    switch units {
    case .points: back = .identity
    case .box:
      let (width, height) = (box.width > 0 ? box.width : 1, box.height > 0 ? box.height : 1)
      back = Transform(
        a: 1 / width, b: 0, c: 0, d: 1 / height, tx: -box.minX / width, ty: -box.minY / height)
    }
    if isPlain || transform == .identity { return back }
    return transform.inverse.map { back.then($0) }
  }

  /// The offset among the stops at a point of the shape's own coordinates; 1 for a gradient without
  /// length. Below 0 and above 1 the gradient has the colours of its ends.
  package func offset(at point: Point, in box: Rect) -> Double {
    guard let map = map(in: box) else { return 1 }
    let way = end - start
    let square = way.x * way.x + way.y * way.y
    guard square > 0 else { return 1 }
    let place = map.apply(to: point)
    switch kind {
    case .linear:
      return ((place.x - start.x) * way.x + (place.y - start.y) * way.y) / square
    case .radial:
      // The circle through `place` whose centre lies between the focus and the centre, at the same
      // fraction of that distance as its radius is of the last circle's radius.
      let focus = shownFocus
      let (across, from) = (start - focus, place - focus)
      let dot = across.x * from.x + across.y * from.y
      let rest = square - (across.x * across.x + across.y * across.y)
      let distance = from.x * from.x + from.y * from.y
      return ((dot * dot + rest * distance).squareRoot() - dot) / rest
    }
  }

  /// The focus, at most 0.99 of the radius from the centre.
  package var shownFocus: Point {
    guard let focus else { return start }
    let (radius, way) = ((end - start).length, focus - start)
    let distance = way.length
    return distance > 0.99 * radius ? start + way * (0.99 * radius / distance) : focus
  }
}
