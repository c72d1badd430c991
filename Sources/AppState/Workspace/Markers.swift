import DemoKit
import Editing
import Keyframes
import Persistence
package import Stage
import Words

// The length of the timeline and its markers, which are edits like others.
extension Workspace {
  /// Whether the length of the timeline can be edited: the length of pages is their number.
  package var canEditLength: Bool { !playhead.isPaged && player.ownLength > 0 }

  /// The lengths that can be set: from a frame on.
  package var lengths: ClosedRange<Double> { playhead.frame...SavedRange.lengths.upperBound }

  /// Sets the length of the timeline; the demo's own, like nil, is no edit.
  package mutating func setLength(_ length: Double?) {
    guard canEditLength else { return }
    let demo = player.demo.name
    let fitted = length.map { min(max($0, lengths.lowerBound), lengths.upperBound) }
    let kept = fitted == player.ownLength ? nil : fitted
    edit { $0[demo].length = kept }
  }

  /// Takes over the length and the markers of a pasted timeline.
  package mutating func paste(_ timeline: Timeline) {
    guard timeline.unit == playhead.timeline.unit else { return }
    if timeline.length > 0, timeline.range.lowerBound == playhead.timeline.range.lowerBound {
      setLength(timeline.length)
    }
    let (demo, known) = (player.demo.name, Set(player.markers))
    edit { document in
      for marker in timeline.markers where abs(marker.time) <= 1e9 && !known.contains(marker) {
        document[demo].add(marker)
      }
    }
  }

  /// Moves the playhead to the nearest marker, cue or start of a take before (−1) or after (1) it.
  package mutating func jumpToMarker(_ direction: Int) {
    let all = landmarks.filter { playhead.timeline.range.contains($0.cue.time) }
    guard !all.isEmpty else {
      return say(localized("No markers here yet. Shift+M adds one at the playhead."))
    }
    let now = player.time
    let next =
      direction > 0
      ? all.first { $0.cue.time > now + 1e-9 } : all.last { $0.cue.time < now - 1e-9 }
    guard let next else {
      return say(
        localized(direction > 0 ? "No marker after this one." : "No marker before this one."))
    }
    playhead.jump(to: next.cue.time)
    if let take = next.take { say(take.words(playhead.timeline.unit)) }
  }

  /// The first free of the names that new markers get.
  package var nextMarkerName: String {
    let names = Set(player.markers.map(\.name))
    let numbers = (1...(names.count + 1)).map { localized("Marker \($0)") }
    return numbers.first { !names.contains($0) } ?? ""
  }
}
