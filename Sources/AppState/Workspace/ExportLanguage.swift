import DemoKit
import Editing
package import Formats
import Interface
import Keyframes
import Stage
package import Words

/// The language of an export.
package enum ExportLanguage: Equatable {
  case format(ExportFormat)
  /// An easing, to last so many seconds.
  case dialect(EasingDialect, seconds: Double?)

  package var title: String {
    switch self {
    case .format(let format): format.title
    case .dialect(let dialect, _): dialect.title
    }
  }
}

/// An exported text, and the messages about it.
package struct ExportedText: Equatable {
  package let text: String
  /// Sentences.
  package let losses: [Message]
  /// How far a dialect is off; nil for all but dialects.
  package var largestError: DialectError?

  package init(_ exported: Exported) { (text, losses) = (exported.text, exported.losses) }

  package init(_ written: WrittenEasing) {
    let error = DialectError(isExact: written.isExact, text: written.errorText)
    (text, largestError) = (written.text, error)
    losses = (error.isExact ? [] : [error.sentence]) + written.notes
  }
}

/// How far a dialect is off.
package struct DialectError: Equatable {
  package let isExact: Bool
  /// "exact" or "off by at most 0.0017".
  package let text: Message

  /// As a sentence.
  package var sentence: Message { "\(text.asStart)." }
}

extension Workspace {
  /// The length of the segment whose easing is current; nil if time is not in seconds, and behind
  /// the last keyframe.
  package var secondsOfCurrentSegment: Double? {
    guard player.playhead.timeline.unit == .seconds, let path = currentTrack,
      let key = currentKey(of: path), let times = track(at: path)?.marks.map(\.time),
      times.indices.contains(key.index + 1)
    else { return nil }
    let length = times[key.index + 1] - times[key.index]
    return length > 0 ? length : nil
  }
}
