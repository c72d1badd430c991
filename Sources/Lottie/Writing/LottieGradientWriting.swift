import Syntax
import Keyframes
import Stage

extension LottieWriting {
  /// A gradient fill or stroke, `type` "gf" or "gs".
  func gradient(
    _ track: Track<Gradient>, _ type: String, of node: Node, _ surroundings: LottieSurroundings
  ) -> JSON {
    let track = tinted(track.withEqualStops, surroundings.tints)
    let first = track.keyframes[0].value
    let places = places(track, of: node)
    var json: JSON = [
      "ty": .string(type), "t": first.kind == .radial ? 2 : 1, "s": places.start, "e": places.end,
      "o": LottieNumbers.property(surroundings.opacity.scaled(100)),
    ]
    let isClear = track.keyframes.contains { $0.value.stops.contains { $0.color.alpha < 1 } }
    let stops = clock.property(track) { $0.stopsJSON(hasAlpha: isClear) }
    json = json.adding(["g": ["p": .number(Double(first.stops.count)), "k": stops]])
    if first.kind == .radial, let focus = first.focus.map({ _ in first.shownFocus }) {
      let (end, way) = (first.end - first.start, focus - first.start)
      let angle = way.heading - end.heading
      let share = end.length > 0 ? way.length / end.length : 0
      json = json.adding([
        "h": LottieNumbers.property(LottieGraph(100 * share)),
        "a": LottieNumbers.property(LottieGraph(angle)),
      ])
    }
    return json
  }

  /// The ends in points of the shape.
  private func places(_ track: Track<Gradient>, of node: Node) -> (start: JSON, end: JSON) {
    let box = box(of: node)
    if let rect = box.constant ?? (track.keyframes[0].value.units == .points ? .zero : nil) {
      return (
        clock.property(track) { self.ends(of: $0, in: rect).start.json },
        clock.property(track) { self.ends(of: $0, in: rect).end.json }
      )
    }
    let breaks = box.times + clock.unrolled(track).keyframes.map { clock.frame($0.time) }
    func fitted(_ part: @escaping ((start: Point, end: Point)) -> Double) -> LottieGraph {
      LottieFit(tolerance: Self.near).graph(breaks) { frame in
        part(self.ends(of: track.value(at: self.clock.time(frame)), in: box.rect(at: frame)))
      }
    }
    return (
      LottieNumbers([fitted { $0.start.x }, fitted { $0.start.y }]).property,
      LottieNumbers([fitted { $0.end.x }, fitted { $0.end.y }]).property
    )
  }

  private func ends(of gradient: Gradient, in box: Rect) -> (start: Point, end: Point) {
    guard let inverse = gradient.map(in: box), let map = inverse.inverse else {
      return (gradient.start, gradient.start)
    }
    let start = map.apply(to: gradient.start)
    let way = gradient.end - gradient.start
    switch gradient.kind {
    case .linear:
      // The offset is linear in the position; its steepest direction is the gradient's.
      let square = way.x * way.x + way.y * way.y
      guard square > 0 else { return (start, start) }
      let slope = Point(
        x: (way.x * inverse.a + way.y * inverse.b) / square,
        y: (way.x * inverse.c + way.y * inverse.d) / square)
      let steepness = slope.x * slope.x + slope.y * slope.y
      return steepness > 0 ? (start, start + slope * (1 / steepness)) : (start, start)
    case .radial:
      let isCircular =
        abs(map.a * map.a + map.b * map.b - map.c * map.c - map.d * map.d) < 1e-6
        * (1 + abs(map.determinant)) && abs(map.a * map.c + map.b * map.d) < 1e-6
      if isCircular { return (start, map.apply(to: gradient.end)) }
      lose(.radials)
      return (start, start + way * map.meanScale)
    }
  }

  private func tinted(_ track: Track<Gradient>, _ tints: [Track<Color>]) -> Track<Gradient> {
    guard !tints.isEmpty else { return track }
    if tints.contains(where: { $0.keyframes.count > 1 }) { lose(.tint) }
    let colors = tints.map { $0.value(at: clock.range.lowerBound).clamped }
    return track.map { gradient in
      var gradient = gradient
      for index in gradient.stops.indices {
        for tint in colors {
          let own = gradient.stops[index].color
          var mixed = own.interpolated(to: tint, at: tint.alpha)
          mixed.alpha = own.alpha
          gradient.stops[index].color = mixed
        }
      }
      return gradient
    }
  }
}

extension Track where Value == Gradient {
  /// The same with as many stops in every keyframe, all from 0 to 1.
  fileprivate var withEqualStops: Track<Gradient> {
    let inside = map(\.withStopsInside)
    let counts = Set(inside.keyframes.map(\.value.stops.count))
    guard counts.count > 1 else { return inside }
    let offsets = Set(inside.keyframes.flatMap { $0.value.stops.map(\.offset) }).sorted()
    return inside.map { gradient in
      var gradient = gradient
      gradient.stops = offsets.map { Gradient.Stop($0, gradient.shownColor(at: $0)) }
      return gradient
    }
  }
}

extension Gradient {
  fileprivate var withStopsInside: Gradient {
    var copy = self
    if stops.contains(where: { !(0...1).contains($0.offset) }) {
      copy.stops =
        [Stop(0, shownColor(at: 0))] + stops.filter { $0.offset > 0 && $0.offset < 1 }
        + [Stop(1, shownColor(at: 1))]
    }
    if copy.stops.count == 1 { copy.stops = [Stop(0, stops[0].color), Stop(1, stops[0].color)] }
    return copy
  }

  /// Offsets with red, green and blue, then offsets with alpha.
  fileprivate func stopsJSON(hasAlpha: Bool) -> JSON {
    let colors = stops.flatMap { stop -> [Double] in
      let color = stop.color.clamped
      return [stop.offset, color.red, color.green, color.blue]
    }
    let alphas = hasAlpha ? stops.flatMap { [$0.offset, $0.color.clamped.alpha] } : []
    return .numbers(colors + alphas, to: 4)
  }
}
