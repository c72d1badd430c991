package import Keyframes

/// The tracks of a node's x and y as the keyframes of a path in the plane.
package struct SpatialKeys: Equatable, Sendable {
  package private(set) var x: Track<Double>
  package private(set) var y: Track<Double>

  /// Nil where nothing moves.
  package init?(_ x: Track<Double>, _ y: Track<Double>) {
    guard !x.isConstant || !y.isConstant else { return nil }
    (self.x, self.y) = (x, y)
  }

  /// The times of the keyframes of both tracks, in order, each once.
  package var times: [Double] { moments.map(\.time) }

  /// The times of the keyframes in order, each with the indices of the last keyframes that `x` and `y` have there.
  ///
  /// - Complexity: O(*n*)
  package var moments: [(time: Double, x: Int?, y: Int?)] {
    let (xs, ys) = (x.keyframes.span, y.keyframes.span)
    let (xCount, yCount) = (x.isConstant ? 0 : xs.count, y.isConstant ? 0 : ys.count)
    var moments: [(time: Double, x: Int?, y: Int?)] = []
    moments.reserveCapacity(max(xCount, yCount))
    var (i, j) = (0, 0)
    while i < xCount || j < yCount {
      let time = min(
        i < xCount ? xs[i].time : .infinity, j < yCount ? ys[j].time : .infinity)
      var (ofX, ofY): (Int?, Int?) = (nil, nil)
      while i < xCount, xs[i].time == time { (ofX, i) = (i, i + 1) }
      while j < yCount, ys[j].time == time { (ofY, j) = (j, j + 1) }
      moments.append((time, ofX, ofY))
    }
    return moments
  }

  package func position(at time: Double) -> Point {
    Point(x: x.value(at: time), y: y.value(at: time))
  }

  /// The end of the handle of the keyframe at `time`: the control of the segment that begins or ends there.
  /// A straight segment has its handles at its thirds. Nil where no segment is, or one that holds.
  package func handle(at time: Double, _ side: PathSide) -> Point? {
    guard let segment = segment(at: time, side) else { return nil }
    func control(_ track: Track<Double>) -> Double {
      guard let index = track.index(of: segment.start), !track.isConstant else {
        let (from, to) = (track.value(at: segment.start), track.value(at: segment.end))
        return side == .outgoing ? from + (to - from) / 3 : to + (from - to) / 3
      }
      let controls = track.controls(at: index)
      return side == .outgoing ? controls.first : controls.second
    }
    return Point(x: control(x), y: control(y))
  }

  /// Whether the segment on a side of a keyframe is curved by handles.
  package func isCurved(at time: Double, _ side: PathSide) -> Bool {
    guard let segment = segment(at: time, side) else { return false }
    return [x, y].contains { track in
      track.index(of: segment.start).map { track.keyframes[$0].controls != nil } ?? false
    }
  }

  private func segment(at time: Double, _ side: PathSide) -> (start: Double, end: Double)? {
    let times = times
    guard let index = times.firstIndex(of: time) else { return nil }
    let start = side == .outgoing ? index : index - 1
    guard start >= 0, start + 1 < times.count else { return nil }
    let holds = [x, y].contains { track in
      track.index(of: times[start]).map { track.keyframes[$0].easing == .hold } ?? false
    }
    return holds ? nil : (times[start], times[start + 1])
  }

  // MARK: Changes

  /// Moves the keyframe at `time` with its handles.
  package mutating func move(at time: Double, by way: Point) {
    if way.x != 0 {
      x = x.keyed(at: [time], like: y).moving(at: time, by: way.x)
    }
    if way.y != 0 {
      y = y.keyed(at: [time], like: x).moving(at: time, by: way.y)
    }
  }

  /// Moves the end of a handle. If the path had no corner at the keyframe, the opposite handle turns along
  /// and keeps its length, unless `isBroken`.
  package mutating func moveHandle(
    at time: Double, _ side: PathSide, to end: Point, isBroken: Bool
  ) {
    guard let segment = segment(at: time, side) else { return }
    let centre = position(at: time)
    let opposite = handle(at: time, side.other)
    let joins =
      isCurved(at: time, side) && isCurved(at: time, side.other)
      && PathPoint(
        centre, incoming: (handle(at: time, .incoming) ?? centre) - centre,
        outgoing: (handle(at: time, .outgoing) ?? centre) - centre
      ).isSmooth
    let times = [segment.start, segment.end]
    let (oldX, oldY) = (x, y)
    x = oldX.keyed(at: times, like: oldY).controlling(from: segment.start, side, end.x)
    y = oldY.keyed(at: times, like: oldX).controlling(from: segment.start, side, end.y)
    let arm = end - centre
    guard joins, !isBroken, let opposite, arm.length > 1e-9 else { return }
    let other = centre + arm * (-opposite.distance(to: centre) / arm.length)
    moveHandle(at: time, side.other, to: other, isBroken: true)
  }
}

extension Track where Value == Double {
  fileprivate func index(of time: Double) -> Int? {
    isConstant ? nil : keyframes.lastIndex { $0.time == time }
  }

  /// The controls of the segment that begins with a keyframe; of a straight one its thirds.
  fileprivate func controls(at index: Int) -> Controls<Double> {
    let start = keyframes[index]
    guard index + 1 < keyframes.count else { return Controls(start.value, start.value) }
    let (from, to) = (start.value, keyframes[index + 1].value)
    return start.controls ?? Controls(from + (to - from) / 3, to + (from - to) / 3)
  }

  /// With keyframes at times, which change nothing. A constant gets those of another track.
  fileprivate func keyed(at times: [Double], like other: Track) -> Track {
    var track = self
    if isConstant {
      track = Track(
        other.keyframes.map {
          Keyframe(time: $0.time, value: keyframes[0].value, easing: $0.easing)
        })
    }
    for time in times where track.index(of: time) == nil {
      track = track.inserting(at: time).track
    }
    return track
  }

  fileprivate func moving(at time: Double, by way: Double) -> Track {
    guard let index = index(of: time) else { return self }
    return withKeyframes { keyframes in
      keyframes[index].value += way
      keyframes[index].controls?.first += way
      if index > 0 { keyframes[index - 1].controls?.second += way }
    }
  }

  fileprivate func controlling(
    from start: Double, _ side: PathSide, _ value: Double
  ) -> Track {
    guard let index = index(of: start) else { return self }
    var controls = controls(at: index)
    if side == .outgoing { controls.first = value } else { controls.second = value }
    return withKeyframes { $0[index].controls = controls }
  }
}
