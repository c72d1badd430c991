package import Editing
import Keyframes
import Stage
import Words

/// The length of a demo's timeline and its markers, as lines of a document.
///
/// ```
/// riff document 3
/// length springs 6
/// marker springs 1.5 "Second bounce"
/// end
/// ```
extension DemoEdits {
  package var landmarkLines: [(name: DocumentLine, rest: String)] {
    (length.map { [(.length, $0.exactText)] } ?? [])
      + markers.map { (.marker, "\($0.time.exactText) \($0.name.quoted)") }
  }

  package mutating func readLength(_ words: inout LineWords) throws(LineError) {
    guard length == nil else { throw words.error("The length appears twice.") }
    let number = try words.number("The length", in: SavedRange.lengths)
    guard number > 0 else { throw words.error("The length is 0: it must be more.") }
    try words.finish("the length")
    length = number
  }

  package mutating func readMarker(_ words: inout LineWords) throws(LineError) {
    let time = try words.number("The time", in: SavedRange.positions)
    let marker = Cue(try words.quoted("The name"), at: time)
    try words.finish("the name")
    let isLast = markers.last.map { ($0.time, $0.name) < (time, marker.name) } ?? true
    // Riff writes them in order; sorting many others would take too long.
    if let last = markers.last, !isLast, markers.count >= Self.mostUnsorted {
      throw words.error(
        "The time \(time.exactText) is before \(last.time.exactText), which came earlier.")
    }
    guard isLast || !markers.contains(marker) else {
      throw words.error("The marker \(marker.name.quoted(atMost: 40)) appears twice.")
    }
    if isLast { append(marker) } else { add(marker) }
  }

  /// The most markers that may be out of order.
  package static let mostUnsorted = 1000

  fileprivate var hasLandmarks: Bool { length != nil || !markers.isEmpty }
}

extension Document {
  /// Whether older versions of Riff cannot read its lines.
  package var hasLandmarks: Bool {
    demos.values.contains(where: \.hasLandmarks)
      || savedVersions.values.contains { $0.kept.contains(where: \.edits.hasLandmarks) }
  }
}
