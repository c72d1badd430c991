package import Editing
import Keyframes
import Words

/// Saved easings as lines of a document, in their order. The same lines are copied and pasted.
///
/// ```
/// riff document 3
/// preset "Soft out" cubic-bezier(0.2, 0, 0.1, 1)
/// end
/// ```
extension Document {
  package var presetLines: [String] { presets.map(\.line) }

  /// `names` are those of the presets so far.
  package mutating func readPreset(
    _ words: inout LineWords, _ names: inout Set<String>
  ) throws(LineError) {
    let preset = try SavedEasing(&words)
    guard names.insert(preset.name).inserted else {
      throw words.error("The preset \(preset.name.quoted(atMost: 40)) appears twice.")
    }
    presets.append(preset)
  }
}

extension SavedEasing {
  /// `preset "Soft out" cubic-bezier(0.2, 0, 0.1, 1)`
  package var line: String { "\(DocumentLine.preset.rawValue) \(name.quoted) \(easing.notation)" }

  /// Reads the words after `preset`.
  package init(_ words: inout LineWords) throws(LineError) {
    let name = try words.quoted("The name")
    let notation = String(decoding: words.takeBytes(), as: UTF8.self)
    let easing: Easing
    do {
      easing = try Easing(notation: notation)
    } catch {
      throw words.error("The easing cannot be read: \(error.problem).")
    }
    guard let preset = SavedEasing(name: name, easing: easing), preset.name == name else {
      throw words.error("The name is \(name.quoted(atMost: 40)), which a preset cannot have.")
    }
    self = preset
  }

  /// Reads pasted lines; nil if the text has other lines. Blank lines are ignored.
  package static func list(in text: String) throws(LineError) -> [SavedEasing]? {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var found: [SavedEasing] = []
    for (index, line) in lines.enumerated() {
      var words = LineWords(Array(line.utf8)[...], line: index + 1)
      guard !words.isEmpty else { continue }
      guard words.next() == DocumentLine.preset.rawValue, words.isQuoted else {
        if found.isEmpty { return nil }
        throw words.error("A line does not begin with \"preset\".")
      }
      found.append(try SavedEasing(&words))
    }
    return found.isEmpty ? nil : found
  }
}
