import Keyframes
package import Stage

/// The tracks of a demo, and those of their keyframes that are being edited.
package struct KeyEdit: Equatable, Sendable {
  /// All tracks, or, in a result, the tracks that changed.
  package var tracks: [TrackPath: PropertyTrack]
  /// The edited keyframes; all of them exist.
  package var keys: KeySet

  package init(tracks: [TrackPath: PropertyTrack] = [:], keys: KeySet = []) {
    (self.tracks, self.keys) = (tracks, keys)
  }

  /// The range from the first to the last of the edited keyframes; nil if there are none.
  package var span: ClosedRange<Double>? {
    let spans = keys.byTrack.compactMap { path, indices in
      tracks[path]?.answer(to: SpanOfKeyframes(indices: indices))
    }
    guard let first = spans.map(\.lowerBound).min(), let last = spans.map(\.upperBound).max() else {
      return nil
    }
    return first...last
  }

  /// The edited keyframes moved to other times; the result has only their tracks.
  package func retimed(_ time: @escaping (Double) -> Double) -> KeyEdit {
    mapTracks { $1.retimed($2, time) }
  }

  package func moved(by time: Double) -> KeyEdit { retimed { $0 + time } }

  /// The edited keyframes moved by as much as `time` says for their node.
  package func moved(byNode time: (String) -> Double) -> KeyEdit {
    mapTracks { path, track, indices in
      let delay = time(path.node)
      return track.retimed(indices) { $0 + delay }
    }
  }

  /// The results of `change` for each track with edited keyframes; a track for which it returns nil is not in the
  /// result, and the keyframes of tracks that don't exist are dropped.
  func mapTracks(
    _ change: (TrackPath, PropertyTrack, Set<Int>) -> (track: PropertyTrack, indices: Set<Int>)?
  ) -> KeyEdit {
    var result = KeyEdit(keys: keys)
    result.tracks.reserveCapacity(keys.byTrack.count)
    for (path, indices) in keys.byTrack {
      guard let track = tracks[path] else {
        result.keys[path] = []
        continue
      }
      if let changed = change(path, track, indices) { result.take(changed, at: path) }
    }
    return result
  }

  /// With all keyframes of nodes, and of everything in them, as the edited ones.
  package func selecting(nodes names: [String]) -> KeyEdit {
    var edit = self
    let names = Set(names)
    edit.keys = []
    for (path, track) in tracks where !track.isConstant && names.coversNode(path.node) {
      edit.keys[path] = Set(0..<track.keyframeCount)
    }
    return edit
  }

  /// The edited keyframes with their distances from `pivot` multiplied by `factor`, which must be
  /// finite.
  package func stretched(by factor: Double, about pivot: Double) -> KeyEdit {
    retimed { pivot + ($0 - pivot) * factor }
  }

  /// Moves the first edited keyframe and all later ones by `time`, on the tracks that have edited
  /// keyframes or, if `movesAll`, on all. Backwards, they stop `gap` after the keyframes that stay.
  package func rippled(by time: Double, movesAll: Bool, gap: Double) -> KeyEdit {
    guard let span else { return KeyEdit() }
    let mine = keys
    var (wide, room) = (KeyEdit(tracks: tracks), Double.infinity)
    for (path, track) in tracks where (movesAll || !mine[path].isEmpty) && !track.isConstant {
      let marks = track.marks
      var first = marks.firstIndex { $0.time >= span.lowerBound } ?? marks.count
      // If two keyframes are at one time, perhaps only the second is selected.
      if first + 1 < marks.count, marks[first + 1].time == marks[first].time,
        !mine[path].contains(first), mine[path].contains(first + 1)
      {
        first += 1
      }
      guard first < marks.count else { continue }
      wide.keys[path] = Set(first..<marks.count)
      if first > 0 { room = min(room, max(0, marks[first].time - marks[first - 1].time - gap)) }
    }
    let moved = wide.moved(by: max(time, -room))
    return KeyEdit(tracks: moved.tracks, keys: keys)
  }

  /// Removes the edited keyframes; a track without others becomes constant, as at `time`.
  package func removed(at time: Double) -> KeyEdit {
    var result = KeyEdit()
    for (path, indices) in keys.byTrack {
      result.tracks[path] = tracks[path]?.removing(indices, at: time)
    }
    return result
  }

  /// Adds copies of the edited keyframes, later by `time`; in the result, these are edited.
  package func repeated(after time: Double) -> KeyEdit {
    var result = KeyEdit()
    for (path, indices) in keys.byTrack {
      guard let track = tracks[path], let copy = track.picking(indices) else { continue }
      let later = copy.retimed(Set(copy.marks.indices)) { $0 + time }.track
      if let merged = track.merged(with: later) { result.take(merged, at: path) }
    }
    return result
  }

  /// Adds an edited track and its keyframes.
  package mutating func take(
    _ outcome: (track: PropertyTrack, indices: Set<Int>), at path: TrackPath
  ) {
    tracks[path] = outcome.track
    // Most often they are still the same ones.
    if keys[path] != outcome.indices { keys[path] = outcome.indices }
  }
}
