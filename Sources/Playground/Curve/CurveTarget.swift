import Exporting
import Keyframes
import Stage

/// The keyframes whose easings are bent.
struct CurveTarget: Equatable {
  /// In the order of tracks and times; the first is the one that is shown. At least one.
  let keys: [KeyPlace]
  /// That of the first.
  let easing: Easing
  /// Those of the others, where they differ.
  let others: [Easing]
  /// From the first keyframe to the one after it; nil where there is none.
  let stretch: ClosedRange<Double>?

  var first: KeyPlace { keys[0] }
}

extension Session {
  /// What the editor bends: the selected keyframes, else the stretch that was chosen in the panel,
  /// else the one under the playhead in the track that is selected, or in the first that moves; nil
  /// where nothing moves.
  func curveTarget() -> CurveTarget? {
    if let drawn = curve.drawn { return drawn }
    let selected = target(of: selection.keys)
    if let selected { return selected }
    if let chosen = curve.chosen[player.demo.name], let target = target(of: [chosen]) {
      return target
    }
    if let track = selection.track, curveTracks.contains(track),
      let key = stretchUnderPlayhead(of: track), let target = target(of: [key])
    {
      return target
    }
    let defaults = curveTracks.lazy.compactMap { stretchUnderPlayhead(of: $0) }
    let first = defaults.first { stretch(after: $0)?.isEmpty == false } ?? defaults.first
    return first.flatMap { target(of: [$0]) }
  }

  /// The demo's tracks that move, in the timeline's order.
  var curveTracks: [TrackPlace] {
    player.rowsNow.filter { $0.keyframes.count > 1 }.compactMap(\.place)
  }

  /// Those of a track that moves lie ready in the timeline's rows.
  private func marks(of place: TrackPlace) -> [(time: Double, easing: Easing)]? {
    let row = player.rowsNow.first { $0.place == place }
    let marks = (row?.keyframes ?? []).map { (time: $0.time, easing: $0.easing) }
    return marks.isEmpty ? track(at: place)?.marks : marks
  }

  /// The stretch under the playhead, or the last before it, or the first; one that takes time, if
  /// there is any.
  private func stretchUnderPlayhead(of place: TrackPlace) -> KeyPlace? {
    guard let marks = marks(of: place), marks.count > 1 else { return nil }
    let lasting = marks.indices.dropLast().filter { marks[$0].time < marks[$0 + 1].time }
    let index = lasting.last { marks[$0].time <= player.time } ?? lasting.first ?? 0
    return KeyPlace(place, index)
  }

  /// From a keyframe to the one after it; empty where that is at the same time.
  private func stretch(after key: KeyPlace) -> Range<Double>? {
    guard let marks = marks(of: key.track), marks.indices.contains(key.index + 1) else {
      return nil
    }
    return marks[key.index].time..<marks[key.index + 1].time
  }

  private func target(of keys: Set<KeyPlace>) -> CurveTarget? {
    var marks: [TrackPlace: [(time: Double, easing: Easing)]] = [:]
    for place in Set(keys.map(\.track)) { marks[place] = self.marks(of: place) }
    func count(_ key: KeyPlace) -> Int { marks[key.track]?.count ?? 0 }
    let valid = keys.filter { (0..<count($0)).contains($0.index) }
    // The last keyframe is not left, unless there is nothing else.
    let left = valid.filter { $0.index + 1 < count($0) }
    let sorted = (left.isEmpty ? valid : left).sorted { $0.precedes($1) }
    guard let first = sorted.first, let track = marks[first.track] else { return nil }
    let easing = track[first.index].easing
    var others: [Easing] = []
    for key in sorted.dropFirst() {
      guard let other = marks[key.track]?[key.index].easing, others.count < 8 else { continue }
      if other != easing, !others.contains(other) { others.append(other) }
    }
    let isStretch = first.index + 1 < track.count
    return CurveTarget(
      keys: sorted, easing: easing, others: others,
      stretch: isStretch ? track[first.index].time...track[first.index + 1].time : nil)
  }

  // MARK: Choosing

  /// Goes to another track, or to another stretch of the one that is shown.
  mutating func choose(_ chooser: CurveChooser, by count: Int) {
    guard let target = curveTarget() else { return }
    var next: KeyPlace?
    switch chooser {
    case .track:
      let tracks = curveTracks
      guard !tracks.isEmpty else { return }
      let now = tracks.firstIndex(of: target.first.track) ?? 0
      next = stretchUnderPlayhead(
        of: tracks[(now + count % tracks.count + tracks.count) % tracks.count])
    case .stretch:
      let last = (track(at: target.first.track)?.marks.count ?? 0) - 2
      guard last >= 0 else { return }
      let index = min(max(target.first.index + count, 0), last)
      next = KeyPlace(target.first.track, index)
    }
    guard let next else { return }
    if !selection.keys.isEmpty { selection = Selection(keys: [next], track: next.track) }
    curve.chosen[player.demo.name] = next
  }

  /// What is bent stays what is bent while time goes on.
  mutating func pin(_ target: CurveTarget) {
    if selection.keys.isEmpty { curve.chosen[player.demo.name] = target.first }
  }

  // MARK: Bending

  /// Gives all that is bent one easing.
  mutating func bend(to easing: Easing) {
    guard let target = curveTarget() else { return }
    pin(target)
    guard target.easing != easing || !target.others.isEmpty else { return }
    setEasing(easing, of: Set(target.keys))
  }

  /// Changes each easing by itself, as one step.
  mutating func bend(each change: (Easing) -> Easing) {
    guard let target = curveTarget() else { return }
    pin(target)
    let isAlone = !history.isOpen
    history.begin()
    for key in target.keys {
      guard let easing = track(at: key.track)?.easing(at: key.index) else { continue }
      setEasing(change(easing), of: [key])
    }
    if isAlone { history.commit() }
  }

  /// The easings of the demo that are functions of its own, for what is written to name.
  var customEasings: [Easing] {
    player.rowsNow.flatMap { $0.keyframes.map(\.easing) }
      .filter { $0.notation.hasPrefix("custom(") }
  }
}

extension KeyPlace {
  /// Whether it comes before `other`: by node, property and time.
  func precedes(_ other: KeyPlace) -> Bool {
    (track.node, track.property, index) < (other.track.node, other.track.property, other.index)
  }
}
