import Interface
import Keyframes
import Stage
import Words

/// A line of choices for a film.
package enum FilmRow: CaseIterable, Hashable, Sendable {
  case format, size, rate, range, playing, background

  package var title: String {
    switch self {
    case .format: localized("Format")
    case .size: localized("Size")
    case .rate: localized("Frame rate")
    case .range: localized("Range")
    case .playing: localized("Playback")
    case .background: localized("Background")
    }
  }
}
