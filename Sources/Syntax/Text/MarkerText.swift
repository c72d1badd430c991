import Keyframes
package import Stage
import Words

// The markers of a timeline, and its end, in languages that know neither.
extension Timeline {
  package var unmarked: Timeline {
    var copy = self
    copy.markers = []
    return copy
  }

  /// "Markers: intro 0.5, drop 2 seconds"; empty without markers.
  private var markerWords: String {
    guard !markers.isEmpty else { return "" }
    let words = markers.map { "\($0.name) \($0.time.text(digits: 4))" }.joined(separator: ", ")
    return "Markers: \(words) \(unit)"
  }

  /// A line of comment between two signs, which cannot end within it.
  package func markerComment(_ start: String, _ end: String, _ losses: inout Losses) -> String {
    guard !markers.isEmpty else { return "" }
    losses.add("Markers are written as a comment.")
    let words = markerWords.replacing("*/", with: "* /").split { $0.isNewline }
    return start + words.joined(separator: " ") + end + "\n"
  }

  /// States that the exported motion continues after the end of a timeline that is shorter than its
  /// tracks.
  package func stateEnd(of scene: Scene, _ losses: inout Losses) {
    guard unit == .seconds, let last = scene.keyframeTimes.last, last > range.upperBound else {
      return
    }
    losses.add(
      "The timeline ends at \(range.upperBound.text(digits: 4)) s; keyframes after it are exported too."
    )
  }
}
