import Editing
import Formats
import Keyframes
import Stage
import Words

/// The knobs of a scene as a line of a document, in Riff's JSON.
///
/// ```
/// riff document 7
/// knobs my-scene-1 [{"name": "size", "range": [0, 100], "step": 1, "value": 40, "sets": [{"node": "ball", …}]}]
/// knob my-scene-1 size 60
/// ```
extension DemoEdits {
  var knobsLine: [(name: DocumentLine, rest: String)] {
    knobs.map { [(.knobs, $0.jsonLine)] } ?? []
  }

  mutating func readKnobs(
    _ words: inout LineWords, _ customs: [Easing]
  ) throws(LineError) {
    guard knobs == nil else { throw words.error("The knobs appear twice.") }
    let text = String(decoding: words.takeBytes(), as: UTF8.self)
    do throws(PasteError) {
      knobs = try [SceneKnob](json: text, customs: customs)
    } catch {
      throw words.error("The knobs cannot be read: \(error.problem).")
    }
  }
}

extension Document {
  /// The first line of documents with knobs, which older versions of Riff cannot read.
  static let firstLineWithKnobs = "riff document 7"

  /// Whether knobs of any scene were made, changed or removed.
  var hasKnobs: Bool {
    demos.values.contains { $0.knobs != nil }
      || savedVersions.values.contains { $0.kept.contains { $0.edits.knobs != nil } }
  }
}
