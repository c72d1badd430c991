import DemoKit
package import Editing
package import Keyframes
import Stage
import Words

/// The arrows at the top of the curve editor step through these.
package enum CurveChooser: Hashable, Sendable { case track, stretch }

/// The keyframes whose easings the curve editor edits.
package struct CurveTarget: Equatable {
  /// At least one.
  package let keys: KeySet
  /// The first of them by track and time, which is shown.
  package let first: KeyframePath
  /// The easing of the first.
  package let easing: Easing
  /// The easings of the others if they differ, each once; at most 8.
  package let others: [Easing]
  /// From the first keyframe to the next one of its track; nil without a next one.
  package let stretch: ClosedRange<Double>?
}

extension Workspace {
  /// The curve editor's target: the selected keyframes, else the segment chosen in the panel, else
  /// the one under the playhead in the selected track or in the first that moves; nil if nothing
  /// moves.
  package func curveTarget() -> CurveTarget? {
    let selected = target(of: selection.keys)
    if let selected { return selected }
    if let chosen = editing.chosenSegments[player.demo.name], let target = target(of: [chosen]) {
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
  package var curveTracks: [TrackPath] {
    player.rowsNow.filter { $0.keyframeCount > 1 }.compactMap(\.path)
  }

  /// A track's keyframes, taken from the timeline's rows if it is among them.
  private func marks(of path: TrackPath) -> [KeyframeTiming]? {
    let marks = player.rowsNow.first { $0.path == path }?.keyframes ?? []
    return marks.isEmpty ? track(at: path)?.marks : marks
  }

  /// The segment under the playhead, or the last before it, or the first; segments of length 0 only if
  /// there are no others.
  private func stretchUnderPlayhead(of path: TrackPath) -> KeyframePath? {
    guard let marks = marks(of: path), marks.count > 1 else { return nil }
    let lasting = marks.indices.dropLast().filter { marks[$0].time < marks[$0 + 1].time }
    let index = lasting.last { marks[$0].time <= player.time } ?? lasting.first ?? 0
    return KeyframePath(path, index)
  }

  /// From a keyframe to the next one; empty if both are at the same time.
  private func stretch(after key: KeyframePath) -> Range<Double>? {
    guard let marks = marks(of: key.track), marks.indices.contains(key.index + 1) else {
      return nil
    }
    return marks[key.index].time..<marks[key.index + 1].time
  }

  private func target(of keys: KeySet) -> CurveTarget? {
    var marks: [TrackPath: [KeyframeTiming]] = [:]
    for path in keys.tracks { marks[path] = self.marks(of: path) }
    let valid = keys.filter { $1 < marks[$0]?.count ?? 0 }
    // The last keyframe of a track begins no segment: it counts only if there are no others.
    let left = valid.filter { $1 + 1 < marks[$0]?.count ?? 0 }
    let some = left.isEmpty ? valid : left
    guard let first = some.first, let track = marks[first.track] else { return nil }
    let easing = track[first.index].easing
    let isStretch = first.index + 1 < track.count
    return CurveTarget(
      keys: some, first: first, easing: easing,
      others: Self.easings(of: some, marks, except: easing),
      stretch: isStretch ? track[first.index].time...track[first.index + 1].time : nil)
  }

  /// The easings of keyframes, each once, in the order of the keyframes; at most 8.
  private static func easings(
    of keys: KeySet, _ marks: [TrackPath: [KeyframeTiming]], except known: Easing
  ) -> [Easing] {
    var easings: [Easing] = []
    for (path, indices) in keys.byTrack.sorted(by: { $0.key.order < $1.key.order }) {
      guard let marks = marks[path] else { continue }
      for index in indices.sorted() where easings.count < 8 {
        let easing = marks[index].easing
        if easing != known, !easings.contains(easing) { easings.append(easing) }
      }
    }
    return easings
  }

  // MARK: Choosing

  /// Steps to another track, or to another segment of the current one.
  package mutating func choose(_ chooser: CurveChooser, by count: Int) {
    guard let target = curveTarget() else { return }
    var next: KeyframePath?
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
      next = KeyframePath(target.first.track, index)
    }
    guard let next else { return }
    if !selection.keys.isEmpty { selection = Selection(keys: [next], track: next.track) }
    editing.chosenSegments[player.demo.name] = next
  }

  /// Keeps the target while time continues.
  package mutating func pin(_ target: CurveTarget) {
    if selection.keys.isEmpty { editing.chosenSegments[player.demo.name] = target.first }
  }

  // MARK: Editing

  /// Gives all keyframes of the target one easing.
  package mutating func bend(to easing: Easing) {
    guard let target = curveTarget() else { return }
    pin(target)
    let new = easing.measured(as: target.easing)
    guard target.easing != new || !target.others.isEmpty else { return }
    if let name = tokenToEdit(of: target) { return setToken(name, to: easing) }
    setEasing(easing, of: target.keys)
    sayDetached(target, by: easing)
  }

  /// A curve edited by the user no longer belongs to its token.
  private mutating func sayDetached(_ target: CurveTarget, by easing: Easing) {
    guard let name = target.easing.token, easing.token == nil else { return }
    say(localized("Detached from the token “\(name)”. Ctrl+Z undoes this."))
  }

  /// Changes each easing of the target individually, as one step.
  package mutating func bend(each change: (Easing) -> Easing) {
    guard let target = curveTarget() else { return }
    pin(target)
    if let name = tokenToEdit(of: target) { return setToken(name, to: change(target.easing)) }
    let isAlone = !editing.history.isOpen
    editing.history.begin()
    changeEasings(of: target.keys) { change($0).measured(as: $0) }
    if isAlone { editing.history.commit() }
    sayDetached(target, by: change(target.easing))
  }

  /// The demo's motion tokens, and its easings that are custom functions: typed notations can refer to them by name.
  package var customEasings: [Easing] {
    let tokens = player.scene.tokens
    return tokens.easings.compactMap { tokens.easing(named: $0.name) }
      + player.rowsNow.flatMap { $0.keyframes.map(\.easing) }.filter { easing in
        if case .custom = easing.form { true } else { easing.token != nil }
      }
  }
}
