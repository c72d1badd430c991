extension LaneBank {
  /// Adds a lane for `track`. `hold` makes the piece for a value that holds, `stretch` the pieces
  /// from one keyframe to the next, or nil if the track itself must compute them.
  ///
  /// - Returns: the lane's index.
  mutating func add<Value: Interpolatable>(
    _ track: Track<Value>,
    hold: @escaping @Sendable (Value) -> (lane: Double, ends: Output.Ends),
    stretch: (Keyframe<Value>, Keyframe<Value>) -> (stretch: Stretch, ends: Output.Ends)?
  ) -> Int {
    let whole: () -> Whole = { { time in hold(track.value(at: time)) } }
    let keyframes = track.keyframes
    let (first, last) = (hold(keyframes[0].value), hold(keyframes[keyframes.count - 1].value))
    func go(_ ends: (from: Keyframe<Value>, to: Keyframe<Value>), since begin: Double? = nil) {
      guard let (stretch, ends) = stretch(ends.from, ends.to) else {
        return add(.track, from: begin ?? ends.from.time, ends: Output.noEnds, whole: whole)
      }
      if let line = stretch.line { return add(line, from: begin ?? stretch.start, ends: ends) }
      for segment in segments.segments(of: stretch.easing) {
        stretch.forEachPiece(of: segment) { time, piece in
          add(piece, from: begin ?? time, ends: ends, whole: whole)
        }
      }
    }
    func go(on beyond: Beyond<Value>, since begin: Double) {
      switch beyond {
      case .line(let from, let to): go((from, to), since: begin)
      case .rounds: add(.track, from: begin, ends: Output.noEnds, whole: whole)
      }
    }
    addLane(first.lane, first.ends)
    if let beyond = track.beyond(.before) { go(on: beyond, since: -.greatestFiniteMagnitude) }
    for index in 1..<max(1, keyframes.count)
    where keyframes[index - 1].time < keyframes[index].time {
      go((keyframes[index - 1], keyframes[index]))
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
  case line(Keyframe<Value>, Keyframe<Value>)
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
        Keyframe(time: from.time, value: from.value), Keyframe(time: to.time, value: to.value))
    }
  }
}
