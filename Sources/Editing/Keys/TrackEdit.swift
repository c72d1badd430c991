package import Keyframes
package import Stage

/// An edit of some keyframes of a track, for any kind of value.
package protocol TrackEdit {
  /// - Returns: the edited track, and the new indices of the edited keyframes.
  func edited<Value>(_ track: Track<Value>) -> (track: Track<Value>, indices: Set<Int>)
}

extension PropertyTrack {
  package func edited(by edit: some TrackEdit) -> (track: PropertyTrack, indices: Set<Int>) {
    switch self {
    case .number(let property, let track):
      let (track, indices) = edit.edited(track)
      return (.number(property, track), indices)
    case .color(let property, let track):
      let (track, indices) = edit.edited(track)
      return (.color(property, track), indices)
    case .hidden(let track):
      let (track, indices) = edit.edited(track)
      return (.hidden(track), indices)
    case .gradient(let track):
      let (track, indices) = edit.edited(track)
      return (.gradient(track), indices)
    case .outline(let track):
      let (track, indices) = edit.edited(track)
      return (.outline(track), indices)
    case .string(let track):
      let (track, indices) = edit.edited(track)
      return (.string(track), indices)
    case .rangeColor(let range, let track):
      let (track, indices) = edit.edited(track)
      return (.rangeColor(range, track), indices)
    case .maskPath(let index, let track):
      let (track, indices) = edit.edited(track)
      return (.maskPath(index, track), indices)
    case .maskOpacity(let index, let track):
      let (track, indices) = edit.edited(track)
      return (.maskOpacity(index, track), indices)
    }
  }

  /// Whether the track was created as a constant, and so shows no keyframes.
  package var isConstant: Bool { answer(to: Constancy()) }

  /// Sets the easing after each keyframe at `indices`. Segments measured by a motion token stay
  /// measured by it, unless the easing names another token. The tangents at both ends of the segments
  /// are broken, so that no automatic tangent replaces the easing.
  package func leaving(_ indices: Set<Int>, with easing: Easing) -> PropertyTrack {
    edited(by: EasingChange(indices: indices, easing: easing)).track
  }

  /// Moves the keyframes at `indices` to other times; see `Track.retimed(_:_:)`.
  package func retimed(
    _ indices: Set<Int>, _ time: @escaping (Double) -> Double
  ) -> (track: PropertyTrack, indices: Set<Int>) {
    edited(by: Retiming(indices: indices, time: time))
  }

  /// Removes the keyframes at `indices`; if none are left, a constant with the value at `time`.
  package func removing(_ indices: Set<Int>, at time: Double) -> PropertyTrack {
    edited(by: Removal(indices: indices, time: time)).track
  }

  /// Inserts a keyframe at `time` that keeps the value there; see `Track.inserting(at:)`.
  package func inserting(at time: Double) -> (track: PropertyTrack, index: Int) {
    if let (numbers, index) = numbers?.insertingOnCurve(at: time), let track = with(numbers) {
      return (track, index)
    }
    let (track, indices) = edited(by: Insertion(time: time))
    return (track, indices.first ?? 0)
  }

  /// A track of only the keyframes at `indices`; nil if there are none.
  package func picking(_ indices: Set<Int>) -> PropertyTrack? {
    let picked = edited(by: Picking(indices: indices))
    return picked.indices.isEmpty ? nil : picked.track
  }

  /// Adds the keyframes of a track of the same kind of value, replacing keyframes at the same
  /// times; nil if the kinds differ.
  package func merged(with other: PropertyTrack) -> (track: PropertyTrack, indices: Set<Int>)? {
    switch (self, other) {
    case (.number(let property, let track), .number(_, let other)),
      (.number(let property, let track), .maskOpacity(_, let other)):
      let (track, indices) = track.merged(with: other.keyframes)
      return (.number(property, track), indices)
    case (.color(let property, let track), .color(_, let other)),
      (.color(let property, let track), .rangeColor(_, let other)):
      let (track, indices) = track.merged(with: other.keyframes)
      return (.color(property, track), indices)
    case (.hidden(let track), .hidden(let other)):
      let (track, indices) = track.merged(with: other.keyframes)
      return (.hidden(track), indices)
    case (.gradient(let track), .gradient(let other)):
      let (track, indices) = track.merged(with: other.keyframes)
      return (.gradient(track), indices)
    case (.outline(let track), .outline(let other)), (.outline(let track), .maskPath(_, let other)):
      let (track, indices) = track.merged(with: other.keyframes)
      return (.outline(track), indices)
    case (.string(let track), .string(let other)):
      let (track, indices) = track.merged(with: other.keyframes)
      return (.string(track), indices)
    case (.rangeColor(let range, let track), .rangeColor(_, let other)),
      (.rangeColor(let range, let track), .color(_, let other)):
      let (track, indices) = track.merged(with: other.keyframes)
      return (.rangeColor(range, track), indices)
    case (.maskPath(let index, let track), .maskPath(_, let other)),
      (.maskPath(let index, let track), .outline(let other)):
      let (track, indices) = track.merged(with: other.keyframes)
      return (.maskPath(index, track), indices)
    case (.maskOpacity(let index, let track), .maskOpacity(_, let other)),
      (.maskOpacity(let index, let track), .number(_, let other)):
      let (track, indices) = track.merged(with: other.keyframes)
      return (.maskOpacity(index, track), indices)
    case (.number, _), (.color, _), (.hidden, _), (.gradient, _), (.outline, _), (.string, _),
      (.rangeColor, _), (.maskPath, _), (.maskOpacity, _):
      return nil
    }
  }
}

private struct Constancy: TrackQuestion {
  func ask<Value>(_ track: Track<Value>) -> Bool { track.isConstant }
}

private struct EasingChange: TrackEdit {
  let indices: Set<Int>
  let easing: Easing

  func edited<Value>(_ track: Track<Value>) -> (track: Track<Value>, indices: Set<Int>) {
    let track = track.withKeyframes { keyframes in
      for index in indices where keyframes.indices.contains(index) {
        keyframes[index].easing = easing.measured(as: keyframes[index].easing)
        keyframes[index].tangents = nil
        if index + 1 < keyframes.count { keyframes[index + 1].tangents = nil }
      }
    }
    return (track, indices)
  }
}

private struct Retiming: TrackEdit {
  let indices: Set<Int>
  let time: (Double) -> Double

  func edited<Value>(_ track: Track<Value>) -> (track: Track<Value>, indices: Set<Int>) {
    track.retimed(indices, time)
  }
}

private struct Removal: TrackEdit {
  let indices: Set<Int>
  let time: Double

  func edited<Value>(_ track: Track<Value>) -> (track: Track<Value>, indices: Set<Int>) {
    (track.removing(indices, at: time), [])
  }
}

private struct Insertion: TrackEdit {
  let time: Double

  func edited<Value>(_ track: Track<Value>) -> (track: Track<Value>, indices: Set<Int>) {
    let (track, index) = track.inserting(at: time)
    return (track, [index])
  }
}

private struct Picking: TrackEdit {
  let indices: Set<Int>

  func edited<Value>(_ track: Track<Value>) -> (track: Track<Value>, indices: Set<Int>) {
    let count = track.keyframes.count
    if !track.isConstant, indices.count == count, indices.allSatisfy((0..<count).contains) {
      return (track.extrapolated(before: .hold, after: .hold), indices)
    }
    let picked = indices.sorted().filter(track.keyframes.indices.contains)
    guard !track.isConstant, !picked.isEmpty else { return (track, []) }
    return (Track(picked.map { track.keyframes[$0] }), Set(picked.indices))
  }
}
