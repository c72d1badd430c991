package import Editing
package import Stage

/// A named time on the timeline.
package struct Landmark: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// A named time of the demo, or a marker in its file.
    case cue
    /// A named time that the user has added, and that is not in the file yet.
    case marker
    case take(TakeStart)
  }

  /// Its name and its time.
  package let cue: Cue
  package let kind: Kind

  package var isMarker: Bool { kind == .marker }

  package var take: TakeStart? { if case .take(let start) = kind { start } else { nil } }
}

extension Player {
  /// The markers of the demo's file and those that the user has added, each once, in order of time.
  package var markers: [Cue] {
    let own = playhead.timeline.markers
    guard !own.isEmpty else { return edits.markers }
    return Set(own + edits.markers).sorted { ($0.time, $0.name) < ($1.time, $1.name) }
  }
}

extension Workspace {
  /// The demo's cues, all markers and the starts of takes, in order of time.
  package var landmarks: [Landmark] {
    let unit = playhead.timeline.unit
    let added = Set(player.edits.markers)
    let markers = player.markers.map { marker in
      Landmark(cue: marker, kind: added.contains(marker) ? .marker : .cue)
    }
    let all =
      player.cues.filter(\.time.isFinite).map { Landmark(cue: $0, kind: .cue) }
      + player.takeStarts.map { start in
        Landmark(cue: Cue(start.shortWords(unit), at: start.time), kind: .take(start))
      }
      + markers
    return all.enumerated().sorted {
      ($0.element.cue.time, $0.offset) < ($1.element.cue.time, $1.offset)
    }.map(\.element)
  }
}
