package import Editing
package import Stage

/// A named time on the timeline.
package struct Landmark: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// A named time of the demo.
    case cue
    /// A named time that the user has added.
    case marker
    case take(TakeStart)
  }

  /// Its name and its time.
  package let cue: Cue
  package let kind: Kind

  package var isMarker: Bool { kind == .marker }

  package var take: TakeStart? { if case .take(let start) = kind { start } else { nil } }
}

extension Workspace {
  /// The demo's cues, the user's markers and the starts of takes, in order of time.
  package var landmarks: [Landmark] {
    let unit = playhead.timeline.unit
    let all =
      player.cues.filter(\.time.isFinite).map { Landmark(cue: $0, kind: .cue) }
      + player.takeStarts.map { start in
        Landmark(cue: Cue(start.shortWords(unit), at: start.time), kind: .take(start))
      }
      + player.edits.markers.map { Landmark(cue: $0, kind: .marker) }
    return all.enumerated().sorted {
      ($0.element.cue.time, $0.offset) < ($1.element.cue.time, $1.offset)
    }.map(\.element)
  }
}
