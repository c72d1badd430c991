package import Keyframes
package import Stage

/// An end of a track, beyond which it is extrapolated.
package enum TrackEnd: CaseIterable, Equatable, Sendable {
  case before, after
}

extension PropertyTrack {
  /// How the track continues beyond an end.
  package func extrapolation(_ end: TrackEnd) -> Extrapolation {
    let ends = answer(to: Ends())
    return end == .before ? ends.before : ends.after
  }

  /// The track continuing otherwise beyond an end.
  package func extrapolated(_ kind: Extrapolation, _ end: TrackEnd) -> PropertyTrack {
    var ends = answer(to: Ends())
    switch end {
    case .before: ends.before = kind
    case .after: ends.after = kind
    }
    return edited(by: ends).track
  }

  /// The track continuing beyond both ends as another.
  func extrapolated(as other: PropertyTrack) -> PropertyTrack {
    edited(by: other.answer(to: Ends())).track
  }
}

private struct Ends: TrackQuestion, TrackEdit {
  var (before, after) = (Extrapolation.hold, Extrapolation.hold)

  func ask<Value>(_ track: Track<Value>) -> Ends {
    Ends(before: track.before, after: track.after)
  }

  func edited<Value>(_ track: Track<Value>) -> (track: Track<Value>, indices: Set<Int>) {
    (track.extrapolated(before: before, after: after), [])
  }
}
