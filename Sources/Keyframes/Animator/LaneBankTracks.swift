/// How a track moves from one keyframe to the next, for its lane.
struct Course<Ends> {
  var base: Double
  var scale: Double
  /// Start, two controls, end.
  var curve: Polynomial?
  var ends: Ends
}

extension LaneBank {
  /// Adds a lane for `track`. `hold` converts a value that holds; `course` returns the course
  /// between two values, or nil if the track itself must compute it.
  ///
  /// - Returns: the lane's index.
  mutating func add<Value: Interpolatable>(
    _ track: Track<Value>,
    hold: @escaping @Sendable (Value) -> (lane: Double, ends: Output.Ends),
    course: (_ from: Value, _ to: Value, Controls<Value>?) -> Course<Output.Ends>?
  ) -> Int {
    let whole: () -> Whole = { { time in hold(track.value(at: time)) } }
    let (keyframes, marks) = (track.keyframes, track.marks)
    let (first, last) = (hold(keyframes[0].value), hold(keyframes[keyframes.count - 1].value))

    /// Adds the pieces from one mark to another; `index` is that of the first keyframe if the mark
    /// does not know its shape.
    func go(
      _ from: Mark<Value>, _ to: Mark<Value>, _ index: Int?, since begin: Double? = nil
    ) {
      let (easing, controls) = (
        index.map { keyframes[$0].easing }, index.flatMap { keyframes[$0].controls }
      )
      guard let course = course(from.value, to.value, controls) else {
        return add(.track, from: begin ?? from.time, ends: Output.noEnds, nil, whole: whole)
      }
      let stretch = Stretch(
        start: from.time, end: to.time, base: course.base, scale: course.scale,
        curve: course.curve, easing: easing)
      guard stretch.isSound else {
        return add(.track, from: begin ?? from.time, ends: Output.noEnds, nil, whole: whole)
      }
      if from.shape.isLinear, let line = stretch.line {
        return add(line, from: begin ?? from.time, ends: course.ends)
      }
      let parts = easing.map { segments.segments(of: $0) } ?? from.shape.segments
      for segment in parts {
        stretch.forEachPiece(of: segment) { time, piece in
          add(piece, from: begin ?? time, ends: course.ends, easing, whole: whole)
        }
      }
    }
    func go(on beyond: Beyond<Value>, since begin: Double) {
      switch beyond {
      case .line(let from, let to): go(from, to, nil, since: begin)
      case .rounds: add(.track, from: begin, ends: Output.noEnds, nil, whole: whole)
      }
    }
    addLane(first.lane, first.ends)
    if let beyond = track.beyond(.before) { go(on: beyond, since: -.greatestFiniteMagnitude) }
    for next in 1..<max(1, marks.count) where marks[next - 1].time < marks[next].time {
      go(marks[next - 1], marks[next], marks[next - 1].shape.isKnown ? nil : next - 1)
    }
    let (rest, end) = (LanePiece(constant: last.lane), track.lastTime)
    add(rest, from: end, ends: last.ends)
    if let beyond = track.beyond(.after) {
      go(on: beyond, since: end.nextUp)
      add(rest, from: .infinity, ends: last.ends)
    }
    return count - 1
  }
}

/// How a track continues beyond an end at which its value does not hold.
private enum Beyond<Value: Interpolatable> {
  case line(Mark<Value>, Mark<Value>)
  case rounds
}

private enum End {
  case before, after
}

extension Track {
  fileprivate var lastTime: Double { keyframes[keyframes.count - 1].time }

  /// Nil where the value holds.
  fileprivate func beyond(_ end: End) -> Beyond<Value>? {
    guard !isConstant, keyframes[0].time < lastTime else { return nil }
    switch end == .before ? before : after {
    case .hold: return nil
    case .repeat, .pingPong, .cumulative: return .rounds
    case .linear:
      let first = end == .before ? 0 : keyframes.count - 2
      let (from, to) = (keyframes[first], keyframes[first + 1])
      guard from.time < to.time else { return nil }
      return .line(
        Mark(Keyframe(time: from.time, value: from.value)),
        Mark(Keyframe(time: to.time, value: to.value)))
    }
  }
}
