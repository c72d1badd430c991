import Exporting
import Keyframes

/// Tracks of a demo, and the keyframes of them that a hand is about.
struct KeyEdit: Equatable, Sendable {
  /// Those that have keyframes, or only those that are to change.
  var tracks: [TrackPlace: PropertyTrack]
  /// The keyframes' indices by their tracks; only such as there are, and no empty sets.
  var byTrack: [TrackPlace: Set<Int>]

  init(tracks: [TrackPlace: PropertyTrack] = [:], byTrack: [TrackPlace: Set<Int>] = [:]) {
    self.tracks = tracks
    self.byTrack = byTrack
  }

  init(tracks: [TrackPlace: PropertyTrack], keys: Set<KeyPlace>) {
    self.init(tracks: tracks, byTrack: Self.byTrack(keys))
  }

  /// The keyframes.
  ///
  /// - Complexity: O(*n*) in them.
  var keys: Set<KeyPlace> {
    var keys: Set<KeyPlace> = []
    keys.reserveCapacity(byTrack.reduce(0) { $0 + $1.value.count })
    for (place, indices) in byTrack {
      for index in indices { keys.insert(KeyPlace(place, index)) }
    }
    return keys
  }

  static func byTrack(_ keys: Set<KeyPlace>) -> [TrackPlace: Set<Int>] {
    Dictionary(grouping: keys, by: \.track).mapValues { Set($0.map(\.index)) }
  }

  /// The first and the last time of the keyframes; nil where there are none.
  var span: ClosedRange<Double>? {
    let times = byTrack.flatMap { place, indices -> [Double] in
      guard let marks = tracks[place]?.marks else { return [] }
      return indices.filter(marks.indices.contains).map { marks[$0].time }
    }
    guard let first = times.min(), let last = times.max() else { return nil }
    return first...last
  }

  /// The keyframes at other times; the tracks are those that they are of.
  func retimed(_ time: @escaping (Double) -> Double) -> KeyEdit {
    var result = KeyEdit()
    for (place, indices) in byTrack {
      guard let track = tracks[place] else { continue }
      result.take(track.retimed(indices, time), at: place)
    }
    return result
  }

  func moved(by time: Double) -> KeyEdit { retimed { $0 + time } }

  /// Every distance from `pivot` times `factor`, which must be finite.
  func stretched(by factor: Double, about pivot: Double) -> KeyEdit {
    retimed { pivot + ($0 - pivot) * factor }
  }

  /// Everything from the first of the keyframes on, on the tracks that have any of them or, if
  /// `movesAll`, on all. Backwards it goes no further than just short of what stays.
  func rippled(by time: Double, movesAll: Bool, gap: Double) -> KeyEdit {
    guard let span else { return KeyEdit() }
    let mine = byTrack
    var (wide, room) = (KeyEdit(tracks: tracks), Double.infinity)
    for (place, track) in tracks where (movesAll || mine[place] != nil) && !track.isConstant {
      let marks = track.marks
      var first = marks.firstIndex { $0.time >= span.lowerBound } ?? marks.count
      // Of a step only the later half may be selected.
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

  /// Without the keyframes; a track without any becomes the constant that it was at `time`.
  func removed(at time: Double) -> KeyEdit {
    var result = KeyEdit()
    for (place, indices) in byTrack {
      result.tracks[place] = tracks[place]?.removing(indices, at: time)
    }
    return result
  }

  /// The keyframes a second time, later by `time`; those are the keyframes then.
  func repeated(after time: Double) -> KeyEdit {
    var result = KeyEdit()
    for (place, indices) in byTrack {
      guard let track = tracks[place], let copy = track.picking(indices) else { continue }
      let later = copy.retimed(Set(copy.marks.indices)) { $0 + time }.track
      if let merged = track.merged(with: later) { result.take(merged, at: place) }
    }
    return result
  }

  mutating func take(
    _ outcome: (track: PropertyTrack, indices: Set<Int>), at place: TrackPlace
  ) {
    tracks[place] = outcome.track
    byTrack[place] = outcome.indices.isEmpty ? nil : outcome.indices
  }
}
