import AppState
import DemoKit
import Editing
import Formats
import Interface
import Keyframes
import Stage
import Words

/// The language of an export.
enum ExportLanguage: Equatable {
  case format(ExportFormat)
  /// An easing, to last so many seconds.
  case dialect(EasingDialect, seconds: Double?)

  var title: String {
    switch self {
    case .format(let format): format.title
    case .dialect(let dialect, _): dialect.title
    }
  }
}

/// An exported text, and the messages about it.
struct ExportedText: Equatable {
  let text: String
  /// Sentences.
  let losses: [Message]
  /// How far a dialect is off; nil for all but dialects.
  var largestError: DialectError?

  init(_ exported: Exported) { (text, losses) = (exported.text, exported.losses) }

  init(_ written: WrittenEasing) {
    let error = DialectError(isExact: written.isExact, text: written.errorText)
    (text, largestError) = (written.text, error)
    losses = (error.isExact ? [] : [error.sentence]) + written.notes
  }
}

/// How far a dialect is off.
struct DialectError: Equatable {
  let isExact: Bool
  /// "exact" or "off by at most 0.0017".
  let text: Message

  /// As a sentence.
  var sentence: Message { "\(text.asStart)." }
}

extension Workspace {
  /// The length of the segment whose easing is current; nil if time is not in seconds, and behind
  /// the last keyframe.
  var secondsOfCurrentSegment: Double? {
    guard player.playhead.timeline.unit == .seconds, let path = currentTrack,
      let key = currentKey(of: path), let times = track(at: path)?.marks.map(\.time),
      times.indices.contains(key.index + 1)
    else { return nil }
    let length = times[key.index + 1] - times[key.index]
    return length > 0 ? length : nil
  }
}
