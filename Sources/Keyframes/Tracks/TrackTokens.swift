// Keyframes whose easings are motion tokens.
extension Track {
  /// The same keyframes with other easings.
  ///
  /// - Complexity: O(*n*) in the keyframes. Returns the same track if no easing changes.
  public func mapEasings(_ change: (Easing) -> Easing) -> Track {
    var copy = self
    var isChanged = false
    for index in copy.keyframes.indices {
      let (old, new) = (copy.keyframes[index].easing, change(copy.keyframes[index].easing))
      guard old != new else { continue }
      copy.keyframes[index].easing = new
      isChanged = true
    }
    if isChanged { copy.markAll() }
    return copy
  }

  /// Returns the track with each segment that has a duration token as long as that token; later
  /// keyframes move along. If all have that length already, within 1e-9, the track does not change.
  ///
  /// - Complexity: O(*n*) in the keyframes if no token measures a segment; else O(*n* + *m*) with the
  ///   durations.
  public func lasting(_ tokens: MotionTokens) -> Track {
    guard !tokens.durations.isEmpty, keyframes.contains(where: { $0.easing.durationToken != nil })
    else { return self }
    let durations = Dictionary(
      tokens.durations.map { ($0.name, $0.seconds) }, uniquingKeysWith: { first, _ in first })
    var frames = keyframes
    var shift = 0.0
    var isMoved = false
    for index in keyframes.indices.dropFirst() {
      let (last, time) = (keyframes[index - 1], keyframes[index].time)
      let length = time - last.time
      if let seconds = last.easing.durationToken.flatMap({ durations[$0] }), length > 0,
        abs(length - seconds) > 1e-9
      {
        shift = frames[index - 1].time + seconds - time
        isMoved = true
      }
      if shift != 0 { frames[index].time = rounded(time + shift) }
    }
    return isMoved ? Track(frames).extrapolated(before: before, after: after) : self
  }

  /// Rounds to a billionth, so that changing a length and changing it back restores all times.
  private func rounded(_ time: Double) -> Double {
    abs(time) < 1e6 ? (time * 1e9).rounded() / 1e9 : time
  }
}
