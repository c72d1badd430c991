import Exporting
import Keyframes

/// An edit of a track of any kind of value that tells which keyframes it was about.
protocol TrackEdit {
  /// - Returns: the track, and where those keyframes are in it now.
  func edited<Value>(_ track: Track<Value>) -> (track: Track<Value>, indices: Set<Int>)
}

extension PropertyTrack {
  func edited(by edit: some TrackEdit) -> (track: PropertyTrack, indices: Set<Int>) {
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
    }
  }

  /// Whether it was made as a constant, and so has no keyframes to see.
  var isConstant: Bool { answer(to: Constancy()) }

  /// The keyframes at `indices` at other times.
  func retimed(
    _ indices: Set<Int>, _ time: @escaping (Double) -> Double
  ) -> (track: PropertyTrack, indices: Set<Int>) {
    edited(by: Retiming(indices: indices, time: time))
  }

  /// Without the keyframes at `indices`; without any of them, the constant that it was at `time`.
  func removing(_ indices: Set<Int>, at time: Double) -> PropertyTrack {
    edited(by: Removal(indices: indices, time: time)).track
  }

  /// With a keyframe at `time` of the value that is there; see `Track.inserting(at:)`.
  func inserting(at time: Double) -> (track: PropertyTrack, index: Int) {
    let (track, indices) = edited(by: Insertion(time: time))
    return (track, indices.first ?? 0)
  }

  /// Only the keyframes at `indices`; nil where there are none of them.
  func picking(_ indices: Set<Int>) -> PropertyTrack? {
    let picked = edited(by: Picking(indices: indices))
    return picked.indices.isEmpty ? nil : picked.track
  }

  /// With the keyframes of a track of the same kind of value, which replace those at their times; nil
  /// where the kinds differ.
  func merged(with other: PropertyTrack) -> (track: PropertyTrack, indices: Set<Int>)? {
    switch (self, other) {
    case (.number(let property, let track), .number(_, let other)):
      let (track, indices) = track.merged(with: other.keyframes)
      return (.number(property, track), indices)
    case (.color(let property, let track), .color(_, let other)):
      let (track, indices) = track.merged(with: other.keyframes)
      return (.color(property, track), indices)
    case (.hidden(let track), .hidden(let other)):
      let (track, indices) = track.merged(with: other.keyframes)
      return (.hidden(track), indices)
    case (.gradient(let track), .gradient(let other)):
      let (track, indices) = track.merged(with: other.keyframes)
      return (.gradient(track), indices)
    case (.number, _), (.color, _), (.hidden, _), (.gradient, _): return nil
    }
  }
}

private struct Constancy: TrackQuestion {
  func ask<Value>(_ track: Track<Value>) -> Bool { track.isConstant }
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
    let picked = indices.sorted().filter(track.keyframes.indices.contains)
    guard !track.isConstant, !picked.isEmpty else { return (track, []) }
    return (Track(picked.map { track.keyframes[$0] }), Set(picked.indices))
  }
}
