package import Keyframes

/// A segment of a track of numbers as one cubic Bézier of time and value, as graph editors draw it.
///
/// In all points, `x` is the time and `y` the value.
package struct ValueCurve: Equatable, Sendable {
  /// A handle, relative to its keyframe.
  package struct Handle: Equatable, Sendable {
    /// How far it reaches into the segment, as a share of its time, 0…1.
    package var influence: Double
    /// How far the curve rises along it in the direction of time, in the unit of the value.
    package var rise: Double

    package init(influence: Double, rise: Double) {
      (self.influence, self.rise) = (influence, rise)
    }
  }

  package var start: Point
  package var end: Point
  /// The handle of the start.
  package var outgoing: Handle
  /// The handle of the end.
  package var incoming: Handle

  package init(start: Point, end: Point, outgoing: Handle, incoming: Handle) {
    (self.start, self.end, self.outgoing, self.incoming) = (start, end, outgoing, incoming)
  }

  package var duration: Double { end.x - start.x }
  /// The difference of the values at the ends.
  package var rise: Double { end.y - start.y }
  /// The mean of the slopes.
  package var meanSlope: Double { rise / duration }

  /// The first inner control point.
  package var first: Point {
    get { Point(x: start.x + outgoing.influence * duration, y: start.y + outgoing.rise) }
    set {
      outgoing.influence = Self.limited((newValue.x - start.x) / duration)
      outgoing.rise = newValue.y - start.y
    }
  }

  /// The second inner control point.
  package var second: Point {
    get { Point(x: end.x - incoming.influence * duration, y: end.y - incoming.rise) }
    set {
      incoming.influence = Self.limited((end.x - newValue.x) / duration)
      incoming.rise = end.y - newValue.y
    }
  }

  // MARK: Tangents

  /// The tangent of the start. Setting one with an influence below 0.001 sets 0.001, so that the slope
  /// is not lost; a slope that is not finite changes nothing.
  package var startTangent: Tangent {
    get {
      Tangent(
        slope: slope(
          outgoing, otherwise: Point(x: second.x - start.x, y: second.y - start.y)),
        influence: outgoing.influence)
    }
    set { if let handle = handle(newValue) { outgoing = handle } }
  }

  /// The tangent of the end; see `startTangent`.
  package var endTangent: Tangent {
    get {
      Tangent(
        slope: slope(incoming, otherwise: Point(x: end.x - first.x, y: end.y - first.y)),
        influence: incoming.influence)
    }
    set { if let handle = handle(newValue) { incoming = handle } }
  }

  private func handle(_ tangent: Tangent) -> Handle? {
    let influence = max(Self.limited(tangent.influence), Tangent.leastInfluence)
    let rise = tangent.slope * influence * duration
    return rise.isFinite ? Handle(influence: influence, rise: rise) : nil
  }

  /// A handle without length has the slope towards the other one, or that of the whole segment.
  private func slope(_ handle: Handle, otherwise towards: Point) -> Double {
    if handle.influence > 0 { return handle.rise / (handle.influence * duration) }
    if handle.rise != 0 { return handle.rise > 0 ? .infinity : -.infinity }
    if towards.x > 0 { return towards.y / towards.x }
    return towards.y == 0 ? meanSlope : towards.y > 0 ? .infinity : -.infinity
  }

  private static func limited(_ influence: Double) -> Double {
    influence.isFinite ? min(max(influence, 0), 1) : Tangent.usualInfluence
  }

  // MARK: Points

  /// The point at a parameter of 0…1, which is not the share of time.
  package func point(at parameter: Double) -> Point {
    let (t, s) = (parameter, 1 - parameter)
    let weights = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    let (first, second) = (first, second)
    return Point(
      x: start.x * weights.0 + first.x * weights.1 + second.x * weights.2 + end.x * weights.3,
      y: start.y * weights.0 + first.y * weights.1 + second.y * weights.2 + end.y * weights.3)
  }

  /// The slope at a parameter of 0…1, in the value's unit per unit of time; may be infinite.
  package func slope(at parameter: Double) -> Double {
    if parameter <= 0 { return startTangent.slope }
    if parameter >= 1 { return endTangent.slope }
    let (t, s) = (parameter, 1 - parameter)
    let (first, second) = (first, second)
    func rate(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
      s * s * (b - a) + 2 * s * t * (c - b) + t * t * (d - c)
    }
    let time = rate(start.x, first.x, second.x, end.x)
    let value = rate(start.y, first.y, second.y, end.y)
    return value == 0 ? 0 : value / time
  }

  /// The parameter at a time, which is clamped to the segment.
  package func parameter(at time: Double) -> Double {
    if time <= start.x { return 0 }
    if time >= end.x { return 1 }
    return cubicParameter(
      outgoing.influence, 1 - incoming.influence, at: (time - start.x) / duration)
  }

  package func value(at time: Double) -> Double { point(at: parameter(at: time)).y }

  /// Both parts of the curve, up to `time` and from there, by De Casteljau's construction; nil if the
  /// time is not inside the segment.
  package func split(at time: Double) -> (first: ValueCurve, second: ValueCurve)? {
    guard time > start.x, time < end.x else { return nil }
    let t = parameter(at: time)
    func mix(_ a: Point, _ b: Point) -> Point { a + (b - a) * t }
    let (a, b, c) = (mix(start, first), mix(first, second), mix(second, end))
    let (d, e) = (mix(a, b), mix(b, c))
    let middle = Point(x: time, y: mix(d, e).y)
    var parts = (
      ValueCurve(start: start, end: middle, outgoing: outgoing, incoming: incoming),
      ValueCurve(start: middle, end: end, outgoing: outgoing, incoming: incoming)
    )
    (parts.0.first, parts.0.second) = (a, d)
    (parts.1.first, parts.1.second) = (e, c)
    return parts
  }
}
