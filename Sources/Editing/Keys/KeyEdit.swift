import Keyframes
package import Stage

/// Tracks of a demo, and the keyframes of them that are being edited.
package struct KeyEdit: Equatable, Sendable {
  /// All tracks, or, in a result, those that changed.
  package var tracks: [TrackPlace: PropertyTrack]
  /// The indices of the edited keyframes by their tracks. All of them exist, and no set is empty.
  package var byTrack: [TrackPlace: Set<Int>]

  package init(tracks: [TrackPlace: PropertyTrack] = [:], byTrack: [TrackPlace: Set<Int>] = [:]) {
    self.tracks = tracks
    self.byTrack = byTrack
  }

  package init(tracks: [TrackPlace: PropertyTrack], keys: Set<KeyPlace>) {
    self.init(tracks: tracks, byTrack: Self.byTrack(keys))
  }

  /// The edited keyframes.
  ///
  /// - Complexity: O(*n*) in their number.
  package var keys: Set<KeyPlace> {
    var keys: Set<KeyPlace> = []
    keys.reserveCapacity(byTrack.reduce(0) { $0 + $1.value.count })
    for (place, indices) in byTrack {
      for index in indices { keys.insert(KeyPlace(place, index)) }
    }
    return keys
  }

  package static func byTrack(_ keys: Set<KeyPlace>) -> [TrackPlace: Set<Int>] {
    Dictionary(grouping: keys, by: \.track).mapValues { Set($0.map(\.index)) }
  }

  /// From the first to the last of the edited keyframes; nil if there are none.
  package var span: ClosedRange<Double>? {
    let spans = byTrack.compactMap { place, indices in
      tracks[place]?.answer(to: SpanOfKeyframes(indices: indices))
    }
    guard let first = spans.map(\.lowerBound).min(), let last = spans.map(\.upperBound).max() else {
      return nil
    }
    return first...last
  }

  /// The edited keyframes moved to other times; the result has only their tracks.
  package func retimed(_ time: @escaping (Double) -> Double) -> KeyEdit {
    var result = KeyEdit()
    for (place, indices) in byTrack {
      guard let track = tracks[place] else { continue }
      result.take(track.retimed(indices, time), at: place)
    }
    return result
  }

  package func moved(by time: Double) -> KeyEdit { retimed { $0 + time } }

  /// The edited keyframes with their distances from `pivot` multiplied by `factor`, which must be
  /// finite.
  package func stretched(by factor: Double, about pivot: Double) -> KeyEdit {
    retimed { pivot + ($0 - pivot) * factor }
  }

  /// Moves the first edited keyframe and all later ones by `time`, on the tracks that have edited
  /// keyframes or, if `movesAll`, on all. Backwards, they stop `gap` after the keyframes that stay.
  package func rippled(by time: Double, movesAll: Bool, gap: Double) -> KeyEdit {
    guard let span else { return KeyEdit() }
    let mine = byTrack
    var (wide, room) = (KeyEdit(tracks: tracks), Double.infinity)
    for (place, track) in tracks where (movesAll || mine[place] != nil) && !track.isConstant {
      let marks = track.marks
      var first = marks.firstIndex { $0.time >= span.lowerBound } ?? marks.count
      // Of two keyframes at one time only the second may be selected.
      if first + 1 < marks.count, marks[first + 1].time == marks[first].time,
        let mine = mine[place], !mine.contains(first), mine.contains(first + 1)
      {
        first += 1
      }
      guard first < marks.count else { continue }
      wide.byTrack[place] = Set(first..<marks.count)
      if first > 0 { room = min(room, max(0, marks[first].time - marks[first - 1].time - gap)) }
    }
    let moved = wide.moved(by: max(time, -room))
    return KeyEdit(tracks: moved.tracks, byTrack: byTrack)
  }

  /// Without the edited keyframes; a track that has none left becomes constant, with its value at
  /// `time`.
  package func removed(at time: Double) -> KeyEdit {
    var result = KeyEdit()
    for (place, indices) in byTrack {
      result.tracks[place] = tracks[place]?.removing(indices, at: time)
    }
    return result
  }

  /// Adds copies of the edited keyframes, later by `time`; the copies are the edited keyframes of the
  /// result.
  package func repeated(after time: Double) -> KeyEdit {
    var result = KeyEdit()
    for (place, indices) in byTrack {
      guard let track = tracks[place], let copy = track.picking(indices) else { continue }
      let later = copy.retimed(Set(copy.marks.indices)) { $0 + time }.track
      if let merged = track.merged(with: later) { result.take(merged, at: place) }
    }
    return result
  }

  /// Adds an edited track and its keyframes.
  package mutating func take(
    _ outcome: (track: PropertyTrack, indices: Set<Int>), at place: TrackPlace
  ) {
    tracks[place] = outcome.track
    byTrack[place] = outcome.indices.isEmpty ? nil : outcome.indices
  }
}
