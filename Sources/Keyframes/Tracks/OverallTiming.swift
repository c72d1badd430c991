extension Track {
  /// Returns the keyframes, whose times must lie in 0…1, spread over `duration` from `start`, with
  /// `easing` applied to the whole as in UIKit: when the easing reaches 1/3, so does the track.
  ///
  /// Exact: a part of a cubic Bézier is a cubic Bézier, so each segment gets its part of `easing`
  /// (de Casteljau).
  ///
  /// - Precondition: `easing` is linear or a cubic Bézier whose y lie in 0…1, and the segments are
  ///   linear. `duration` is 0 or more, and all resulting times are finite.
  /// - Complexity: O(*n*)
  public func timed(by easing: Easing, over duration: Double, from start: Double = 0) -> Track {
    refuseWhatHasItsOwnTiming()
    require(duration >= 0, "The duration is \(duration); it must be 0 or more.")
    require(
      start.isFinite && (start + duration).isFinite,
      "A track from \(start) over \(duration) has infinite times; all must be finite.")
    var timed = self
    if easing == .linear {
      for index in keyframes.indices {
        timed.keyframes[index].time = start + keyframes[index].time * duration
      }
      timed.markAll()
      return timed
    }
    let curve = BezierArc(easing)
    let parameters = keyframes.map { curve.parameter(where: $0.time) }
    for index in keyframes.indices {
      let next = min(index + 1, keyframes.count - 1)
      timed.keyframes[index].time = start + curve.point(at: parameters[index]).x * duration
      timed.keyframes[index].easing =
        curve.part(from: parameters[index], to: parameters[next]).easing
    }
    timed.markAll()
    return timed
  }

  private func refuseWhatHasItsOwnTiming() {
    for keyframe in keyframes {
      require(
        (0...1).contains(keyframe.time),
        "A keyframe is at \(keyframe.time); all must lie in 0...1 to apply an easing to the whole track."
      )
    }
    for keyframe in keyframes.dropLast() {
      require(
        keyframe.easing == .linear,
        "The segment from \(keyframe.time) has the easing \(keyframe.easing); it must be linear.")
    }
  }
}

/// A cubic Bézier in the plane whose x and y never decrease.
private struct BezierArc {
  let a: Point
  let b: Point
  let c: Point
  let d: Point

  init(a: Point, b: Point, c: Point, d: Point) {
    (self.a, self.b, self.c, self.d) = (a, b, c, d)
  }

  /// - Precondition: `easing` is a cubic Bézier whose y lie in 0…1.
  init(_ easing: Easing) {
    guard let points = easing.controlPoints, (0...1).contains(points.y1),
      (0...1).contains(points.y2)
    else {
      fatalError(
        "\(easing) cannot be applied to a whole track; use a cubic Bézier with y in 0...1.")
    }
    self.init(
      a: .zero, b: Point(x: points.x1, y: points.y1), c: Point(x: points.x2, y: points.y2),
      d: Point(x: 1, y: 1))
  }

  func point(at s: Double) -> Point { cubicPoint(a, b, c, d, at: s) }

  /// The parameter at which y is `wanted`, by bisection, to the last bit.
  func parameter(where wanted: Double) -> Double {
    if wanted <= 0 { return 0 }
    if wanted >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if point(at: middle).y < wanted { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  func part(from start: Double, to end: Double) -> BezierArc {
    // The blossom: each control point of a part is the curve's polar form at the part's ends.
    func blossom(_ r: Double, _ s: Double, _ t: Double) -> Point {
      let ab = a.interpolated(to: b, at: r)
      let bc = b.interpolated(to: c, at: r)
      let cd = c.interpolated(to: d, at: r)
      return ab.interpolated(to: bc, at: s)
        .interpolated(to: bc.interpolated(to: cd, at: s), at: t)
    }
    return BezierArc(
      a: blossom(start, start, start), b: blossom(start, start, end),
      c: blossom(start, end, end), d: blossom(end, end, end))
  }

  /// The arc as an easing between its own ends.
  var easing: Easing {
    let (width, height) = (d.x - a.x, d.y - a.y)
    guard width > 0, height > 0 else { return .linear }
    func x(_ point: Point) -> Double { min(max((point.x - a.x) / width, 0), 1) }
    return .cubicBezier(x(b), (b.y - a.y) / height, x(c), (c.y - a.y) / height)
  }
}
